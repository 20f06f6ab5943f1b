import GalleyGeometry
import GalleyGraphics
import GalleyMotion

/// The colours of one paint of a node on their way.
struct PaintMotion {
  private let kind: Paint.MovingKind
  var animator: Animator<MovingNumbers>

  init(_ paint: Paint) {
    kind = paint.movingKind
    animator = Animator(paint.movingNumbers)
  }

  /// Paints of one kind become each other by their numbers.
  func canMove(to paint: Paint) -> Bool { kind != .fixed && paint.movingKind == kind }
}

extension Paint {
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

  /// Colours, four numbers each; of a gradient the places of its stops and its angles, too.
  var movingNumbers: MovingNumbers {
    switch self {
    case .solid(let color): MovingNumbers(color.movingNumbers)
    case .gradient(let gradient):
      MovingNumbers(
        gradient.stops.flatMap { $0.color.movingNumbers + [Double($0.location)] }
          + gradient.geometry.movingAngles)
    case .bitmap, .tiles, .backdrop: .zero
    }
  }

  /// The paint with other numbers.
  func moved(to numbers: MovingNumbers) -> Paint {
    switch self {
    case .solid: return .solid(ResolvedColor(numbers, at: 0))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = ResolvedColor(numbers, at: index * 5)
        gradient.stops[index].location = CGFloat(numbers[index * 5 + 4])
      }
      // In the order of their locations, on the way, too.
      var least = -CGFloat.infinity
      for index in gradient.stops.indices {
        least = max(least, gradient.stops[index].location)
        gradient.stops[index].location = least
      }
      gradient.geometry = gradient.geometry.moved(
        to: numbers[gradient.stops.count * 5], numbers[gradient.stops.count * 5 + 1])
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

  /// Its points belong to the frame, which moves by itself.
  fileprivate var movingAngles: [Double] {
    switch self {
    case .angular(_, let start, let end), .sweep(_, let start, let end): [start, end]
    case .linear, .radial, .conical: []
    }
  }

  fileprivate func moved(to start: Double, _ end: Double) -> GradientPaint.Geometry {
    switch self {
    case .angular(let center, _, _): .angular(center: center, start: start, end: end)
    case .sweep(let center, _, _): .sweep(center: center, start: start, end: end)
    case .linear, .radial, .conical: self
    }
  }
}

extension ResolvedColor {
  /// OKLab, each component as much as the colour is opaque, and the opacity: red becomes clear without becoming dark.
  fileprivate var movingNumbers: [Double] {
    let lab = oklab
    return [lab.x * alpha, lab.y * alpha, lab.z * alpha, alpha]
  }

  fileprivate init(_ numbers: MovingNumbers, at index: Int) {
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
