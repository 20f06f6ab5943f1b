import Foundation
import Testing

/// SVG and PDF files by the extension, `--format` and placeholders, and what is not for them.
@Suite struct VectorCommandTests {
  private static let scene = Data(
    #"{"galley": 1, "canvas": {"width": 40, "height": 20, "scale": 2}, "view": {"type": "Text", "text": "Hi"}}"#
      .utf8)

  private static let moving = Data(
    (#"{"galley": 1, "canvas": {"width": 4, "height": 3, "background": "white"}, "view": {"type": "Rectangle", "#
      + #""fill": {"animate": {"from": "red", "to": "blue", "duration": 0.1}}}}"#).utf8)

  @Test func theExtensionOrTheOptionSaysTheFormat() throws {
    try Program.withFolder { folder in
      for (arguments, start) in [
        (["-o", "a.svg"], "<svg xmlns="), (["-o", "a.PDF"], "%PDF-1.7"),
        (["-o", "-", "--format", "svg"], "<svg xmlns="),
        (["-o", "-", "--format", "pdf"], "%PDF-1.7"),
      ] {
        let result = try Program.run(["render", "-"] + arguments, input: Self.scene, in: folder)
        #expect(result.code == 0, "\(arguments): \(result.errors)")
        let file =
          try arguments[1] == "-"
          ? Data(result.output) : Data(contentsOf: folder.appendingPathComponent(arguments[1]))
        #expect(file.starts(with: Data(start.utf8)), "\(arguments)")
      }
      let svg = try String(contentsOf: folder.appendingPathComponent("a.svg"), encoding: .utf8)
      #expect(svg.contains("width=\"40\" height=\"20\" viewBox=\"0 0 80 40\""))
      #expect(!svg.contains("<text"))
      let named = try Program.run(
        ["render", "-", "-o", "-", "--format", "svg", "--svg-text", "names"], input: Self.scene,
        in: folder)
      #expect(String(decoding: named.output, as: UTF8.self).contains(">Hi</text>"))
    }
  }

  @Test(arguments: [
    (["-o", "a.svg", "--quality", "80"], "--quality is for files of pixels"),
    (["-o", "a.pdf", "--compression", "small"], "--compression is for files of pixels"),
    (
      ["-o", "a.png", "--svg-text", "names"],
      "--svg-text is for SVG, but the image is written as png"
    ),
    (["-o", "a.png", "--quality", "80"], "--quality is for JPEG and WebP"),
    (["-o", "a.png", "--scale", "0x2"], "expected a number above 0 and at most 100"),
    (["-o", "a.png", "--timeout", "0x2"], "expected a number of seconds"),
    (["-o", "-", "--quality", "80"], "--quality is for JPEG and WebP"),
    (["-o", "a.webp", "--compression", "small"], "--compression is for PNG"),
    (["-o", "a.png", "--format", "jpeg", "--compression", "small"], "--compression is for PNG"),
    (["-o", "a.svg", "--matrix", "scale=1,2"], "a contact sheet is made of pixels"),
    (["-o", "a.svg", "--at", "0,1"], "an image of several moments is made of pixels"),
    (["-o", "a.eps"], ".eps output is not supported; use .png, .jpg, .webp, .svg or .pdf"),
  ])
  func whatIsNotForAFormatIsAnError(arguments: [String], message: String) throws {
    try Program.withFolder { folder in
      let result = try Program.run(["render", "-"] + arguments, input: Self.scene, in: folder)
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  private static let reader = ["/usr/bin", "/bin", "/usr/local/bin"]
    .map { URL(fileURLWithPath: "\($0)/pdftotext") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Poppler finds the text again, of conjuncts and of vowels that are drawn before or around their letters, too.
  @Test(
    .enabled(if: reader != nil),
    arguments: [
      "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", "\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}",
      "\u{938}\u{94D}\u{925}\u{93F}\u{924}\u{93F}", "\u{E04}\u{E33}", "Office ffi",
      "\u{995}\u{9CB}",
    ])
  func textsAreFoundAgain(text: String) throws {
    let reader = try #require(Self.reader)
    let scene = try JSONSerialization.data(withJSONObject: [
      "galley": 1, "canvas": ["background": "white"], "view": ["type": "Text", "text": text],
    ])
    try Program.withFolder { folder in
      let drawn = try Program.run(["render", "-", "-o", "a.pdf"], input: scene, in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let read = try Program.run(["a.pdf", "-"], by: reader, in: folder)
      let found = String(decoding: read.output, as: UTF8.self)
      #expect(found.trimmingCharacters(in: .whitespacesAndNewlines) == text)
    }
  }

  @Test func animationsAreNoShapes() throws {
    try Program.withFolder { folder in
      let movie = try Program.run(["render", "-", "-o", "a.svg"], input: Self.moving, in: folder)
      #expect(movie.code == 2 && movie.errors.contains("or choose a moment with --at"))
      let moment = try Program.run(
        ["render", "-", "-o", "a.svg", "--at", "0"], input: Self.moving, in: folder)
      #expect(moment.code == 0, "\(moment.errors)")
    }
  }

  /// Ten images a second for a tenth of a second are two: red and blue, four bytes a pixel.
  @Test func framesGoThroughAPipe() throws {
    try Program.withFolder { folder in
      let result = try Program.run(
        ["render", "-", "--frames", "-", "--rate", "10"], input: Self.moving, in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let bytes = [UInt8](result.output)
      #expect(bytes.count % (4 * 3 * 4) == 0 && bytes.count >= 2 * 48)
      #expect(bytes.prefix(4).last == 255)
      #expect(Array(bytes.prefix(4)) == Array(bytes[44..<48]))
      #expect(Array(bytes.prefix(4)) != Array(bytes.suffix(4)))
      #expect(result.errors.contains("-video_size 4x3 -framerate 10 -i -"))
      let wrong = try Program.run(
        ["render", "-", "--frames", "-", "--format", "png"], input: Self.moving, in: folder)
      #expect(wrong.code == 2 && wrong.errors.contains("--frames - writes raw pixels"))
    }
  }

  @Test func namesOfABatchSayTheFormat() throws {
    try Program.withFolder { folder in
      try Self.scene.write(to: folder.appendingPathComponent("card.json"))
      try Data("{\"name\": \"a.svg\"}\n{\"name\": \"b.pdf\"}\n{\"name\": \"c.png\"}\n".utf8).write(
        to: folder.appendingPathComponent("rows.jsonl"))
      let result = try Program.run(
        ["batch", "card.json", "--data", "rows.jsonl", "--out", "out/{{name}}"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      for (name, start) in [("a.svg", "<svg"), ("b.pdf", "%PDF"), ("c.png", "\u{89}PNG")] {
        let file = try Data(contentsOf: folder.appendingPathComponent("out/\(name)"))
        #expect(
          file.prefix(4).elementsEqual(start.unicodeScalars.map { UInt8($0.value) }), "\(name)")
      }
    }
  }
}
