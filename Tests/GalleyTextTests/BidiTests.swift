import Foundation
import Testing

@testable import GalleyText

/// Levels and orders against Unicode's own file of cases, from Debian's `unicode-data`.
@Suite struct BidiTests {
  /// Fields: characters; paragraph direction; paragraph level; levels, x for removed ones; the visual
  /// order of the others.
  @Test func allOfUnicodesCasesHold() throws {
    let file = LineBreakTests.folder.appendingPathComponent("BidiCharacterTest.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("# BidiCharacterTest-15.0.0.txt"))
    let resolver = BidiResolver()
    var count = 0
    var failures: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let direction: BidiResolver.Direction =
        switch fields[1] {
        case "0": .fixed(.leftToRight)
        case "1": .fixed(.rightToLeft)
        default: .natural(otherwise: .leftToRight)
        }
      let found = resolver.levels(of: scalars, direction: direction)
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      let kept = expected.indices.filter { expected[$0] != nil }
      let order = BidiResolver.visualOrder(of: kept.map { found.levels[$0] }).map { kept[$0] }
      let visual = fields.count > 4 ? fields[4].split(separator: " ").compactMap { Int($0) } : []
      count += 1
      let isSame =
        String(found.paragraph) == fields[2] && order == visual
        && zip(expected, found.levels).allSatisfy { $0 == nil || $0 == $1 }
      if !isSame { failures.append(line) }
    }
    #expect(count == 91_707)
    // ICU 72 answers these otherwise, called from C alone, too: a PDF just before another control or
    // a bracket (21), marks behind a closing bracket (9), and one nesting of 63 brackets.
    #expect(failures.count == 31, "\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test func runsAreReversedFromTheHighestLevel() {
    #expect(BidiResolver.visualOrder(of: [0, 0, 0]) == [0, 1, 2])
    #expect(BidiResolver.visualOrder(of: [1, 1, 1]) == [2, 1, 0])
    #expect(BidiResolver.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiResolver.visualOrder(of: []) == [])
  }
}
