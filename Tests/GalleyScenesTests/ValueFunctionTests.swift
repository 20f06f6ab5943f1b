import Galley
import Testing

@testable import GalleyScenes

/// The table of functions: each is in it once, and does what its example shows.
@Suite struct ValueFunctionTests {
  /// By the function: a value as JSON, and what its example makes of it.
  private static let results: [String: (value: String, result: String)] = [
    "number": ("1234.5", #""1,234.50""#), "percent": ("0.256", #""25.6%""#),
    "currency": ("12.5", #""€12.50""#), "date": (#""14.03.2026""#, #""March 14, 2026""#),
    "time": (#""2026-03-14T09:30:00Z""#, #""9:30 AM""#), "plural": ("2", #""2 stops""#),
    "uppercase": (#""ab""#, #""AB""#), "lowercase": (#""AB""#, #""ab""#),
    "capitalized": (#""ab cd""#, #""Ab Cd""#), "slug": (#""Crème Brûlée""#, #""creme-brulee""#),
    "equals": (#""sale""#, "true"), "exceeds": ("11", "true"), "not": ("false", "true"),
    "split": (#""a;b""#, #"["a","b"]"#), "trim": (#"" a ""#, #""a""#),
    "replace": (#""a-b""#, #""a b""#), "startsWith": (#""Ab""#, "true"),
    "endsWith": (#""a.png""#, "true"), "contains": (#""on sale""#, "true"),
    "join": (#"["a", "b"]"#, #""a, b""#), "count": ("[5, 6]", "2"), "length": (#""abc""#, "3"),
    "isEmpty": (#""""#, "true"), "first": ("[5, 6]", "5"), "last": ("[5, 6]", "6"),
    "slice": (#""abcd""#, #""abc""#), "sorted": ("[2, 3, 1]", "[1,2,3]"),
    "reversed": ("[2, 3, 1]", "[1,3,2]"), "unique": ("[2, 1, 2]", "[2,1]"),
    "compact": ("[2, null, 1]", "[2,1]"), "min": ("200", "100"), "max": ("-5", "0"),
    "sum": ("[2, 3, 1]", "6"), "round": ("2.25", "2.3"), "floor": ("1.8", "1"),
    "ceil": ("1.2", "2"), "abs": ("-3", "3"), "if": ("true", #""yes""#),
  ]

  @Test func everyFunctionDoesWhatItsExampleShows() throws {
    for function in ValueFunction.all {
      let (value, expected) = try #require(
        Self.results[function.name], "no value for \(function.name)")
      let result = ExpressionBox(#"{"value": \#(value)}"#).json("value | \(function.example)")
      // ICU has a narrow blank before AM.
      #expect(
        result.replacingOccurrences(of: "\u{202F}", with: " ") == expected, "\(function.example)")
    }
  }

  @Test func everyWorkIsInTheTableOnce() {
    let works =
      ValueFunction.Formatter.allCases.map(ValueFunction.Work.formatter)
      + ValueFunction.OfTexts.allCases.map(ValueFunction.Work.text)
      + ValueFunction.OfLists.allCases.map(ValueFunction.Work.list)
      + ValueFunction.OfNumbers.allCases.map(ValueFunction.Work.number) + [.choice]
    #expect(Set(ValueFunction.all.map(\.work)) == Set(works))
    #expect(ValueFunction.all.count == works.count)
    #expect(ValueFunction.all.allSatisfy { ValueFunction.named($0.name)?.work == $0.work })
    #expect(ValueFunction.all.allSatisfy { $0.example.hasPrefix($0.name) })
  }

  /// Of a list, what is done to each text is done to each, and nothing else is.
  @Test(arguments: ValueFunction.Formatter.allCases)
  func onlyWordsAreFormattedByElement(function: ValueFunction.Formatter) throws {
    let example = try #require(ValueFunction.named(function.rawValue)).example
    let isList = ExpressionBox(#"{"value": ["b c"]}"#).json("value | \(example)").hasPrefix("[")
    #expect(isList == function.isForEachText)
  }
}
