import Foundation
import Galley
import GalleyBudget
import GalleyData
import Testing

@testable import GalleyScenes

/// Components, styles, tokens, conditions, formatters and canvases.
@Suite struct TemplateTests {
  private func template(_ json: String) throws -> SceneTemplate {
    try SceneTemplate(data: Data(json.utf8), file: "test.json")
  }

  private func row(_ json: String) throws -> DataRow {
    try DataTable(data: Data(json.utf8), file: "rows.json").row(0)
  }

  /// The text that a placeholder becomes.
  private func text(
    _ placeholder: String, _ data: String = "{}", locale: String = "en"
  ) throws -> String {
    let row = try row(data)
    let context = SceneContext(
      definitions: SceneDefinitions(empty: row.document),
      sources: [SceneContext.Source(node: row.document.root, document: row.document)],
      locale: Locale(identifier: locale))
    let node = JSONNode(value: .string(placeholder), offset: 0)
    return try SceneValue(node, scope: context.rootScope).displayText()
  }

  private func size(_ json: String, row: String? = nil, canvas: String? = nil) throws -> [Int] {
    let scene = try template(json).scene(for: row.map { try self.row($0) }, canvas: canvas)
    let bitmap = try scene.render().bitmap
    return [bitmap.width, bitmap.height]
  }

  private func failure(_ json: String, row: String? = nil) -> String {
    do {
      let row = try row.map { try self.row($0) }
      // What is counted is counted on slow machines, too.
      _ = try template(json).scene(for: row, budget: RenderBudget(.unlimited))
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func commentsAndTrailingCommasAreRead() throws {
    let json = """
      // A scene.
      {"galley": 1, /* the version */ "view":
       {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 4, "height": 5,}},],},}
      """
    #expect(try size(json) == [4, 5])
    #expect(
      try template(json).plainJSON
        == #"{"galley":1,"view":{"type":"Color","color":"red","modifiers":[{"frame":{"width":4,"height":5}}]}}"#
    )
  }

  @Test func componentsTakeParametersAndViews() throws {
    let scene = """
      {"galley": 1, "data": {"gap": 3},
       "components": {
         "Box": {"parameters": {"side": {}, "tint": {"default": "blue"}, "content": {"default": {"type": "EmptyView"}}},
           "view": {"type": "ZStack", "children": [
             {"type": "Color", "color": "{{tint}}", "modifiers": [{"frame": {"width": "{{side}}", "height": "{{side}}"}}]},
             "{{content}}"]}}},
       "view": {"type": "HStack", "spacing": "{{gap}}", "children": [
         {"component": "Box", "side": 10}, {"component": "Box", "side": 7, "tint": "red", "modifiers": [{"padding": 1}],
           "content": {"component": "Box", "side": "{{gap}}", "tint": "white"}}]}}
      """
    #expect(try size(scene) == [22, 10])
    let wrong = scene.replacingOccurrences(of: #""side": 7, "tint""#, with: #""side": 7, "tnt""#)
    #expect(failure(wrong).contains(#"found the key "tnt""#))
    #expect(failure(wrong).contains(#"did you mean "tint"?"#))
    let missing = scene.replacingOccurrences(of: #""side": 10"#, with: #""tint": "red""#)
    #expect(failure(missing).contains("the parameter \"side\" of the component Box"))
  }

  @Test func whatContainsItselfIsAnError() {
    let component =
      #"{"component": "A"}"#
    #expect(
      failure(
        """
        {"galley": 1, "components": {"A": {"view": {"type": "HStack", "children": [{"component": "B"}]}},
          "B": {"view": \(component)}}, "view": \(component)}
        """
      ).contains("a component that contains itself: A > B > A"))
    #expect(
      failure(
        #"{"galley": 1, "styles": {"a": [{"style": "a"}]}, "view": {"type": "Spacer"}}"#
      ).contains("a style that contains itself: a > a"))
    #expect(
      failure(
        #"{"galley": 1, "tokens": {"colors": {"a": "b", "b": "a 50%"}}, "view": {"type": "Spacer"}}"#
      ).contains("a colour that contains itself"))
  }

  @Test func tokensAndStylesAreUsedByName() throws {
    let scene = """
      {"galley": 1, "canvas": {"colorScheme": "SCHEME"},
       "tokens": {"colors": {"ink": {"light": "black", "dark": "#ffffff"}, "faint": "ink 50%"},
                  "fonts": {"heading": {"size": 34, "weight": "bold"}}},
       "styles": {"card": [{"padding": 2}, {"background": "ink"}]},
       "view": {"type": "Color", "color": "clear", "modifiers": [
         {"frame": {"width": 3, "height": 3}}, {"font": "heading"}, {"style": "card"}]}}
      """
    let light = try template(scene.replacingOccurrences(of: "SCHEME", with: "light")).scene()
    #expect(try light.render().bitmap[0, 0].red == 0)
    let dark = try template(scene.replacingOccurrences(of: "SCHEME", with: "dark")).scene()
    #expect(try dark.render().bitmap[0, 0].red == 255)
    #expect(try dark.render().bitmap.width == 7)
    #expect(
      failure(scene.replacingOccurrences(of: #"{"style": "card"}"#, with: #"{"style": "cart"}"#))
        .contains(#"the unknown style "cart", expected a style: card; did you mean "card"?"#))
    #expect(
      failure(
        #"{"galley": 1, "tokens": {"colors": {"red": "blue"}}, "view": {"type": "Spacer"}}"#
      ).contains(#"found the name "red""#))
  }

  @Test func conditionsChooseValuesViewsAndModifiers() throws {
    let scene = """
      {"galley": 1, "view": {"type": "HStack", "spacing": 0, "children": [
        {"if": "{{wide}}", "then": {"type": "Color", "color": "red"}},
        {"type": "Color", "color": "blue", "modifiers": [
          {"if": "{{wide}}", "then": {"padding": 3}},
          {"frame": {"width": {"if": "{{kind | equals('big')}}", "then": 30, "else": 9}, "height": 4}}]}],
        "modifiers": [{"fixedSize": true}]}}
      """
    #expect(try size(scene, row: #"{"wide": true, "kind": "big"}"#) == [40, 10])
    #expect(try size(scene, row: #"{"wide": false, "kind": "small"}"#) == [9, 4])
    #expect(
      failure(scene, row: #"{"wide": "maybe", "kind": ""}"#).contains("expected true or false"))
    #expect(failure(scene, row: #"{"kind": ""}"#).contains("row 1 of rows.json"))
  }

  @Test func repetitionsCountAndNest() throws {
    let scene = """
      {"galley": 1, "view": {"type": "VStack", "spacing": 0, "children": [
        {"forEach": "{{rows}}", "as": "row", "index": "i", "view": {"type": "HStack", "spacing": 0, "children": [
          {"forEach": "{{row}}", "view": {"type": "Color", "color": "{{item.color}}",
            "modifiers": [{"frame": {"width": "{{item.width}}", "height": "{{i}}"}}]}}]}}]}}
      """
    let row = """
      {"rows": [[], [{"color": "red", "width": 3}, {"color": "{{blue}}", "width": 4}]]}
      """
    // Data is never read for placeholders.
    #expect(failure(scene, row: row).contains(#"found the string "{{blue}}", expected a colour"#))
    #expect(
      try size(scene, row: row.replacingOccurrences(of: "{{blue}}", with: "blue")) == [7, 1])
  }

  @Test func canvasesShareOneTree() throws {
    let scene = """
      {"galley": 1, "canvas": {"scale": 2}, "canvases": {"og": {"width": 12, "height": 6}, "square": {"width": 5, "height": 5, "scale": 1}},
       "view": {"type": "Color", "color": {"if": "{{canvas.name | equals('og')}}", "then": "red", "else": "blue"}}}
      """
    #expect(try template(scene).canvasNames == ["og", "square"])
    #expect(try size(scene) == [24, 12])
    #expect(try size(scene, canvas: "square") == [5, 5])
    #expect(throws: SceneError.self) { try size(scene, canvas: "sqare") }
  }

  @Test(arguments: [
    ("{{a.b.1}}", #"{"a": {"b": [1, 2.5]}}"#, "2.5"),
    ("{{x ?? 'none'}}", #"{"y": 1}"#, "none"),
    ("{{x ?? y}}", #"{"x": null, "y": 1}"#, "1"),
    ("{{n | number}}", #"{"n": 1234567.891}"#, "1,234,567.891"),
    ("{{n | number(2)}}", #"{"n": 0.5}"#, "0.50"),
    ("{{n | number(2)}}", #"{"n": 3.14159}"#, "3.14"),
    ("{{n | number(1)}}", #"{"n": 1299.96}"#, "1,300.0"),
    ("{{n}}", #"{"n": 1000000000000000}"#, "1000000000000000"),
    ("{{n | not}}", #"{"n": null}"#, "true"),
    ("{{n | currency('JPY')}} {{n | percent(1)}}", #"{"n": 0.256}"#, "¥0 25.6%"),
    ("{{n | percent}}", #"{"n": 0.256}"#, "26%"),
    ("{{n | currency('EUR')}}", #"{"n": 12.5}"#, "€12.50"),
    ("{{d | date('long')}}", #"{"d": "2026-03-14"}"#, "March 14, 2026"),
    (
      "{{d | date('yyyy/MM/dd')}} {{d | time('HH:mm')}}", #"{"d": "2026-03-14T23:30:00-08:00"}"#,
      "2026/03/14 23:30"
    ),
    ("{{s | uppercase}} {{s | capitalized}}", #"{"s": "ab cd"}"#, "AB CD Ab Cd"),
    ("{{n | plural(one: '# stop', other: '# stops')}}", #"{"n": 1}"#, "1 stop"),
    ("{{n | plural(one: '# stop', other: '# stops')}}", #"{"n": 2000}"#, "2,000 stops"),
    ("{{l | count}} {{l | join(' + ')}}", #"{"l": ["a", 2]}"#, "2 a + 2"),
    ("{{s | slug}}", #"{"s": "Crème Brûlée, No. 5!"}"#, "creme-brulee-no-5"),
    ("{{'{{'}}", "{}", "{{"), ("{{'it''s'}}", "{}", "it's"),
  ])
  func placeholdersBecomeText(_ placeholder: String, data: String, expected: String) throws {
    #expect(try text(placeholder, data) == expected)
  }

  @Test(arguments: [
    ("de", "{{n | number(2)}}", #"{"n": 1234.5}"#, "1.234,50"),
    (
      "ru", "{{n | plural(one: '# файл', few: '# файла', many: '# файлов', other: '# файла')}}",
      #"{"n": 23}"#, "23 файла"
    ),
    (
      "ru", "{{n | plural(one: '# файл', few: '# файла', many: '# файлов', other: '# файла')}}",
      #"{"n": 11}"#, "11 файлов"
    ),
    ("ar", "{{n | plural(zero: 'z', two: 't', other: 'o')}}", #"{"n": 2}"#, "t"),
    ("en-IN", "{{n | number}}", #"{"n": 1234567}"#, "12,34,567"),
    ("tr", "{{s | uppercase}}", #"{"s": "izmir"}"#, "İZMİR"),
    ("fr", "{{d | date('full')}}", #"{"d": "2026-03-14"}"#, "samedi 14 mars 2026"),
  ])
  func formattersFollowTheLocale(
    _ locale: String, placeholder: String, data: String, expected: String
  ) throws {
    #expect(try text(placeholder, data, locale: locale) == expected)
  }

  /// What cannot be read is wrong in all rows, and found before the first; the rest names its row.
  @Test(arguments: [
    ("{{x | numbr}}", 42, #"did you mean "number"?"#), ("{{x", 39, "expected \"}}\""),
    ("{{x | number(1, 2)}}", 42, "2 arguments"), ("{{ }}", 39, "expected the path of a value"),
    ("{{y}}", 38, "{{y}}, which names no data"), ("{{x.z}}", 38, "there is no \"z\" in it"),
    ("{{x | number}}", 42, "expected a number before \"number\""),
    ("{{x | date}}", 42, "expected a date"),
    ("{{x | plural(several: 'a')}}", 42, "expected a number"),
  ])
  func wrongPlaceholdersAreLocated(_ placeholder: String, column: Int, expected: String) {
    let message = failure(
      """
      {"galley": 1,
       "view": {"type": "Text", "text": "\(placeholder)"}}
      """, row: #"{"x": "a"}"#)
    #expect(message.hasPrefix("test.json:2:\(column): error at $.view.text: "), "\(message)")
    #expect(message.contains(expected), "\(message)")
    let isUnreadable = (try? Placeholder.segments(of: placeholder)) == nil
    #expect(message.hasSuffix("in row 1 of rows.json") != isUnreadable, "\(message)")
  }

  @Test func branchesThatNobodyTakesAreCheckedToo() {
    #expect(
      failure(
        """
        {"galley": 1, "data": {"a": true}, "view": {"if": "{{a}}", "then": {"type": "Spacer"},
          "else": {"type": "Txt"}}}
        """
      ).contains(#"did you mean "Text"?"#))
    #expect(
      failure(
        #"{"galley": 1, "components": {"A": {"view": {"type": "Text", "txt": "a"}}}, "view": {"type": "Spacer"}}"#
      ).contains(#"did you mean "text"?"#))
  }

  /// What contains itself only by what data names, and what asks for endless work.
  @Test(arguments: [
    (#""tokens": {"colors": {"a": "{{c}}"}}, "view": {"type": "Color", "color": "a"}"#, "deep"),
    (#""tokens": {"fonts": {"a": "b", "b": "a"}}, "view": {"type": "Spacer"}"#, "contains itself"),
    (#""components": {"A": {"view": {"component": "{{k}}"}}}, "view": {"component": "A"}"#, "deep"),
    (
      #""components": {"A": {"parameters": {"x": {"default": {"component": "A"}}}, "view": "{{x}}"}}, "#
        + #""view": {"component": "A"}"#, "deep"
    ),
    (
      #""styles": {"s": [{"style": "{{t}}"}]}, "view": {"type": "Spacer", "modifiers": [{"style": "s"}]}"#,
      "deep"
    ),
    (
      #""styles": {"s": [{"style": "t"}, {"style": "t"}, {"style": "t"}], "t": [{"style": "u"}, {"style": "u"}, {"style": "u"}, "#
        + #"{"style": "u"}, {"style": "u"}], "u": [{"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, "#
        + #"{"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}, {"padding": 1}]}, "#
        + #""view": {"type": "Spacer", "modifiers": [{"style": "s"}]}"#, "more than 200 modifiers"
    ),
  ])
  func nothingIsEndless(_ scene: String, message: String) {
    let error = failure(
      "{\"galley\": 1, \(scene)}", row: #"{"c": "a", "k": "A", "t": "s"}"#)
    #expect(error.contains(message), "\(error)")
  }

  @Test func mixturesOfMixturesAreCounted() {
    let colors = (1...40).map { index in
      #""c\#(index)": {"mix": "c\#(index - 1)", "with": "c\#(index - 1)"}"#
    }
    let error = failure(
      #"{"galley": 1, "tokens": {"colors": {"c0": "red", \#(colors.joined(separator: ", "))}}, "#
        + #""view": {"type": "Color", "color": "c40"}}"#)
    #expect(error.contains("more than 4000000"), "\(error)")
  }

  @Test func textsDoNotDoubleForEver() {
    let components = (1...30).map { index in
      #""C\#(index)": {"parameters": {"t": {}}, "view": {"component": "C\#(index - 1)", "t": "{{t}}{{t}}"}}"#
    }
    let error = failure(
      #"{"galley": 1, "components": {"C0": {"parameters": {"t": {}}, "view": {"type": "Text", "text": "{{t}}"}}, "#
        + components.joined(separator: ", ") + #"}, "view": {"component": "C30", "t": "ab"}}"#)
    #expect(error.contains("a text of more than 4194304 bytes"), "\(error)")
  }

  @Test func whatAConditionLeavesOutSpoilsNothing() throws {
    let scene = """
      {"galley": 1, "view": {"type": "Circle", "stroke": {"if": "{{on}}", "then": "blue"}, "lineWidth": 2,
        "modifiers": [{"frame": {"width": 9}}, {"fixedSize": "{{on}}", "vertical": false}]}}
      """
    #expect(try size(scene, row: #"{"on": false}"#)[0] == 9)
    #expect(try size(scene, row: #"{"on": true}"#)[0] == 9)
  }

  @Test func numbersAreShownAsTheyWereWritten() throws {
    #expect(try text("{{n}}", #"{"n": 1234567890123456789}"#) == "1234567890123456789")
    for n in ["9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740993"] {
      #expect(try text("{{n}}", "{\"n\": \(n)}") == n)
    }
    // Those that a `Double` keeps are written in its shortest form.
    for (written, shown) in [
      ("9007199254740993.0", "9007199254740993"), ("-9007199254740993.50", "-9007199254740993.5"),
      ("9.007199254740993e15", "9007199254740993"), ("9007199254740992.0", "9007199254740992"),
      ("900719925474099300e-2", "9007199254740993"), ("1.5e300", "1.5e+300"),
      ("12345678901234567890.12E2", "1234567890123456789012"), ("1e16", "1e+16"),
    ] { #expect(try text("{{n}}", "{\"n\": \(written)}") == shown) }
    #expect(try text("{{9007199254740993}}", #"{"9007199254740993": "a"}"#) == "a")
    #expect(try text("{{2024}}", #"{"2024": "a"}"#) == "a")
    #expect(try text("{{2024}}") == "2024")
  }

  @Test func argumentsMayBeData() throws {
    let scene = """
      {"galley": 1, "components": {"Row": {"parameters": {"item": {}}, "view":
        {"type": "Color", "color": "{{item.type}}", "modifiers": [{"frame": {"width": 3, "height": 3}}]}}},
       "view": {"component": "Row", "item": {"type": "red"}}}
      """
    #expect(try size(scene) == [3, 3])
  }

  @Test func anIndicatorMayBeACondition() throws {
    let scene = """
      {"galley": 1, "canvas": {"width": 60}, "data": {"n": [1, 2, 3, 4, 5, 6, 7, 8]}, "view": {"type": "HFlow", "maxLines": 1,
        "indicator": {"if": "{{hidden | exceeds(1)}}", "then": {"type": "Text", "text": "+{{hidden}}"}},
        "children": [{"forEach": "{{n}}", "view": {"type": "Text", "text": "{{item}}"}}]}}
      """
    #expect(try size(scene)[0] == 60)
  }
}
