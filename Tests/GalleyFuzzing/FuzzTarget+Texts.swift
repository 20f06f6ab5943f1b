import Foundation
import Galley
import GalleyScenes
import GalleyStrings
import GalleyText

extension FuzzTarget {
  static var texts: [FuzzTarget] {
    [
      FuzzTarget(
        "font", "a font: OpenType, with layers or variations, WOFF, WOFF2, a collection",
        seeds: [.files("Tests/Fonts", ["ttf", "otf", "ttc", "woff", "woff2"])], font),
      FuzzTarget(
        "text", "attributes and a text in any script",
        seeds: [.text("\u{3}\u{0}Hamburg مرحبا हिन्दी ภาษาไทย 你好 👩‍🚀 a\u{301}")], text
      ),
    ]
  }

  private static func font(_ bytes: [UInt8]) throws {
    let name =
      bytes.starts(with: Array("wOF2".utf8)) ? "woff2" : bytes.first == 0x77 ? "woff" : "ttf"
    try withFile(bytes, name: "fuzzed.\(name)") { file in
      let fonts = FontCollection(files: [file])
      let renderer = Renderer(limits: .fuzzing, fonts: fonts)
      let scene = #"""
        {"galley": 1, "canvas": {"width": 120}, "view": {"type": "VStack", "children": [
        {"type": "Text", "text": "Hamburg 123 ffi AVA مرحبا हिन्दी 你好 😀"},
        {"type": "Text", "text": "AB\u0301C", "modifiers": [{"font": {"size": 40, "weight": "bold"}}]}]}}
        """#
      _ = try Scene(data: Data(scene.utf8), file: "scene.json").render(with: renderer)
    }
  }

  private static func text(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let width = [1, 30, 77, 300][source.below(4)]
    let limit = ["null", "1", "2", "5"][source.below(4)]
    let mode = ["head", "middle", "tail"][source.below(3)]
    let locale = ["en", "ar", "th", "ja", "tr", "hi"][source.below(6)]
    let direction = ["leftToRight", "rightToLeft"][source.below(2)]
    let flags = (0..<4).map { _ in "\(source.flag())" }
    let text = JSONWriter.quoted(String(decoding: source.rest(), as: UTF8.self))
    let scene = """
      {"galley": 1, "canvas": {"width": \(width), "locale": "\(locale)", "layoutDirection": "\(direction)"}, \
      "view": {"type": "Text", "text": \(text), "markdown": \(flags[0]), "modifiers": [{"lineLimit": \(limit)}, \
      {"truncationMode": "\(mode)"}, {"textJustified": \(flags[1])}, {"textBalanced": \(flags[2])}, \
      {"environment": {"hyphenation": \(flags[3])}}]}}
      """
    let read = try Scene(data: Data(scene.utf8), file: "scene.json")
    let first = try read.render(with: .kept).bitmap
    try FuzzFinding.require(
      first == (try read.render(with: .kept).bitmap), "a text changes where it is drawn again")
  }

  /// Calls `body` with a file of these bytes, which is gone afterwards.
  static func withFile(
    _ bytes: [UInt8], name: String, _ body: (URL) throws -> Void
  ) throws {
    try withFolder([name: bytes]) { try body($0.appendingPathComponent(name)) }
  }

  /// Calls `body` with a folder of these files by their paths, which is gone afterwards.
  static func withFolder(_ files: [String: [UInt8]], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(folder)
  }
}
