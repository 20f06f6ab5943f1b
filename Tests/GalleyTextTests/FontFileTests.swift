import Foundation
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// Fonts from folders, broken ones among them.
@Suite struct FontFileTests {
  private static let fonts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fonts")

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func familiesAreReadFromNames() {
    let families = FontCollection.bundled.files.map(\.family)
    #expect(
      Array(Set(families)).sorted() == [
        "Galley Rounded", "Inter", "JetBrains Mono", "Noto Color Emoji", "Noto Sans Arabic",
        "Noto Sans Armenian",
        "Noto Sans Bengali", "Noto Sans CJK", "Noto Sans Devanagari", "Noto Sans Georgian",
        "Noto Sans Hebrew", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Tamil",
        "Noto Sans Thai", "Source Serif Pro",
      ])
    #expect(families.first == "Inter" && families.last == "Noto Color Emoji")
  }

  /// A face of the folder is the family's; where nobody names the family, the bundled one stands in.
  @Test func fontsOfAFolderAreFoundFirstByTheirNames() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Self.fonts.appendingPathComponent("NotoSansHebrew/NotoSansHebrew-Bold.ttf"),
        to: inner.appendingPathComponent("a.ttf"))
      try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.otf"))
      try Data("no font".utf8).write(to: folder.appendingPathComponent("readme.txt"))
      let fonts = try FontCollection(folder: folder)
      #expect(fonts.files[0].family == "Noto Sans Hebrew")
      #expect(fonts.files[0].weight == .bold && !fonts.files[0].isItalic)
      try #require(fonts.problems.count == 1 && fonts.problems[0].contains("broken.otf"))
      let engine = TextEngine(fonts: fonts)
      func file(_ family: String?) -> String {
        let font = FontDescriptor(family: family, size: 9, weight: .bold)
        return engine.shape(AttributedText("א", font: font)).lines[0].runs[0].face.name
      }
      #expect(file("Noto Sans Hebrew").hasSuffix("a.ttf"))
      #expect(file(nil) == "NotoSansHebrew/NotoSansHebrew-Bold.ttf")
      #expect(engine.fontChoices(for: "aא\u{13080}", FontDescriptor(size: 9)).map(\.file)[2] == nil)
    }
    #expect(throws: (any Error).self) {
      try FontCollection(folder: URL(fileURLWithPath: "/nonexistent"))
    }
    // A file is no folder, be it a font or not.
    #expect(throws: (any Error).self) {
      try FontCollection(folder: URL(fileURLWithPath: #filePath))
    }
  }

  /// Cut and altered files: each is refused, or set with, and nothing ends the process.
  /// Nobody writes into the pipe: who opens it waits for ever.
  @Test func pipesAndFoldersAreNoFonts() throws {
    try withFolder { folder in
      #expect(mkfifo(folder.appendingPathComponent("pipe.ttf").path, 0o600) == 0)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder.otf"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.ttf").path, withDestinationPath: "/dev/zero")
      let fonts = try FontCollection(folder: folder)
      #expect(fonts.problems.count == 3, "\(fonts.problems)")
      #expect(fonts.files.count == FontCollection.bundled.files.count)
    }
  }

  @Test func damagedFontsAreSurvived() throws {
    var random = SeededRandom(seed: 42)
    for name in [
      "NotoSansHebrew/NotoSansHebrew-Regular.ttf", "NotoSansThai/NotoSansThai-Regular.ttf",
      "Inter/Inter-Regular.otf", "../Tests/Fonts/Boxes.ttf", "../Tests/Fonts/Layers.ttf",
      "../Tests/Fonts/Strikes.ttf", "../Tests/Fonts/Paints.ttf", "../Tests/Fonts/Packed.woff",
      "../Tests/Fonts/Packed.woff2", "../Tests/Fonts/Pair.ttc",
    ] {
      let whole = try Data(contentsOf: Self.fonts.appendingPathComponent(name))
      try withFolder { folder in
        for number in 0..<(whole.count < 3000 ? 240 : 24) {
          var damaged = whole
          if number % 3 == 0 { damaged = damaged.prefix(random.below(whole.count)) }
          for _ in 0..<random.below(60) where !damaged.isEmpty {
            // The tables that say where others lie are at the start.
            let range = number % 2 == 0 ? min(2000, damaged.count) : damaged.count
            damaged[damaged.startIndex + random.below(range)] = UInt8(random.below(256))
          }
          try damaged.write(to: folder.appendingPathComponent("\(number).ttf"))
        }
        let fonts = try FontCollection(folder: folder)
        for file in fonts.files where file.owner != nil {
          let coordinates = file.axes.map { $0.clamped(450) }
          guard
            let face = FontFace(
              id: FaceID(rawValue: 0), file: file, coordinates: coordinates,
              library: FreeTypeLibrary())
          else { continue }
          let shaper = Shaper()
          for text in [
            "שָׁלוֹם", "ที่นี่", "AVA fi", "A \u{1F7E5}",
            (0xE000...0xE017).map { String(UnicodeScalar($0)!) }.joined(),
          ] {
            let bytes = Array(text.utf8)
            let run = shaper.shape(
              bytes, bytes.indices, face: face, font: FontDescriptor(size: 9), language: "en")
            for glyph in run.glyphs { _ = face.image(of: glyph.id) }
          }
        }
      }
    }
  }
}
