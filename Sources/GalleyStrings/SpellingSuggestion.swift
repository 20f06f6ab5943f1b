/// Finds the known name that a misspelt one means.
package enum SpellingSuggestion {
  /// The name that differs from `name` by the fewest letters inserted, dropped, changed or swapped;
  /// nil when none is near, or none has a letter of it. Case counts less than a letter.
  /// - Parameter edits: how many letters may differ; two, or a third of them, by default.
  /// - Complexity: O(n m) for each name.
  package static func of(
    _ name: String, among names: some Sequence<String>, edits: Int? = nil
  ) -> String? {
    let limit = (edits ?? max(2, name.count / 3)) * 2
    // Names of other lengths differ by at least as many letters; the first 64 are compared.
    let length = min(name.count, 64)
    let best =
      names
      .filter { abs(min($0.count, 64) - length) * 2 <= limit }
      .map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance < 2 * max(length, min($0.name.count, 64)) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance <= limit else { return nil }
    return best.name
  }

  /// What to append to a message: `; did you mean "padding"?`, or nothing where no name is near.
  /// - Parameter isQuoted: whether the name stands in quotation marks. A word of a command line does not.
  package static func question(_ name: String?, isQuoted: Bool = true) -> String {
    guard let name else { return "" }
    return "; did you mean \(isQuoted ? "\"\(name)\"" : name)?"
  }

  /// Twice the number of edits; a letter in the other case counts 1.
  private static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one.prefix(64))
    let b = Array(other.prefix(64))
    var rows = [Array(0...b.count).map { $0 * 2 }]
    for i in a.indices {
      var row = [(i + 1) * 2]
      for j in b.indices {
        let isSameLetter = a[i].lowercased() == b[j].lowercased()
        let change = a[i] == b[j] ? 0 : (isSameLetter ? 1 : 2)
        var cost = min(rows[i][j] + change, rows[i][j + 1] + 2, row[j] + 2)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 2)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
