import Foundation
import Galley
import GalleyStrings
import Testing

@testable import GalleyScenes

/// Names, keys and values that Swift takes for equal and that have other bytes.
@Suite struct UTF8KeySceneTests {
  private static let pairs = [
    ("\u{387}", "\u{B7}"), ("\u{374}", "\u{2B9}"), ("\u{1FEE}", "\u{385}"), ("\u{212B}", "\u{C5}"),
    ("A\u{30A}", "\u{C5}"), ("\u{F900}", "\u{8C48}"),
  ]

  private func parse(_ text: String) throws -> JSONNode {
    let bytes = Array(text.utf8)
    return try JSONParser.parse(bytes, in: 0..<bytes.count)
  }

  /// In objects of every size, as keys are looked for in two ways.
  @Test func keysOfJSONAreComparedByBytes() throws {
    for (one, other) in Self.pairs {
      for count in [0, 1, 14, 15, 16, 17, 40] {
        let others = (0..<count).map { #""k\#($0)": 0, "# }.joined()
        let node = try parse(#"{\#(others)"\#(one)": 1, "\#(other)": 2}"#)
        #expect(node.member(one)?.value.number == 1)
        #expect(node.member(other)?.value.number == 2)
        #expect(throws: TextFailure.self) {
          try self.parse(#"{\#(others)"\#(one)": 1, "\#(one)": 2}"#)
        }
      }
    }
  }

  @Test func columnsAreComparedByBytes() throws {
    for (one, other) in Self.pairs {
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

  /// Two components, styles, colours and fonts, whose names differ by bytes only; repetitions and
  /// parameters, too.
  @Test func namesOfAScenesOwnAreComparedByBytes() throws {
    for (one, other) in Self.pairs {
      let scene = """
        {"galley": 1, "data": {"\(one)": "x", "\(other)": "y"},
         "tokens": {"colors": {"\(one)": "red", "\(other)": "blue"},
                    "fonts": {"\(one)": {"size": 10}, "\(other)": {"size": 40}}},
         "styles": {"\(one)": [{"padding": 1}], "\(other)": [{"padding": 20}]},
         "components": {
           "\(one)": {"parameters": {"\(one)": {}, "\(other)": {}}, "view":
             {"type": "Text", "text": "{{\(one)}}-{{\(other)}}"}},
           "\(other)": {"view": {"type": "Color", "color": "\(one)",
             "modifiers": [{"frame": {"width": 7, "height": 7}}]}}},
         "view": VIEW}
        """
      func report(_ view: String) throws -> RenderReport {
        let text = scene.replacingOccurrences(of: "VIEW", with: view)
        return try Scene(data: Data(text.utf8), file: "t.json").render()
      }
      func text(_ view: String) throws -> String {
        try #require(try report(view).layoutTree).description
      }
      #expect(
        try text(#"{"component": "\#(one)", "\#(one)": "first", "\#(other)": "second"}"#)
          .contains("first-second"))
      #expect(
        try text(#"{"component": "\#(one)", "\#(other)": "first", "\#(one)": "second"}"#)
          .contains("second-first"))
      #expect(try text(#"{"type": "Text", "text": "{{\#(one)}}{{\#(other)}}"}"#).contains("\"xy\""))
      #expect(
        try text(
          """
          {"type": "VStack", "children": [{"forEach": [1], "as": "\(one)",
            "view": {"type": "Text", "text": "{{\(one)}}{{\(other)}}"}}]}
          """
        ).contains("\"1y\""))
      #expect(try report(#"{"component": "\#(other)"}"#).bitmap[3, 3].red == 255)
      for (name, isRed) in [(one, true), (other, false), (one, true)] {
        let color =
          #"{"type": "Color", "color": "\#(name)", "modifiers": [{"frame": {"width": 2}}]}"#
        #expect((try report(color).bitmap[0, 0].red == 255) == isRed)
      }
      let sizes = try [one, other].map { name in
        try report(
          #"{"type": "Text", "text": "a", "modifiers": [{"font": "\#(name)"}, {"style": "\#(name)"}]}"#
        ).bitmap.height
      }
      #expect(sizes[1] > sizes[0] + 38)
    }
  }

  /// Rows of a batch, in two orders, drawn by one renderer each.
  @Test func rowsAreTheSameImagesInEveryOrder() throws {
    let scene = """
      {"galley": 1, "data": {"t": ""}, "view": {"type": "Text", "text": "a{{t}}b", "modifiers": [{"font": {"size": 40}}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "t.json")
    let texts = Self.pairs.flatMap { [$0.0, $0.1] }
    func hashes(_ order: [Int]) throws -> [Int: UInt64] {
      let renderer = Renderer()
      var result: [Int: UInt64] = [:]
      for index in order {
        let row = try DataTable(
          data: Data(#"{"t": "\#(texts[index])"}"#.utf8), file: "rows.json"
        ).row(0)
        let drawing = try template.scene(for: row).draw(with: renderer)
        result[index] = try drawing.bitmap().pixelHash
      }
      return result
    }
    let forward = try hashes(Array(texts.indices))
    #expect(try hashes(texts.indices.reversed()) == forward)
    #expect(try hashes(texts.indices.map { $0 ^ 1 }) == forward)
    #expect(forward[0] != forward[1])
  }

  /// What was drawn, by the names of outputs and those of the images in them.
  @Test func aJournalKeepsNamesApart() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try BatchFolder(path, key: "k")
    // One form stands in two pairs.
    let pairs = Self.pairs.enumerated().map {
      ("\($0.offset)" + $0.element.0, "\($0.offset)" + $0.element.1)
    }
    func journal(_ body: (BatchJournal) throws -> Void) throws { try body(BatchJournal(folder)) }
    try journal { journal in
      for (one, other) in pairs {
        for (row, name) in [(1, one), (2, other)] {
          let origin = BatchJournal.Origin(
            input: "i\(row)", images: [UTF8Key(one): "a", UTF8Key(other): "b"], file: "f",
            checksum: "c")
          _ = try journal.append(
            BatchResult(row: row, canvas: nil, path: name, status: .drawn), name: name,
            origin: origin)
        }
      }
    }
    try journal { journal in
      for (one, other) in pairs {
        #expect(journal.result(of: one)?.result.row == 1)
        let second = try #require(journal.result(of: other))
        #expect(second.result.row == 2 && second.origin.input == "i2")
        #expect(second.origin.images == [UTF8Key(one): "a", UTF8Key(other): "b"])
      }
    }
  }
}
