import Galley

/// Values that replace those of the canvas.
public struct CanvasChanges: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public var scale: CGFloat?
  /// Pixels to a point where neither `scale` nor the canvas says it.
  public var usualScale: CGFloat?
  public var colorScheme: ColorScheme?
  public var layoutDirection: LayoutDirection?
  public var dynamicTypeSize: DynamicTypeSize?
  public var locale: Locale?

  public init() {}

  /// - Parameter statesScale: whether the canvas says its scale.
  func apply(to canvas: inout Scene.Canvas, statesScale: Bool) {
    if let usualScale, !statesScale { canvas.scale = usualScale }
    if let width { canvas.width = width }
    if let height { canvas.height = height }
    if let scale { canvas.scale = scale }
    if let colorScheme { canvas.colorScheme = colorScheme }
    if let layoutDirection { canvas.layoutDirection = layoutDirection }
    if let dynamicTypeSize { canvas.dynamicTypeSize = dynamicTypeSize }
    if let locale { canvas.locale = locale }
  }
}
