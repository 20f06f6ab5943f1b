import GalleyStrings

/// The views of a layout by what they are called: what an id, a name or the beginning of one means.
package struct ViewNames: Sendable {
  /// What a name is of a view; of views that are called the same, one of an earlier kind is meant.
  package enum Kind: Int, Sendable {
    case identifier
    /// The type of a view whose body it is.
    case type
    case text, label
    /// As the layout tree begins the view's name: `Text`, `frame`.
    case layout
  }

  /// A view of the layout tree.
  package struct Entry: Hashable, Sendable {
    /// The way from the root: `0.2.1`.
    package var id: String
    /// As the layout tree calls it.
    package var name: String
    /// What else it is called.
    package var others: [Kind: [String]] = [:]

    package init(id: String, name: String, others: [Kind: [String]] = [:]) {
      (self.id, self.name, self.others) = (id, name, others)
    }

    /// The first kind of which it has a fitting name.
    fileprivate func kind(where fits: (String) -> Bool) -> Int? {
      if fits(name) { return -1 }
      return others.filter { $0.value.contains(where: fits) }.keys.map(\.rawValue).min()
    }

    fileprivate var all: [String] { [name] + others.values.joined() }
  }

  /// What a name means.
  package struct Answer: Hashable, Sendable {
    /// What was asked for.
    package var name: String
    /// Those that are called so: the first one is meant. None where views that are called otherwise could be meant.
    package var found: [Entry]
    /// Those that could be meant where none is found, parents before children.
    package var near: [Entry] = []

    package init(name: String, found: [Entry], near: [Entry] = []) {
      (self.name, self.found, self.near) = (name, found, near)
    }
  }

  private let entries: [Entry]

  /// - Parameter entries: parents before children.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The views of a tree.
  /// - Parameter others: what else views are called, by their ids.
  package init(of tree: LayoutTree, others: [String: [Kind: [String]]] = [:]) {
    var entries: [Entry] = []
    func collect(_ view: LayoutTree) {
      var entry = Entry(id: view.id, name: view.name, others: others[view.id] ?? [:])
      if let kind = view.kind { entry.others[.layout, default: []].append(kind) }
      if let text = view.text { entry.others[.text, default: []].append(text) }
      entries.append(entry)
      view.children.forEach(collect)
    }
    collect(tree)
    self.entries = entries
  }

  /// What a name means: an id or a view's own name, else another name, else one in other cases, else its beginning. What is
  /// called something near is not found, and could be meant.
  /// - Complexity: O(n) in the names.
  package func answer(to name: String) -> Answer {
    if let own = entries.first(where: { $0.id == name }) {
      return Answer(name: name, found: [own])
    }
    let named = entries.filter { $0.name == name }
    if !named.isEmpty { return Answer(name: name, found: named) }
    let exact = views { $0 == name }
    if !exact.isEmpty { return Answer(name: name, found: exact) }
    let folded = name.lowercased()
    if folded.isEmpty { return Answer(name: name, found: []) }
    let likeNamed = entries.filter { $0.name.lowercased() == folded }
    if !likeNamed.isEmpty { return Answer(name: name, found: likeNamed) }
    for like in [views { $0.lowercased() == folded }, views { $0.lowercased().hasPrefix(folded) }]
    where !like.isEmpty {
      // What is not called so means a view only where it means no other one.
      let isOne = Set(like.map(\.name)).count == 1
      return isOne
        ? Answer(name: name, found: like)
        : Answer(name: name, found: [], near: like.sorted { order($0) < order($1) })
    }
    guard let nearest = SpellingSuggestion.of(name, among: Set(entries.flatMap(\.all))) else {
      return Answer(name: name, found: [])
    }
    // One that is called so itself is told before one that is called so, too.
    let own = entries.filter { $0.name == nearest }
    return Answer(
      name: name, found: [], near: own.isEmpty ? entries.filter { $0.all.contains(nearest) } : own)
  }

  /// Those with a name that fits, by its kind, and of one kind parents before children.
  private func views(where fits: (String) -> Bool) -> [Entry] {
    entries.enumerated().compactMap { index, entry in
      entry.kind(where: fits).map { (kind: $0, index: index, entry: entry) }
    }
    .sorted { ($0.kind, $0.index) < ($1.kind, $1.index) }.map(\.entry)
  }

  private func order(_ entry: Entry) -> Int { entries.firstIndex(of: entry) ?? entries.count }
}

extension ViewNames.Answer {
  /// Views that a message names.
  private static let limit = 8

  /// What is said where no view is found.
  package var missing: String {
    // Views of one name are told with their ids once that is asked for.
    let names = near.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
    guard let first = names.first else { return "no view has the id or name \"\(name)\"" }
    let suggestion =
      names.count == 1
      ? (first.contains("\"") ? first : "\"\(first)\"")
      : Self.listed(near.map { "\($0.name) [\($0.id)]" }, " or ")
    return "no view has the id or name \"\(name)\""
      + SpellingSuggestion.question(suggestion, isQuoted: false)
  }

  /// What is said where several views are found; nil for one.
  package var several: String? {
    guard found.count > 1, let first = found.first else { return nil }
    let list = Self.listed(found.map { "\($0.name) [\($0.id)]" }, " and ")
    return "\(found.count) views are called \"\(name)\": \(list); this is [\(first.id)]"
  }

  private static func listed(_ words: [String], _ last: String) -> String {
    guard words.count > 1 else { return words.joined() }
    let rest = words.count - limit
    if rest > 0 { return words.prefix(limit).joined(separator: ", ") + " and \(rest) more" }
    return words.dropLast().joined(separator: ", ") + last + words[words.count - 1]
  }
}

extension LayoutTree {
  /// What kind of view it is, as its name begins: `Text` of `Text "Pier"`, `frame` of `frame(width: 20)`; nil where the
  /// name is no more than that, or its author's.
  fileprivate var kind: String? {
    guard !isNamed, let end = name.firstIndex(where: { " (".contains($0) }) else { return nil }
    // A stack that nobody wrote is called otherwise: `VStack (implicit)`.
    guard name[end] == "(" || name[end...].hasPrefix(" \"") else { return nil }
    return String(name[..<end])
  }
}
