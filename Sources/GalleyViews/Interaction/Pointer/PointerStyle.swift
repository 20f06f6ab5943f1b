import GalleyGeometry

/// How a pointer looks. An image has none.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

nonisolated extension View {
  /// Changes nothing: an image has no pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}
