import GalleyGeometry

/// How far a movement is at each part of its time: 0 at the start, 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
  }
  private var shape: Shape
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  /// An even speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
  /// Slow at the start and at the end.
  public static let easeInOut = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
  /// The same as `easeInOut`.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// Slow at the start, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow at the end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow at the start and at the end, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic curve from (0, 0) to (1, 1); x is time, and is kept within 0 and 1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint, endControlPoint)
  }

  private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
    func clamped(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: point.x > 0 ? min(point.x, 1) : 0, y: point.y.isFinite ? point.y : 0)
    }
    return UnitCurve(.bezier(clamped(start), clamped(end)))
  }

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: return self
    case .circularIn: return UnitCurve(.circularOut)
    case .circularOut: return UnitCurve(.circularIn)
    case .circularInOut, .bezier:
      var curve = self
      curve.isInverse.toggle()
      return curve
    }
  }

  /// The value at a part of the time; what lies outside 0 to 1 counts as its end.
  public func value(at progress: Double) -> Double {
    let part = progress > 0 ? min(progress, 1) : 0
    if isInverse { return Self.solve(part) { plainValue(at: $0) } }
    return plainValue(at: part)
  }

  /// How fast the value changes, in values per time; 0 outside 0 to 1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    if let exact = slope(at: progress) { return exact }
    let step = 1e-4
    let (before, after) = (max(0, progress - step), min(1, progress + step))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// How fast the value changes, by the derivatives; nil where they do not say.
  private func slope(at part: Double) -> Double? {
    switch shape {
    case .linear: return 1
    case .circularIn, .circularOut, .circularInOut: return nil
    case .bezier(let start, let end):
      if isInverse { return nil }
      let time = Self.solve(part) { Self.bezier($0, Double(start.x), Double(end.x)) }
      let across = Self.bezierSlope(time, Double(start.x), Double(end.x))
      return across > 1e-6 ? Self.bezierSlope(time, Double(start.y), Double(end.y)) / across : nil
    }
  }

  /// The derivative of one coordinate of a cubic curve from 0 to 1.
  private static func bezierSlope(_ time: Double, _ start: Double, _ end: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * start + 6 * rest * time * (end - start) + 3 * time * time * (1 - end)
  }

  private func plainValue(at part: Double) -> Double {
    switch shape {
    case .linear: return part
    case .circularIn: return 1 - (1 - part * part).squareRoot()
    case .circularOut: return (part * (2 - part)).squareRoot()
    case .circularInOut:
      let (double, rest) = (2 * part, 2 - 2 * part)
      return part < 0.5
        ? (1 - (1 - double * double).squareRoot()) / 2
        : (1 + (1 - rest * rest).squareRoot()) / 2
    case .bezier(let start, let end):
      if part == 0 || part == 1 { return part }
      let time = Self.solve(part) { Self.bezier($0, Double(start.x), Double(end.x)) }
      return Self.bezier(time, Double(start.y), Double(end.y))
    }
  }

  /// One coordinate of a cubic curve from 0 to 1.
  private static func bezier(_ time: Double, _ start: Double, _ end: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * start + 3 * rest * time * time * end + time * time * time
  }

  /// Where a function that grows from 0 to 1 has a value, by halves.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension UnitCurve: CustomStringConvertible {
  public var description: String {
    let name =
      switch shape {
      case .linear: "linear"
      case .circularIn: "circularEaseIn"
      case .circularOut: "circularEaseOut"
      case .circularInOut: "circularEaseInOut"
      case .bezier(let start, let end): "bezier(\(start.x), \(start.y), \(end.x), \(end.y))"
      }
    return isInverse ? "\(name).inverse" : name
  }
}
