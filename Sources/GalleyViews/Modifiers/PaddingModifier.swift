import GalleyGeometry
import GalleyLayout
import GalleyMotion

nonisolated extension View {
  /// Room around the view (P1 to P4).
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingContent(insets: insets))
  }

  /// Room on some edges.
  /// - Parameter length: points; nil is the default, 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingContent.defaultLength, edges: edges))
  }

  /// Room on all edges, in points; negative room lets the view overflow (P3).
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }
}

private struct PaddingContent: NodeContent {
  /// The length in points of padding that states none (P1).
  static var defaultLength: CGFloat { 16 }

  var insets: EdgeInsets
  var name: String {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let isEven = all.allSatisfy { $0 == all[0] }
    return "padding(\((isEven ? [all[0]] : all).map(\.shortDescription).joined(separator: ", ")))"
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? PaddingContent)?.insets == insets
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { PaddingBehavior(insets) }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    for edge in Edge.allCases where !insets[edge].isFinite {
      builder.graph.report(
        .invalidLength(name: "\(edge)", value: insets[edge], used: "0"), in: name,
        source: node.source)
    }
    builder.displayChildren(of: node)
  }
}

extension PaddingContent: MovingContent {
  var placesView: Bool { true }

  var movingData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
}
