import Foundation
import TestSupport
import Testing

@testable import GalleyData

/// Keys and columns that Swift takes for equal and that have other bytes.
@Suite struct UTF8KeyDataTests {
  private func parse(_ text: String) throws -> JSONNode {
    let bytes = Array(text.utf8)
    return try JSONParser.parse(bytes, in: 0..<bytes.count)
  }

  /// In objects of every size, as keys are looked for in two ways.
  @Test func keysOfJSONAreComparedByBytes() throws {
    for (one, other) in EqualStrings.pairs {
      for count in [0, 1, 14, 15, 16, 17, 40] {
        let others = (0..<count).map { #""k\#($0)": 0, "# }.joined()
        let node = try parse(#"{\#(others)"\#(one)": 1, "\#(other)": 2}"#)
        #expect(node.member(one)?.value.number == 1)
        #expect(node.member(other)?.value.number == 2)
        #expect(throws: TextError.self) {
          try self.parse(#"{\#(others)"\#(one)": 1, "\#(one)": 2}"#)
        }
      }
    }
  }

  @Test func columnsAreComparedByBytes() throws {
    for (one, other) in EqualStrings.pairs {
      let table = try DataTable(data: Data("\(one),\(other)\n1,2\n".utf8), file: "t.csv")
      let row = try table.row(0).document.root
      #expect(row.member(one)?.value.number == 1 && row.member(other)?.value.number == 2)
      #expect(throws: SceneError.self) {
        try DataTable(data: Data("\(one),\(one)\n1,2\n".utf8), file: "t.csv")
      }
      let setting = try #require(DataSetting("\(other)=3"))
      let changed = try table.row(0).setting([setting]).document.root
      #expect(changed.member(one)?.value.number == 1 && changed.member(other)?.value.number == 3)
    }
  }
}
