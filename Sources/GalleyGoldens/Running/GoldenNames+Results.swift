import Galley

extension GoldenNames {
  /// The cases of a run. What one place of a source draws several times, `card-320` and `card-390`, goes by what their
  /// names have in common, too.
  init(_ results: [GoldenResult]) {
    self.init(keys: results.map(\.key), groups: Self.groups(of: results))
  }

  private static func groups(of results: [GoldenResult]) -> [String: [String]] {
    let places = Dictionary(grouping: results.filter { $0.source != nil }) { $0.source ?? "" }
    var groups: [String: [String]] = [:]
    for cases in places.values where cases.count > 1 {
      let keys = cases.map(\.key)
      let common = keys.dropFirst().reduce(keys[0]) { $0.commonPrefix(with: $1) }
      // Up to a hyphen, so that dark and dashed are not named da.
      guard let hyphen = common.lastIndex(of: "-") else { continue }
      let name = String(common[..<hyphen])
      // Suites have names of their own.
      let isOfOneSuite = keys.allSatisfy { !$0.dropFirst(name.count).contains("/") }
      if isOfOneSuite, !name.isEmpty, !name.hasSuffix("/") { groups[name] = keys }
    }
    return groups
  }
}
