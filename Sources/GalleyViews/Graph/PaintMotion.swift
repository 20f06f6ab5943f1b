import GalleyGeometry
import GalleyGraphics
import GalleyMotion

/// The colours of one paint of a node on their way.
struct PaintMotion {
  private let kind: Paint.MovingKind
  /// The paint that the colours go to.
  private var paint: Paint
  var animator: Animator<AnimatableVector>

  init(_ paint: Paint, in frame: PixelRect) {
    kind = paint.movingKind
    self.paint = paint
    animator = Animator(paint.movingNumbers(in: frame))
  }

  /// The numbers of the paint that is asked for now. Colours are not turned into numbers again while they stay.
  mutating func numbers(of paint: Paint, in frame: PixelRect) -> AnimatableVector {
    defer { self.paint = paint }
    switch (self.paint, paint) {
    case (.solid(let last), .solid(let next)) where last == next: return animator.target
    case (.gradient(let last), .gradient(let next)) where last.stops == next.stops:
      let colors = Array(animator.target.values.prefix(next.stops.count * Paint.numbersOfStop))
      return AnimatableVector(colors + next.geometry.movingNumbers(in: frame))
    default: return paint.movingNumbers(in: frame)
    }
  }

  /// Paints of one kind become each other by their numbers.
  func canMove(to paint: Paint) -> Bool { kind != .fixed && paint.movingKind == kind }
}

extension Paint {
  /// Those of a colour, and a place.
  fileprivate static let numbersOfStop = 5

  /// What two paints must have in common to become each other.
  fileprivate enum MovingKind: Hashable {
    case solid
    case gradient(stops: Int, isStretched: Bool, geometry: Int)
    case fixed
  }

  fileprivate var movingKind: MovingKind {
    switch self {
    case .solid: .solid
    case .gradient(let gradient):
      .gradient(
        stops: gradient.stops.count, isStretched: gradient.isStretched,
        geometry: gradient.geometry.movingKind)
    case .bitmap, .tiles, .backdrop: .fixed
    }
  }

  /// Colours, four numbers each; of a gradient the places of its stops and its geometry, too.
  /// - Parameter frame: what is painted: points are parts of it, as it moves by itself.
  fileprivate func movingNumbers(in frame: PixelRect) -> AnimatableVector {
    switch self {
    case .solid(let color): AnimatableVector(color.movingNumbers)
    case .gradient(let gradient):
      AnimatableVector(
        gradient.stops.flatMap { $0.color.movingNumbers + [Double($0.location)] }
          + gradient.geometry.movingNumbers(in: frame))
    case .bitmap, .tiles, .backdrop: .zero
    }
  }

  /// The paint with other numbers.
  func moved(to numbers: AnimatableVector, in frame: PixelRect) -> Paint {
    switch self {
    case .solid: return .solid(ResolvedColor(numbers, at: 0))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = ResolvedColor(numbers, at: index * Self.numbersOfStop)
        gradient.stops[index].location = CGFloat(numbers[index * Self.numbersOfStop + 4])
      }
      // In the order of their locations, on the way, too.
      var least = -CGFloat.infinity
      for index in gradient.stops.indices {
        least = max(least, gradient.stops[index].location)
        gradient.stops[index].location = least
      }
      gradient.geometry = gradient.geometry.moved(
        to: numbers.values.dropFirst(gradient.stops.count * Self.numbersOfStop), in: frame)
      return .gradient(gradient)
    case .bitmap, .tiles, .backdrop: return self
    }
  }
}

extension GradientPaint.Geometry {
  fileprivate var movingKind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .angular: 2
    case .sweep: 3
    case .conical: 4
    }
  }

  /// Points, radii in pixels and angles.
  fileprivate func movingNumbers(in frame: PixelRect) -> [Double] {
    func part(_ length: CGFloat, _ whole: CGFloat) -> Double {
      whole > 0 ? (Double(length / whole) * 1e9).rounded() / 1e9 : 0
    }
    func point(_ point: CGPoint) -> [Double] {
      [part(point.x - frame.minX, frame.width), part(point.y - frame.minY, frame.height)]
    }
    return switch self {
    case .linear(let start, let end): point(start) + point(end)
    case .radial(let center, let first, let last): point(center) + [Double(first), Double(last)]
    case .angular(let center, let start, let end), .sweep(let center, let start, let end):
      point(center) + [start, end]
    case .conical(let start, let first, let end, let last):
      point(start) + point(end) + [Double(first), Double(last)]
    }
  }

  fileprivate func moved(to rest: ArraySlice<Double>, in frame: PixelRect) -> GradientPaint.Geometry
  {
    let numbers = AnimatableVector(Array(rest))
    func point(_ index: Int) -> CGPoint {
      CGPoint(
        x: frame.minX + CGFloat(numbers[index]) * frame.width,
        y: frame.minY + CGFloat(numbers[index + 1]) * frame.height)
    }
    func radius(_ index: Int) -> CGFloat { CGFloat(max(0, numbers[index])) }
    return switch self {
    case .linear: .linear(start: point(0), end: point(2))
    case .radial: .radial(center: point(0), startRadius: radius(2), endRadius: radius(3))
    case .angular: .angular(center: point(0), start: numbers[2], end: numbers[3])
    case .sweep: .sweep(center: point(0), start: numbers[2], end: numbers[3])
    case .conical:
      .conical(start: point(0), startRadius: radius(4), end: point(2), endRadius: radius(5))
    }
  }
}

extension ResolvedColor {
  /// OKLab, each component as much as the colour is opaque, and the opacity: red becomes clear without becoming dark.
  fileprivate var movingNumbers: [Double] {
    let lab = oklab
    return [lab.x * alpha, lab.y * alpha, lab.z * alpha, alpha]
  }

  fileprivate init(_ numbers: AnimatableVector, at index: Int) {
    let alpha = min(max(numbers[index + 3], 0), 1)
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(
      oklab: SIMD3(numbers[index] / alpha, numbers[index + 1] / alpha, numbers[index + 2] / alpha),
      alpha: alpha)
  }
}
