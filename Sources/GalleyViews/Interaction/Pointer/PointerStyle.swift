import GalleyGeometry

/// How a pointer looks. An image has none.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The system's.
  public static let `default` = PointerStyle(name: "default")
  /// A line between letters.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A line between letters that are read downwards.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A hand that points.
  public static let link = PointerStyle(name: "link")
  /// A glass with a plus.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A glass with a minus.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to both sides.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows upwards and downwards.
  public static let rowResize = PointerStyle(name: "rowResize")
}

nonisolated extension View {
  /// No effect: an image has no pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
