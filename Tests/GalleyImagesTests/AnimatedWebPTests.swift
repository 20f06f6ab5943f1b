import Foundation
import GalleyBudget
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyImages

@Suite struct AnimatedWebPTests {
  private func file(
    _ images: [Bitmap], rate: Double = 50, quality: Int? = nil, loopCount: Int = 0
  ) throws -> Data {
    let encoder = try AnimatedWebPEncoder(quality: quality, loopCount: loopCount)
    for (index, image) in images.enumerated() {
      try encoder.append(image, at: Double(index) / rate)
    }
    return try encoder.data(endingAt: Double(images.count) / rate)
  }

  @Test(arguments: Movie.Kind.allCases)
  func everyImageComesBackPixelForPixel(kind: Movie.Kind) throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let movie = Movie(
        kind, width: 1 + Int(seed * 7 % 40), height: 1 + Int(seed * 11 % 60), count: 7,
        seed: seed)
      let shown = movie.shown(rate: 50)
      guard shown.count > 1 else { continue }
      let frames = try AnimatedImageDecoder().frames(of: file(movie.images))
      #expect(frames.map(\.image) == shown.map(\.image), "seed \(seed)")
      #expect(
        frames.map { Int(($0.duration * 1000).rounded()) }
          == shown.map { Int(($0.seconds * 1000).rounded()) })
    }
  }

  /// What libwebp has at a time is `partLength` images; the seam is nowhere to be seen.
  @Test(arguments: [Movie.Kind.clear, .soft, .fewColors])
  func partsBecomeOneFile(kind: Movie.Kind) throws {
    let movie = Movie(kind, width: 24, height: 18, count: 600, seed: 21)
    let shown = movie.shown(rate: 50)
    #expect(shown.count > AnimatedWebPEncoder.partLength * 2)
    let frames = try AnimatedImageDecoder().frames(of: file(movie.images))
    #expect(frames.map(\.image) == shown.map(\.image))
    // A part of one image.
    let next = Array(shown.prefix(AnimatedWebPEncoder.partLength + 1).map(\.image))
    #expect(try AnimatedImageDecoder().frames(of: file(next)).map(\.image) == next)
  }

  /// libwebp looks again at a file of one frame, and asks then whether to go on.
  @Test func imagesWithClearMarginsComeBack() throws {
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    func image(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
      var image = Bitmap(width: 16, height: 14)
      for y in rows { for x in columns { image[x, y] = red } }
      return image
    }
    let clear = image(0..<0, 0..<0)
    // Each place of a square, so that no image is like the one before.
    let squares = (0...AnimatedWebPEncoder.partLength).map { place in
      image(3 + place % 8..<5 + place % 8, 3 + place / 8 % 6..<6 + place / 8 % 6)
    }
    for images in [
      [image(6..<10, 5..<9)], [clear], [clear, squares[0], clear], [squares[0], clear], squares,
      squares.dropLast() + [clear],
    ] {
      for quality in [nil, 90] {
        let frames = try AnimatedImageDecoder().frames(of: file(images, quality: quality))
        let shown = frames.map(\.image)
        #expect(shown.count == images.count)
        if quality == nil { #expect(shown == images) }
      }
    }
  }

  @Test func lossyImagesAreSmallerAndNearTheOnesThatWereGiven() throws {
    let movie = Movie(.color, width: 120, height: 90, count: 8, seed: 6)
    let whole = try file(movie.images)
    let lossy = try file(movie.images, quality: 60)
    #expect(lossy.count < whole.count)
    let frames = try AnimatedImageDecoder().frames(of: lossy)
    #expect(frames.count == movie.shown(rate: 50).count)
    #expect(frames.first?.image.width == 120)
  }

  @Test func timesThatAreNoWholeMillisecondsDoNotDrift() throws {
    let movie = Movie(.color, width: 5, height: 5, count: 240, seed: 9)
    let frames = try AnimatedImageDecoder().frames(of: file(movie.images, rate: 60))
    #expect(abs(frames.reduce(0) { $0 + $1.duration } - 4) < 0.0011)
  }

  @Test func theFileSaysHowOftenItRuns() throws {
    let movie = Movie(.color, width: 8, height: 8, count: 4, seed: 2)
    for loops in [0, 1, 7] {
      #expect(
        try AnimatedImageDecoder().head(of: file(movie.images, loopCount: loops)).loopCount == loops
      )
    }
  }

  @Test func mistakesAreErrors() throws {
    let encoder = try AnimatedWebPEncoder()
    #expect(throws: ImageError.self) { try encoder.data(endingAt: 1) }
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 16_384, height: 1), at: 0) }
    try encoder.append(Bitmap(width: 4, height: 4), at: 0)
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 5, height: 4), at: 1) }
    #expect(throws: ImageError.self) {
      try encoder.append(
        Bitmap(width: 4, height: 4, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 255)),
        at: 0.0001)
    }
    let small = try AnimatedWebPEncoder(
      budget: RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil)))
    #expect(throws: LimitError.self) { try small.append(Bitmap(width: 900, height: 900), at: 0) }
  }

  @Test(arguments: SeededRandom.freshSeeds()) func damagedFilesAreErrorsAndNeverTraps(seed: UInt64)
    throws
  {
    let file = try file(Movie(.soft, width: 23, height: 17, count: 6, seed: 4).images)
    let decoder = AnimatedImageDecoder(pixelLimit: 100_000)
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<600 {
      var broken = file
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        broken[Int.random(in: 12..<broken.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      _ = try? decoder.frames(of: broken)
      _ = try? decoder.frames(of: broken.prefix(numbers.next(in: 0...broken.count)))
    }
  }
}
