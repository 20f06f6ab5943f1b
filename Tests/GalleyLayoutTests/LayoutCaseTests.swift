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
    ("stack-", 42), ("frame-", 31), ("pad-", 3), ("tie-", 2), ("z-", 9), ("ov-", 9), ("mod-", 3),
    ("ag-", 6), ("shape-", 3), ("wrap-", 6),
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
