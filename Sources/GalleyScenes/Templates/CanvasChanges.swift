import Galley

/// Values that replace those of the canvas. Those that are nil stay as the canvas has them.
public struct CanvasChanges: Hashable, Sendable {
  /// Points.
  public var width: CGFloat?
  /// Points.
  public var height: CGFloat?
  /// Pixels to a point.
  public var scale: CGFloat?
  /// Pixels to a point where neither `scale` nor the canvas says it.
  public var usualScale: CGFloat?
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The direction of reading.
  public var layoutDirection: LayoutDirection?
  /// How large text styles are.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The language of texts and formatters.
  public var locale: Locale?
  /// Which release's numbers and named colours lists, bars and controls have.
  public var look: SystemLook?

  /// No changes.
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
    if let look { canvas.look = look }
  }
}
