import GalleyGeometry
import GalleyGraphics

/// A gradient of stops or a colour's own: a style from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case stops(Gradient)
    case color(Color)
  }
  private let source: Source
  /// How much white the upper end of a colour's own has; Apple's figure is not published (CO5).
  private static let tint = 0.18

  /// A gradient of any kind, whose colours are mixed as the environment says.
  public init(_ gradient: Gradient) { source = .stops(gradient) }

  fileprivate init(color: Color) { source = .color(color) }

  /// The gradient itself: its colours are mixed as `\.gradientInterpolation` says.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .stops(let gradient) = source else { return self }
    return gradient.colorSpace(space)
  }

  func resolved(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
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

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    .gradient(
      GradientPaint(
        stops: resolved(in: environment),
        .linear(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))))
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

  /// The gradient with its colours mixed in a space: between two stops of OKLab lie more of them.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    guard space == .perceptual else { return AnyGradient(self) }
    var result: [Stop] = []
    for (one, next) in zip(stops, stops.dropFirst()) {
      for step in 0..<Self.steps {
        let share = Double(step) / Double(Self.steps)
        result.append(
          Stop(
            color: one.color.mix(with: next.color, by: share),
            location: one.location + (next.location - one.location) * CGFloat(share)))
      }
    }
    if let last = stops.last { result.append(last) }
    return AnyGradient(Gradient(stops: result))
  }

  /// Between two stops; the way in OKLab is then followed within a step of 255.
  private static let steps = 16
}
