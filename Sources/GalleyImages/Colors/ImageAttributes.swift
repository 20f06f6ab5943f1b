import CDeflate

/// What a file says of its pixels.
struct ImageAttributes {
  var colors = ImageColors.sRGB
  /// EXIF's number; 1 is upright.
  var orientation = 1

  /// Longer profiles are not read, in bytes: those for printing have up to three million.
  static let profileLimit = 4 << 20
}

/// What a file says of its colours.
enum ImageColors {
  /// sRGB, which is also what a file means that says nothing.
  case sRGB
  /// The bytes of an ICC profile (ISO 15076-1).
  case profile([UInt8])
  case space(ColorSpaceNumbers)
  /// Something that cannot be used, and why: "its … is damaged".
  case unusable(String)

  static let damagedProfile = ImageColors.unusable("its colour profile is damaged")
  static let tooLong = ImageColors.unusable(
    "its colour profile has more than \(ImageAttributes.profileLimit) bytes")
}

/// A space of red, green and blue by numbers.
struct ColorSpaceNumbers {
  /// A chromaticity of CIE 1931.
  struct Place: Equatable {
    var x: Double
    var y: Double
  }

  /// How a sample becomes light, both from 0 to 1.
  enum Curve: Equatable {
    case power(Double)
    /// `(a * sample + b) ^ exponent` from `start` on, and `slope * sample` below.
    case line(exponent: Double, a: Double, b: Double, slope: Double, start: Double)

    /// IEC 61966-2-1.
    static let sRGB = line(
      exponent: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, slope: 1 / 12.92, start: 0.04045)
  }

  var red = Place(x: 0.64, y: 0.33)
  var green = Place(x: 0.3, y: 0.6)
  var blue = Place(x: 0.15, y: 0.06)
  /// D65.
  var white = Place(x: 0.3127, y: 0.329)
  var curve = Curve.sRGB
  /// Whether 0 is black and the largest number white; otherwise, of eight bits, 16 and 235 are.
  var isFullRange = true

  var isSRGB: Bool {
    let standard = ColorSpaceNumbers()
    return hasPrimaries(near: standard) && curve == .sRGB && isFullRange
  }

  /// Whether red, green, blue and white are those of another space to three decimals.
  func hasPrimaries(near other: Self) -> Bool {
    zip([red, green, blue, white], [other.red, other.green, other.blue, other.white]).allSatisfy {
      ($0.x - $1.x).magnitude < 5e-4 && ($0.y - $1.y).magnitude < 5e-4
    }
  }
}
