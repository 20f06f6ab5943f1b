import Galley

/// The ratios of a run, kept for the next one to compare with.
struct Record {
  private let file: URL
  private let earlier: [String: Double]
  private var ratios: [String: Double] = [:]

  init(_ benchmark: String) {
    file = URL(fileURLWithPath: ".build/bench-\(benchmark).json")
    earlier =
      (try? Data(contentsOf: file)).flatMap {
        try? JSONDecoder().decode([String: Double].self, from: $0)
      } ?? [:]
  }

  /// A ratio as text, beside that of the run before.
  mutating func note(_ name: String, _ ratio: Double) -> String {
    ratios[name] = ratio
    let before = earlier[name].map { " (before \(Self.round($0)))" } ?? ""
    return "\(Self.round(ratio))\(before)"
  }

  func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(ratios).write(to: file)
    print("kept in \(file.relativePath)")
  }

  static func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
