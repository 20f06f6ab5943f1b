import GalleyGeometry
import GalleyLayout

/// What one view takes over from another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Its place and its size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Views of one id in a namespace lie where their source lies: one that is not the source is offered
  /// the source's size and drawn in its place, while its own room in the layout stays.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      by: MatchedGeometryContent(
        key: MatchedKey(namespace: AnyHashable(namespace), id: AnyHashable(id)),
        rule: MatchedGeometryRule(properties: properties, anchor: anchor), isSource: isSource))
  }
}

/// How a view lies on its source.
private struct MatchedGeometryRule: Equatable {
  var properties: MatchedGeometryProperties
  /// The point of both views that is the same.
  var anchor: UnitPoint
}

private struct MatchedGeometryContent: NodeContent {
  let key: MatchedKey
  let rule: MatchedGeometryRule
  let isSource: Bool
  var name: String { "matchedGeometryEffect" }
  var frameMovement: FrameMovement { .group }
  var matchedSource: MatchedKey? { isSource ? key : nil }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior { MatchedGeometryBehavior(rule) }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    guard let behavior = behavior as? MatchedGeometryBehavior else { return false }
    behavior.rule = rule
    return true
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.rule == rule
  }

  /// Learns where the source lies; once it lies elsewhere the view is laid out again.
  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    guard let behavior = node.layout.behavior as? MatchedGeometryBehavior else { return true }
    let place = isSource ? nil : node.source(of: key)
    if behavior.isNear(place) { return true }
    let words: (CGRect?) -> String = {
      $0.map { "\($0.minX.shortDescription), \($0.minY.shortDescription)" } ?? "none"
    }
    graph.noteChange(
      StateChange(
        view: name, state: "source", old: words(behavior.source), new: words(place)),
      isTold: true)
    behavior.source = place
    node.layout.invalidate()
    return false
  }
}

/// A view that is drawn in the place of another one.
private final class MatchedGeometryBehavior: UnaryBehavior {
  var rule: MatchedGeometryRule
  /// The source's box in the node's own points; nil for a source, and where there is none.
  var source: CGRect?

  init(_ rule: MatchedGeometryRule) { self.rule = rule }

  var mirrorsPlacements: Bool { false }

  /// Whether the source is known to lie there, to a millionth of a point.
  func isNear(_ place: CGRect?) -> Bool {
    guard let source, let place else { return self.source == place }
    let lengths = [
      source.minX - place.minX, source.minY - place.minY, source.width - place.width,
      source.height - place.height,
    ]
    return lengths.allSatisfy { $0.magnitude < 1e-6 }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Placement {
    guard let source else { return Placement(origin: .zero, proposal: proposal) }
    let offer = rule.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let own = child.sizeThatFits(offer)
    let box = CGRect(origin: .zero, size: size)
    let target = (rule.properties.contains(.position) ? source : box).point(at: rule.anchor)
    return Placement(
      origin: CGPoint(
        x: target.x - own.width * rule.anchor.x, y: target.y - own.height * rule.anchor.y),
      proposal: offer)
  }

  /// Guides are those of the view in its own room.
  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    node.children.first?.explicitAlignment(key, for: proposal)
  }

  func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }
}

extension ViewNode {
  /// The box of the first source of a key in the image, in the node's own points.
  fileprivate func source(of key: MatchedKey) -> CGRect? {
    var root = self
    while let parent = root.parent { root = parent }
    guard let source = root.firstSource(of: key, except: self) else { return nil }
    return CGRect(origin: .zero, size: source.layout.frame.size)
      .applying(source.toRoot.concatenating(fromRoot))
  }

  private func firstSource(of key: MatchedKey, except target: ViewNode) -> ViewNode? {
    if self === target || layout.isAbsent { return nil }
    if content.matchedSource == key { return self }
    for child in children + secondary {
      if let found = child.firstSource(of: key, except: target) { return found }
    }
    return nil
  }
}
