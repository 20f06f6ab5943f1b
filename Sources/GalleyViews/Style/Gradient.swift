import GalleyGeometry
import GalleyGraphics

/// Colours one after the other.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at that place.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    /// A stop of a colour at a place of 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, from the start to the end.
  public var stops: [Stop]

  /// Colours at places of 0 to 1. A stop before the one that it follows lies where that one does.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances (CO6).
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// The stops in order: one out of it lies where the one before it does.
  func resolved(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    var reached: CGFloat = 0
    return stops.map { stop in
      reached = max(reached, stop.location > 0 ? min(stop.location, 1) : 0)
      return GradientPaint.Stop(color: stop.color.resolved(in: environment), location: reached)
    }
  }
}

/// A gradient along a line: a style, and a view that fills what it is offered.
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: AnyGradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// - Parameters:
  ///   - startPoint: where the first colour lies, in the unit square of what is filled (CO6).
  ///   - endPoint: where the last one lies.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// The same with a gradient whose colours may be mixed in another space.
  public init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// The same with colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The same with colours at places of 0, `startPoint`, to 1, `endPoint`.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(in environment: EnvironmentValues) -> _StylePaint {
    .gradient(
      gradient.paint(
        .linear(start: CGPoint(x: start.x, y: start.y), end: CGPoint(x: end.x, y: end.y)),
        in: environment))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The same with colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points of the unit square of what is filled.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// The same with colours at places of 0, `startPoint`, to 1, `endPoint`.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The same with a gradient whose colours may be mixed in another space.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
