import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// What is wrong with an expression, said with its place, and what was found and expected.
@Suite struct ExpressionErrorTests {
  private static let data = """
    {"price": "n/a", "n": 3, "z": 0, "s": "ab", "l": [1, 2], "o": {"name": "x"}, "nil": null, "t": true,
     "unit-price": 5, "os": [{"a": 1}, {"a": 2}]}
    """
  private static let names = "one of l, n, nil, o, os, price, s, t, unit-price, z"
  private static let functions = ValueFunction.all.map(\.name).joined(separator: ", ")

  /// Columns count from the quotation mark of the string: the first byte of an expression is the fourth.
  @Test(arguments: [
    (
      "price * 2",
      #"4: found the string "n/a" in price (rows.json:1:11), expected a number for "*""#
    ),
    ("n / z", "8: found a division by 0 in {{n / z}}, expected a divisor other than 0"),
    ("n % 0", "8: found a division by 0 in {{n % 0}}, expected a divisor other than 0"),
    (
      "n + s",
      #"8: found the string "ab" in s (rows.json:1:39), expected a number for "+"; texts are put together by {{a}}{{b}}, or by [a, b] | join('')"#
    ),
    (
      "nil * 2",
      #"4: found null in nil (rows.json:1:85), expected a number for "*", or a default behind ??"#
    ),
    (
      "nil < 2",
      #"4: found null in nil (rows.json:1:85), expected a value for "<", or a default behind ??"#
    ),
    (
      "2 >= s",
      #"9: found the string "ab" in s (rows.json:1:39), expected a number for ">=", as on the other side"#
    ),
    ("n and t", #"4: found the number 3 in n (rows.json:1:23), expected true or false for "and""#),
    ("not s", #"8: found the string "ab" in s (rows.json:1:39), expected true or false for "not""#),
    (
      "l | split(';')",
      #"4: found a list of 2 in l (rows.json:1:50), expected a text before "split""#
    ),
    ("n | join", #"4: found the number 3 in n (rows.json:1:23), expected a list before "join""#),
    (
      "os | sorted",
      #"9: found an object in os, expected a list of numbers and texts before "sorted""#
    ),
    ("l | slice('a')", #"14: found the string "a", expected a whole number in slice(0, 3)"#),
    ("l | slice(1.5)", "14: found the number 1.5, expected a whole number in slice(0, 3)"),
    ("n | round(99)", "14: found the number 99, expected a whole number from 0 to 15 in round(1)"),
    (
      "s | replace('', 'x')",
      "8: found an empty text to be replaced, expected a text of at least one character in replace('-', ' ')"
    ),
    (
      "[] | first",
      #"9: found nothing in [], expected at least one element before "first", or a default: ([] | first) ?? ''"#
    ),
    (
      "os | max",
      #"4: found an object in os (rows.json:2:36), expected two numbers or two texts for "max""#
    ),
    (
      "o == o",
      "4: found two objects to compare in {{o == o}}, expected numbers, texts, true, false, null or lists of those"
    ),
    (
      "1e308 * 10",
      "12: found a result that is too large in {{1e308 * 10}}, expected numbers up to 1.8e308"
    ),
    ("n = 3", #"6: found "=", expected "==""#), ("n && t", #"6: found "&&", expected "and""#),
    ("n || t", #"6: found "||", expected "or""#),
    ("n ? 1 : 2", #"6: found "?", expected "if", as in if(isNew, 'new', 'old')"#),
    ("n < 2 < 3", #"10: found "< 3}}", expected "and" between two comparisons: a < b and b < c"#),
    ("(n", #"6: found "}}", expected ")""#), ("[1, 2", #"9: found "}}", expected a comma or "]""#),
    ("max(1, 2", #"12: found "}}", expected a comma or ")""#),
    ("max()", "4: found max() without a value, expected its value, as in max(name) or name | max"),
    ("n | ", #"8: found "}}", expected the name of a function"#),
    (
      "n | spilt(';')",
      "8: found the unknown function \"spilt\", expected one of FUNCTIONS; did you mean \"split\"?"
    ),
    (
      "spilt(s)",
      "4: found the unknown function \"spilt\", expected one of FUNCTIONS; a name with parentheses stands in backticks; did you mean \"split\"?"
    ),
    (
      "Price (EUR)",
      #"4: found the unknown function "Price", expected a function, or a name with parentheses in backticks: `Price (…)`"#
    ),
    ("s | split", "8: found no arguments in split, expected 1, as in split(';')"),
    ("s | trim(1)", "8: found 1 argument in trim(1), expected none, as in trim"),
    (
      "s | slice(1, 2, 3)",
      "8: found 3 arguments in slice(1, 2, 3), expected 1 to 2, as in slice(0, 3)"
    ),
    (
      "s | split(by: ';')",
      #"8: found "by:" before an argument of split, expected its value alone, as in split(';')"#
    ),
    (
      "n | number(foo: 2)",
      #"8: found "foo:" before an argument of number, expected its value alone, as in number(2)"#
    ),
    (
      "n | percent(decimals: 1)",
      #"8: found "decimals:" before an argument of percent, expected its value alone, as in percent(1)"#
    ),
    (
      "n | currency(code: 'EUR')",
      #"8: found "code:" before an argument of currency, expected its value alone, as in currency('EUR')"#
    ),
    (
      "s | equals(to: 'a')",
      #"8: found "to:" before an argument of equals, expected its value alone, as in equals('sale')"#
    ),
    (
      "n | exceeds(than: 2)",
      #"8: found "than:" before an argument of exceeds, expected its value alone, as in exceeds(10)"#
    ),
    (
      "l | join(with: '+')",
      #"8: found "with:" before an argument of join, expected its value alone, as in join(', ')"#
    ),
    (
      "n | plural(one: 'a', one: 'c', other: 'b')",
      "8: found the form \"one\" twice in {{n | plural(one: 'a', one: 'c', other: 'b')}}, expected each form once"
    ),
    (
      "1.8e308",
      "4: found a number that is too large in {{1.8e308}}, expected numbers up to 1.8e308"
    ),
    (
      "n + -9e999",
      "9: found a number that is too large in {{n + -9e999}}, expected numbers up to 1.8e308"
    ),
    (
      "1e12 | date",
      "11: found the number 1000000000000, expected fewer than 1000000000000 seconds since 1970; milliseconds are divided by 1000"
    ),
    (
      "o.nmae",
      #"4: found {{o.nmae}}: there is no "nmae" in it, expected the path of a value in the data, or a default: {{o.nmae ?? ''}}; did you mean "name"?"#
    ),
    (
      "(os | last).b",
      #"4: found no "b" in (os | last), expected the path of a value in it, or a default behind ??"#
    ),
    (
      "prise",
      "4: found {{prise}}, which names no data, expected NAMES, or a default: {{prise ?? ''}}; did you mean \"price\"?"
    ),
    (
      "2 * prise",
      "8: found \"prise\" in {{2 * prise}}, which names no data, expected NAMES, or a default: {{prise ?? ''}}; did you mean \"price\"?"
    ),
    (
      "n-1",
      "4: found {{n-1}}, which names no data, expected blanks on both sides of an operator: n - 1"
    ),
    ("n +", "4: found {{n +}}, which names no data, expected a value behind the operator: n + 1"),
    (
      "l[0]",
      "4: found {{l[0]}}, which names no data, expected NAMES, or a default: {{l[0] ?? ''}}; did you mean \"l.0\"?"
    ),
    ("s | number", #"8: found the string "ab", expected a number before "number""#),
    (
      "n | currency('Euro')",
      "8: found the currency \"Euro\", expected three capitals such as EUR (ISO 4217)"
    ),
    (
      "if(s, 1, 2)",
      #"7: found the string "ab" in s (rows.json:1:39), expected true or false before "if""#
    ),
  ])
  func anErrorSaysWhereAndWhat(_ expression: String, _ expected: String) {
    let expected = expected.replacingOccurrences(of: "FUNCTIONS", with: Self.functions)
      .replacingOccurrences(of: "NAMES", with: Self.names)
    #expect(ExpressionBox(Self.data).message(expression) == expected)
  }

  /// A table of many columns makes no message of their length.
  @Test func ofManyNamesFortyAreListed() {
    let data = "{" + (10..<70).map { "\"c\($0)\": 1" }.joined(separator: ", ") + "}"
    let names = (10..<50).map { "c\($0)" }.joined(separator: ", ")
    #expect(
      ExpressionBox(data).message("nothing")
        == "4: found {{nothing}}, which names no data, expected one of \(names) and 20 more, "
        + "or a default: {{nothing ?? ''}}")
  }

  @Test func aCellNamesItsPlaceInTheTable() {
    let box = ExpressionBox(table: "name,price,qty\nQuay,n/a,\n")
    #expect(
      box.message("price * 2")
        == #"4: found the string "n/a" in price (rows.csv:2:6), expected a number for "*""#)
    #expect(
      box.message("2 * qty")
        == #"8: found an empty cell in qty (rows.csv:2:10), expected a number for "*", or a default behind ??"#
    )
  }

  /// The column is that of the file, behind whatever escapes a string has.
  @Test(arguments: [
    (#""{{n | spilt}}""#, 8), (#""\n\"{{n | spilt}}""#, 12), (#""\u00e9é{{n | spilt}}""#, 15),
    (#""\ud83d\ude00{{n | spilt}}""#, 20), (#""{{n}} {{n | spilt}}""#, 14),
  ])
  func theColumnIsThatOfTheFile(_ string: String, _ column: Int) {
    let scene = "{\"galley\": 1, \"view\": {\"type\": \"Text\", \"text\":\n\(string)}}"
    let error = #expect(throws: SceneError.self) {
      try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    }
    #expect(error?.line == 2 && error?.column == column, "\(String(describing: error))")
    #expect(error?.path == "$.view.text" && error?.suggestion == "split")
  }

  /// Wrong expressions are found where no row comes to.
  @Test(arguments: [
    #""view": {"if": false, "then": {"type": "Text", "text": "{{a | nmber}}"}}"#,
    #""components": {"A": {"view": {"type": "Text", "text": "{{a | nmber}}"}}}, "view": {"type": "Spacer"}"#,
    #""styles": {"s": [{"padding": "{{a | nmber}}"}]}, "view": {"type": "Spacer"}"#,
    #""tokens": {"colors": {"c": "{{a | nmber}}"}}, "view": {"type": "Spacer"}"#,
    #""canvases": {"b": {}, "a": {"width": "{{a | nmber}}"}}, "view": {"type": "Spacer"}"#,
  ])
  func checkingFindsWrongExpressionsWithoutData(_ members: String) {
    let error = #expect(throws: SceneError.self) {
      try SceneTemplate(data: Data("{\"galley\": 1, \(members)}".utf8), file: "s.json")
    }
    #expect(error?.suggestion == "number")
  }

  /// A sample tells which names there are; without one a column may be called so.
  @Test func whatMayBeANameWaitsForTheData() throws {
    func template(_ sample: String) throws -> SceneTemplate {
      try SceneTemplate(
        data: Data(
          #"{"galley": 1, \#(sample) "view": {"if": false, "then": {"type": "Text", "text": "{{a = b}}"}}}"#
            .utf8),
        file: "s.json")
    }
    _ = try template("")
    _ = try template(#""sample": {"a = b": 1},"#)
    let error = #expect(throws: SceneError.self) { try template(#""sample": {"a": 1},"#) }
    #expect(error?.expected == "\"==\"")
    // Data is not read.
    _ = try template(#""data": {"x": "{{a | nmber}} {{"},"#)
  }

  @Test func anErrorOfARowNamesTheRow() throws {
    let scene = #"{"galley": 1, "view": {"type": "Text", "text": "{{price * 2}} euros"}}"#
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let table = try DataTable(data: Data("price\n1\nfree\n".utf8), file: "rows.csv")
    _ = try template.scene(for: table.row(0))
    let error = #expect(throws: SceneError.self) { try template.scene(for: table.row(1)) }
    #expect(
      "\(String(describing: error.map { "\($0)" }))".contains(
        #"s.json:1:51: error at $.view.text: found the string \"free\" in price (rows.csv:3:1), expected a number for \"*\", in row 2 of rows.csv"#
      ), "\(String(describing: error))")
  }

  /// A title above the names of columns: nothing is wrong with the row, and the name is below.
  @Test func aNameBelowTheHeaderIsLocated() throws {
    let scene = #"{"galley": 1, "view": {"type": "Text", "text": "{{a}}"}}"#
    let template = try SceneTemplate(data: Data(scene.utf8), file: "s.json")
    let table = try DataTable(
      data: Data("Report\tx\n\na\tb\n1\t2\n3\t4\n".utf8), file: "t.csv")
    let error = #expect(throws: SceneError.self) { try template.scene(for: table.row(1)) }
    let expected =
      "or a default: {{a ?? ''}}; if line 3 has the names of the columns, --skip-lines 2 leaves out what is above"
    #expect(error?.expected.hasSuffix(expected) == true, "\(String(describing: error))")
    #expect(error?.suggestion == nil)
  }

  @Test func aListInATextIsToldHowToBecomeOne() {
    let scene = #"{"galley": 1, "sample": {"l": [1]}, "view": {"type": "Text", "text": "a {{l}}"}}"#
    let error = #expect(throws: SceneError.self) { try Scene(data: Data(scene.utf8), file: "s") }
    #expect(
      error?.column == 73 && error?.expected.hasSuffix("join(', ') makes a text of a list") == true)
  }
}
