import TestSupport
import Testing

@testable import GalleySVG

/// Math functions that are long, deep, or come to no number (CSS Values 4, 10.9).
@Suite struct SVGCalculationLimitTests {
  /// How much of a row of 100 pixels a rectangle of a width covers, and how many warnings there are.
  private func covered(_ width: String) throws -> [Int] {
    let drawing = try SVGDrawing("<rect width='\(width)' height='9' fill='green'/>")
    return [(0..<100).count { drawing.color($0, 4) == "008000" }, drawing.warnings.count]
  }

  private func sum(_ term: String, _ count: Int) -> String {
    "calc(\(Array(repeating: term, count: count).joined(separator: " + ")))"
  }

  /// What kind each part is of is asked once.
  @Test func manyTermsAreReadAtOnce() throws {
    let terms = [("min(1px, 1%)", 40), ("2 * min(1px, 1%)", 40), ("1px", 100), ("1px", 200)]
    var found: [[Int]] = []
    let time = try processorTime { found = try terms.map { try covered(sum($0, $1)) } }
    #expect(found == [[40, 0], [80, 0], [100, 0], [0, 1]])
    #expect(time < .seconds(60))
  }

  /// What a deep function comes to has more brackets than itself, and is read none the less.
  @Test func deepFunctionsAreRead() throws {
    func nested(_ depth: Int) -> String {
      depth == 1
        ? "clamp(0px, 100%, 1px)" : "clamp(0px, 100%, 1px + 1 * \(nested(depth - 1)))"
    }
    #expect(try covered(nested(16)) == [16, 0])
    #expect(try covered(nested(17)) == [0, 1])
  }

  @Test func longValuesAreNone() throws {
    func value(_ bytes: Int, _ inner: String) -> String {
      let blanks = String(repeating: " ", count: bytes - inner.utf8.count - "calc()".utf8.count)
      return "calc(\(blanks)\(inner))"
    }
    #expect(try covered(value(1999, "9px")) == [9, 0])
    #expect(try covered(value(2000, "9px")) == [0, 1])
    #expect(try covered(value(1999, "sin(1) * 9px")) == [0, 1])
    #expect(try covered(value(2000, "sin(1) * 9px")) == [0, 1])
  }

  @Test func whatIsTooLargeIsTheLargestNumber() throws {
    let most = Double.greatestFiniteMagnitude
    for (value, expected) in [(Double.infinity, most), (-.infinity, -most), (.nan, 0)] {
      let sum = StyleCalculation.sum([.user: value])
      #expect(sum.resolved(full: 1, fontSize: 1) == expected)
      #expect(SVGLength(sum.text)?.value == expected, "\(sum.text)")
    }
    let mixture = StyleCalculation.added([.sum([.percent: most]), .smallest([.sum([.em: most])])])
    #expect(mixture.resolved(full: 1000, fontSize: 10) == most)
    #expect(try covered("min(50px, 1e308 * 10 * min(1px, 1%))") == [50, 0])
  }

  @Test(arguments: ["calc(-1e308 * 10)", "calc(1e308 * 10 - 1e308 * 10)"])
  func noNumberIsZero(opacity: String) throws {
    let drawing = try SVGDrawing("<rect width='9' height='9' opacity='\(opacity)'/>")
    #expect(drawing.color(4, 4) == "-" && drawing.warnings.isEmpty)
  }
}
