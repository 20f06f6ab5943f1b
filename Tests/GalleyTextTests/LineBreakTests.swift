import Foundation
import Testing

@testable import GalleyText

/// Line breaks against Unicode's own file of cases, from Debian's `unicode-data`.
@Suite struct LineBreakTests {
  static let folder = URL(fileURLWithPath: "/usr/share/unicode")

  @Test func allOfUnicodesCasesHold() throws {
    let file = Self.folder.appendingPathComponent("auxiliary/LineBreakTest.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("# LineBreakTest-15.0.0.txt"))
    var count = 0
    var failures: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let scalars = fields.filter { $0 != "÷" && $0 != "×" }
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = fields.filter { $0 == "÷" || $0 == "×" }.dropFirst().dropLast()
        .map { $0 == "÷" }
      let found = LineBreaker.breaks(before: scalars).dropFirst().map { $0 != .none }
      count += 1
      if found != expected { failures.append(String(line)) }
    }
    #expect(count == 7654)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
  }

  @Test func hardBreaksAreMandatory() {
    func breaks(_ text: String) -> [LineBreaker.Break] {
      LineBreaker.breaks(before: Array(text.unicodeScalars))
    }
    #expect(breaks("a\nb") == [.none, .none, .mandatory])
    #expect(breaks("a\r\nb") == [.none, .none, .none, .mandatory])
    #expect(breaks("") == [])
    #expect(breaks("a-b") == [.none, .none, .allowed])
    #expect(breaks("a\u{2011}b") == [.none, .none, .none])
    #expect(breaks("-3.5") == [.none, .none, .none, .none])
  }
}
