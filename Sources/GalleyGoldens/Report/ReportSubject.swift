import Galley

/// What a report is about, and the words for it.
enum ReportSubject: Sendable {
  /// A run of goldens.
  case goldens
  /// One revision or folder and another one, as the user named them.
  case comparison(before: String, after: String, cases: Int)

  /// Whether what changed can be approved.
  var isApproved: Bool { if case .goldens = self { true } else { false } }

  /// What JUnit XML calls it.
  var name: String { isApproved ? "goldens" : "comparison" }

  /// What stands for the suite of cases without one.
  var suite: String { isApproved ? "Goldens" : "Comparison" }

  func title(of run: GoldenResults.Run) -> String {
    let count = run.failures.count
    switch self {
    case .comparison(let before, let after, let cases):
      return count == 0
        ? "\(before) and \(after): no image changed"
        : "\(before) and \(after): \(count) of \(cases) changed"
    case .goldens where !run.isComplete:
      return "Goldens: \(count) of \(run.results.count) failed; \(GoldenResults.Run.cutOff)"
    case .goldens:
      return count == 0
        ? "Goldens: \(run.results.count == 1 ? "1 matches" : "all \(run.results.count) match")"
        : "Goldens: \(count) of \(run.results.count) \(count == 1 ? "differs" : "differ")"
    }
  }

  func footer(_ folder: GoldenFolder) -> String {
    isApproved
      ? "Goldens in \(folder.name). Pixels are compared exactly unless a case states a tolerance."
      : "Pixels are compared exactly."
  }

  /// What stands over an image.
  func title(of image: String) -> String {
    if isApproved { return image }
    switch image {
    case "expected": return "before"
    case "actual": return "after"
    default: return image
    }
  }

  func headline(of result: GoldenResult) -> String {
    if isApproved { return result.headline }
    switch result.verdict {
    case .same, .recorded: return "\(result.key) did not change"
    case .different: return "\(result.key) changed"
    case .size:
      return
        "\(result.key) is \(result.actual?.text ?? "") pixels; it was \(result.expected?.text ?? "")"
    case .missing: return "\(result.key) is new"
    case .unusable, .error: return "\(result.key) fails"
    case .unread: return "\(result.key) is gone"
    }
  }

  /// One word beside a case.
  func tag(_ verdict: GoldenResult.Verdict) -> String {
    isApproved ? verdict.rawValue : RevisionComparison.word(verdict)
  }

  func word(_ verdict: GoldenResult.Verdict) -> String {
    if isApproved { return Self.goldenWord(verdict) }
    switch verdict {
    case .same, .recorded: return "unchanged"
    case .different: return "changed"
    case .size: return "of a different size"
    case .missing: return "new"
    case .unusable, .error: return "failing"
    case .unread: return "gone"
    }
  }

  private static func goldenWord(_ verdict: GoldenResult.Verdict) -> String {
    switch verdict {
    case .same: "matching"
    case .different: "different"
    case .size: "of a different size"
    case .missing: "without a golden"
    case .unusable: "with an unusable golden"
    case .recorded: "recorded"
    case .error: "with errors"
    case .unread: "that nothing draws"
    }
  }
}
