import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// `galley render` of scenes that move.
@Suite struct AnimationCommandTests {
  /// A card whose badge grows, moves and changes its colour, above a text that stays.
  private static let badge = """
    {"galley": 1, "canvas": {"width": 80, "height": 40, "background": "white"}, "view":
      {"type": "ZStack", "children": [
        {"type": "Text", "text": "Harbour", "modifiers": [{"font": 11}]},
        {"type": "Circle", "fill": {"animate": {"from": "teal", "to": "orange", "duration": 0.4}}, "modifiers": [
          {"frame": {"width": 12, "height": 12}},
          {"offset": {"x": {"animate": {"from": -30, "to": 30, "curve": "bouncy", "duration": 0.3}}}}]}]}}
    """
  private static let endless = """
    {"galley": 1, "canvas": {"width": 40, "height": 40}, "view": {"type": "Rectangle", "fill": "teal", "modifiers": [
      {"rotationEffect": {"animate": {"from": 0, "to": 360, "curve": "linear", "duration": 0.5,
        "repeat": "forever", "autoreverses": false}}}, {"padding": 10}]}}
    """
  private static let still = #"{"galley": 1, "view": {"type": "Text", "text": "a"}}"#

  private func inFolder(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "badge.json": Data(Self.badge.utf8), "endless.json": Data(Self.endless.utf8),
          "still.json": Data(Self.still.utf8),
        ], in: folder)
      try body(folder)
    }
  }

  private func bytes(_ name: String, in folder: URL) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private func run(_ words: String, in folder: URL) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let result = try Program.run(
      ["render"] + words.split(separator: " ").map(String.init), in: folder)
    return (result.code, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  /// Each frame of a file, repeated for as long as it is shown.
  private func images(of file: Data, rate: Double) throws -> [Bitmap] {
    try AnimatedImageDecoder().frames(of: file).flatMap { frame in
      [Bitmap](repeating: frame.image, count: Int((frame.duration * rate).rounded()))
    }
  }

  /// Files that may not grow: what a full disk is.
  @Test(arguments: [
    "badge.json -o a.png", "badge.json -o a.webp", "badge.json --frames frames", "badge.json -o -",
    "still.json -o a.png",
  ])
  func aFullDiskIsNoFaultOfTheScene(words: String) throws {
    try inFolder { folder in
      let result = try Program.run(
        ["-c", "ulimit -f 0; exec \"$0\" render \(words)", Program.galley.path],
        by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(result.code == 5, "\(result.errors)")
      #expect(result.errors.contains("File too large"), "\(result.errors)")
    }
  }

  @Test func aFolderForTemporaryFilesThatIsMissingIsNoFaultOfTheScene() throws {
    try inFolder { folder in
      let result = try Program.run(
        ["-c", "TMPDIR=/nowhere exec \"$0\" render badge.json -o -", Program.galley.path],
        by: URL(fileURLWithPath: "/bin/sh"), in: folder)
      #expect(result.code == 5, "\(result.errors)")
      #expect(result.errors.contains("/nowhere"), "\(result.errors)")
    }
  }

  @Test(arguments: ["png", "webp"])
  func anAnimationHasThePixelsOfImagesTakenOneByOne(format: String) throws {
    try inFolder { folder in
      let result = try run(
        "badge.json -o movie.\(format) --rate 25 --duration 0.6 --scale 2", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let movie = try images(of: bytes("movie.\(format)", in: folder), rate: 25)
      #expect(movie.count == 16)
      #expect(
        result.output.hasPrefix(
          "movie.\(format): 16 images in 0.6 s at 25 per second, 160 x 80 px, "))
      for index in [0, 1, 4, 9, 15] {
        let time = Double(index) / 25
        #expect(try run("badge.json -o still.png --at \(time) --scale 2", in: folder).code == 0)
        #expect(
          try Bitmap(imageDataOf: bytes("still.png", in: folder)) == movie[index], "\(time) s")
      }
      #expect(
        try run("badge.json --frames all --rate 25 --duration 0.6 --scale 2", in: folder).code == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("all").path
      ).sorted()
      #expect(names.first == "0001.png" && names.last == "0016.png" && names.count == 16)
      for (name, image) in zip(names, movie) {
        #expect(try Bitmap(imageDataOf: bytes("all/\(name)", in: folder)) == image, "\(name)")
      }
    }
  }

  @Test func anAnimationLastsUntilNothingMoves() throws {
    try inFolder { folder in
      #expect(try run("badge.json -o movie.png --rate 30", in: folder).code == 0)
      let movie = try bytes("movie.png", in: folder)
      let frames = try images(of: movie, rate: 30)
      #expect(try run("badge.json -o end.png --at 3600", in: folder).code == 0)
      #expect(try run("badge.json -o rest.webp --at 3600", in: folder).code == 0)
      #expect(try Bitmap(imageDataOf: bytes("end.png", in: folder)) == frames.last)
      #expect(try Bitmap(imageDataOf: bytes("rest.webp", in: folder)) == frames.last)
      #expect(try AnimatedImageDecoder().head(of: movie).loopCount == 0)
      // One that repeats has one turn, and not its first image twice.
      let result = try run("endless.json -o turn.png --rate 20 --loop 3", in: folder)
      #expect(result.code == 0 && result.output.contains("10 images in 0.5 s"), "\(result)")
      let turn = try bytes("turn.png", in: folder)
      #expect(try AnimatedImageDecoder().head(of: turn).loopCount == 3)
      let turns = try images(of: turn, rate: 20)
      #expect(turns.first != turns.last)
    }
  }

  @Test func severalMomentsAreOneImage() throws {
    try inFolder { folder in
      let result = try run("badge.json -o strip.png --at 0,0.1,0.3", in: folder)
      #expect(
        result.code == 0 && result.output.hasPrefix("strip.png: 3 moments, 256 x 40 px"),
        "\(result)")
      let strip = try Bitmap(imageDataOf: bytes("strip.png", in: folder))
      for (index, time) in ["0", "0.1", "0.3"].enumerated() {
        #expect(try run("badge.json -o one.png --at \(time)", in: folder).code == 0)
        let one = try Bitmap(imageDataOf: bytes("one.png", in: folder))
        for y in 0..<40 { for x in 0..<80 { #expect(strip[index * 88 + x, y] == one[x, y]) } }
      }
    }
  }

  @Test func aFileThatIsTooLongGetsALowerRateAndSaysSo() throws {
    try inFolder { folder in
      #expect(try run("badge.json -o full.png --scale 2", in: folder).code == 0)
      let full = try bytes("full.png", in: folder).count
      let result = try run("badge.json -o less.png --scale 2 --max-bytes \(full / 2)", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try bytes("less.png", in: folder).count <= full / 2)
      #expect(result.errors.contains("note: less.png: the rate was reduced from 60 to "))
      let small = try run("badge.json -o small.png --max-bytes 300", in: folder)
      #expect(
        small.code == 3 && small.errors.contains("bytes at 4 images per second; the limit is 300"))
      #expect(
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent("small.png").path))
    }
  }

  @Test(arguments: [
    (
      "badge.json -o movie.gif", 2,
      "GIF output is not supported; an animated PNG (.png) or WebP (.webp)"
    ),
    ("badge.json -o movie.jpg", 2, "a JPEG cannot hold an animation"),
    ("still.json -o movie.png --rate 30", 2, "nothing in the scene moves, so --rate has no effect"),
    ("still.json --frames all", 2, "nothing in the scene moves, so --frames has no effect"),
    ("badge.json -o a.png --at soon", 2, "found --at \"soon\"; expected seconds from 0 to 3600"),
    ("badge.json -o a.png --at -1", 2, "expected seconds from 0"),
    ("badge.json -o a.png --at 0,,1", 2, "expected seconds from 0"),
    (
      "badge.json -o a.png --at 0 --rate 30", 2,
      "--at is for images of single moments, --rate for all"
    ),
    ("badge.json --frames all --at 1", 2, "--frames for all of an animation"),
    ("badge.json --frames all -o a.png", 2, "-o names one file: use one of them"),
    ("badge.json --frames all --loop 2", 2, "--loop is for an animation in one file"),
    ("badge.json -o a.png --rate 91", 2, "expected a whole number from 1 to 90"),
    ("badge.json -o a.png --duration 0", 2, "--duration"),
    ("badge.json -o a.png --duration 3600", 2, "more than 20000 images; choose a lower --rate"),
    ("badge.json -o a.png --loop 0", 2, "found --loop \"0\"; expected a whole number from 1"),
    ("badge.json -o a.png --allow-loss --max-bytes 5000", 2, "--allow-loss is for single images"),
    ("badge.json -o a.png --matrix width=20 --at 0,1", 2, "--matrix draws one moment"),
    ("badge.json still.json --frames all", 2, "--frames takes one scene, but 2 were given"),
    ("badge.json -o gone/a.png", 5, "gone/a.png"),
    ("badge.json -o a.png --max-memory 100K", 3, "100"),
  ])
  func mistakesAreErrorsThatLeaveNothing(words: String, code: Int32, message: String) throws {
    try inFolder { folder in
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      let result = try run(words, in: folder)
      #expect(result.code == code && result.errors.contains(message), "\(result)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
    }
  }

  @Test func aSceneThatChangesItsSizeIsAnError() throws {
    try Program.withFolder { folder in
      let scene = """
        {"galley": 1, "view": {"type": "Color", "color": "red", "modifiers": [
          {"frame": {"width": {"animate": {"from": 10, "to": 20}}, "height": 10}}]}}
        """
      try Program.write(["a.json": Data(scene.utf8)], in: folder)
      let result = try run("a.json -o a.png", in: folder)
      #expect(result.code == 3 && result.errors.contains("give the canvas a width and a height"))
      #expect(try run("a.json -o strip.png --at 0,0.35", in: folder).code == 0)
      let frames = try run("a.json --frames all", in: folder)
      #expect(frames.code == 3)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("all").path))
    }
  }

  @Test func imagesOfAnotherRunAreNotMixedIn() throws {
    try inFolder { folder in
      #expect(try run("badge.json --frames all --rate 20 --duration 1", in: folder).code == 0)
      let result = try run("badge.json --frames all --rate 20 --duration 0.5", in: folder)
      #expect(
        result.code == 5 && result.errors.contains("found 0012.png, which is no image of this"))
      #expect(
        try run("badge.json --frames all --rate 20 --duration 1 --format webp", in: folder).code
          == 5)
      #expect(try run("badge.json --frames all --rate 20 --duration 1", in: folder).code == 0)
    }
  }

  @Test func animationsGoToStandardOutputToo() throws {
    try inFolder { folder in
      #expect(try run("badge.json -o movie.png --rate 10", in: folder).code == 0)
      let result = try Program.run(
        ["render", "badge.json", "-o", "-", "--rate", "10"], in: folder)
      #expect(result.code == 0)
      #expect(result.output == (try bytes("movie.png", in: folder)))
    }
  }

  /// Pillow reads what Galley writes, where `Scripts/test-tools` has installed it.
  @Test(arguments: ["png", "webp"])
  func pillowShowsTheSamePixels(format: String) throws {
    let python = Program.root.appendingPathComponent(".build/tools/bin/python").path
    guard FileManager.default.fileExists(atPath: python) else { return }
    try inFolder { folder in
      #expect(try run("badge.json -o movie.\(format) --rate 30 --scale 2", in: folder).code == 0)
      #expect(try run("badge.json --frames all --rate 30 --scale 2", in: folder).code == 0)
      let script = Program.root.appendingPathComponent("Tests/Images/compare-frames").path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: python)
      process.arguments = [
        script, folder.appendingPathComponent("movie.\(format)").path,
        folder.appendingPathComponent("all").path, "30",
      ]
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(said)")
    }
  }
}

extension Bitmap {
  fileprivate init(imageDataOf data: Data) throws { self = try ImageDecoder().decode(data) }
}
