import Foundation
import Testing

/// Names of countries in all languages of Debian's iso-codes, by the release build.
@Suite struct RealRowsTests {
  /// Scripts that the bundled fonts have.
  private static let covered: Set<String> = [
    "LATIN", "MODIFIER", "CYRILLIC", "GREEK", "ARABIC", "HEBREW", "ARMENIAN", "GEORGIAN",
    "DEVANAGARI", "BENGALI", "TAMIL", "THAI", "LAO", "KHMER", "FEMININE", "MASCULINE", "CJK",
    "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL",
  ]

  private func objects(_ file: URL) throws -> [[String: Any]] {
    try Data(contentsOf: file).split(separator: 0x0A).map {
      try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
  }

  @Test func noMissingGlyphIsSilent() throws {
    try Program.withFolder { folder in
      let galley = Program.root.appendingPathComponent(".build/release/galley").path
      let script = Program.root.appendingPathComponent("Examples/countries/draw").path
      let result = try Program.run(
        ["GALLEY=\(galley)", script, folder.path + "/cards", "20"],
        by: URL(fileURLWithPath: "/usr/bin/env"))
      #expect(result.code == 0, "\(result.errors)")
      let rows = try objects(folder.appendingPathComponent("cards.rows.jsonl"))
      let results = try objects(folder.appendingPathComponent("cards.jsonl"))
      #expect(rows.count == results.count && rows.count > 2000)
      var found: Set<String> = []
      for (row, result) in zip(rows, results) {
        let scripts = Set(row["scripts"] as? [String] ?? [])
        let warnings = result["warnings"] as? [String] ?? []
        let isWhole = scripts.isSubset(of: Self.covered)
        #expect(warnings.isEmpty == isWhole, "\(row["name"] ?? "") \(scripts) \(warnings)")
        #expect(result["status"] as? String == "drawn")
        found.formUnion(scripts)
      }
      #expect(found.count >= 25, "\(found)")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/cards.png"))
    }
  }
}
