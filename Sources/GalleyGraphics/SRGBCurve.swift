import GalleyGeometry

/// The transfer curve of sRGB (IEC 61966-2-1), which Display P3 has, too. Components are 0 to 1; those below 0 are
/// mirrored, and those above 1 go on along the curve. What is undefined stays so.
package enum SRGBCurve {
  /// The light of a gamma-encoded component.
  package static func light(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    let light =
      size <= 0.04045 ? size / 12.92 : DeterministicMath.power((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The gamma-encoded component of a light.
  package static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let encoded =
      size <= 0.0031308 ? size * 12.92 : 1.055 * DeterministicMath.power(size, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }
}
