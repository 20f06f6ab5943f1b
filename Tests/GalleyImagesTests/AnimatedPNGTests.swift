import Foundation
import GalleyBudget
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyImages

@Suite struct AnimatedPNGTests {
  private func file(
    _ movie: Movie, rate: Double = 60, compression: PNGEncoder.Compression = .fast,
    loopCount: Int = 0
  ) throws -> Data {
    let encoder = try AnimatedPNGEncoder(
      compression: compression, scale: 2, loopCount: loopCount)
    for (index, image) in movie.images.enumerated() {
      try encoder.append(image, at: Double(index) / rate)
    }
    return try encoder.data(endingAt: Double(movie.images.count) / rate)
  }

  @Test(arguments: Movie.Kind.allCases)
  func everyImageComesBackPixelForPixel(kind: Movie.Kind) throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      let movie = Movie(
        kind, width: 1 + Int(seed * 7 % 40), height: 1 + Int(seed * 11 % 90), count: 9,
        seed: seed)
      for compression in PNGEncoder.Compression.allCases {
        let file = try file(movie, compression: compression)
        let frames = try AnimatedImageDecoder().frames(of: file)
        let shown = movie.shown(rate: 60)
        #expect(frames.map(\.image) == shown.map(\.image), "seed \(seed), \(compression)")
        for (frame, image) in zip(frames, shown) {
          #expect(abs(frame.duration - image.seconds) < 1e-6)
        }
      }
    }
  }

  @Test func theFirstImageIsThatOfProgramsWithoutAnimations() throws {
    let movie = Movie(.color, width: 30, height: 20, count: 5, seed: 3)
    let file = try file(movie)
    #expect(try PNGDecoder().decode(file) == movie.images[0])
    #expect(try PNGChunks(file).scale == 2)
  }

  @Test func onlyTheRectangleThatChangedIsWritten() throws {
    var image = Bitmap(
      width: 400, height: 300, filledWith: Pixel(red: 9, green: 9, blue: 9, alpha: 255))
    let encoder = try AnimatedPNGEncoder()
    try encoder.append(image, at: 0)
    for y in 40..<50 {
      for x in 100..<120 { image[x, y] = Pixel(red: 200, green: 0, blue: 0, alpha: 255) }
    }
    try encoder.append(image, at: 0.1)
    try encoder.append(image, at: 0.2)
    image[399, 299] = Pixel(red: 0, green: 0, blue: 200, alpha: 255)
    try encoder.append(image, at: 0.3)
    let frames = try AnimatedImageDecoder().frames(of: encoder.data(endingAt: 0.4))
    #expect(frames.map(\.drawnPixels) == [400 * 300, 20 * 10, 1])
    #expect(frames.map { ($0.duration * 1000).rounded() } == [100, 200, 100])
  }

  @Test func whatStaysInsideALargeRectangleCostsNearlyNothing() throws {
    // Noise does not deflate; two pixels in opposite corners change.
    let movie = Movie(.color, width: 200, height: 200, count: 1, seed: 5)
    var noise = movie.images[0]
    for index in noise.pixels.indices {
      noise.pixels[index] = UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0xff00_0000
    }
    let encoder = try AnimatedPNGEncoder()
    try encoder.append(noise, at: 0)
    let still = try encoder.data(endingAt: 1).count
    noise[0, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 255)
    noise[199, 199] = Pixel(red: 1, green: 2, blue: 3, alpha: 255)
    try encoder.append(noise, at: 1)
    let file = try encoder.data(endingAt: 2)
    #expect(file.count - still < 1000)
    #expect(try AnimatedImageDecoder().frames(of: file).last?.image == noise)
  }

  @Test func samplesAreThoseThatSufficeForAllImages() throws {
    let types: [(Movie.Kind, UInt8)] = [
      (.blackAndWhite, 3), (.fewColors, 3), (.grey, 0), (.color, 2), (.clear, 6),
      (.soft, 3),
    ]
    for (kind, type) in types {
      // Many pixels: no kind looks like another one by chance.
      let movie = Movie(kind, width: 200, height: 100, count: 12, seed: 11)
      #expect(try file(movie)[25] == type, "\(kind)")
    }
  }

  @Test func theFileSaysHowOftenItRuns() throws {
    let movie = Movie(.fewColors, width: 8, height: 8, count: 4, seed: 2)
    for loops in [0, 1, 7] {
      let head = try AnimatedImageDecoder().head(of: file(movie, loopCount: loops))
      #expect(head.loopCount == loops)
      #expect(head.frameCount == movie.shown(rate: 60).count)
    }
  }

  private static let fractions: [(Double, Int, Int)] = [
    (1.0 / 60, 1, 60), (0.1, 1, 10), (2.5, 5, 2), (1001.0 / 30_000, 1001, 30_000), (3600, 3600, 1),
    (1e-9, 1, 65_535), (65_535, 65_535, 1),
  ]

  @Test(arguments: fractions)
  func delaysAreFractions(seconds: Double, numerator: Int, denominator: Int) throws {
    let delay = try #require(FrameDelay(seconds: seconds))
    #expect(delay.numerator == numerator)
    #expect(delay.denominator == denominator)
  }

  @Test func delaysThatNoFractionSaysAreRefused() {
    for seconds in [0, -1, 65_536, .infinity, .nan] { #expect(FrameDelay(seconds: seconds) == nil) }
    for number in 1...5000 {
      let seconds = Double(number) * 0.01371
      let delay = FrameDelay(seconds: seconds)?.seconds ?? 0
      #expect(abs(delay - seconds) <= seconds / 65_535, "\(seconds)")
    }
  }

  @Test func imagesOfAnotherSizeAndOutOfOrderAreErrors() throws {
    let encoder = try AnimatedPNGEncoder()
    #expect(throws: ImageError.encoding("the animation has no images")) {
      try encoder.data(endingAt: 1)
    }
    try encoder.append(Bitmap(width: 4, height: 4), at: 0.5)
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 4, height: 5), at: 0.6) }
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 4, height: 4), at: 0.5) }
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 4, height: 4), at: .nan) }
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 0, height: 4), at: 1) }
    #expect(throws: ImageError.self) { try encoder.data(endingAt: 0.5) }
    #expect(try encoder.data(endingAt: 0.75).count > 0)
  }

  @Test func memoryIsAskedForBeforeItIsTaken() throws {
    let limits = RenderBudget.Limits(bytes: 4 << 20, duration: nil)
    let encoder = try AnimatedPNGEncoder(budget: RenderBudget(limits))
    #expect(throws: LimitError.self) {
      try encoder.append(Bitmap(width: 1000, height: 1000), at: 0)
    }
  }

  @Test func memoryDoesNotGrowWithTheImages() throws {
    func most(_ count: Int) throws -> Int {
      let budget = RenderBudget(.unlimited)
      let encoder = try AnimatedPNGEncoder(budget: budget)
      let movie = Movie(.color, width: 60, height: 60, count: 10, seed: 8)
      for index in 0..<count { try encoder.append(movie.images[index % 10], at: Double(index)) }
      try encoder.write(endingAt: Double(count)) { _ in }
      return budget.mostBytes
    }
    #expect(try most(400) == most(20))
  }

  @Test(arguments: SeededRandom.freshSeeds()) func damagedFilesAreErrorsAndNeverTraps(seed: UInt64)
    throws
  {
    let movie = Movie(.soft, width: 23, height: 17, count: 6, seed: 4)
    let file = try file(movie)
    let decoder = AnimatedImageDecoder(pixelLimit: 100_000)
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<600 {
      var broken = file
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        broken[Int.random(in: 8..<broken.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      _ = try? decoder.frames(of: broken)
      _ = try? decoder.frames(of: broken.prefix(numbers.next(in: 0...broken.count)))
    }
  }
}
