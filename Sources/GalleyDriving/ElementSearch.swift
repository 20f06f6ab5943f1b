import GalleyDiagnostics
import GalleyGeometry
import GalleyLayout
import GalleyStrings
import GalleyViews

/// What a view is looked for by.
package enum ElementQuery {
  /// An identifier, a label, a text, the name of an image, a layout name or a help: the first of these that any view
  /// has.
  case label(String)
  /// An `accessibilityIdentifier`, or the value of `id(_:)`, also that of an element of a `ForEach`.
  case id(AnyHashable)

  /// For messages.
  package var words: String {
    switch self {
    case .label(let label): label
    case .id(let id): "\(id.base)"
    }
  }
}

/// The views of the last pass that can be named, in the order in which they were written.
struct ElementSearch {
  /// What a name belongs to; the first kind that has the name counts.
  private enum Kind: Int, CaseIterable {
    case identifier, control, text, image, layoutName, help
  }

  private struct Entry {
    let kind: Kind
    let name: String
    let node: ViewNode
  }
  private var entries: [Entry] = []
  /// Those of hidden views, which are named in errors alone.
  private var hidden: [Entry] = []

  private let root: ViewNode

  init(_ root: ViewNode) {
    self.root = root
    visit(root, isHidden: false)
  }

  private mutating func visit(_ node: ViewNode, isHidden outer: Bool) {
    if node.layout.isAbsent { return }
    let isHidden = outer || node.isUnseen
    for (kind, name) in names(of: node) where !name.isEmpty {
      let entry = Entry(kind: kind, name: name, node: node)
      if isHidden { hidden.append(entry) } else { entries.append(entry) }
    }
    for child in node.paintedChildren {
      visit(child, isHidden: isHidden)
    }
  }

  private func names(of node: ViewNode) -> [(Kind, String)] {
    var names: [(Kind, String)] = []
    if node.isNamed { names.append((.layoutName, node.name)) }
    if let text = node.layout.behavior.text { names.append((.text, text)) }
    if let image = node.imageName { names.append((.image, image)) }
    let isTouched = node.isTouchable && !node.isArea
    // Those of a wheel are looked for among its rows.
    let isMarked = node.element.map { $0.role != .pickerWheel } ?? false
    let isControl = isTouched || node.isHoverable || isMarked
    if isControl { names.append((.control, node.words.joined(separator: ", "))) }
    switch node.described {
    case .label, .element: names.append((.control, node.words.joined(separator: ", ")))
    case .identifier(let identifier): names.append((.identifier, identifier))
    case .help: if let hint = node.hint { names.append((.help, hint)) }
    case .hidden, .shown, .hint, .value, .traits, .heading, .priority, .container, .children,
      .representation, .adjustable, .action, .actions, nil:
      break
    }
    return names
  }

  /// The view that a query means.
  /// - Parameter occurrence: which one of several, from 1; nil where there must be one.
  /// - Throws: `DrivingError`.
  func view(_ query: ElementQuery, occurrence: Int?) throws -> ViewNode {
    let found = views(query)
    if let occurrence {
      guard occurrence >= 1 else {
        throw DrivingError.invalid(
          "occurrence", found: "\(occurrence)", expected: "a number from 1")
      }
      if found.isEmpty { throw missing(query) }
      guard occurrence <= found.count else {
        throw DrivingError.noOccurrence(query.words, asked: occurrence, found: found.count)
      }
      return found[occurrence - 1]
    }
    guard let first = found.first else { throw missing(query) }
    guard found.count == 1 else {
      throw DrivingError.severalViews(query.words, frames: found.map { $0.boxInImage ?? .zero })
    }
    return first
  }

  private func views(_ query: ElementQuery) -> [ViewNode] {
    switch query {
    case .label(let label):
      for kind in Kind.allCases {
        let found = Self.innermost(
          entries.filter { $0.kind == kind && $0.name.hasSameBytes(as: label) }.map(\.node))
        if !found.isEmpty { return found }
      }
      return []
    case .id(let id):
      if let identifier = id.base as? String {
        let found = entries.filter {
          $0.kind == .identifier && $0.name.hasSameBytes(as: identifier)
        }
        if !found.isEmpty { return Self.innermost(found.map(\.node)) }
      }
      return root.outermost { $0.hasID(id) }
    }
  }

  /// Those that have none of the others in them: a row and the only button in it may have one label.
  private static func innermost(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    let all = Set(nodes.map { ObjectIdentifier($0) })
    var outer: Set<ObjectIdentifier> = []
    for node in nodes {
      var around = node.parent
      while let current = around {
        if all.contains(ObjectIdentifier(current)) { outer.insert(ObjectIdentifier(current)) }
        around = current.parent
      }
    }
    return nodes.filter { !outer.contains(ObjectIdentifier($0)) }
  }

  private func missing(_ query: ElementQuery) -> DrivingError {
    let words = query.words
    if hidden.contains(where: { $0.name.hasSameBytes(as: words) }) {
      return .notHittable(words)
    }
    var known: [String] = []
    var seen: Set<UTF8Key> = []
    for entry in entries where entry.kind != .layoutName || entry.node.isNamed {
      if seen.insert(UTF8Key(entry.name)).inserted { known.append(entry.name) }
    }
    return .noView(words, nearest: SpellingSuggestion.of(words, among: known), known: known)
  }
}

extension ViewNode {
  /// The nodes that are found and lie in no other one that is.
  fileprivate func outermost(_ isFound: (ViewNode) -> Bool) -> [ViewNode] {
    if layout.isAbsent || isUnseen { return [] }
    if isFound(self) { return [self] }
    return (children + secondary).flatMap { $0.outermost(isFound) }
  }
}
