import GalleyDiagnostics

/// An action of a view that is no touch: those perform it, by its name, who have the screen read to them.
package struct PerformableAction {
  package enum Name: Hashable, Sendable {
    case standard(ElementAction)
    /// One with a name of its own.
    case custom(String)

    /// What requests call it by.
    package var text: String {
      switch self {
      case .standard(let action): action.rawValue
      case .custom(let name): name
      }
    }

    package var isCustom: Bool {
      if case .custom = self { true } else { false }
    }
  }

  package let name: Name
  /// Called within `ViewGraph.perform`.
  package let perform: () -> Void
}

extension ViewGraph {
  /// The actions that a node says the views in it have, in the order in which they are told.
  /// - Complexity: O(n) in the views of `accessibilityActions`, which are made for it.
  package func performableActions(of node: ViewNode) -> [PerformableAction] {
    switch node.described {
    case .action(let kind, let handler):
      return [
        PerformableAction(name: kind.resolved(in: node.environment)) {
          node.reinstallProperties()
          handler()
        }
      ]
    case .actions(let view):
      let unseen = graph(of: view, standingFor: node)
      return unseen.drawing { unseen.root?.pressedActions(in: unseen) ?? [] }
    default: return []
    }
  }
}

extension ViewNode {
  /// Those of the buttons of a view that is never seen, as long as its graph lives.
  fileprivate func pressedActions(in graph: ViewGraph) -> [PerformableAction] {
    if layout.isAbsent || isUnseen { return [] }
    guard let press = touchable?.pressAction else {
      return children.flatMap { $0.pressedActions(in: graph) }
    }
    let words = self.words
    let name =
      words.isEmpty ? first { $0.imageName != nil }?.imageName : words.joined(separator: ", ")
    guard let name, isEnabled else { return [] }
    return [
      PerformableAction(name: .custom(name)) {
        withExtendedLifetime(graph) {
          self.reinstallProperties()
          press()
        }
      }
    ]
  }
}
