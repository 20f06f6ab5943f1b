import CLittleCMS

/// LittleCMS in a context of its own, and what was opened in it.
final class ColorEngine {
  private let context: cmsContext
  private var profiles: [cmsHPROFILE] = []
  private var transforms: [cmsHTRANSFORM] = []

  /// Nil when memory runs out.
  init?() {
    guard let context = galley_cms_create_context() else { return nil }
    self.context = context
  }

  deinit {
    for transform in transforms { cmsDeleteTransform(transform) }
    for profile in profiles { cmsCloseProfile(profile) }
    cmsDeleteContext(context)
  }

  /// Nil for bytes that are not a profile.
  func profile(_ bytes: [UInt8]) -> cmsHPROFILE? {
    keep(cmsOpenProfileFromMemTHR(context, bytes, UInt32(bytes.count)))
  }

  /// - Parameter bits: of a sample, 8 or 16: where a range that is not full begins and ends.
  /// - Returns: nil for primaries that span nothing.
  func profile(_ space: ColorSpaceNumbers, bits: Int) -> cmsHPROFILE? {
    func place(_ place: ColorSpaceNumbers.Place) -> cmsCIExyY {
      cmsCIExyY(x: place.x, y: place.y, Y: 1)
    }
    guard let curve = curve(space, bits: bits) else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var white = place(space.white)
    var primaries = cmsCIExyYTRIPLE(
      Red: place(space.red), Green: place(space.green), Blue: place(space.blue))
    // A white without light would be divided by.
    guard space.white.y > 0 else { return nil }
    let curves: [OpaquePointer?] = [curve, curve, curve]
    return keep(cmsCreateRGBProfileTHR(context, &white, &primaries, curves))
  }

  /// LittleCMS's own sRGB.
  func standard() -> cmsHPROFILE? { keep(cmsCreate_sRGBProfileTHR(context)) }

  /// To eight bits of red, green and blue in sRGB. The intent is the perceptual one, which all profiles have (ISO 15076-1,
  /// 9.2: where a profile has one alone, it is that).
  func transform(
    _ profile: cmsHPROFILE, _ format: UInt32, flags: Int32 = 0
  ) -> cmsHTRANSFORM? {
    guard let standard = standard(),
      let transform = cmsCreateTransformTHR(
        context, profile, format, standard, galley_cms_rgba_8, UInt32(INTENT_PERCEPTUAL),
        UInt32(flags))
    else { return nil }
    transforms.append(transform)
    return transform
  }

  private func keep(_ profile: cmsHPROFILE?) -> cmsHPROFILE? {
    if let profile { profiles.append(profile) }
    return profile
  }

  private func curve(_ space: ColorSpaceNumbers, bits: Int) -> OpaquePointer? {
    let full: OpaquePointer? =
      switch space.curve {
      case .power(let exponent): cmsBuildGamma(context, exponent)
      case .line(let exponent, let a, let b, let slope, let start):
        cmsBuildParametricToneCurve(context, 4, [exponent, a, b, slope, start])
      }
    guard let full, !space.isFullRange else { return full }
    defer { cmsFreeToneCurve(full) }
    // 16 is black and 219 more are white; a step of the table for each sixteenth of an eight-bit sample.
    let unit = Double(1 << (bits - 8))
    let largest = Double(1 << bits) - 1
    let entries = (0...255 * 16).map { step -> UInt16 in
      let sample = Double(step) / (255 * 16) * largest
      let position = min(max((sample - 16 * unit) / (219 * unit), 0), 1)
      return UInt16(min(max(cmsEvalToneCurveFloat(full, Float(position)), 0), 1) * 65535 + 0.5)
    }
    return cmsBuildTabulatedToneCurve16(context, UInt32(entries.count), entries)
  }
}
