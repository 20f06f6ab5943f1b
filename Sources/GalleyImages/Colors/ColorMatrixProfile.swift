import CLittleCMS

/// A profile of three curves and a matrix (ISO 15076-1, F.3), by its numbers: most profiles of displays and cameras, Display
/// P3 among them.
struct ColorMatrixProfile {
  /// From light of the profile to light of sRGB, row by row.
  let matrix: [Double]
  private let curves: [OpaquePointer]

  /// Nil for other profiles, and for those that have tables besides, which count then.
  /// - Parameter profile: has to outlive this.
  init?(_ profile: cmsHPROFILE) {
    guard cmsGetColorSpace(profile) == cmsSigRgbData, cmsGetPCS(profile) == cmsSigXYZData,
      cmsIsMatrixShaper(profile) != 0, cmsIsTag(profile, cmsSigAToB0Tag) == 0,
      cmsIsTag(profile, cmsSigDToB0Tag) == 0, let colorants = Self.colorants(profile),
      let inverse = StandardColors.inverse
    else { return nil }
    let tags = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag]
    curves = tags.compactMap { cmsReadTag(profile, $0).map { OpaquePointer($0) } }
    matrix = (0..<9).map { place -> Double in
      let (row, column) = (place / 3 * 3, place % 3)
      let ends: Double = inverse[row + 1] * colorants[column + 3]
      return inverse[row] * colorants[column] + ends + inverse[row + 2] * colorants[column + 6]
    }
    // Black that is not 0 moves by what LittleCMS makes up for; numbers beyond all displays have no place in tables.
    guard curves.count == 3, matrix.allSatisfy({ $0.magnitude < 64 }),
      curves.allSatisfy({ cmsEvalToneCurveFloat($0, 0) == 0 })
    else { return nil }
  }

  /// The light of a sample, from 0 to 1.
  func light(_ channel: Int, _ sample: Float) -> Float {
    cmsEvalToneCurveFloat(curves[channel], sample)
  }

  /// Whether only the curves differ from sRGB's: to a 65,535th, as LittleCMS sees it.
  var hasStandardPrimaries: Bool { isIdentity(within: 1.0 / 65535) }

  /// Whether colours are those of sRGB, to one of 255: what writers of sRGB profiles put there differs in the last digits.
  var isStandard: Bool {
    guard isIdentity(within: 2e-4) else { return false }
    let ranges = StandardColors.ranges
    return ranges.count == 256
      && (0..<3).allSatisfy { channel in
        ranges.indices.allSatisfy { ranges[$0].contains(light(channel, Float($0) / 255)) }
      }
  }

  private func isIdentity(within distance: Double) -> Bool {
    matrix.indices.allSatisfy { (matrix[$0] - ($0 % 4 == 0 ? 1 : 0)).magnitude < distance }
  }

  /// The matrix of red, green and blue to XYZ under D50, row by row.
  static func colorants(_ profile: cmsHPROFILE) -> [Double]? {
    let tags = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
    let places = tags.compactMap {
      cmsReadTag(profile, $0)?.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
    }
    guard places.count == 3 else { return nil }
    return places.map(\.X) + places.map(\.Y) + places.map(\.Z)
  }
}

/// LittleCMS's sRGB, by its numbers.
enum StandardColors {
  /// From XYZ under D50 to light, row by row.
  static let inverse: [Double]? = read { profile in
    ColorMatrixProfile.colorants(profile).flatMap(inverted)
  }

  /// Of each sample of eight bits the light that rounds to it, with a tenth of a sample to spare.
  static let ranges: [ClosedRange<Float>] =
    read { profile in
      curve(of: profile).map { curve in
        (0...255).map { sample in
          func light(_ place: Float) -> Float { cmsEvalToneCurveFloat(curve, place / 255) }
          return min(
            light(Float(sample) - 0.6), -1e-4 + light(Float(sample)))...light(
              Float(sample) + 0.6)
        }
      }
    } ?? []

  /// The samples of light in 16,384ths, from 0 to 1 inclusive; empty when memory runs out.
  static let samples: [UInt8] =
    read { profile in
      curve(of: profile).flatMap { cmsReverseToneCurve($0) }.map { curve in
        defer { cmsFreeToneCurve(curve) }
        return (0...1 << 14).map { light in
          let sample = cmsEvalToneCurveFloat(curve, Float(light) / 16384)
          // By sixteen bits, as LittleCMS does.
          let wide = UInt32(min(max(Double(sample) * 65535, 0), 65535) + 0.5)
          return UInt8((wide * 65281 + 8_388_608) >> 24)
        }
      }
    } ?? []

  private static func read<Result>(_ body: (cmsHPROFILE) -> Result?) -> Result? {
    guard let engine = ColorEngine(), let profile = engine.standard() else { return nil }
    return withExtendedLifetime(engine) { body(profile) }
  }

  private static func curve(of profile: cmsHPROFILE) -> OpaquePointer? {
    cmsReadTag(profile, cmsSigRedTRCTag).map { OpaquePointer($0) }
  }

  /// Nil for a matrix that has no inverse.
  private static func inverted(_ m: [Double]) -> [Double]? {
    let first = [
      m[4] * m[8] - m[5] * m[7], m[5] * m[6] - m[3] * m[8], m[3] * m[7] - m[4] * m[6],
    ]
    let determinant = m[0] * first[0] + m[1] * first[1] + m[2] * first[2]
    guard determinant.magnitude > 1e-9 else { return nil }
    let cofactors = [
      first[0], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      first[1], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      first[2], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    return cofactors.map { $0 / determinant }
  }
}
