import Galley

/// Cases by the names that somebody gave: a key, a name that one suite alone has, a suite, or a pattern with `*`, `?`
/// or `[…]`.
public struct GoldenNames: Sendable {
  private let keys: [String]
  /// Further names, each for several cases: a scene for those of its canvases.
  private let groups: [String: [String]]

  /// - Parameter keys: of all cases there are.
  public init(keys: [String], groups: [String: [String]] = [:]) {
    (self.keys, self.groups) = (keys, groups)
  }

  /// The keys that a name stands for, in their order.
  /// - Throws: `GoldenID.Failure` for a name that no case has, and for one that several suites have.
  /// - Complexity: O(n) in the keys.
  public func keys(for name: String) throws -> [String] {
    if keys.contains(where: { $0 == name }) { return [name] }
    if let group = groups[name] { return group }
    let named = keys.filter { GoldenResult($0, .same).name == name }
    if named.count == 1 { return named }
    guard named.isEmpty else {
      throw GoldenID.Failure(
        description:
          "several suites have a case \(name): \(Self.list(named)); name one with its suite")
    }
    let isPattern = name.contains { "*?[".contains($0) }
    let suite = name.hasSuffix("/") ? name : name + "/"
    let found = keys.filter { $0.hasPrefix(suite) || isPattern && fnmatch(name, $0, 0) == 0 }
    guard found.isEmpty else { return found }
    let known = keys + keys.map { GoldenResult($0, .same).name } + groups.keys
    let hint = NearestName.of(name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    throw GoldenID.Failure(
      description:
        "there is no case \"\(name)\"\(hint.isEmpty ? "; there are \(Self.list(keys))" : hint)")
  }

  /// Some of the names, and how many more there are.
  static func list(_ names: [String], limit: Int = 8) -> String {
    if names.isEmpty { return "none" }
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.sorted().prefix(limit).joined(separator: ", ") + more
  }
}
