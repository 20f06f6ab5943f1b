import Galley
import GalleyGoldens

/// The failures of a run as they are told: the first ones in full, all of them in a few lines, and one command that
/// approves them.
struct GoldenFailures {
  /// The most failures that are printed in full.
  private static let limit = 10
  /// The most suites that are named.
  private static let suiteLimit = 8

  private(set) var count = 0
  /// How many can be approved.
  private var approvable = 0
  /// By verdict, then by suite.
  private var groups: [GoldenResult.Verdict: [String: Int]] = [:]
  private var causes: [GoldenResult.Cause: Int] = [:]

  /// Whether the last one that was added is told in full.
  var isShown: Bool { count <= Self.limit }

  mutating func add(_ result: GoldenResult) {
    count += 1
    if !result.files.isEmpty { approvable += 1 }
    let parts = result.key.split(separator: "/")
    let suite = parts.count > 1 ? String(parts[0]) : ""
    groups[result.verdict, default: [:]][suite, default: 0] += 1
    for cause in result.causes { causes[cause, default: 0] += 1 }
  }

  /// What is said behind the failures: groups where not all were told, and what to do about all of them.
  func summary(_ place: GoldenPlace, hasReport: Bool) -> [String] {
    guard count > 1 else { return [] }
    var lines: [String] = []
    if count > Self.limit {
      lines.append("galley: \(count - Self.limit) more failed. All \(count):")
      for verdict in GoldenResult.Verdict.allCases {
        guard let suites = groups[verdict] else { continue }
        let sum = suites.values.reduce(0, +)
        lines.append("  \(sum) \(Self.words(verdict, sum == 1))\(Self.list(suites))")
      }
      if let number = causes[.engine] {
        lines.append("  \(number) with a golden of another engine: perhaps no view has changed")
      }
      if let number = causes[.font] {
        lines.append("  \(number) with a golden of other font files: perhaps no view has changed")
      }
    }
    if approvable > 0 {
      if !hasReport { lines.append("  to look at them: \(place.command("report"))") }
      if approvable > 1 { lines.append("  to approve all \(approvable): \(place.approval)") }
    }
    return lines
  }

  private static func words(_ verdict: GoldenResult.Verdict, _ isOne: Bool) -> String {
    switch verdict {
    case .same, .recorded: "recorded"
    case .different: isOne ? "differs from its golden" : "differ from their goldens"
    case .size: isOne ? "has another size than its golden" : "have another size than their goldens"
    case .missing: isOne ? "has no golden" : "have no golden"
    case .unusable: isOne ? "has an unusable golden" : "have unusable goldens"
    case .error: "could not be compared"
    case .unread: isOne ? "is a golden that nothing draws" : "are goldens that nothing draws"
    }
  }

  /// `: cards (1200), rows (100)`; nothing where there are no suites.
  private static func list(_ suites: [String: Int]) -> String {
    if suites.count == 1, suites[""] != nil { return "" }
    let sorted = suites.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = sorted.prefix(suiteLimit).map { suite, count in
      "\(suite.isEmpty ? "outside of suites" : suite) (\(count))"
    }
    let more = suites.count - names.count
    return ": " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
