import Foundation
import Testing

/// The options of `galley inspect` and `galley render` that say what an image is drawn in, as `galley preview` has them.
@Suite struct EnvironmentOptionTests {
  private static let scene = """
    {"galley": 1, "view": {"type": "Text", "text": "Title"}}
    """
  private static let source = """
    import SwiftUI
    #Preview("Card") { Text("Title") }
    """

  private func withFiles(_ body: (URL) throws -> Void) throws {
    try Program.withFolder { folder in
      try Program.write(
        ["a.json": Data(Self.scene.utf8), "Card.swift": Data(Self.source.utf8)], in: folder)
      try body(folder)
    }
  }

  /// The size of the first text in points, and its colour.
  private func style(_ tree: Data) throws -> (size: Double?, color: String?) {
    let file = try #require(try JSONSerialization.jsonObject(with: tree) as? [String: Any])
    let element = try #require((file["elements"] as? [[String: Any]])?.first)
    let line = try #require((element["lines"] as? [[String: Any]])?.first)
    let style = try #require((line["styles"] as? [[String: Any]])?.first)
    return (style["size"] as? Double, style["color"] as? String)
  }

  /// Body text has 17 points, and 40 at the third of the accessibility sizes (Human Interface Guidelines, Typography).
  @Test(arguments: ["a.json", "Card.swift"]) func inspectAndRenderTakeThem(file: String) throws {
    try withFiles { folder in
      func tree(_ words: String...) throws -> (size: Double?, color: String?) {
        let result = try Program.run(["inspect", file, "--tree", "-"] + words, in: folder)
        #expect(result.code == 0, "\(result.errors)")
        return try style(result.output)
      }
      #expect(try tree() == (17, "#000000"))
      #expect(try tree("--type-size", "accessibility3", "--scheme", "dark") == (40, "#FFFFFF"))
      let drawn = try Program.run(
        [
          "render", file, "-o", "b.png", "--tree", "b.json", "--type-size", "accessibility3",
          "--scheme", "dark", "--quiet",
        ], in: folder)
      #expect(drawn.code == 0, "\(drawn.errors)")
      let written = try Data(contentsOf: folder.appendingPathComponent("b.json"))
      #expect(try style(written) == (40, "#FFFFFF"))
    }
  }

  @Test(arguments: ["inspect", "render"]) func wrongWordsHaveSuggestions(command: String) throws {
    try withFiles { folder in
      for file in ["a.json", "Card.swift"] {
        for (words, message) in [
          (["--type-size", "accesibility3"], "did you mean accessibility3?"),
          (["--scheme", "drak"], "--scheme is \"drak\": expected light, dark; did you mean dark?"),
          (["--direction", "rlt"], "did you mean rtl?"),
          (["--locale", "??"], "--locale is \"??\": expected a language"),
          (["--look", "17"], "--look is \"17\": expected 18, 26"),
          (["--typ-size", "large"], "did you mean --type-size?"),
        ] {
          let result = try Program.run([command, file] + words, in: folder)
          #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
        }
      }
    }
  }

  @Test func whatACanvasDoesNotSayIsForSwiftFiles() throws {
    try withFiles { folder in
      for (words, hint) in [
        (["--contrast", "increased"], ""), (["--date", "2026-09-24"], ""),
        (["--device", "iPhone 15"], "; use --width and --height"),
        (["--size", "20x30"], "; use --width and --height"),
      ] {
        for command in ["inspect", "render"] {
          let result = try Program.run([command, "a.json"] + words, in: folder)
          #expect(result.code == 2)
          #expect(
            result.errors.contains(
              "\(words[0]) is for Swift files, but a.json is a scene\(hint)\n"),
            "\(result.errors)")
        }
      }
      let sizes = try Program.run(
        ["render", "Card.swift", "--size", "20x30", "--height", "40"], in: folder)
      #expect(sizes.code == 2)
      #expect(sizes.errors.contains("--size and --height set the same option"))
      let schemes = try Program.run(
        ["render", "a.json", "--scheme", "dark", "--matrix", "scheme=light,dark"], in: folder)
      #expect(schemes.code == 2)
      #expect(schemes.errors.contains("--scheme and --matrix scheme set the same option"))
      let texts = try Program.run(
        ["render", "a.json", "--type-size", "large", "--matrix", "text=small"], in: folder)
      #expect(texts.code == 2)
      #expect(texts.errors.contains("--type-size and --matrix text set the same option"))
    }
  }
}
