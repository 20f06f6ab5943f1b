import Foundation
import Galley
import GalleyStrings
import Testing

@testable import GalleyScenes

/// What expressions in placeholders give.
@Suite struct ExpressionTests {
  private static let data = """
    {"n": 3, "s": "Harbour", "e": "", "z": null, "t": true, "l": ["b", "a", "b"], "price": "12.5",
     "o": {"name": "x", "a.b": 7}, "os": [{"name": "p"}, {"name": "q"}], "First name": "Ada",
     "unit-price": 4, "km/h": 50, "Price (EUR)": 9, "id": 1234567890123456789, "word": "é", "other": "e\u{301}"}
    """

  @Test(arguments: [
    ("n + 2 * 5", "13"), ("(n + 2) * 5", "25"), ("7 - 2 - 1", "4"), ("-n + 1", "-2"),
    ("--n", "3"), ("-(n - 5)", "2"), ("7 / 2", "3.5"), ("(n)/2", "1.5"), ("n*2", "6"), ("n+2", "5"),
    ("n%2", "1"), ("-7 % 3", "-1"), ("5.5 % 2", "1.5"), ("0.1 + 0.2", "0.3"),
    ("19.99 * 3", "59.97"),
    ("1 / 3", "0.333333333333333"), ("1e3 + 1", "1001"), ("price * 2", "25"), ("1 + -2", "-1"),
    ("unit-price * 2", "8"), ("km/h + 1", "51"), ("`Price (EUR)` + 1", "10"), ("o.`a.b` + 1", "8"),
    ("unit-price - 1", "3"), ("2 * (n)", "6"), ("0 * -1", "0"), ("n * 2 + n / 2", "7.5"),
    ("9007199254740991 + 1", "9007199254740992"),
  ])
  func arithmetic(_ expression: String, _ expected: String) {
    #expect(ExpressionBox(Self.data).json(expression) == expected)
  }

  /// A text of JSON that reads as a number is one before a formatter, too.
  @Test(arguments: [
    ("price | currency('EUR')", "€12.50"), ("price | number(2)", "12.50"),
    ("price | percent", "1,250%"), ("price | exceeds(12)", "true"), ("n | exceeds('2.5')", "true"),
    ("'1' | plural(one: '# stop', other: '# stops')", "1 stop"),
    ("'1234.5' | currency('EUR')", "€1,234.50"),
    ("['1', '2'] | sum | number(1)", "3.0"),
  ])
  func textsThatReadAsNumbersAreFormatted(_ expression: String, _ expected: String) {
    let isTruth = expected == "true"
    #expect(ExpressionBox(Self.data).json(expression) == (isTruth ? expected : "\"\(expected)\""))
    #expect(ExpressionBox(Self.data).message("s | number").contains("expected a number before"))
    #expect(ExpressionBox(Self.data).message("e | currency('EUR')").contains("a number before"))
    #expect(ExpressionBox(Self.data).message("'1,5' | number").contains("a number before"))
  }

  /// Nothing that is shown as zero is below it.
  @Test(arguments: [
    ("-z | currency('EUR')", "€0.00"), ("-z | number(2)", "0.00"), ("-z | percent", "0%"),
    ("-z | plural(other: '# left')", "0 left"), ("-0.4 | round | currency('EUR')", "€0.00"),
    ("-0.004 | number(2)", "0.00"), ("-0.004 | percent", "0%"),
    ("-0.004 | currency('EUR')", "€0.00"),
    ("-0.4 | currency('JPY')", "¥0"), ("-0.0000001 | number", "0"), ("-0.006 | number(2)", "-0.01"),
    ("-0.5 | number", "-0.5"), ("-100 | number(0)", "-100"), ("-0.02 | percent", "-2%"),
  ])
  func zeroHasNoSign(_ expression: String, _ expected: String) {
    #expect(ExpressionBox(#"{"z": 0}"#).json(expression) == "\"\(expected)\"")
  }

  @Test(arguments: [
    ("n == 3", "true"), ("n != 3", "false"), ("n==3", "true"), ("n >= 3 and n <= 3", "true"),
    ("n < 3 or t", "true"), ("not t", "false"), ("not n == 4", "true"), ("not(t) or t", "true"),
    ("t and not t", "false"), ("s == 'Harbour'", "true"), ("s < 'Mill'", "true"),
    ("'b' > 'B'", "true"),
    ("price == 12.5", "true"), ("price < 100", "true"), ("price == '12.5'", "true"),
    ("price == '12.50'", "false"), ("'9' < '10'", "true"), ("'a' == 1", "false"),
    ("t == 1", "false"),
    ("z == null", "true"), ("e == null", "false"), ("e == ''", "true"), ("s != null", "true"),
    ("l == ['b', 'a', 'b']", "true"), ("l == ['b']", "false"), ("[] == []", "true"),
    ("word == other", "false"), ("word == 'é'", "true"), ("[1, 'a'] != [1, 'b']", "true"),
    ("t or missing", "true"), ("false and missing", "false"), ("z or t", "true"),
    ("n > 1 and n < 5 or false", "true"), ("o == 1", "false"),
  ])
  func comparisons(_ expression: String, _ expected: String) {
    #expect(ExpressionBox(Self.data).json(expression) == expected)
  }

  @Test(arguments: [
    ("missing ?? 1", "1"), ("z ?? 1", "1"), ("e ?? 1", "\"\""), ("missing ?? z", "null"),
    ("z ?? missing", "null"), ("missing ?? missing ?? 'x'", "\"x\""), ("n ?? 0 * 2", "6"),
    ("missing ?? 5 * 2", "10"), ("(missing * 2) ?? 'none'", "\"none\""), ("(z + 1) ?? 0", "0"),
    ("(l | first) ?? 'none'", "\"b\""), ("([] | first) ?? 'none'", "\"none\""),
    ("o.x ?? 'y'", "\"y\""),
    ("(os | last).name", "\"q\""), ("first(os).name", "\"p\""), ("(os | last).x ?? 'y'", "\"y\""),
    ("missing ?? []", "[]"), ("if(n > 2, 'many', missing)", "\"many\""), ("n > 9 | if(1, 2)", "2"),
    ("(z | uppercase) ?? 'x'", "\"x\""), ("[n, s, [t]]", "[3,\"Harbour\",[true]]"),
    ("First name", "\"Ada\""), ("`First name` | lowercase", "\"ada\""), ("\"it's\"", "\"it's\""),
    ("\"a\"\"b\"", "\"a\\\"b\""), ("'it''s'", "\"it's\""), ("l | join('')", "\"bab\""),
    ("[s, n] | join('-')", "\"Harbour-3\""), ("l | unique | sorted", "[\"a\",\"b\"]"),
    ("if(t, 'a', 'b') | uppercase", "\"A\""), ("max(n, 10) | number(1)", "\"10.0\""),
    ("n | plural(one: '# stop', other: if(t, '# stops', 'x'))", "\"3 stops\""),
    ("['a', 'b'] | contains(s)", "false"), ("s | contains('bou') and t", "true"),
    ("'a-b.c' | split('-')", "[\"a\",\"b.c\"]"), ("id", "1234567890123456789"),
    ("l | count > 2", "true"), ("l | count * 2 + 1", "7"),
    ("n + 1 | round + 1 | number(1)", "\"5.0\""),
    ("l | first ?? 'x'", "\"b\""), ("[] | last ?? 'x' | uppercase", "\"X\""),
    ("s | slice(0, 1)", "\"H\""), ("s | slice(5, 2)", "\"\""), ("l | slice(-1)", "[\"b\"]"),
    ("l | slice(0, -1)", "[\"b\",\"a\"]"), ("l | slice(9)", "[]"), ("s | first", "\"H\""),
    ("'aaa' | replace('aa', 'b')", "\"ba\""), ("'a' | replace('a', '')", "\"\""),
    ("['a-b', 'c-d'] | replace('-', '')", "[\"ab\",\"cd\"]"), ("12 | replace('1', '3') + 1", "33"),
    ("'a;b' | split('')", "[\"a\",\";\",\"b\"]"), ("'' | split(';')", "[]"),
    ("';' | split(';')", "[\"\",\"\"]"), ("'xaabaab' | split('aab')", "[\"x\",\"\",\"\"]"),
    ("'abababc' | contains('ababc')", "true"), ("round(-2.5)", "-3"), ("round(1.005, 2)", "1.01"),
    ("round(0.5)", "1"), ("round(123.456, 0)", "123"), ("ceil(-0.5)", "0"), ("floor('2.9')", "2"),
    ("abs(-0.5)", "0.5"), ("min('b', 'a')", "\"a\""), ("[3] | max", "3"), ("max(2)", "2"),
    ("[] | sum", "0"), ("['1', 2] | sum", "3"), ("count(s)", "7"), ("length(l)", "3"),
    ("['1.0', 1, '1', 1] | unique", "[\"1.0\",1,\"1\"]"),
    ("['10', 9, 'x', '2'] | sorted", "[\"2\",9,\"10\",\"x\"]"),
    ("[null, '', 0, false] | compact", "[0,false]"), ("z | isEmpty", "true"),
    ("n | isEmpty", "false"),
  ])
  func valuesAndFunctions(_ expression: String, _ expected: String) {
    #expect(ExpressionBox(Self.data).json(expression) == expected)
  }

  /// A cell has no type, and an empty one is nothing.
  @Test(arguments: [
    ("price * qty", "25"), ("price + 1", "13.5"), ("empty ?? 0", "0"),
    ("(empty * 2) ?? 'none'", "\"none\""),
    ("empty == null", "true"), ("empty == ''", "true"), ("empty == 0", "false"),
    ("empty or yes", "true"),
    ("not empty", "true"), ("yes == true", "true"), ("price == 12.5", "true"),
    ("price == same", "true"),
    ("price == '12.50'", "true"), ("same == '12.50'", "false"), ("zip == '01234'", "true"),
    ("zip == 1234", "true"),
    ("zip", "\"01234\""), ("zip | slice(0, 2)", "\"01\""), ("price > qty", "true"),
    ("word > 'A'", "true"),
    ("list | split(';') | sum", "6"), ("list | split(';') | max", "\"3\""),
    ("empty | split(';')", "[]"),
    ("empty | isEmpty", "true"), ("(list | split(';') | first) + 1", "2"),
    ("long == long2", "false"),
    ("long == long", "true"), ("min(price, qty, 5)", "\"2\""),
    ("list | split(';') | count == 3", "true"),
  ])
  func cellsOfATable(_ expression: String, _ expected: String) {
    let box = ExpressionBox(
      table: """
        price,qty,empty,yes,same,zip,word,list,long,long2
        12.50,2,,yes,12.5,01234,Mill,1;2;3,1234567890123456789,1234567890123456788
        """)
    #expect(box.json(expression) == expected)
  }

  /// Whole numbers of 2^53 and more, of which a `Double` keeps 53 bits.
  @Test(arguments: [
    ("a", "9007199254740993"), ("f", "-9007199254740993"), ("b", "9007199254740992"),
    ("a == b", "false"), ("a != b", "true"), ("a > b", "true"), ("b < a", "true"),
    ("f < b", "true"), ("f > -9007199254740994", "true"), ("f >= -9007199254740992", "false"),
    ("a == 9007199254740993", "true"), ("a == 9007199254740992", "false"),
    ("b == 9007199254740993", "false"), ("9007199254740993", "9007199254740993"),
    ("a == c", "true"), ("b == 9007199254740991 + 1", "true"),
    ("a == 9007199254740991 + 1", "false"), ("t == a", "true"), ("t == b", "false"),
    ("d == e", "false"), ("d < e", "true"), ("1e30 > d", "true"), ("1e20 < d", "true"),
    ("a | exceeds(b)", "true"), ("b | exceeds(a)", "false"), ("max(b, a)", "9007199254740993"),
    (
      "[e, a, d, b] | sorted",
      "[9007199254740992,9007199254740993,123456789012345678901234567890,"
        + "123456789012345678901234567891]"
    ),
    ("[a, b] | unique | count", "2"), ("[b] | contains(a)", "false"),
    ("[a] | contains(9007199254740993)", "true"),
    ("a | number", "\"9,007,199,254,740,993\""), ("f | number(1)", "\"-9,007,199,254,740,993.0\""),
    ("d | number", "\"123,456,789,012,345,678,901,234,567,890\""),
    ("a | currency('EUR')", "\"€9,007,199,254,740,993.00\""),
  ])
  func longIntegersAreKeptAndComparedExactly(_ expression: String, _ expected: String) {
    let values = """
      "a": 9007199254740993, "b": 9007199254740992, "c": 9007199254740993, "f": -9007199254740993,
      "d": 123456789012345678901234567890, "e": 123456789012345678901234567891, "t": "9007199254740993"
      """
    #expect(ExpressionBox("{\(values)}").json(expression) == expected)
  }

  @Test(arguments: [
    "a + 1", "-a", "a | percent", "a | plural(other: '#')", "[a] | sum", "h | number",
  ])
  func longIntegersThatCannotBeKeptAreErrors(_ expression: String) {
    let box = ExpressionBox(
      #"{"a": 9007199254740993, "h": 1234567890123456789012345678901234567890}"#)
    #expect(box.json(expression).contains("digits"), "\(box.json(expression))")
  }

  @Test func longIntegersOfATableAreComparedExactly() {
    let box = ExpressionBox(
      table: """
        a,b,c,d
        9007199254740993,9007199254740992,9007199254740993.0,09007199254740993.5
        """)
    for (expression, expected) in [
      ("a == b", "false"), ("a > b", "true"), ("a == c", "true"), ("d > a", "true"),
      ("a == 9007199254740993", "true"), ("b == 9007199254740993", "false"),
    ] { #expect(box.json(expression) == expected, "\(expression)") }
  }

  /// What a placeholder meant before there were expressions, it means today.
  @Test(arguments: [
    ("a + b", "1"), ("Research and Development", "2"), ("not sold", "3"), ("x==y", "4"),
    ("Growth %", "5"),
    ("[kg]", "6"), ("-x", "7"), ("`quoted`", "8"), ("\"q\"", "9"), ("a - b.c", "10"),
    ("Name *", "11"),
    ("2024", "12"), ("2024-25", "13"), ("C++", "14"), ("terms or none ?? 0", "15"),
    ("w/o | number", "\"16\""),
    ("a = b", "17"), ("R && D", "18"), ("count", "19"), ("and", "20"), ("Weight [kg]", "21"),
    ("first", "22"),
  ])
  func namesThatLookLikeExpressions(_ expression: String, _ expected: String) {
    let box = ExpressionBox(
      #"""
      {"a + b": 1, "Research and Development": 2, "not sold": 3, "x==y": 4, "Growth %": 5, "[kg]": 6, "-x": 7,
       "`quoted`": 8, "\"q\"": 9, "a - b": {"c": 10}, "Name *": 11, "2024": 12, "2024-25": 13, "C++": 14,
       "terms or none": 15, "w/o": 16, "a = b": 17, "R && D": 18, "count": 19, "and": 20, "Weight [kg]": 21,
       "first": 22, "missing": 1, "a": 5, "b": 5, "x": null}
      """#)
    #expect(box.json(expression) == expected)
  }

  @Test func aPlaceholderKeepsItsTypeAndOneInATextIsText() throws {
    let box = ExpressionBox(#"{"n": 2, "tags": "a;b"}"#)
    #expect(try box.value("{{n * 2}}").node.json == "4")
    #expect(try box.value("{{n * 2}} of {{n + 3}}").node.json == "\"4 of 5\"")
    #expect(try box.value("{{tags | split(';')}}").node.json == #"["a","b"]"#)
    #expect(try box.value("{{tags | split(';') | join(' ')}}!").node.json == "\"a b!\"")
    #expect(try box.value("{{'}}'}}{{'{{'}}").node.json == "\"}}{{\"")
  }

  @Test func dataIsNeverAnExpression() throws {
    let box = ExpressionBox(#"{"s": "{{n}}", "l": ["{{n}}", {"x": "{{n}}"}], "n": 1}"#)
    #expect(box.json("s") == "\"{{n}}\"")
    #expect(box.json("s | uppercase | lowercase") == "\"{{n}}\"")
    #expect(box.json("[s, 'x'] | first") == "\"{{n}}\"")
    #expect(box.json("'{' | replace('{', '{{') | join") != "\"1\"")
    #expect(box.json("l | reversed") == #"[{"x":"{{n}}"},"{{n}}"]"#)
    #expect(box.json("['{{', 'n}}'] | join('')") == "\"{{n}}\"")
    let scene = """
      {"galley": 1, "components": {"A": {"parameters": {"t": {}}, "view": {"type": "VStack", "children": [
        {"forEach": "{{[t, '{{'] | reversed}}", "view": {"type": "Text", "text": "{{item}}"}}]}}},
       "view": {"component": "A", "t": "{{s}}"}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    #expect("\(try template.scene(for: box.row()).layoutText())".contains("{{n}}"))
  }

  @Test func aListOfAComponentIsWorkedOutOnce() throws {
    let scene = """
      {"galley": 1, "sample": {"a": "{{b}}", "b": "no"},
       "components": {"A": {"parameters": {"items": {}}, "view": {"type": "VStack", "children": [
        {"forEach": "{{items | reversed}}", "view": {"type": "Text", "text": "{{item.t}}"}}]}}},
       "view": {"component": "A", "items": [{"t": "{{a}}"}, {"forEach": [1, 2], "value": {"t": "{{item}}!"}}]}}
      """
    let text = try SceneTemplate(data: Data(scene.utf8), file: "scene.json").scene().layoutText()
    #expect(text.contains("\"2!\"") && text.contains("\"{{b}}\"") && !text.contains("\"no\""))
  }

  @Test func conditionsAndRepetitionsTakeExpressions() throws {
    let scene = """
      {"galley": 1, "view": {"type": "VStack", "children": [
        {"forEach": "{{tags | split(';') | trim | compact}}", "as": "tag", "index": "i", "view":
          {"if": "{{i + 1 < 3 and tag != 'no'}}", "then": {"type": "Text", "text": "{{i + 1}} {{tag}}"}}}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    let row = try ExpressionBox(table: "tags\nswift; no ; linux;layout;\n").row()
    let text = try template.scene(for: row).layoutText()
    #expect(text.contains("\"1 swift\"") && !text.contains("no") && !text.contains("linux"))
  }

  @Test func aStringIsReadOnceForAllRows() throws {
    let scene = """
      {"galley": 1, "view": {"type": "VStack", "children": [
        {"forEach": "{{tags | split(';')}}", "as": "tag", "view": {"type": "Text", "text": "{{tag}} {{n + 1}}"}},
        {"if": "{{n > 1}}", "then": {"type": "Text", "text": "{{n * 2}}"}}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    #expect(template.definitions.readStrings == 4)
    for number in 0..<50 {
      _ = try template.scene(for: ExpressionBox(#"{"tags": "a;b;c", "n": \#(number)}"#).row())
    }
    #expect(template.definitions.readStrings == 4)
  }
}

extension Scene {
  /// The views with their texts.
  func layoutText() throws -> String { try render().layoutTree?.description ?? "" }
}
