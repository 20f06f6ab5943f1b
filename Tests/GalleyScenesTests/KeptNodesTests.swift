import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyScenes

/// Images of one template are laid out with the nodes of the one before; nothing of it is seen.
@Suite struct KeptNodesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Texts, sizes, conditions, repetitions and images that change from row to row.
  private static let card = """
    {
      "galley": 1,
      "canvas": { "width": 300 },
      "view": {
        "type": "VStack",
        "children": [
          { "type": "Text", "text": "{{title}}", "modifiers": [
            { "font": { "size": "{{size}}" } }, { "lineLimit": "{{lines}}" }] },
          { "type": "WrappingHStack", "children": [
            { "forEach": "{{tags}}", "as": "tag", "view":
              { "type": "Text", "text": "{{tag}}", "modifiers": [
                { "padding": "{{gap}}" },
                { "background": { "type": "RoundedRectangle", "cornerRadius": 6, "fill": "{{color}}" } }] } }] },
          { "if": "{{wide}}",
            "then": { "type": "Grid", "children": [
              { "type": "GridRow", "children": [
                { "type": "Text", "text": "a" }, { "type": "Text", "text": "{{title}}" }] },
              { "type": "GridRow", "children": [
                { "type": "Text", "text": "{{size}}", "modifiers": [{ "gridCellColumns": 2 }] }] }] },
            "else": { "type": "HStack", "children": [
              { "type": "Spacer" },
              { "type": "Circle", "fill": "{{color}}", "modifiers": [{ "frame": { "width": "{{size}}" } }] }] } }
        ]
      }
    }
    """

  private func row(_ random: inout SeededRandom) -> DataRow? {
    let words = [
      "maple", "a", "river that bends", "مرحبا", "ไทยแลนด์", "x", "fog lifts off meadows",
    ]
    let tags = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      "\"\(words.randomElement(using: &random) ?? "")\""
    }
    let json = """
      {"title": "\(words.randomElement(using: &random) ?? "")", "size": \(Int.random(in: 8...40, using: &random)),
      "lines": \(Int.random(in: 1...3, using: &random)), "gap": \(Int.random(in: 0...12, using: &random)),
      "color": "\(["red", "#88aacc", "gray"].randomElement(using: &random) ?? "")",
      "wide": \(Bool.random(using: &random)), "tags": [\(tags.joined(separator: ", "))]}
      """
    let line = json.replacingOccurrences(of: "\n", with: " ")
    return try? DataTable(data: Data(line.utf8), file: "row.jsonl").row(0)
  }

  @Test(arguments: SeededRandom.freshSeeds()) func rowsLookAsTheyDoAlone(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let template = try SceneTemplate(data: Data(Self.card.utf8), file: "card.json")
    let shared = Renderer()
    for number in 0..<30 {
      guard let row = row(&random) else {
        Issue.record("no row")
        return
      }
      let kept = try template.scene(for: row).draw(with: shared)
      let alone = try template.scene(for: row).draw(with: Renderer())
      #expect(kept.layoutTree?.description == alone.layoutTree?.description, "\(number): \(row)")
      #expect(try kept.pixelHash == alone.pixelHash, "\(number): \(row)")
      #expect(kept.problems.map { "\($0)" } == alone.problems.map { "\($0)" })
    }
  }

  /// Repetitions and components in a scene that is read once: what is the same in each of them is read once, and the
  /// scene is that with everything written out.
  @Test func repetitionsLookAsTheyDoWrittenOut() throws {
    let box = { (number: String, word: String) in
      """
      {"type": "HStack", "children": [
        {"type": "Text", "text": "\(number) \(word)", "modifiers": [
          {"background": {"type": "Capsule", "fill": "teal 20%"}}]},
        {"type": "Circle", "fill": "red", "modifiers": [{"frame": {"width": 9, "height": 9}}]},
        {"type": "Text", "text": "\(word)"},
        {"type": "VStack", "children": [{"type": "Text", "text": "same"}, {"type": "Divider"}]}]}
      """
    }
    func scene(_ children: String, _ more: String) throws -> Drawing {
      let text = """
        {"galley": 1, \(more) "canvas": {"width": 260},
         "view": {"type": "VStack", "children": [\(children)]}}
        """
      return try Scene(data: Data(text.utf8), file: "scene.json").draw(with: Renderer())
    }
    let words = ["maple", "cedar", "maple", "a"]
    let written = try scene(
      words.enumerated().map { box("\($0.offset)", $0.element) }.joined(separator: ","), "")
    let repeated = try scene(
      """
      {"forEach": ["maple", "cedar", "maple", "a"], "as": "word", "index": "number",
       "view": \(box("{{number}}", "{{word}}"))}
      """, "")
    let uses = words.enumerated().map {
      #"{"component": "box", "word": "\#($0.element)", "number": \#($0.offset)}"#
    }
    let component = try scene(
      uses.joined(separator: ","),
      """
      "components": {"box": {"parameters": {"word": {}, "number": {}},
        "view": \(box("{{number}}", "{{word}}"))}},
      """)
    #expect(try repeated.pixelHash == written.pixelHash)
    #expect(try component.pixelHash == written.pixelHash)
    #expect(repeated.layoutTree?.description == written.layoutTree?.description)
  }

  /// Every example of the reference twice with one renderer, others in between or not.
  @Test func examplesLookAsTheyDoAlone() throws {
    let file = Self.root.appendingPathComponent("Guides/Reference/examples.json")
    let reference = try SceneReference(examples: Data(contentsOf: file), file: "examples.json")
    let images = Self.root.appendingPathComponent("Benchmarks/Scenes")
    let shared = Renderer()
    for example in reference.examples {
      let alone = try example.scene.draw(with: Renderer(), imageFolder: images).pixelHash
      for _ in 0..<2 {
        let again = try example.scene.draw(with: shared, imageFolder: images).pixelHash
        #expect(again == alone, "\(example.name)")
      }
    }
  }

  /// A drawing that somebody holds keeps its nodes.
  @Test func drawingsThatAreHeldDoNotChange() throws {
    let scene = try Scene(
      data: Data(#"{"galley": 1, "view": {"type": "Text", "text": "one"}}"#.utf8), file: "one.json")
    let renderer = Renderer()
    let first = try scene.draw(with: renderer)
    let second = try scene.draw(with: renderer)
    #expect(first.layoutTree?.description == second.layoutTree?.description)
    #expect(try first.pixelHash == second.pixelHash)
  }

  /// What an image costs does not depend on whose nodes it has.
  @Test func nodesThatAreKeptCountForTheLimit() throws {
    let views = Array(repeating: #"{"type": "Text", "text": "word"}"#, count: 400).joined(
      separator: ",")
    let scene = try Scene(
      data: Data(#"{"galley": 1, "view": {"type": "VStack", "children": [\#(views)]}}"#.utf8),
      file: "many.json")
    let renderer = Renderer()
    func cost() throws -> Int {
      let budget = renderer.makeBudget()
      _ = try scene.draw(with: renderer, budget: budget)
      return budget.mostBytes
    }
    let first = try cost()
    #expect(try cost() >= first / 2)
  }
}
