import GalleyGeometry
import GalleyGraphics

/// A gradient of stops or a colour's own: a style from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case stops(Gradient)
    case color(Color)
  }
  private let source: Source
  private var space = Gradient.ColorSpace.perceptual
  /// How much white the upper end of a colour's own has; Apple's figure is not published (CO5).
  private static let tint = 0.18

  /// A gradient of any kind, whose colours are mixed in OKLab.
  public init(_ gradient: Gradient) { source = .stops(gradient) }

  fileprivate init(color: Color) { source = .color(color) }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  private func stops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    switch source {
    case .stops(let gradient): return gradient.resolved(in: environment)
    case .color(let color):
      let base = color.resolved(in: environment)
      var white = ResolvedColor.white
      white.alpha = base.alpha
      return [
        GradientPaint.Stop(color: base.mixed(with: white, Self.tint), location: 0),
        GradientPaint.Stop(color: base, location: 1),
      ]
    }
  }

  /// The gradient in a geometry.
  func paint(
    _ geometry: GradientPaint.Geometry, in environment: EnvironmentValues,
    isStretched: Bool = false
  ) -> GradientPaint {
    GradientPaint(
      stops: stops(in: environment), geometry, in: space == .device ? .encoded : .perceptual,
      isStretched: isStretched)
  }

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    .gradient(
      paint(
        .linear(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)), in: environment))
  }
}

extension Color {
  /// The colour from a lighter tint at the top to itself at the bottom (CO5).
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// A gradient is a style from the top to the bottom.
extension Gradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    AnyGradient(self)._resolve(in: environment)
  }
}

extension Gradient {
  /// What colours are mixed in.
  public typealias ColorSpace = Color.MixingSpace

  /// The gradient with its colours mixed in a space; without, it is OKLab (CO6).
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}
