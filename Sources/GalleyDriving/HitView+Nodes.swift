import GalleyDiagnostics
import GalleyGeometry

extension HitView {
  init(_ hit: NodeHit) {
    let node = hit.node
    self.init(
      name: node.content.name, label: node.words.joined(separator: ", ").nonEmpty,
      frame: node.boxInImage ?? .zero, location: hit.location,
      isTouchable: node.isTouchable, isEnabled: node.environment.isEnabled)
  }
}

extension String {
  /// Nil for an empty string.
  var nonEmpty: String? { isEmpty ? nil : self }
}
