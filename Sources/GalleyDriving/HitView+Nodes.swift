import GalleyDiagnostics
import GalleyGeometry
import GalleyViews

extension HitView {
  init(_ hit: NodeHit) { self.init(hit.node, at: hit.location) }

  /// - Parameter location: in the node's own points.
  init(_ node: ViewNode, at location: CGPoint) {
    self.init(
      name: node.name, label: node.isArea ? nil : node.words.joined(separator: ", ").nonEmpty,
      frame: node.boxInImage ?? .zero, location: location, isTouchable: node.isTouchable,
      isEnabled: node.isEnabled)
  }
}

extension String {
  /// Nil for an empty string.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
