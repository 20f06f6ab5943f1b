import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// How each view that draws in this one meets what lies below it in the nearest compositing group around; no layout. The
  /// innermost mode counts.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(by: BlendContent(mode: blendMode))
  }

  /// Adds to every colour: 0 changes nothing, 1 is white, -1 black.
  public func brightness(_ amount: Double) -> some View {
    modified(by: ColorContent("brightness", amount, neutral: 0, ColorMatrix.brightness))
  }

  /// Moves colours from middle grey: 1 changes nothing, 0 is grey, below 0 inverts.
  public func contrast(_ amount: Double) -> some View {
    modified(by: ColorContent("contrast", amount, neutral: 1, ColorMatrix.contrast))
  }

  /// 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some View {
    modified(by: ColorContent("saturation", amount, neutral: 1, ColorMatrix.saturation))
  }

  /// 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some View {
    modified(
      by: ColorContent("grayscale", amount, neutral: 0) {
        .saturation(1 - min(max($0, 0), 1))
      })
  }

  /// Turns every colour's hue.
  public func hueRotation(_ angle: Angle) -> some View {
    modified(
      by: ColorContent("hueRotation", angle.degrees, neutral: 0) {
        .hueRotation(.degrees($0))
      })
  }

  /// Multiplies every colour by another one.
  public func colorMultiply(_ color: Color) -> some View {
    modified(by: ColorMultiplyContent(color: color))
  }

  /// Every colour its opposite.
  public func colorInvert() -> some View {
    modified(by: FilterContent(name: "colorInvert", effect: .color(.invert)))
  }

  /// Black, as opaque as the view is light: a mask of its lightness.
  public func luminanceToAlpha() -> some View {
    modified(by: FilterContent(name: "luminanceToAlpha", effect: .luminanceToAlpha))
  }
}

private struct BlendContent: EffectContent {
  let mode: BlendMode
  var name: String { "blendMode(\(mode))" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.blending(mode) { $0.displayChildren(of: node) }
  }
}

/// A filter of each view that draws in the view.
private struct FilterContent: EffectContent {
  let name: String
  let effect: Effect

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.filtering(effect) { $0.displayChildren(of: node) }
  }
}

/// A change of colours by one number; one that is not finite changes nothing.
private struct ColorContent: EffectContent {
  private let kind: String
  fileprivate var amount: Double
  private let neutral: Double
  private let makeMatrix: (Double) -> ColorMatrix
  var name: String { "\(kind)(\(CGFloat(amount).shortDescription))" }

  init(
    _ kind: String, _ amount: Double, neutral: Double, _ matrix: @escaping (Double) -> ColorMatrix
  ) {
    (self.kind, self.amount, self.neutral, makeMatrix) = (kind, amount, neutral, matrix)
  }

  private var matrix: ColorMatrix? {
    amount.isFinite && amount != neutral ? makeMatrix(amount) : nil
  }

  func canMove(to other: ColorContent) -> Bool { kind == other.kind }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    guard let matrix else { return builder.displayChildren(of: node) }
    builder.filtering(.color(matrix)) { $0.displayChildren(of: node) }
  }
}

private struct ColorMultiplyContent: EffectContent {
  let color: Color
  var name: String { "colorMultiply" }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let matrix = ColorMatrix.multiply(builder.color(color, of: node))
    builder.filtering(.color(matrix)) { $0.displayChildren(of: node) }
  }
}

extension ColorContent: MovingContent {
  var movingData: Double {
    get { amount }
    set { amount = newValue }
  }
}
