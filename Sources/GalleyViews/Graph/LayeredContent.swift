import GalleyLayout

/// Views in front of or behind another one, which gives them its size (ZB1).
protocol LayeredContent: NodeContent {
  var alignment: Alignment { get }
  var isInFront: Bool { get }
}

extension LayeredContent {
  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    SecondaryBehavior(alignment: alignment)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.alignment == alignment
  }

  func preferenceOrder(of node: ViewNode) -> [ViewNode] { backToFront(node) }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    for child in backToFront(node) { builder.display(child) }
  }

  /// The views in the order in which they are drawn.
  func backToFront(_ node: ViewNode) -> [ViewNode] {
    isInFront ? node.children + node.secondary : node.secondary + node.children
  }
}

/// Views of one overlay or background: one is itself, several are a centred ZStack (ZB2).
struct ImplicitStackContent<Content: View>: NodeContent {
  let content: Content
  var name: String { ImplicitStack.layers }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ContainerBehavior(ZStackLayout.implicit)
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { true }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool { true }

  func collectChildren(into collector: inout _ViewCollector) { content._collect(into: &collector) }
}
