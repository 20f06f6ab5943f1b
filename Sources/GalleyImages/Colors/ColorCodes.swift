/// The numbers that name primaries and curves (ITU-T H.273, tables 2 and 3), as PNG's cICP chunk has them.
enum ColorCodes {
  /// - Parameters:
  ///   - codes: the chunk's four: of primaries, of the curve, of a matrix, and whether the range is full.
  /// - Throws: for codes that are not known, and for the curves of high dynamic range, whose colours have no place in
  ///   sRGB without a choice.
  static func space(_ codes: [UInt8]) throws(ColorConversion.ProfileError) -> ColorSpaceNumbers {
    guard codes.count == 4, codes[3] <= 1 else {
      throw ColorConversion.ProfileError(reason: "its cICP chunk is damaged")
    }
    guard codes[2] == 0 else {
      throw ColorConversion.ProfileError(
        reason: "the matrix \(codes[2]) of its cICP chunk is not supported; expected 0")
    }
    guard var space = primaries(codes[0]) else {
      throw ColorConversion.ProfileError(
        reason: "the colour primaries \(codes[0]) of its cICP chunk are not supported")
    }
    if codes[1] == 16 || codes[1] == 18 {
      let name = codes[1] == 16 ? "PQ" : "HLG"
      throw ColorConversion.ProfileError(
        reason: "high dynamic range (\(name) in its cICP chunk) is not supported")
    }
    guard let curve = curve(codes[1]) else {
      throw ColorConversion.ProfileError(
        reason: "the transfer function \(codes[1]) of its cICP chunk is not supported")
    }
    space.curve = curve
    space.isFullRange = codes[3] == 1
    return space
  }

  private static func primaries(_ code: UInt8) -> ColorSpaceNumbers? {
    func space(
      _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double),
      white: (Double, Double) = (0.3127, 0.329)
    ) -> ColorSpaceNumbers {
      func place(_ numbers: (Double, Double)) -> ColorSpaceNumbers.Place {
        ColorSpaceNumbers.Place(x: numbers.0, y: numbers.1)
      }
      return ColorSpaceNumbers(
        red: place(red), green: place(green), blue: place(blue), white: place(white))
    }
    return switch code {
    case 1: space((0.64, 0.33), (0.3, 0.6), (0.15, 0.06))
    case 4: space((0.67, 0.33), (0.21, 0.71), (0.14, 0.08), white: (0.31, 0.316))
    case 5: space((0.64, 0.33), (0.29, 0.6), (0.15, 0.06))
    case 6, 7: space((0.63, 0.34), (0.31, 0.595), (0.155, 0.07))
    case 8: space((0.681, 0.319), (0.243, 0.692), (0.145, 0.049), white: (0.31, 0.316))
    case 9: space((0.708, 0.292), (0.17, 0.797), (0.131, 0.046))
    case 10: space((1, 0), (0, 1), (0, 0), white: (1.0 / 3, 1.0 / 3))
    case 11: space((0.68, 0.32), (0.265, 0.69), (0.15, 0.06), white: (0.314, 0.351))
    case 12: space((0.68, 0.32), (0.265, 0.69), (0.15, 0.06))
    case 22: space((0.63, 0.34), (0.295, 0.605), (0.155, 0.077))
    default: nil
    }
  }

  private static func curve(_ code: UInt8) -> ColorSpaceNumbers.Curve? {
    func line(_ alpha: Double, slope: Double, start: Double) -> ColorSpaceNumbers.Curve {
      .line(
        exponent: 1 / 0.45, a: 1 / alpha, b: (alpha - 1) / alpha, slope: 1 / slope, start: start)
    }
    return switch code {
    // BT.709 and those that are the same between 0 and 1; BT.2020 only has more digits.
    case 1, 6, 11, 12, 14, 15:
      line(1.099_296_826_809_442, slope: 4.5, start: 4.5 * 0.018_053_968_510_807)
    case 4: .power(2.2)
    case 5: .power(2.8)
    case 7: line(1.1115, slope: 4, start: 4 * 0.0228)
    case 8: .power(1)
    case 13: .sRGB
    default: nil
    }
  }
}
