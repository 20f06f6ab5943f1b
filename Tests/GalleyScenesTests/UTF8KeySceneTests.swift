import Foundation
import Galley
import GalleyStrings
import TestSupport
import Testing

@testable import GalleyScenes

/// Names, keys and values that Swift takes for equal and that have other bytes.
@Suite struct UTF8KeySceneTests {
  /// Two components, styles, colours and fonts, whose names differ by bytes only; repetitions and
  /// parameters, too.
  @Test func namesOfAScenesOwnAreComparedByBytes() throws {
    for (one, other) in EqualStrings.pairs {
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
    let texts = EqualStrings.pairs.flatMap { [$0.0, $0.1] }
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
}
