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

  package init(
    name: String, label: String?, frame: CGRect, location: CGPoint, isTouchable: Bool,
    isEnabled: Bool
  ) {
    (self.name, self.label) = (name, label)
    (self.frame, self.location) = (frame, location)
    (self.isTouchable, self.isEnabled) = (isTouchable, isEnabled)
  }
}

extension HitView: CustomStringConvertible {
  public var description: String {
    let words = label.map { " \"\($0)\"" } ?? ""
    return name.contains("\"") ? name : name + words
  }
}
