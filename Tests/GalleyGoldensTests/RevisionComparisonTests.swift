import Galley
import Testing

@testable import GalleyGoldens

/// What became of views from one revision to another one, and how it is told.
@Suite struct RevisionComparisonTests {
  private func change(
    _ key: String, _ source: String, _ sentences: [String],
    _ verdict: GoldenResult.Verdict = .different
  ) -> GoldenResult {
    var result = GoldenResult(key, verdict)
    result.source = source
    result.explanation = sentences + ["12 of 400 pixels differ"]
    result.viewSentences = sentences.count
    return result
  }

  @Test func whatAllImagesOfAViewHaveInCommonIsToldOnce() {
    let gap = "gaps of VStack 12 became 18"
    let causes = ChangeCauses([
      change("Card/Large-dark", "Card.swift:4", [gap, "`Title`: white became red"]),
      change("Card/Large-light", "Card.swift:4", [gap, "`Title`: black became red"]),
      change("Menu/1", "Menu.swift:9", [gap]),
      change(
        "Menu/2", "Menu.swift:20", [GoldenExplanation.onlyPainting, "`Dot`: blue became green"]),
      change("New/1", "New.swift:3", [], .missing),
    ]).causes
    #expect(
      causes == [
        ChangeCauses.Cause(
          keys: ["Card/Large-dark", "Card/Large-light", "Menu/1"], sentences: [gap], isWhole: true),
        ChangeCauses.Cause(
          keys: ["Card/Large-dark"], sentences: ["`Title`: white became red"], isWhole: false),
        ChangeCauses.Cause(
          keys: ["Card/Large-light"], sentences: ["`Title`: black became red"], isWhole: false),
        ChangeCauses.Cause(
          keys: ["Menu/2"], sentences: ["`Dot`: blue became green"], isWhole: true),
      ], "\(causes)")
    // Where nothing is known of views, the pixels are the cause.
    let pixels = ChangeCauses([change("a", "a.json", [])]).causes
    #expect(pixels.map(\.sentences) == [["12 of 400 pixels differ"]])
  }

  private func comparison(_ old: [GoldenResult], _ new: [GoldenResult]) -> RevisionComparison {
    let folder = GoldenFolder(URL(fileURLWithPath: "/nowhere/before"), name: "before")
    return RevisionComparison(
      RevisionComparison.Side("main", old), RevisionComparison.Side("HEAD", new), unchanged: 5,
      in: folder, results: "/nowhere/after")
  }

  @Test func bothSidesSayWhatIsNewAndGone() {
    let old = [
      change("kept", "k", [], .recorded), change("gone", "g", [], .recorded),
      change("Card/1", "c", [], .recorded),
      change("Late", "l", ["Late.swift: it does not compile"], .error),
      change("bad", "b", ["no such image"], .error),
    ]
    let new = [
      change("kept", "k", [], .same),
      change("Card", "c", ["Card.swift: it does not compile"], .error),
      change("Late/1", "l", ["record it"], .missing), change("fresh", "f", ["record it"], .missing),
      change("bad", "b", ["no such image"], .error),
    ]
    let found = comparison(old, new)
    #expect(found.changes.map(\.key) == ["Card", "Late/1", "fresh", "gone"])
    #expect(
      found.changes.map { RevisionComparison.word($0.verdict) } == [
        "failing", "new", "new", "gone",
      ])
    #expect(found.changes[1].explanation == ["before, it failed: Late.swift: it does not compile"])
    #expect(found.changes[2].explanation.isEmpty)
    #expect(found.failures.map(\.key) == ["bad"])
    #expect(found.count == 11 && found.summary == "2 new, 1 gone, 1 failing")
    #expect(comparison([], []).changes.isEmpty && comparison([], []).summary == "")
  }

  @Test func aCommentHasNothingOfATextThatOthersObey() {
    let text = ComparisonComment.escaped("`Text \"<b>\"` says @all | *x* <img src=a>")
    #expect(text == "`Text \"<b>\"` says &#64;all &#124; \\*x\\* &lt;img src=a&gt;")
    #expect(ComparisonComment.escaped("a ` b") == "a \\` b")
    let comment = ComparisonComment(
      comparison([], [change("fresh", "f", [], .missing)])
    ).text
    #expect(comment.hasPrefix("[//]: # (galley compare)\n\n### Images: 1 new\n\n`main` → `HEAD`"))
    #expect(comment.contains("| fresh | new |  |\n"))
    let same = ComparisonComment(comparison([], [])).text
    #expect(same.contains("### Images: none of 5 changed\n"))
  }
}
