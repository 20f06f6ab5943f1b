import Galley
import GalleyStrings

/// Cases by the names that the user gave: a key, a scene or preview with several cases, the last parts of a key, a suite
/// or its last parts, or a pattern with `*`, `?` or `[…]` of any of them.
package struct GoldenNames: Sendable {
  private let keys: [String]
  /// Further names, each for several cases: a scene for those of its canvases.
  private let groups: [String: [String]]

  /// - Parameter keys: of all cases there are.
  package init(keys: [String], groups: [String: [String]] = [:]) {
    (self.keys, self.groups) = (keys, groups)
  }

  /// The keys that a name stands for, in their order.
  /// - Throws: `GoldenError` for a name that no case has, and for one that several suites have.
  /// - Complexity: O(n) in the keys.
  package func keys(for name: String) throws -> [String] {
    if keys.contains(where: { $0 == name }) { return [name] }
    if let group = groups[name] { return group }
    let named = keys.filter { $0.hasSuffix("/" + name) }
    if named.count == 1 { return named }
    let scenes = groups.keys.filter { $0.hasSuffix("/" + name) }
    if named.isEmpty, scenes.count == 1 { return groups[scenes[0]] ?? [] }
    guard named.isEmpty, scenes.isEmpty else {
      throw Self.ambiguous("a case", name, named + scenes)
    }
    let found = try suite(name)
    if !found.isEmpty { return found }
    let matching = pattern(name)
    if !matching.isEmpty { return matching }
    let advice = SpellingSuggestion.question(suggestion(for: name))
    throw GoldenError(
      description:
        "there is no case \"\(name)\"\(advice.isEmpty ? "; there are \(Self.list(keys))" : advice)")
  }

  private static func ambiguous(
    _ what: String, _ name: String, _ found: [String]
  ) -> GoldenError {
    GoldenError(
      description:
        "several suites have \(what) \(name): \(list(found)); name one with its suite")
  }

  /// The cases of a suite, by its name or its last parts.
  private func suite(_ name: String) throws -> [String] {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    guard !name.isEmpty else { return [] }
    let found = keys.filter { $0.hasPrefix(name + "/") }
    guard found.isEmpty else { return found }
    let suites = Set(keys.compactMap { Self.suite("/\(name)/", in: $0) })
    guard suites.count <= 1 else { throw Self.ambiguous("a suite", name, Array(suites)) }
    return keys.filter { key in suites.contains { key.hasPrefix($0 + "/") } }
  }

  /// The suite that ends with a name, of those that a case is in.
  private static func suite(_ name: String, in key: String) -> String? {
    key.range(of: name).map { String(key[..<$0.upperBound].dropLast()) }
  }

  /// Where no whole key fits a pattern, those whose last parts do.
  private func pattern(_ name: String) -> [String] {
    guard name.contains(where: { "*?[".contains($0) }) else { return [] }
    let found = keys.filter { fnmatch(name, $0, 0) == 0 }
    guard found.isEmpty else { return found }
    return keys.filter { key in Self.endings(of: key).contains { fnmatch(name, $0, 0) == 0 } }
  }

  /// `b/c` and `c` of `a/b/c`.
  private static func endings(of key: String) -> [String] {
    let parts = key.split(separator: "/")
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: "/") }
  }

  /// The most names that are searched for a near one.
  private static let suggestionLimit = 4000

  private func suggestion(for name: String) -> String? {
    let names = (keys + groups.keys.sorted()).prefix(Self.suggestionLimit)
    var known = Set(names)
    for name in names {
      known.formUnion(Self.endings(of: name))
      let suites = name.split(separator: "/").dropLast()
      for index in suites.indices {
        let suite = suites[...index].joined(separator: "/")
        known.formUnion([suite] + Self.endings(of: suite))
      }
    }
    if name.hasSuffix("/*") { known = Set(known.map { $0 + "/*" }) }
    return SpellingSuggestion.of(name, among: known)
  }

  /// Some of the names, and how many more there are.
  static func list(_ names: [String], limit: Int = 8) -> String {
    if names.isEmpty { return "none" }
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.sorted().prefix(limit).joined(separator: ", ") + more
  }
}
