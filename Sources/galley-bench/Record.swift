import Galley

/// The ratios of a run, beside those that the repository has in `Benchmarks/ratios.json`.
struct Record {
  /// What is done with the ratios of a run.
  enum Mode {
    /// They are only printed.
    case show
    /// They take the place of those in the repository.
    case keep
    /// They are compared with them: one that is worse by more than the spreads of both is a failure.
    case check
  }

  enum Better: String, Codable {
    case lower
    case higher
  }

  /// What several rounds gave: the median, and how far the middle half of them lies around it.
  private struct Ratio: Codable {
    var ratio: Double
    var spread: Double
    var better: Better
  }

  private static let file = URL(fileURLWithPath: "Benchmarks/ratios.json")
  private let benchmark: String
  private let mode: Mode
  private let earlier: [String: Ratio]
  private var ratios: [String: Ratio] = [:]
  private var worse: [String] = []

  init(_ benchmark: String, _ mode: Mode) {
    (self.benchmark, self.mode) = (benchmark, mode)
    earlier = Self.all()[benchmark] ?? [:]
  }

  private static func all() -> [String: [String: Ratio]] {
    (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode([String: [String: Ratio]].self, from: $0)
    } ?? [:]
  }

  /// A ratio of several rounds as text, beside the one that is kept.
  mutating func note(_ name: String, _ rounds: [Double], _ better: Better = .lower) -> String {
    let median = Self.median(rounds)
    let sorted = rounds.sorted()
    let spread = sorted.count < 2 ? 0 : sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
    let new = Ratio(ratio: Self.round(median), spread: Self.round(spread), better: better)
    ratios[name] = new
    var text = "\(Self.round(median))"
    if sorted.count > 1 {
      text += " (\(Self.round(sorted[0]))-\(Self.round(sorted[sorted.count - 1])))"
    }
    guard let old = earlier[name] else { return text }
    let loss = better == .lower ? median - old.ratio : old.ratio - median
    // Two runs of the same program differ by a fiftieth.
    if loss > max(old.spread, spread, old.ratio / 50) {
      worse.append(
        "\(name): \(Self.round(median)), kept is \(old.ratio) with a spread of \(old.spread)")
    }
    return text + ", kept \(old.ratio)"
  }

  mutating func note(_ name: String, _ ratio: Double, _ better: Better = .lower) -> String {
    note(name, [ratio], better)
  }

  /// Keeps the ratios, or ends with what is worse than what is kept.
  /// - Throws: `BenchmarkError` for ratios that are worse, where they are checked.
  func finish() throws {
    switch mode {
    case .show: return
    case .check:
      guard !worse.isEmpty else { return print("\(benchmark): nothing is worse than what is kept") }
      throw TextBenchmark.BenchmarkError(
        description: "worse than what is kept:\n  " + worse.joined(separator: "\n  "))
    case .keep:
      var all = Self.all()
      all[benchmark] = ratios
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(all) + Data("\n".utf8)).write(to: Self.file)
      print("kept in \(Self.file.relativePath)")
    }
  }

  static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
