import Galley
import Testing

@testable import GalleyGoldens

/// What became of views from one revision to another one, and how it is told.
@Suite struct RevisionComparisonTests {
  private func change(
    _ key: String, _ source: String, _ sentences: [String],
    _ verdict: GoldenResult.Verdict = .different
  ) -> GoldenResult {
    change(key, source, views: sentences.map { ViewSentence($0) }, verdict)
  }

  private func change(
    _ key: String, _ source: String, views: [ViewSentence],
    _ verdict: GoldenResult.Verdict = .different
  ) -> GoldenResult {
    var result = GoldenResult(key, verdict)
    result.source = source
    result.explanation = views.map(\.text) + ["12 of 400 pixels differ"]
    (result.viewSentences, result.viewCauses) = (views.count, views.map(\.cause))
    return result
  }

  @Test func whatAllImagesOfAViewHaveInCommonIsToldOnce() {
    let gap = "gaps of VStack 12 became 18"
    let causes = ChangeCauses([
      change("Card/Large-dark", "Card.swift:4", [gap, "`Title`: white became red"]),
      change("Card/Large-light", "Card.swift:4", [gap, "`Title`: black became red"]),
      change("Menu/1", "Menu.swift:9", [gap]),
      change(
        "Menu/2", "Menu.swift:20",
        views: [GoldenExplanation.onlyPainting, ViewSentence("`Dot`: blue became green")]),
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
    func told(_ views: String, _ count: Int) -> [ViewSentence] {
      [ViewSentence("\(views) because \(padding)", ViewSentence.Cause(padding, views: count))]
    }
    let row = told("`Text \"Oolong\"` is 18.0 higher (388 to 406)", 1)
    let causes = ChangeCauses([
      change(
        "List/1", "List.swift:4", views: told("`Text \"Sencha\"` and 7 others are 18.0 higher", 8)),
      change(
        "List/ar", "List.swift:8",
        views: told("`Text \"Assam\"` and 1 other have other sizes", 2)),
      change("Row/1", "Row.swift:4", views: row),
    ]).causes
    #expect(
      causes == [
        ChangeCauses.Cause(
          keys: ["List/1", "List/ar", "Row/1"], sentences: [padding + " in 11 views"])
      ], "\(causes)")
    // The same words of several images are kept.
    let same = ChangeCauses([
      change("Row/1", "Row.swift:4", views: row), change("Row/2", "Row.swift:9", views: row),
    ]).causes
    #expect(
      same == [ChangeCauses.Cause(keys: ["Row/1", "Row/2"], sentences: row.map(\.text))],
      "\(same)")
    var rows = LayoutCauses()
    for _ in 0..<3 { rows.add("gaps of HStack 4 became 8", isCounted: true) }
    let gaps = ChangeCauses([
      change("Row/1", "Row.swift:4", views: rows.sentences),
      change("Row/2", "Row.swift:9", ["gaps of HStack 4 became 8"]),
    ]).causes
    #expect(gaps.map(\.sentences) == [["gaps of HStack 4 became 8 in 4 views"]], "\(gaps)")
  }

  /// What is counted, and what is a cause, does not depend on the texts of views.
  @Test func textsOfViewsDecideNothing() {
    var causes = LayoutCauses()
    let gone = "`Text \"It became cold\"` is gone"
    for _ in 0..<2 { causes.add(gone) }
    #expect(causes.sentences == [ViewSentence(gone)])
    let text = "`Text \"late because `a` became `b`\"` moved down by 4"
    let moved = ChangeCauses([
      change("a", "a.json", [text]), change("b", "b.json", ["`a` became `b`"]),
    ]).causes
    #expect(moved.map(\.sentences) == [[text], ["`a` became `b`"]], "\(moved)")
  }

  @Test func filesAndCommandsAreNoReasons() {
    var result = GoldenResult("a", .different)
    result.replaceExplanation(["actual: red became blue", "12 of 400 pixels differ"])
    result.advise("expected, difference and actual: a.sheet.png")
    result.advise("approve: galley golden approve . a")
    #expect(result.reasons == ["actual: red became blue", "12 of 400 pixels differ"])
    #expect(result.explanation.count == 4)
    // Nothing of them is left behind another sentence.
    result.explain("two cases have one name")
    #expect(result.reasons == ["two cases have one name"] && result.explanation == result.reasons)
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

  @Test func warningsOfChangedImagesAreToldOnce() {
    func warned(_ key: String, _ warnings: [String]) -> GoldenResult {
      var result = change(key, "c.json", ["`a` became `b`"])
      result.warnings = warnings
      return result
    }
    var same = warned("d", ["there is no image \"y.png\""])
    same.verdict = .same
    let missing = "there is no image \"x.png\""
    let found = comparison(
      [], [warned("a", [missing, missing]), warned("b", ["late", missing]), same])
    #expect(found.warnings.map(\.text) == [missing, "late"])
    #expect(found.warnings.map(\.keys) == [["a", "b"], ["b"]])
    let comment = ComparisonComment(found).text
    #expect(
      comment.hasSuffix(
        "\n</details>\n\nDrawn with warnings:\n\n- **a**, **b**: \(missing)\n- **b**: late\n"),
      "\(comment)")
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
