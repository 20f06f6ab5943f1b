import GalleyGeometry

/// One of the views at a place of an image.
public struct HitView: Hashable, Sendable {
  /// The name in layouts and messages.
  public var name: String
  /// What is written in the view, or what its `accessibilityLabel` says; nil for a view without words.
  public var label: String?
  /// In points of the image: the smallest box around what is seen of the view, whatever it is clipped to.
  public var frame: CGRect
  /// The place in points of the view itself, from its upper left corner.
  public var location: CGPoint
  /// Whether the view reacts to touches: it has a gesture, or is a control.
  public var isTouchable: Bool
  /// Whether the view, or one around it, is not `disabled`.
  public var isEnabled: Bool
}

extension HitView: CustomStringConvertible {
  public var description: String {
    let words = label.map { " \"\($0)\"" } ?? ""
    return name.contains("\"") ? name : name + words
  }
}

extension HitView {
  init(_ hit: NodeHit) {
    let node = hit.node
    self.init(
      name: node.content.name, label: node.words.joined(separator: ", ").nonEmpty,
      frame: node.boxInImage ?? .zero, location: hit.location,
      isTouchable: node.content is any TouchableContent, isEnabled: node.environment.isEnabled)
  }
}

extension String {
  /// Nil for an empty string.
  var nonEmpty: String? { isEmpty ? nil : self }
}
