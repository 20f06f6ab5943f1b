import GalleyGeometry

/// The order in which a view is drawn among those of its container (ST16).
struct ZIndexContent: EffectContent {
  let value: Double
  var name: String { "zIndex(\(CGFloat(value).shortDescription))" }
}

extension ViewNode {
  /// The order in which the node is drawn among its siblings: its own or that of the view that it
  /// wraps (ST16).
  var zIndex: Double {
    if let content = content as? ZIndexContent { return content.value }
    guard isWrapper, let child = children.first else { return 0 }
    return child.zIndex
  }
}
