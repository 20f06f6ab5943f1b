import Foundation
import Testing

/// Each row of `Guides/Programs.md` that says what Galley changes in a program's process names a file or a test that
/// holds it.
@Suite struct ProgramGuideTests {
  /// The last cells of the tables below a heading.
  private func holders(below heading: String) throws -> [(row: String, names: [String])] {
    let guide = try SourceTree.text("Guides/Programs.md")
    let section = try #require(guide.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| held by |") }
      .map { line in
        let cells = line.components(separatedBy: " | ")
        let parts = (cells.last ?? "").components(separatedBy: "`")
        return (cells[0], parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
      }
  }

  @Test func whatHoldsASentenceExists() throws {
    let tests = try SourceTree.tests()
    let rows = try holders(below: "What changes in your process")
    #expect(rows.count > 8)
    for row in rows {
      #expect(!row.names.isEmpty, "nothing holds: \(row.row)")
      for name in row.names {
        let path = SourceTree.root.appendingPathComponent(name).path
        let exists = tests.contains(name) || FileManager.default.fileExists(atPath: path)
        #expect(exists, "\(name), which holds \"\(row.row)\", is no test and no file")
      }
    }
  }
}
