import Foundation
import Galley
import GalleyBudget
import GalleyStrings
import Testing

@testable import GalleyScenes

/// All that is wrong with a scene and one of its rows.
@Suite struct SceneProblemTests {
  private func errors(_ scene: String, _ row: String? = nil) -> [String] {
    do {
      let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
      let table = try row.map { try DataTable(data: Data($0.utf8), file: "d.jsonl") }
      _ = try template.scene(for: table?.row(0))
      return []
    } catch let error as SceneError {
      return error.all.map { "\($0.line ?? 0): \($0.found)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func aChoiceOfNothingIsSaidInWords() {
    let scene =
      #"{"galley": 1, "view": {"type": "Picker", "options": [], "selection": "a", "title": "p"}}"#
    let error = #expect(throws: SceneError.self) {
      try SceneTemplate(data: Data(scene.utf8), file: "s.json").scene()
    }
    #expect(error?.expected == "none, because there are no options")
  }

  private func misreadings(_ text: String, columns: [String] = []) throws -> [SceneError] {
    let scene = """
      {"galley": 1, "data": {"a": 1, "list": []},
       "components": {"C": {"parameters": {"p %": {}}, "view": {"type": "Text", "text": "{{p %}}"}}},
       "view": {"type": "HStack", "children": [{"if": "{{a == 2}}", "then": {"type": "Text", "text": "\(text)"}},
        {"forEach": "{{list}}", "as": "n %", "view": {"type": "Text", "text": "{{n %}} {{n %.b +}}"}}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    _ = try template.scene()
    return template.misreadings { Set(columns.map { UTF8Key($0) }) }
  }

  /// Names with signs in them may be those of columns; where no data has them, they are mistakes.
  @Test(arguments: [
    ("{{1 +}}", "1 +", #""1 +", which names no data"#), ("{{name && x}}", "name && x", #""&&""#),
    ("{{* 2}}", "* 2", #""* 2", which names no data"#),
    ("{{a ** b}}", "a ** b", #""* b", which names no data"#),
    ("{{a ==}}", "a ==", #""a ==", which names no data"#),
    ("{{b - | number}}", "b -", #""b -", which names no data"#),
    ("{{!b}}", "!b", #""!b", which names no data"#),
    ("{{Sales %}}", "Sales %", #""Sales %", which names no data"#),
  ])
  func halfExpressionsAreFoundWhereNoDataHasTheName(
    text: String, column: String, found: String
  ) throws {
    let errors = try misreadings(text, columns: ["b"])
    #expect(errors.map(\.found) == [found])
    #expect(errors.first?.line == 3)
    #expect(try misreadings(text, columns: [column]).isEmpty)
  }

  @Test(arguments: [
    "{{Sales % ?? 0}}", "{{`1 +`}}", "{{unit-price}}", "{{km/h}}", "{{x - 1}}", "{{-x}}", "{{C}}",
    "{{(x + 1) * 2 | number}}", "{{[x, 1] | count}}", "{{not x}}", "{{x.y}}",
  ])
  func otherNamesMayComeWithTheRows(text: String) throws {
    #expect(try misreadings(text).isEmpty)
  }

  @Test func readingGoesOnBehindAProblem() {
    let scene = """
      {"galley": 1, "canvas": {"width": -1},
       "view": {"type": "VStack", "spacing": "a", "children": [
        {"type": "Text", "text": "{{a}}", "modifiers": [
          {"padding": "b"},
          {"foregroundStyle": "{{c}}"}]},
        {"type": "RoundedRectangle", "cornerRadius": "d",
         "fill": "{{e}}"},
        {"forEach": "{{f}}", "view": {"type": "Text", "text": "x"}},
        {"if": "{{g}}", "then": {"type": "Text", "text": "x"}},
        {"type": "HStack", "children": [
          {"type": "Text", "text": "{{h}}"}, {"type": "Text", "text": "fine"},
          {"type": "Text", "text": "{{i | currency('x')}}"}]}]}}
      """
    let row = #"{"k": 1, "i": 2}"#
    let found = errors(scene, row)
    #expect(
      found.map { $0.prefix(while: { $0 != ":" }) } == [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "11", "12",
      ], "\(found)")
    #expect(found.count == Set(found).count)
    #expect(found.last == #"12: the currency "x""#, "\(found)")
    // What no row can make right is found before the first one is read.
    let unknown = scene.replacingOccurrences(of: "currency('x')", with: "numbr")
    #expect(errors(unknown, row) == [#"12: the unknown function "numbr""#])
  }

  @Test func theStructureHasAllItsProblems() {
    let scene = """
      {"galley": 2, "veiw": 1,
       "components": {"C": {"parameters": {}, "view": {"type": "Txt"}}},
       "view": {"type": "VStack", "spcing": 1, "children": [
        {"if": true, "then": {"type": "Nothing"}},
        {"type": "Text", "text": "a", "modifiers": [{"paddng": 1}, {"font": "body", "x": 1}]}]}}
      """
    #expect(errors(scene).count == 7, "\(errors(scene))")
  }

  /// A key that is missing because it is misspelt is one mistake; a path that names no data is one of its own.
  @Test func aMisspeltKeyIsToldOnce() {
    let text = #"{"type": "Text", "colour": "red", "text": "{{(l | first).b}}"}"#
    #expect(
      errors(#"{"galley": 1, "view": \#(text)}"#, #"{"l": [{"a": 1}]}"#) == [
        #"1: the key "colour""#, #"1: no "b" in (l | first)"#,
      ])
    #expect(
      errors(#"{"galley": 1, "view": {"type": "Text", "txt": "a"}}"#) == [#"1: the key "txt""#])
    let gradient = #"{"type": "LinearGradient", "colours": ["red", "blue"]}"#
    #expect(
      errors(#"{"galley": 1, "view": {"type": "Rectangle", "fill": \#(gradient)}}"#) == [
        #"1: the key "colours""#
      ])
  }

  /// A mistake in a body that is repeated is one problem, and a million of them end soon.
  @Test func repetitionsSayAProblemOnce() {
    let list = (0..<3000).map { "\($0)" }.joined(separator: ",")
    let scene = """
      {"galley": 1, "view": {"type": "VStack", "children": [
        {"forEach": "{{l}}", "view": {"type": "Text", "text": "{{nope}}"}}]}}
      """
    #expect(errors(scene, "{\"l\": [\(list)]}") == ["2: {{nope}}, which names no data"])
    let different = scene.replacingOccurrences(of: "{{nope}}", with: "{{item | nope}}")
    let found = errors(different, "{\"l\": [\(list)]}")
    #expect((1...SceneProblems.limit + 1).contains(found.count))
  }

  @Test func theSameProblemOverAndOverEndsReading() throws {
    let problems = SceneProblems()
    let error = try #require(throws: SceneError.self) {
      try SceneTemplate(data: Data("{".utf8), file: "s.json")
    }
    var attempts = 0
    #expect(throws: SceneError.self) {
      while attempts < 1000 {
        attempts += 1
        try problems.attempt { throw error }
      }
    }
    #expect(attempts == 401 && problems.noted == 401 && problems.list == [error])
  }

  @Test func viewsAreNotKeptFromARowThatIsWrong() throws {
    let scene = """
      {"galley": 1, "view": {"type": "HStack", "children": [
        {"type": "VStack", "children": [{"type": "Text", "text": "x", "modifiers": [{"padding": "y"}]}]},
        {"type": "Text", "text": "{{a}}"}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let rows = try DataTable(data: Data("{\"a\": 1}\n{\"a\": 2}\n{}".utf8), file: "d.jsonl")
    for (row, count) in [(0, 1), (1, 1), (2, 2)] {
      let error = #expect(throws: SceneError.self) { try template.scene(for: rows.row(row)) }
      #expect(error?.all.count == count)
    }
  }

  @Test func limitsEndReadingAtOnce() throws {
    let scene = """
      {"galley": 1, "view": {"type": "VStack", "children": [{"type": "Text", "text": "{{nope}}"},
        {"forEach": "{{l}}", "view": {"type": "Color", "color": "red"}}]}}
      """
    let list = (0..<3000).map { "\($0)" }.joined(separator: ",")
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let rows = try DataTable(data: Data("{\"l\": [\(list)]}".utf8), file: "d.jsonl")
    // What the first time kept counts the second time, too.
    for _ in 0..<2 {
      let budget = RenderBudget(RenderBudget.Limits(bytes: 100_000, duration: nil))
      let error = #expect(throws: SceneError.self) {
        try template.scene(for: rows.row(0), budget: budget)
      }
      #expect(error?.excess != nil && error?.further.isEmpty == true)
    }
  }

  /// A scene of one template needs the same memory, whatever was read before.
  @Test func whatIsKeptNeedsItsMemoryEachTime() throws {
    let scene = """
      {"galley": 1, "components": {"box": {"view": {"type": "HStack", "children": [
          {"type": "Text", "text": "x", "modifiers": [{"padding": 2}]}, {"type": "Spacer"}]}}},
        "view": {"type": "VStack", "children": [{"type": "Text", "text": "{{a}}"},
          {"component": "box"}, {"type": "ZStack", "children": [{"component": "box"}]},
          {"forEach": [1, 2, 3], "view": {"type": "VStack", "children": [
            {"type": "Text", "text": "same"}, {"type": "Text", "text": "{{item}}"}]}}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let rows = try DataTable(data: Data("{\"a\": 1}\n{\"a\": 1}".utf8), file: "d.jsonl")
    let needed = try [0, 1, 0].map { row in
      let budget = RenderBudget(.unlimited)
      _ = try template.scene(for: rows.row(row), budget: budget)
      return budget.mostBytes
    }
    #expect(needed == [needed[0], needed[0], needed[0]] && needed[0] >= 18 * 512)
  }
}
