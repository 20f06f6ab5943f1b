import Foundation
import Testing

@testable import galley_cases

/// The numeric cases, most of them observed on SwiftUI.
@Suite struct LayoutCaseTests {
  private static func cases() throws -> [LayoutCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases/layout_cases.json")
    return try LayoutCase.read(Data(contentsOf: file))
  }

  @Test(arguments: [
    ("stack-", 42), ("tie-", 2), ("space-", 9), ("dist-", 2), ("z-", 9), ("ov-", 9), ("mod-", 3),
    ("frame-", 31), ("pad-", 3), ("fix-", 2), ("ar-", 7), ("img-", 1), ("shape-", 3), ("off-", 1),
    ("pos-", 2), ("geo-", 3), ("div-", 2), ("ag-", 6), ("root-", 1), ("scroll-", 1), ("lp-", 3),
    ("grid-", 52), ("seed4-", 13), ("seed1-", 4), ("wrap-", 6), ("flexview-", 4), ("seed3-", 4),
    ("so-", 1), ("text-", 9), ("vtf-", 5), ("eff-", 1), ("hid-", 1), ("cond-", 1), ("lazy-", 3),
  ])
  func casesPass(prefix: String, count: Int) throws {
    var runner = CaseRunner()
    var checked = 0
    for test in try Self.cases() {
      let failures = runner.failures(of: test)
      guard test.id.hasPrefix(prefix) else { continue }
      checked += 1
      #expect(failures.isEmpty, "\(test.id): \(failures.joined(separator: "; "))")
    }
    #expect(checked == count)
  }

  @Test func unknownConstructsFail() {
    var runner = CaseRunner()
    for tree in ["Wobble{fx(1,1)}", "fx(1,1).wobble()", "HStack(colour:1){fx(1,1)}", "HStack{"] {
      let test = LayoutCase(
        id: "x", tree: tree, proposal: .unspecified, size: nil, frames: [:], others: [:])
      #expect(!runner.failures(of: test).isEmpty, "\(tree)")
    }
  }
}
