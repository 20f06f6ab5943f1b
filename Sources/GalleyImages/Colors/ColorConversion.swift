import CLittleCMS
import GalleyBudget

/// How the samples of a file become those of sRGB.
final class ColorConversion {
  /// What a file's pixels are made of.
  enum Channels: String {
    case grey, rgb = "RGB", cmyk = "CMYK"
  }

  /// Why colours are drawn as if they were sRGB's, as a part of a sentence: "its … is damaged".
  struct ProfileError: Error {
    var reason: String
    static let damaged = ProfileError(reason: "its colour profile is damaged")
  }

  private enum Method {
    case channels(ChannelTables)
    case matrix(MatrixTables)
    case engine(cmsHTRANSFORM)
  }

  private let method: Method
  /// Keeps the transform.
  private let engine: ColorEngine
  /// Pixels between two looks at the clock.
  private static let stretch = 1 << 16

  private init(_ method: Method, _ engine: ColorEngine) {
    (self.method, self.engine) = (method, engine)
  }

  /// How a file's samples become sRGB's, nil where they stay as they are, and a warning where that is because what the
  /// file says cannot be used: a part of a sentence whose subject is the image.
  static func conversion(
    _ colors: ImageColors, _ channels: Channels, bits: Int = 8
  ) -> (conversion: ColorConversion?, warnings: [String]) {
    do throws(ProfileError) {
      return (try make(colors, channels, bits: bits), [])
    } catch {
      return (nil, ["is drawn as \(channels == .cmyk ? "plain inks" : "sRGB"): \(error.reason)"])
    }
  }

  /// - Parameters:
  ///   - bits: of a sample, 8 or 16; of grey and RGB.
  ///   - isExact: whether LittleCMS is asked for each pixel, where tables would do: for tests.
  /// - Returns: nil where samples stay as they are.
  static func make(
    _ colors: ImageColors, _ channels: Channels, bits: Int = 8, isExact: Bool = false
  ) throws(ProfileError) -> ColorConversion? {
    if case .sRGB = colors { return nil }
    guard let engine = ColorEngine() else {
      throw ProfileError(reason: "there is too little memory")
    }
    let profile: cmsHPROFILE?
    switch colors {
    case .sRGB: return nil
    case .unusable(let reason): throw ProfileError(reason: reason)
    case .profile(let bytes): profile = engine.profile(bytes)
    case .space(let space):
      // A matrix of colours says nothing of inks.
      guard channels != .cmyk else { return nil }
      profile = engine.profile(space, bits: bits)
      if profile == nil {
        throw ProfileError(reason: "the primaries of its cHRM chunk are not those of colours")
      }
    }
    guard let profile else { throw .damaged }
    let space = try check(profile, channels)
    if channels == .cmyk {
      return try exact(profile, galley_cms_inverted_cmyk_8, engine)
    }
    let isGrey = space == cmsSigGrayData
    let format: UInt32 =
      isGrey
      ? bits == 8 ? galley_cms_grey_8 : galley_cms_grey_16
      : bits == 8 ? galley_cms_rgba_8 : galley_cms_rgba_16
    if isExact { return try exact(profile, format, engine) }
    let matrix = isGrey ? nil : ColorMatrixProfile(profile)
    if let matrix, matrix.isStandard { return nil }
    if isGrey || matrix?.hasStandardPrimaries == true {
      let tables = try tables(profile, format, bits, engine)
      return tables.isIdentity ? nil : ColorConversion(.channels(tables), engine)
    }
    if let tables = matrix.flatMap({ MatrixTables($0, bits: bits) }) {
      return ColorConversion(.matrix(tables), engine)
    }
    return try exact(profile, format, engine)
  }

  /// The space of a profile that says what samples of such a file mean.
  private static func check(
    _ profile: cmsHPROFILE, _ channels: Channels
  ) throws(ProfileError) -> cmsColorSpaceSignature {
    let classes = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
    guard classes.contains(cmsGetDeviceClass(profile)) else {
      throw ProfileError(reason: "its colour profile is not one of a device or a colour space")
    }
    let space = cmsGetColorSpace(profile)
    let own: Channels? =
      switch space {
      case cmsSigGrayData: .grey
      case cmsSigRgbData: .rgb
      case cmsSigCmykData: .cmyk
      default: nil
      }
    // Grey is RGB of three equal parts.
    if own == channels || (own == .rgb && channels == .grey) { return space }
    let name = own.map { "for \($0.rawValue)" } ?? "not for grey, RGB or CMYK"
    throw ProfileError(
      reason: "its colour profile is \(name), and its pixels are \(channels.rawValue)")
  }

  private static func exact(
    _ profile: cmsHPROFILE, _ format: UInt32, _ engine: ColorEngine
  ) throws(ProfileError) -> ColorConversion {
    try checkStages(profile)
    guard let transform = engine.transform(profile, format) else { throw .damaged }
    return ColorConversion(.engine(transform), engine)
  }

  /// Profiles in floating point may have any number of steps, each of which takes time for each colour, and LittleCMS
  /// reads all of them at once, those of other intents, too: the number is asked before.
  private static func checkStages(_ profile: cmsHPROFILE) throws(ProfileError) {
    for tag in [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag]
    where cmsIsTag(profile, tag) != 0 {
      // A type, four zeros, two numbers of channels, and the number of steps.
      var head = [UInt8](repeating: 0, count: 16)
      if cmsReadRawTag(profile, tag, &head, 16) == 16 {
        guard head[12..<16].reduce(0, { $0 << 8 | Int($1) }) <= 32 else {
          throw ProfileError(reason: "its colour profile has more than 32 steps")
        }
        if let steps = cmsReadTag(profile, tag) {
          try checkChannels(cmsPipelineGetPtrToFirstStage(OpaquePointer(steps)))
          continue
        }
      }
      // Tables of other intents may never be looked at.
      if tag == cmsSigDToB0Tag { throw .damaged }
    }
  }

  /// The time of a table doubles with each channel.
  private static func checkChannels(_ first: OpaquePointer?) throws(ProfileError) {
    var next = first
    while let step = next {
      guard cmsStageType(step) != cmsSigCLutElemType || cmsStageInputChannels(step) <= 4 else {
        throw ProfileError(reason: "its colour profile has a table for more than 4 channels")
      }
      next = cmsStageNext(step)
    }
  }

  /// What LittleCMS makes of each number of a channel.
  private static func tables(
    _ profile: cmsHPROFILE, _ format: UInt32, _ bits: Int, _ engine: ColorEngine
  ) throws(ProfileError) -> ChannelTables {
    try checkStages(profile)
    let flags = bits == 8 ? 0 : cmsFLAGS_NOOPTIMIZE
    guard let transform = engine.transform(profile, format, flags: flags) else { throw .damaged }
    let count = 1 << bits
    var entries = [UInt8](repeating: 0, count: count * 4)
    if bits == 8 {
      let ramp = (0..<count * 4).map { UInt8(truncatingIfNeeded: $0 / 4) }
      cmsDoTransform(transform, ramp, &entries, UInt32(count))
    } else {
      let ramp = (0..<count * 4).map { UInt16(truncatingIfNeeded: $0 / 4) }
      cmsDoTransform(transform, ramp, &entries, UInt32(count))
    }
    return ChannelTables(entries)
  }

  /// Converts pixels of four bytes where they lie: straight RGBA, whose alpha stays, grey in the first three of them,
  /// or inks of which 255 is none and which become opaque RGBA.
  /// - Throws: `LimitError`.
  /// - Complexity: O(n) in the pixels.
  func convert(_ pixels: UnsafeMutableRawBufferPointer, within budget: RenderBudget) throws {
    guard let bytes = pixels.bindMemory(to: UInt8.self).baseAddress else { return }
    try forEachStretch(of: pixels.count / 4, within: budget) { start, count in
      convert(bytes + start * 4, into: bytes + start * 4, count)
    }
  }

  /// Converts straight RGBA of 16 bits to eight.
  /// - Throws: `LimitError`.
  func convert(
    _ deep: UnsafePointer<UInt16>, into pixels: UnsafeMutableRawBufferPointer,
    within budget: RenderBudget
  ) throws {
    guard let bytes = pixels.bindMemory(to: UInt8.self).baseAddress else { return }
    try forEachStretch(of: pixels.count / 4, within: budget) { start, count in
      convert(deep + start * 4, into: bytes + start * 4, count)
      for place in stride(from: start * 4 + 3, to: (start + count) * 4, by: 4) {
        bytes[place] = UInt8((UInt32(deep[place]) * 255 + 32895) >> 16)
      }
    }
  }

  private func convert<Sample: FixedWidthInteger>(
    _ source: UnsafePointer<Sample>, into result: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    switch method {
    case .channels(let tables): tables.convert(source, into: result, count: count)
    case .matrix(let tables): tables.convert(source, into: result, count: count)
    case .engine(let transform): cmsDoTransform(transform, source, result, UInt32(count))
    }
  }

  private func forEachStretch(
    of count: Int, within budget: RenderBudget, _ body: (Int, Int) -> Void
  ) throws {
    for start in stride(from: 0, to: count, by: Self.stretch) {
      guard budget.canContinue("converting the colours of an image") else {
        return try budget.check()
      }
      body(start, min(Self.stretch, count - start))
    }
  }
}
