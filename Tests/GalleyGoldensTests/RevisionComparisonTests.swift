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
          keys: ["Card/Large-dark", "Card/Large-light", "Menu/1"], sentences: [gap]),
        ChangeCauses.Cause(
          keys: ["Card/Large-dark"], sentences: ["`Title`: white became red"]),
        ChangeCauses.Cause(
          keys: ["Card/Large-light"], sentences: ["`Title`: black became red"]),
        ChangeCauses.Cause(
          keys: ["Menu/2"], sentences: ["`Dot`: blue became green"]),
      ], "\(causes)")
    // Where nothing is known of views, the pixels are the cause.
    let pixels = ChangeCauses([change("a", "a.json", [])]).causes
    #expect(pixels.map(\.sentences) == [["12 of 400 pixels differ"]])
  }

  /// Two previews of one view that differ in one sentence have the others in common.
  @Test func aSentenceOfSomeImagesIsToldOnceWithThem() {
    let common = ["gaps of VStack 12 became 18", "corner radius 8 became 12"]
    let (dark, light) = (
      "`Text \"Poll\"`: white became red", "`Text \"Poll\"`: black became red"
    )
    let causes = ChangeCauses([
      change("Card/Dark", "Card.swift:9", common + [dark]),
      change("Card/Light", "Card.swift:14", common + [light]),
    ]).causes
    #expect(
      causes == [
        ChangeCauses.Cause(keys: ["Card/Dark", "Card/Light"], sentences: common),
        ChangeCauses.Cause(keys: ["Card/Dark"], sentences: [dark]),
        ChangeCauses.Cause(keys: ["Card/Light"], sentences: [light]),
      ], "\(causes)")
  }

  /// What one change does to rows, in each language and in a view of its own, has one cause.
  @Test func aCauseOfSeveralViewsIsToldWithTheirNumber() {
    let padding = "`padding(4)` became `padding(13)`"
    let row = "`Text \"Oolong\"` is 18.0 higher (388 to 406) because \(padding)"
    let causes = ChangeCauses([
      change(
        "List/1", "List.swift:4",
        ["`Text \"Sencha\"` and 7 others are 18.0 higher because \(padding)"]),
      change(
        "List/ar", "List.swift:8",
        ["`Text \"Assam\"` and 1 other have other sizes because \(padding)"]),
      change("Row/1", "Row.swift:4", [row]),
    ]).causes
    #expect(
      causes == [
        ChangeCauses.Cause(
          keys: ["List/1", "List/ar", "Row/1"], sentences: [padding + " in 11 views"])
      ], "\(causes)")
    // The same words of several images are kept.
    let same = ChangeCauses([
      change("Row/1", "Row.swift:4", [row]), change("Row/2", "Row.swift:9", [row]),
    ]).causes
    #expect(same == [ChangeCauses.Cause(keys: ["Row/1", "Row/2"], sentences: [row])], "\(same)")
    let gaps = ChangeCauses([
      change("Row/1", "Row.swift:4", ["gaps of HStack 4 became 8 in 3 views"]),
      change("Row/2", "Row.swift:9", ["gaps of HStack 4 became 8"]),
    ]).causes
    #expect(gaps.map(\.sentences) == [["gaps of HStack 4 became 8 in 4 views"]], "\(gaps)")
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
    #expect(found.changes.map(\.key) == ["Card/1", "Late/1", "fresh", "gone"])
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

  /// A file that does not compile has an image before for each of its previews.
  @Test func whatFailsHasTheImagesThatThereWere() {
    func drawn(_ key: String) -> GoldenResult {
      var result = change(key, "c", [], .recorded)
      result.actual = GoldenResult.Size(width: 90, height: 41)
      return result
    }
    let error = ["Card.swift: it does not compile"]
    let found = comparison(
      [drawn("Card/1"), drawn("Card/2"), drawn("Cards/1")],
      [change("Card", "c", error, .error), change("Cards/1", "c", error, .error)])
    #expect(found.changes.map(\.key) == ["Card/1", "Card/2", "Cards/1"])
    #expect(found.changes.allSatisfy { $0.verdict == .error && $0.expected?.width == 90 })
    #expect(found.changes.allSatisfy { $0.explanation.first == error[0] })
    #expect(found.count == 8 && found.summary == "3 failing")
    // Where nothing compiles any more, one failure tells it.
    var failure = change("previews", "p", error, .error)
    failure.isOfAllPreviews = true
    let all = comparison([drawn("Card/1")], [failure])
    #expect(all.changes.map(\.key) == ["previews"])
    // A scene may be called the same: it hides no other image.
    failure.isOfAllPreviews = nil
    let one = comparison([drawn("Card/1"), drawn("previews")], [failure])
    #expect(one.changes.map(\.key) == ["Card/1", "previews"])
    #expect(one.changes.map(\.verdict) == [.unread, .error])
    #expect(one.changes.map(\.expected?.width) == [90, 90])
  }

  /// CommonMark 6.1: as many backquotes close a span as open it.
  @Test func aNameWithBackquotesStandsBetweenMoreOfThem() {
    #expect(CodeSpan.of("Text \"a\"") == "`Text \"a\"`")
    #expect(CodeSpan.of("Text \"a ` b\"") == "``Text \"a ` b\"``")
    #expect(CodeSpan.of("Text \"``` b\"") == "````Text \"``` b\"````")
    #expect(CodeSpan.of("a`") == "`` a` ``")
    for name in ["Text \"odd ` tick @all <b>\"", "Text \"``` _x_\"", "`"] {
      let span = CodeSpan.of(name)
      #expect(ComparisonComment.escaped("\(span) *moved*") == "\(span) \\*moved\\*")
    }
    #expect(ComparisonComment.escaped("``a") == "\\`\\`a")
    #expect(ComparisonComment.escaped("a `` b ` c `` d `") == "a `` b ` c `` d \\`")
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
