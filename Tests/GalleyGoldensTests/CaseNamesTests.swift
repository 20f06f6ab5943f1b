import Foundation
import Testing

@testable import GalleyGoldens

/// Which cases a name means.
@Suite struct CaseNamesTests {
  private let names = GoldenNames(
    keys: [
      "App/Cards/large", "App/Cards/small", "App/Rows/large", "Web/Cards/wide", "Web/Lists/long",
      "top",
    ], groups: ["App/Cards/all": ["App/Cards/large", "App/Cards/small"]])

  private func found(_ name: String) -> String {
    do { return try names.keys(for: name).joined(separator: " ") } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("App/Cards/large", "App/Cards/large"), ("Cards/large", "App/Cards/large"),
    ("small", "App/Cards/small"), ("all", "App/Cards/large App/Cards/small"),
    ("Cards/all", "App/Cards/large App/Cards/small"), ("Rows", "App/Rows/large"),
    ("Rows/", "App/Rows/large"), ("Web", "Web/Cards/wide Web/Lists/long"),
    ("App/Cards", "App/Cards/large App/Cards/small"), ("Lists/*", "Web/Lists/long"),
    ("App/*", "App/Cards/large App/Cards/small App/Rows/large"), ("l?ng", "Web/Lists/long"),
    ("Cards/*", "App/Cards/large App/Cards/small Web/Cards/wide"), ("t*", "top"),
    ("s[lm]*", "App/Cards/small"),
  ])
  func lastPartsAndPatternsAreKnown(name: String, keys: String) {
    #expect(found(name) == keys)
  }

  @Test(arguments: [
    ("large", "several suites have a case large: App/Cards/large, App/Rows/large"),
    ("Cards", "several suites have a suite Cards: App/Cards, Web/Cards"),
    ("smal", #"no case "smal"; did you mean "small"?"#),
    ("Cadrs/large", #"did you mean "Cards/large"?"#),
    ("Lsits/*", #"did you mean "Lists/*"?"#), ("web/*", #"did you mean "Web/*"?"#),
    ("Row", #"did you mean "Rows"?"#), ("zzzzzzzzzz*", "there are App/Cards/large, "),
    ("", "there is no case"),
  ])
  func othersAreSuggested(name: String, message: String) {
    #expect(found(name).contains(message), "\(found(name))")
  }

  /// What one line of a test draws on several canvases goes by one name.
  @Test func theCasesOfAPlaceHaveAName() throws {
    let results = ["S/card-320-dark", "S/card-390-dark", "S/card-x"].enumerated().map {
      var result = GoldenResult($1, .different)
      result.source = $0 < 2 ? "T.swift:7" : "T.swift:9"
      return result
    }
    #expect(try GoldenNames(results).keys(for: "card") == ["S/card-320-dark", "S/card-390-dark"])
    #expect(throws: GoldenError.self) { try GoldenNames(results).keys(for: "car") }
    // Suites that begin alike are no name of cases.
    let suites = ["forms-a/x", "forms-b/y", "forms/z"].enumerated().map {
      var result = GoldenResult($1, .different)
      result.source = $0 < 2 ? "T.swift:7" : "T.swift:9"
      return result
    }
    #expect(try GoldenNames(suites).keys(for: "forms") == ["forms/z"])
  }
}
