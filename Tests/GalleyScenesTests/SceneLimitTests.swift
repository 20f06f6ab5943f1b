import Foundation
import Galley
import GalleyBudget
import Testing

@testable import GalleyScenes

/// Scenes that ask for more than an image may have.
@Suite struct SceneLimitTests {
  private let squares = Data(
    """
    {"galley": 1, "canvas": {"width": 40, "height": 30}, "sample": {"n": [1, 2]},
     "view": {"type": "ZStack", "children": [{"forEach": "{{n}}", "view": {"type": "ZStack",
       "children": [{"forEach": "{{n}}", "view": {"type": "Color", "color": "red"}}]}}]}}
    """.utf8)

  private func table(_ counts: [Int]) throws -> DataTable {
    let rows = counts.map { count in
      "{\"id\": \"r\(count)\", \"n\": [\((0..<count).map { "\($0)" }.joined(separator: ","))]}"
    }
    return try DataTable(data: Data(rows.joined(separator: "\n").utf8), file: "rows.jsonl")
  }

  @Test func readingAsksForEachView() throws {
    let template = try SceneTemplate(data: squares, file: "s.json")
    let row = try table([150]).row(0)
    let small = RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil))
    let memory = #expect(throws: SceneError.self) { try template.scene(for: row, budget: small) }
    guard case .memory? = memory?.excess else {
      Issue.record("\(String(describing: memory))")
      return
    }
    #expect(memory?.description.hasPrefix("s.json:3:46:") == true, "\(String(describing: memory))")
    let late = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .zero))
    let time = #expect(throws: SceneError.self) { try template.scene(for: row, budget: late) }
    #expect(time?.excess == .time(stage: "reading the scene", limit: .zero))
    // The same template goes on.
    let scene = try template.scene()
    #expect(try scene.render().bitmap.width == 40)
  }

  /// A thousand times a thousand elements are not made before the first of them is counted.
  @Test func repetitionsAskForTheirElements() throws {
    let list = "[" + (0..<1000).map(String.init).joined(separator: ",") + "]"
    let inner = #"{"forEach": "{{l}}", "as": "b", "view": {"type": "Text", "text": "a"}}"#
    let scene = """
      {"galley": 1, "data": {"l": \(list)}, "view": {"type": "VStack", "children": [
       {"forEach": "{{l}}", "as": "a", "view": \(inner)}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let budget = RenderBudget(RenderBudget.Limits(bytes: 10 << 20, duration: nil))
    let error = #expect(throws: SceneError.self) { try template.scene(budget: budget) }
    #expect(error?.description.contains("one more element needs 256 bytes") == true)
  }

  @Test func anExcessHasThePlaceOfItsView() throws {
    let text = String(repeating: "word ", count: 4000)
    let data =
      Data(
        #"{"galley": 1, "canvas": {"width": 300}, "view": {"type": "VStack", "children": [{"type": "Color"#
          .utf8)
      + Data(#"", "color": "red"},"#.utf8) + Data("\n".utf8)
      + Data(#"{"type": "Text", "text": "\#(text)"}]}}"#.utf8)
    let scene = try SceneTemplate(data: data, file: "s.json").scene()
    let budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil))
    do {
      _ = try scene.draw(budget: budget)
      Issue.record("it was drawn")
    } catch RenderError.limit(.memory(let purpose, _, _, _), let view, let source) {
      #expect(purpose == "a text of 20000 bytes")
      #expect(view?.hasPrefix("Text \"word") == true)
      #expect(source?.line == 2 && source?.path == "$.view.children[1]")
    }
  }
}
