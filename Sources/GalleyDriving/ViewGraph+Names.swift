import GalleyLayout
import GalleyViews

extension ViewGraph {
  /// What a name means of the views of the last pass; nil before the first.
  /// - Complexity: O(n) in the views and the types around them.
  package func views(named name: String) -> ViewNames.Answer? {
    guard let root, let tree = layoutTree else { return nil }
    var names = NamesOfViews(root)
    names.add(types: bodyTypes, below: tree, inside: [])
    return ViewNames(of: tree, others: names.others).answer(to: name)
  }

  /// Why a view has its size: one that `views(named:)` finds.
  package func explanation(named name: String) -> LayoutExplanation? {
    guard let views = views(named: name), let first = views.found.first else { return nil }
    var explanation = explanation(of: first.id)
    explanation?.others = views.several
    return explanation
  }

  /// How a container came to place its views: one that `views(named:)` finds.
  package func steps(named name: String) -> LayoutSteps? {
    guard let views = views(named: name), let first = views.found.first else { return nil }
    var steps = steps(of: first.id)
    steps?.others = views.several
    return steps
  }
}

/// What views are called that their layout does not say, by their ids.
private struct NamesOfViews {
  private(set) var others: [String: [ViewNames.Kind: [String]]] = [:]
  private var ids: [ObjectIdentifier: String] = [:]

  init(_ root: ViewNode) {
    note(root.layout, "0")
    var waiting = [root]
    while let node = waiting.popLast() {
      waiting += node.children + node.secondary
      for (kind, name) in Self.names(of: node) where !name.isEmpty { add(name, kind, of: node) }
    }
  }

  private mutating func note(_ node: LayoutNode, _ id: String) {
    ids[ObjectIdentifier(node)] = id
    for (place, child) in node.placedChildren { note(child, "\(id).\(place)") }
  }

  private static func names(of node: ViewNode) -> [(ViewNames.Kind, String)] {
    switch node.described {
    case .identifier(let identifier): return [(.identifier, identifier)]
    case .label: return [(.label, node.words.joined(separator: ", "))]
    default: break
    }
    var names: [(ViewNames.Kind, String)] = []
    if let image = node.imageName { names.append((.label, image)) }
    if let element = node.element, element.label != nil {
      names.append((.label, node.words.joined(separator: ", ")))
    }
    return names
  }

  /// What a view says of itself is said of the view that it is a modifier of.
  private mutating func add(_ name: String, _ kind: ViewNames.Kind, of node: ViewNode) {
    var view = node
    while view.described != nil, view.children.count == 1 { view = view.children[0] }
    guard let id = ids[ObjectIdentifier(view.layout)] ?? ids[ObjectIdentifier(node.layout)] else {
      return
    }
    others[id, default: [:]][kind, default: []].append(name)
  }

  /// Names the views that are the bodies of others by the types of those.
  /// - Parameter outer: the types around.
  mutating func add(types: [String: [Any.Type]], below view: LayoutTree, inside outer: [Any.Type]) {
    let own = types[view.id] ?? outer
    // Those around come first.
    for type in own.dropFirst(outer.count) {
      let name = "\(type)".prefix { $0 != "<" }
      others[view.id, default: [:]][.type, default: []].append(String(name))
    }
    for child in view.children { add(types: types, below: child, inside: own) }
  }
}
