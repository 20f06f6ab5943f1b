import Foundation
import GalleyImages
import Testing

/// Runs the built programs.
enum Program {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program beside these tests.
  static var galley: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("galley")
  }

  struct Result {
    var code: Int32
    var output: Data
    var errors: String
  }

  static func run(
    _ arguments: [String], by program: URL = galley, input: Data? = nil, in folder: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let (output, errors, stdin) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = stdin
    try process.run()
    if let input { try stdin.fileHandleForWriting.write(contentsOf: input) }
    try stdin.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: data, errors: String(decoding: text, as: UTF8.self))
  }

  /// Files by their paths from a folder, and the folders that they need.
  static func write(_ files: [String: Data], in folder: URL) throws {
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  /// A new empty folder, removed after `body`.
  static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

@Suite struct CommandTests {
  private let small = Data(
    #"{"galley": 1, "view": {"type": "Text", "text": "Hi", "modifiers": [{"padding": 4}]}}"#.utf8)

  @Test func helpAndVersion() throws {
    let help = try Program.run(["--help"])
    #expect(help.code == 0 && String(decoding: help.output, as: UTF8.self).contains("render"))
    let render = try Program.run(["render", "--help"])
    #expect(render.code == 0 && String(decoding: render.output, as: UTF8.self).contains("--scale"))
    let version = try Program.run(["--version"])
    #expect(String(decoding: version.output, as: UTF8.self).hasPrefix("galley "))
  }

  @Test func theImageStandsBesideTheScene() throws {
    try Program.withFolder { folder in
      try small.write(to: folder.appendingPathComponent("hi.json"))
      let result = try Program.run(["render", "hi.json", "--scale", "2"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let png = try Data(contentsOf: folder.appendingPathComponent("hi.png"))
      let bitmap = try PNGDecoder().decode(png)
      // A line of 20.29 points, up to half a point, and 8 of padding.
      #expect(bitmap.height == 57)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let result = try Program.run(["render", "-"], input: small)
    #expect(result.code == 0)
    #expect(try PNGDecoder().decode(result.output).height == 29)
    let sized = try Program.run(
      ["render", "-", "-o", "-", "--width=50", "--height", "40"], input: small)
    let bitmap = try PNGDecoder().decode(sized.output)
    #expect((bitmap.width, bitmap.height) == (50, 40))
  }

  @Test(arguments: [
    [], ["paint"], ["render"], ["render", "a.json", "b.json", "-o", "x.png"],
    ["watch", "a.json", "b.json"], ["render", "a.json", "--wide"],
    ["render", "a.json", "--scale"], ["render", "a.json", "--scale", "0"],
    ["render", "a.json", "--scale", "nan"], ["render", "a.json", "--width", "-3"],
    ["render", "a.json", "--strict=yes"], ["render", "a.json", "-o", "x", "-o", "y"],
    ["render", "a.json", "-o", ""], ["schema", "--images", "."],
  ])
  func wrongUsageIsCode2(arguments: [String]) throws {
    try Program.withFolder { folder in
      try small.write(to: folder.appendingPathComponent("a.json"))
      let result = try Program.run(arguments, in: folder)
      #expect(result.code == 2, "\(arguments): \(result.errors)")
      #expect(result.errors.hasPrefix("galley: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test(arguments: [
    "", "{\"galley\": 1", "{\"galley\": 1, \"view\": {\"type\": \"Foo\"}}", "\u{0}",
    "{\"galley\": 1, \"view\": {\"type\": \"EmptyView\"}}",
    "{\"galley\": 1, \"canvas\": {\"width\": 900000}, \"view\": {\"type\": \"Color\", \"color\": \"red\"}}",
    "{\"galley\": 1, \"view\": {\"type\": \"Color\", \"color\": \"red\", \"modifiers\": [{\"frame\": {\"width\": -1}}]}}",
  ])
  func wrongScenesAreCode3(scene: String) throws {
    try Program.withFolder { folder in
      try Data(scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      let result = try Program.run(["render", "a.json"], in: folder)
      #expect(result.code == 3, "\(result.errors)")
      #expect(result.errors.contains("a.json"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test func filesThatCannotBeReadOrWrittenAreCode5() throws {
    try Program.withFolder { folder in
      try small.write(to: folder.appendingPathComponent("a.json"))
      for arguments in [
        ["render", "absent.json"], ["render", "."], ["render", "a.json", "-o", "no/such/dir.png"],
        ["render", "a.json", "-o", "."],
      ] {
        let result = try Program.run(arguments, in: folder)
        #expect(result.code == 5, "\(arguments): \(result.errors)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test func missingGlyphsWarnAndAreErrorsWhenStrict() throws {
    try Program.withFolder { folder in
      let scene = #"{"galley": 1, "view": {"type": "Text", "text": "a \#u{13080}"}}"#
      try Data(scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      let strict = try Program.run(["render", "a.json", "--strict"], in: folder)
      #expect(strict.code == 3)
      #expect(
        strict.errors.contains(
          "a.json:1:23: error at $.view: no font has U+13080 EGYPTIAN HIEROGLYPH D010"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
      let lax = try Program.run(["render", "a.json"], in: folder)
      #expect(lax.code == 0)
      #expect(
        lax.errors.contains("warning at $.view: no font has U+13080 EGYPTIAN HIEROGLYPH D010"))
    }
  }

  @Test func inspectPrintsExplainsAndDraws() throws {
    try Program.withFolder { folder in
      let scene = """
        {"galley": 1, "canvas": {"width": 100}, "view": {"type": "HStack", "spacing": 0, "children": [
          {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 30, "height": 10}}]},
          {"type": "Spacer"},
          {"type": "Text", "text": "a", "modifiers": [{"layoutName": "letter"}]}]}}
        """
      try Data(scene.utf8).write(to: folder.appendingPathComponent("a.json"))
      let tree = try Program.run(["inspect", "a.json"], in: folder)
      #expect(tree.code == 0)
      #expect(
        String(decoding: tree.output, as: UTF8.self).contains("HStack [0.0.0] offered 100 x nil"))
      let json = try Program.run(["inspect", "a.json", "--json"], in: folder)
      let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
      #expect(object?["name"] as? String == "Root")
      let why = try Program.run(["inspect", "a.json", "--why", "letter"], in: folder)
      let text = String(decoding: why.output, as: UTF8.self)
      #expect(text.contains("> 2. letter: priority 0"), "\(text)")
      #expect(text.contains("highest priority first, then least flexible"))
      let lost = try Program.run(["inspect", "a.json", "--why", "leter"], in: folder)
      #expect(lost.code == 2 && lost.errors.contains("did you mean \"letter\"?"))
      let drawn = try Program.run(["inspect", "a.json", "--png", "frames.png"], in: folder)
      #expect(drawn.code == 0)
      let file = folder.appendingPathComponent("frames.png")
      #expect(try PNGDecoder().decode(Data(contentsOf: file)).width == 100)
    }
  }

  @Test func oneBadByteIsNamedWhereItStands() throws {
    let result = try Program.run(
      ["render", "-"], input: Data([0x22, 0xC3, 0xA9, 0xFF, 0x22]))
    #expect(result.code == 3)
    #expect(result.errors.contains("standard input:1:3: error: found the byte 0xff"))
  }

  @Test func devicesAndLinksAreWrittenThrough() throws {
    try Program.withFolder { folder in
      try small.write(to: folder.appendingPathComponent("a.json"))
      let real = folder.appendingPathComponent("real.png")
      try Data().write(to: real)
      let link = folder.appendingPathComponent("link.png")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      #expect(try Program.run(["render", "a.json", "-o", "link.png"], in: folder).code == 0)
      #expect(try Data(contentsOf: real).count > 50)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
      // What it leads to need not be there.
      try FileManager.default.removeItem(at: real)
      #expect(try Program.run(["render", "a.json", "-o", "link.png"], in: folder).code == 0)
      #expect(try Data(contentsOf: real).count > 50)
      #expect(try Program.run(["render", "a.json", "-o", "/dev/null"], in: folder).code == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
      #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
  }

  @Test func manyModifiersAndMissingGlyphsStayBounded() throws {
    let modifiers = Array(repeating: #"{"bold": true}"#, count: 100_000).joined(separator: ",")
    let many =
      #"{"galley": 1, "view": {"type": "Text", "text": "a", "modifiers": [\#(modifiers)]}}"#
    let refused = try Program.run(["render", "-"], input: Data(many.utf8))
    let limit = "found more than 200 modifiers, expected at most 200, including those of styles"
    #expect(refused.code == 3 && refused.errors.contains(limit), "\(refused.errors.prefix(400))")
    let signs = String(repeating: "\u{13080}", count: 20_000)
    let scene = #"{"galley": 1, "view": {"type": "Text", "text": "\#(signs)"}}"#
    let result = try Program.run(
      ["render", "-", "--width", "300", "--height", "40"], input: Data(scene.utf8))
    #expect(result.code == 0)
    #expect(result.errors.split(separator: "\n").filter { $0.contains("HIEROGLYPH") }.count == 1)
  }

  @Test func timingsNameEveryStage() throws {
    try Program.withFolder { folder in
      try small.write(to: folder.appendingPathComponent("a.json"))
      let result = try Program.run(["render", "a.json", "--timings"], in: folder)
      for stage in ["read", "scene", "update", "layout", "display", "raster", "png", "write"] {
        #expect(result.errors.contains(stage))
      }
    }
  }

  @Test func fontsAreListedAndChecked() throws {
    let list = try Program.run(["fonts"])
    let text = String(decoding: list.output, as: UTF8.self)
    #expect(list.code == 0 && text.hasPrefix("Inter: ") && text.contains("NotoColorEmoji"))
    #expect(String(decoding: list.output, as: UTF8.self).contains("SIL Open Font License"))
    let known = try Program.run(["fonts", "check", "aא👋"])
    #expect(known.code == 0)
    #expect(
      String(decoding: known.output, as: UTF8.self).split(separator: "\n")[1]
        == "א\tU+05D0\tNotoSansHebrew/NotoSansHebrew-Regular.ttf")
    let missing = try Program.run(["fonts", "check", "a\u{13080}"])
    #expect(missing.code == 3 && missing.errors.contains("1 of the 2 characters"))
    for arguments in [["fonts", "check"], ["fonts", "lock"], ["fonts", "check", "a", "b"]] {
      #expect(try Program.run(arguments).code == 2)
    }
    #expect(try Program.run(["fonts", "--fonts", "/nonexistent"]).code == 5)
  }

  /// What `fonts lock` prints can stand in the scene, which is then held to it.
  @Test func fontsOfASceneAreLocked() throws {
    try Program.withFolder { folder in
      let lock = try Program.run(["fonts", "lock", "-"], input: small)
      #expect(lock.code == 0)
      let text = String(decoding: lock.output, as: UTF8.self)
      #expect(text.contains("\"Inter-Regular\""))
      let view = #""view": {"type": "Text", "text": "Hi", "modifiers": [{"padding": 4}]}"#
      let locked = "{\"galley\": 1,\n\"fonts\": \(text), \(view)}"
      let arguments = ["render", "-", "-o", "a.png"]
      let same = try Program.run(arguments, input: Data(locked.utf8), in: folder)
      #expect(same.code == 0 && same.errors == "")
      let digits = try #require(
        text.split(separator: "\"").first { $0.count == 64 }.map(String.init))
      let changed = locked.replacingOccurrences(
        of: digits, with: String(repeating: "a", count: 64))
      let other = try Program.run(arguments, input: Data(changed.utf8), in: folder)
      #expect(other.code == 3)
      #expect(
        other.errors.contains(
          "standard input:2:10: error at $.fonts: font changed: the SHA-256 of Inter"))
      // The same lock in a file of its own, for as many scenes as share it.
      try lock.output.write(to: folder.appendingPathComponent("fonts.lock"))
      let shared = ["render", "-", "-o", "b.png", "--font-lock", "fonts.lock"]
      #expect(try Program.run(shared, input: small, in: folder).code == 0)
      let changedFile = Data("{\"Inter-Regular\": \"\(String(repeating: "a", count: 64))\"}".utf8)
      try changedFile.write(to: folder.appendingPathComponent("fonts.lock"))
      let held = try Program.run(shared, input: small, in: folder)
      #expect(held.code == 3)
      #expect(
        held.errors.contains("fonts.lock:1:1: error at $: font changed: the SHA-256 of Inter"))
      try Data("{\"Inter-Regular\": 1}".utf8).write(
        to: folder.appendingPathComponent("fonts.lock"))
      let number = try Program.run(shared, input: small, in: folder)
      #expect(number.code == 3 && number.errors.contains("fonts.lock:1:19: error"))
      let short = locked.replacingOccurrences(of: digits, with: "abc")
      let wrong = try Program.run(arguments, input: Data(short.utf8), in: folder)
      #expect(wrong.code == 3 && wrong.errors.contains("64 hexadecimal digits"))
    }
  }

  /// A limit is kept without a loss, or with one where that is allowed, or the reason why not is said.
  @Test func filesOfAtMostSoManyBytes() throws {
    let scene = Data(
      """
      {"galley": 1, "canvas": {"width": 200, "height": 100}, "view": {"type": "LinearGradient",
       "colors": ["red", "green", "blue"], "startPoint": "topLeading", "endPoint": "bottomTrailing"}}
      """.utf8)
    try Program.withFolder { folder in
      func render(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render", "-"] + arguments, input: scene, in: folder)
      }
      let free = try render("-o", "-").output.count
      let close = try render("-o", "-", "--max-bytes", "\(free - 1)").output.count
      #expect(close < free)
      let refused = try render("-o", "a.png", "--max-bytes", "900")
      #expect(refused.code == 3 && refused.errors.contains("the limit is 900"))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
      let lossy = try render("-o", "b.png", "--max-bytes", "1300", "--allow-loss")
      #expect(lossy.code == 0, "\(lossy.errors)")
      #expect(
        lossy.errors.contains("note: b.png: the image was reduced to 256 colours\n"),
        "\(lossy.errors)")
      let jpeg = try render("-o", "c.jpg", "--max-bytes", "1500", "--allow-loss")
      #expect(jpeg.code == 0, "\(jpeg.errors)")
      #expect(
        jpeg.errors.contains("note: c.jpg: the quality was reduced to "), "\(jpeg.errors)")
      for name in ["b.png", "c.jpg"] {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        #expect(data.count <= 3000)
      }
    }
  }

  /// The file's extension names the format, `--format` over it; images are told apart by their bytes.
  @Test func imagesInOtherFormats() throws {
    try Program.withFolder { folder in
      for (file, head) in [
        ("a.jpg", [0xFF, 0xD8]), ("a.webp", Array("RIFF".utf8)), ("a.png", [0x89, 0x50]),
      ] as [(String, [UInt8])] {
        #expect(try Program.run(["render", "-", "-o", file], input: small, in: folder).code == 0)
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        #expect(data.starts(with: head), "\(file)")
      }
      let named = try Program.run(
        ["render", "-", "-o", "-", "--format", "jpeg", "--quality", "40"], input: small, in: folder)
      #expect(named.code == 0 && named.output.starts(with: [0xFF, 0xD8]))
      for arguments in [
        ["--format", "gif"], ["--quality", "0"], ["--quality", "x"], ["--compression", "x"],
        ["--max-bytes", "0"], ["--max-bytes", "x"], ["--allow-loss"], ["--threads", "0"],
        ["--threads", "65"],
      ] {
        let result = try Program.run(
          ["render", "-", "-o", "b.png"] + arguments, input: small, in: folder)
        #expect(result.code == 2, "\(arguments)")
      }
      for name in ["a.jpg", "a.webp", "a"] {
        let scene = #"{"galley": 1, "view": {"type": "Image", "name": "\#(name)"}}"#
        let drawn = try Program.run(
          ["render", "-", "-o", "c.png", "--strict", "--images", "."], input: Data(scene.utf8),
          in: folder)
        #expect(drawn.code == 0, "\(drawn.errors)")
      }
    }
  }

  /// The machine's fonts come behind all others, and only where they are asked for.
  @Test func systemFontsAreAskedFor() throws {
    try Program.withFolder { folder in
      let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fonts").path
      let settings = folder.appendingPathComponent("fonts.conf")
      try Data(
        "<fontconfig><dir>\(fonts)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>".utf8
      ).write(to: settings)
      func list(_ arguments: [String], _ variable: String) throws -> Program.Result {
        try Program.run(
          [variable, Program.galley.path, "fonts"] + arguments,
          by: URL(fileURLWithPath: "/usr/bin/env"))
      }
      let variable = "FONTCONFIG_FILE=\(settings.path)"
      let all = try list(["--system-fonts"], variable)
      let text = String(decoding: all.output, as: UTF8.self)
      #expect(all.code == 0 && text.hasPrefix("Inter:"))
      let boxes = try #require(text.range(of: "\nBoxes:")?.lowerBound)
      let emoji = try #require(text.range(of: "\nNoto Color Emoji:")?.lowerBound)
      #expect(emoji < boxes)
      let none = try list([], variable)
      #expect(!String(decoding: none.output, as: UTF8.self).contains("Boxes"))
      let missing = try list(["--system-fonts"], "PATH=\(folder.path)")
      #expect(missing.code == 5 && missing.errors.contains("install fontconfig"))
    }
  }
}
