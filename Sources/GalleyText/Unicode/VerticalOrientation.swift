import CICU

/// How characters stand in lines that lead downwards (UAX #50).
package enum VerticalOrientation: Hashable, Sendable {
  /// Upright.
  case upright
  /// Upright, in a form of its own where the font has one.
  case transformedUpright
  /// Turned to the right.
  case rotated
  /// In a form of its own where the font has one, else turned.
  case transformedRotated

  package init(of scalar: Unicode.Scalar) {
    switch Int(galley_vertical_orientation(scalar.value)) {
    case galley_vertical_upright: self = .upright
    case galley_vertical_transformed_upright: self = .transformedUpright
    case galley_vertical_transformed_rotated: self = .transformedRotated
    default: self = .rotated
    }
  }
}
