import GalleyGeometry

/// A linear change of straight, gamma-encoded colours: four rows for red, green, blue and alpha, each
/// with the shares of those four and a constant. Results are held within 0 and 1.
public struct ColorMatrix: Hashable, Sendable {
  package var red: SIMD4<Double>
  package var green: SIMD4<Double>
  package var blue: SIMD4<Double>
  package var alpha: SIMD4<Double>
  /// What is added to red, green, blue and alpha.
  package var constant: SIMD4<Double>

  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0),
    alpha: SIMD4(0, 0, 0, 1), constant: .zero)

  package init(
    red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, alpha: SIMD4<Double>,
    constant: SIMD4<Double>
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.constant = constant
  }

  package func callAsFunction(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let result =
      SIMD4(
        (red * color).sum(), (green * color).sum(), (blue * color).sum(), (alpha * color).sum())
      + constant
    return result.clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension ColorMatrix {
  /// Adds to every colour.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = identity
    matrix.constant = SIMD4(amount, amount, amount, 0)
    return matrix
  }

  /// Moves colours from middle grey, or towards it below 1.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    var matrix = identity.scaled(SIMD4(amount, amount, amount, 1))
    let shift = (1 - amount) / 2
    matrix.constant = SIMD4(shift, shift, shift, 0)
    return matrix
  }

  /// Moves colours from the grey that is as light, or towards it below 1.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    var matrix = identity.scaled(SIMD4(amount, amount, amount, 1))
    let gray = Luma.shares * (1 - amount)
    matrix.red += gray
    matrix.green += gray
    matrix.blue += gray
    return matrix
  }

  /// Turns colours around the axis of greys, by the matrix of W3C's filter effects.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = DeterministicMath.sincos(angle.radians)
    var matrix = identity
    matrix.red = SIMD4(
      0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
      0.072 - cosine * 0.072 + sine * 0.928, 0)
    matrix.green = SIMD4(
      0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
      0.072 - cosine * 0.072 - sine * 0.283, 0)
    matrix.blue = SIMD4(
      0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
      0.072 + cosine * 0.928 + sine * 0.072, 0)
    return matrix
  }

  package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    identity.scaled(SIMD4(color.red, color.green, color.blue, color.alpha))
  }

  /// Everything in one colour, as opaque as it is times the colour's opacity.
  package static func silhouette(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(
      red: .zero, green: .zero, blue: .zero,
      alpha: SIMD4(0, 0, 0, ResolvedColor.unit(color.alpha)),
      constant: SIMD4(
        ResolvedColor.unit(color.red), ResolvedColor.unit(color.green),
        ResolvedColor.unit(color.blue), 0))
  }

  /// Every colour its opposite.
  package static let invert: ColorMatrix = {
    var matrix = identity.scaled(SIMD4(-1, -1, -1, 1))
    matrix.constant = SIMD4(1, 1, 1, 0)
    return matrix
  }()

  private func scaled(_ factors: SIMD4<Double>) -> ColorMatrix {
    ColorMatrix(
      red: red * factors.x, green: green * factors.y, blue: blue * factors.z,
      alpha: alpha * factors.w, constant: constant)
  }
}
