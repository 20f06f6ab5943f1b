import Foundation
import Testing

/// `Guides/Rules.md` has every number of a rule that sources, guides and tests cite, and no other; the tests and cases
/// that it names exist.
@Suite struct RuleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    let number: String
    /// As `Suite.test`, or as the name of a numeric case.
    let holders: [String]
  }

  private func rows() throws -> [Row] {
    let guide = try text("Guides/Rules.md")
    return guide.split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count >= 3, let last = cells.last else { return nil }
      let number = String(cells[0].dropFirst(2))
      guard number.first?.isUppercase == true else { return nil }
      let parts = last.components(separatedBy: "`")
      return Row(
        number: number,
        holders: parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files in a folder and its folders that end in `suffix`.
  private func files(in folder: String, _ suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent(folder).path
    )
    .filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }

  /// The numbers that a text cites: letters of the guide and one or two digits, and all of `ST1 to ST16`. Two or three
  /// letters that begin a string of the form `"AB1: …"` are a rule's, too, whatever they are.
  private func citations(in text: String, letters: Set<String>) -> Set<String> {
    let bytes = Array(text.utf8)
    var found: Set<String> = []
    var last: (letters: String, number: Int, end: Int)?
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isUppercase(bytes[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      let digits = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      guard (1...2).contains(index - digits), digits - start <= 3,
        start == 0 || !isWord(bytes[start - 1]), index == bytes.count || !isWord(bytes[index]),
        let number = Int(String(decoding: bytes[digits..<index], as: UTF8.self))
      else { continue }
      let own = String(decoding: bytes[start..<digits], as: UTF8.self)
      let beginsRule =
        digits - start > 1 && start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
        && index < bytes.count && bytes[index] == UInt8(ascii: ":")
      guard letters.contains(own) || beginsRule else { continue }
      found.insert("\(own)\(number)")
      if let first = last, first.letters == own, first.number < number,
        bytes[first.end..<start].elementsEqual(" to ".utf8)
      {
        for between in first.number...number { found.insert("\(own)\(between)") }
      }
      last = (own, number, index)
    }
    return found
  }

  private func isUppercase(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private func isWord(_ byte: UInt8) -> Bool {
    isUppercase(byte) || isDigit(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  private func letters(of rows: [Row]) -> Set<String> {
    Set(rows.map { String($0.number.prefix { !$0.isNumber }) })
  }

  @Test func citationsAreRead() {
    func read(_ text: String) -> Set<String> { citations(in: text, letters: ["ST", "P"]) }
    #expect(read("(ST1 to ST3)") == ["ST1", "ST2", "ST3"])
    #expect(read("ST3, P12.") == ["ST3", "P12"])
    #expect(read("ST1 to P3, ST9 to ST8") == ["ST1", "P3", "ST9", "ST8"])
    #expect(read("{ \"LI1: 44 points\" }") == ["LI1"])
    #expect(read("LI1, ST, ST123, XST1, ST1a, ST_1, _ST1, \"M0,0\", \"A1: x\"").isEmpty)
    #expect(read("ST1") == ["ST1"] && read("").isEmpty)
  }

  @Test func everyNumberThatIsCitedIsInTheGuide() throws {
    let rows = try rows()
    let known = Set(rows.map(\.number))
    #expect(known.count > 150 && known.count == rows.count, "a number stands twice")
    let letters = letters(of: rows)
    var cited: Set<String> = []
    let guides = try files(in: "Guides", ".md").filter { $0 != "Guides/Rules.md" }
    let sources = try files(in: "Sources", ".swift")
    let tests = try files(in: "Tests", ".swift").filter {
      $0 != "Tests/ArchitectureTests/RuleTests.swift"
    }
    for path in sources + guides + tests + ["ARCHITECTURE.md"] {
      let numbers = citations(in: try text(path), letters: letters)
      let missing = numbers.subtracting(known)
      #expect(missing.isEmpty, "\(path) cites \(missing.sorted()), which Guides/Rules.md has not")
      cited.formUnion(numbers)
    }
    for row in rows where row.holders.isEmpty {
      #expect(cited.contains(row.number), "nothing cites or holds \(row.number)")
    }
  }

  @Test func whatHoldsARuleExists() throws {
    let tests = try SourceTree.tests()
    #expect(tests.count > 500)
    let cases = try text("Tests/Cases/layout_cases.json")
    for row in try rows() {
      for holder in row.holders {
        let exists =
          holder.contains(".") ? tests.contains(holder) : cases.contains("{\"id\": \"\(holder)\",")
        #expect(exists, "\(holder), which holds \(row.number), is no test and no case")
      }
    }
  }
}
