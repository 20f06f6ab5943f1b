import GalleyGeometry
import GalleyMotion

/// A list of numbers that move together, for what has a different number of them from value to value. What one list
/// has more than another counts as 0 there.
struct AnimatableVector: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double] = []) { self.values = values }

  static var zero: AnimatableVector { AnimatableVector() }

  /// The numbers without zeros at the end are the same.
  static func == (one: AnimatableVector, other: AnimatableVector) -> Bool {
    if one.values == other.values { return true }
    return (one - other).values.allSatisfy { $0 == 0 }
  }

  static func + (one: AnimatableVector, other: AnimatableVector) -> AnimatableVector {
    combined(one, other) { $0 + $1 }
  }

  static func - (one: AnimatableVector, other: AnimatableVector) -> AnimatableVector {
    combined(one, other) { $0 - $1 }
  }

  private static func combined(
    _ one: AnimatableVector, _ other: AnimatableVector, _ body: (Double, Double) -> Double
  ) -> AnimatableVector {
    let count = max(one.values.count, other.values.count)
    return AnimatableVector((0..<count).map { body(one[$0], other[$0]) })
  }

  subscript(index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }

  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

// Lengths that may be missing, and that may be infinite.
extension AnimatableVector {
  /// Of a length that is missing or not finite nothing moves.
  init(lengths: [CGFloat?]) {
    self.init(lengths.map { $0.map { $0.isFinite ? Double($0) : 0 } ?? 0 })
  }

  /// The length that a number stands for, where there was one. A spring does not make it less than nothing.
  func length(_ index: Int, from old: CGFloat?) -> CGFloat? {
    old.map { old in
      guard old.isFinite else { return old }
      let length = CGFloat(self[index])
      return old < 0 ? length : max(0, length)
    }
  }

  /// Whether lengths are missing, or not finite, at the same places.
  static func haveSameLengths(_ one: [CGFloat?], _ other: [CGFloat?]) -> Bool {
    zip(one, other).allSatisfy { $0?.isFinite == $1?.isFinite }
  }
}
