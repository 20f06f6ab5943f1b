import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// `galley preview` and `galley render` of previews that move, with the modules of the release build.
@Suite(.serialized) struct PreviewMotionTests {
  /// A bar that grows from 20 to 120 points in half a second.
  private static let bar = Data(
    """
    import SwiftUI

    struct Bar: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 120 : 20, height: 10)
          .frame(width: 130, height: 20, alignment: .leading)
          .task {
            withAnimation(.linear(duration: 0.5)) { isWide = true }
          }
      }
    }

    struct Wheel: View {
      @State private var turns = 0.0
      var body: some View {
        Rectangle().fill(.blue).frame(width: 20, height: 10).rotationEffect(.degrees(turns))
          .frame(width: 40, height: 40)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 360 } }
      }
    }

    #Preview("Bar") { Bar() }
    #Preview("Wheel") { Wheel() }
    #Preview("Still") { Color.green.frame(width: 20, height: 20) }

    """.utf8)

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Program.write(["Bar.swift": Self.bar], in: folder)
      try body(folder)
    }
  }

  private func run(_ words: String, in folder: URL) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let result = try Program.run(words.split(separator: " ").map(String.init), in: folder)
    return (result.code, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  private func bytes(_ name: String, _ folder: URL) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// How many pixels of the row in the middle are red.
  private func redWidth(_ bitmap: Bitmap) -> Int {
    let row = bitmap.height / 2
    return (0..<bitmap.width).count {
      let pixel = Pixel(rawValue: bitmap.pixels[row * bitmap.width + $0])
      return pixel.red > 200 && pixel.green < 120
    }
  }

  @Test func aMomentIsDrawn() throws {
    try inFolder { folder in
      let result = try run(
        "render Bar.swift --preview Bar --at 0.25 --scale 1 -o at.png", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(redWidth(try PNGDecoder().decode(bytes("at.png", folder))) == 70)
      // At rest it shows where the movement ends.
      #expect(try run("render Bar.swift --scale 1 -o end.png", in: folder).code == 0)
      #expect(redWidth(try PNGDecoder().decode(bytes("end.png", folder))) == 120)
    }
  }

  @Test func severalMomentsAreAStripInTheirOrder() throws {
    try inFolder { folder in
      let result = try run(
        "preview Bar.swift --name Bar --at 0.5,0,0.25 --scale 1 -o out", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("3 moments, "))
      let strip = try PNGDecoder().decode(bytes("out/Bar-Bar-1x.png", folder))
      #expect(strip.width == 3 * 130 + 2 * 8)
      #expect(redWidth(strip) == 120 + 20 + 70)
    }
  }

  @Test(arguments: ["png", "webp"])
  func anAnimationHasThePixelsOfItsFrames(format: String) throws {
    try inFolder { folder in
      let movie = try run(
        "render Bar.swift --rate 10 --loop 2 --scale 1 -o movie.\(format)", in: folder)
      #expect(movie.code == 0, "\(movie.errors)")
      #expect(movie.output.contains("6 images in 0.5 s at 10 per second, "))
      #expect(try run("render Bar.swift --rate 10 --scale 1 --frames frames", in: folder).code == 0)
      let decoder = AnimatedImageDecoder()
      let frames = try decoder.frames(of: bytes("movie.\(format)", folder))
      #expect(try decoder.head(of: bytes("movie.\(format)", folder)).loopCount == 2)
      #expect(frames.map { redWidth($0.image) } == [20, 40, 60, 80, 100, 120])
      for (index, frame) in frames.enumerated() {
        let file = try bytes("frames/000\(index + 1).png", folder)
        #expect(try PNGDecoder().decode(file).pixels == frame.image.pixels)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/frames/0007.png"))
    }
  }

  @Test func previewsHaveAnimationsAndFoldersOfTheirOwn() throws {
    try inFolder { folder in
      let movies = try run(
        "preview Bar.swift --duration 0.5 --rate 4 --scale 1 -o out", in: folder)
      #expect(movies.code == 0, "\(movies.errors)")
      let wheel = try AnimatedImageDecoder().frames(of: bytes("out/Bar-Wheel-1x.png", folder))
      #expect(wheel.count == 3)
      // A preview without movement has one frame in the file.
      #expect(
        try AnimatedImageDecoder().frames(of: bytes("out/Bar-Still-1x.png", folder)).count == 1)
      let frames = try run(
        "preview Bar.swift --duration 0.5 --rate 4 --scale 1 --frames all", in: folder)
      #expect(frames.code == 0, "\(frames.errors)")
      for name in ["Bar-Bar-1x", "Bar-Wheel-1x", "Bar-Still-1x"] {
        let files = try FileManager.default.contentsOfDirectory(
          atPath: folder.path + "/all/\(name)")
        #expect(files.sorted() == ["0001.png", "0002.png", "0003.png"])
      }
    }
  }

  @Test(arguments: [
    ("render Bar.swift --preview Wheel --rate 10 -o a.png", 2, "still moves after 10 s"),
    ("render Bar.swift --preview Still --rate 10 -o a.png", 2, "nothing in the preview moves"),
    ("render Bar.swift --rate 10 -o a.jpg", 2, "a JPEG cannot hold an animation"),
    ("render Bar.swift --at 1 --rate 10 -o a.png", 2, "--at is for images of single moments"),
    ("render Bar.swift --at x -o a.png", 2, "expected seconds"),
    ("preview Bar.swift --frames f -o out", 2, "-o names the folder of images"),
    ("preview Bar.swift --duration 3600 --rate 60", 2, "more than 20000 images"),
    ("render Bar.swift --rate 30 --max-bytes 100 -o a.png", 3, "the limit is 100"),
  ])
  func mistakesAreErrorsThatLeaveNothing(words: String, code: Int32, message: String) throws {
    try inFolder { folder in
      let result = try run(words, in: folder)
      #expect(result.code == code, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Bar.swift"])
    }
  }

  @Test func aLimitOfBytesLowersTheRate() throws {
    try inFolder { folder in
      #expect(try run("render Bar.swift --rate 60 -o whole.png", in: folder).code == 0)
      let limit = try bytes("whole.png", folder).count / 2
      let result = try run(
        "render Bar.swift --rate 60 --max-bytes \(limit) -o less.png", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("the rate was reduced from 60 to"))
      #expect(try bytes("less.png", folder).count <= limit)
    }
  }

  /// Files that may not grow, in blocks of 512 bytes: the first ones are those of the cache, then objects, then images.
  @Test func aFullDiskIsNoFaultOfThePreviews() throws {
    try inFolder { folder in
      func run(_ blocks: String, _ words: String) throws -> Program.Result {
        try Program.run(
          [
            "-c",
            "export XDG_CACHE_HOME=\"$PWD/cache\"; ulimit -f \(blocks); exec \"$0\" preview \(words)",
            Program.galley.path,
          ], by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      }
      for blocks in ["0", "8"] {
        let result = try run(blocks, "Bar.swift")
        #expect(result.code == 5, "\(blocks): \(result.errors)")
        #expect(!result.errors.contains("crashed"), "\(blocks): \(result.errors)")
      }
      let drawn = try run("unlimited", "Bar.swift --duration 0.3")
      #expect(drawn.code == 0, "\(drawn.errors)")
      for words in ["Bar.swift", "Bar.swift --duration 0.3"] {
        let result = try run("0", words)
        #expect(result.code == 5, "\(words): \(result.errors)")
      }
    }
  }
}
