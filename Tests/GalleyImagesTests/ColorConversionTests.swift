import CLittleCMS
import Foundation
import GalleyBudget
import TestSupport
import Testing

@testable import GalleyImages

/// Samples of files to those of sRGB, beside LittleCMS alone.
@Suite struct ColorConversionTests {
  private func converted(
    _ pixels: [UInt8], _ colors: ImageColors, _ channels: ColorConversion.Channels
  ) throws -> [UInt8] {
    var pixels = pixels
    let conversion = try ColorConversion.make(colors, channels)
    try pixels.withUnsafeMutableBytes {
      try conversion?.convert($0, within: RenderBudget(.unlimited))
    }
    return pixels
  }

  private func converted(_ deep: [UInt16], _ profile: [UInt8]) throws -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: deep.count)
    let conversion = try #require(try ColorConversion.make(.profile(profile), .rgb, bits: 16))
    try pixels.withUnsafeMutableBytes {
      try conversion.convert(deep, into: $0, within: RenderBudget(.unlimited))
    }
    return pixels
  }

  /// The largest difference of red, green and blue.
  private func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).enumerated().reduce(0) { worst, pair in
      pair.offset % 4 == 3 ? worst : max(worst, abs(Int(pair.element.0) - Int(pair.element.1)))
    }
  }

  /// A matrix and tables have LittleCMS's own values, not values near them.
  @Test func matricesAreLittleCMSs() throws {
    var random = SeededRandom(seed: 36)
    let spaces: [TestProfile.Space] = [.displayP3, .adobe] + (0..<20).map { _ in random.space() }
    for (index, space) in spaces.enumerated() {
      let profile = TestProfile.rgb(space)
      let pixels: [UInt8] = random.pixels(20_000)
      let own = try converted(pixels, .profile(profile), .rgb)
      let exact = TestProfile.converted(pixels, by: profile, galley_cms_rgba_8)
      #expect(distance(own, exact) == 0, "space \(index)")
      #expect(stride(from: 3, to: own.count, by: 4).allSatisfy { own[$0] == pixels[$0] })
    }
  }

  @Test func displayP3IsBrighter() throws {
    let profile = TestProfile.rgb(.displayP3)
    let pixels: [UInt8] = [200, 120, 60, 77, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 1]
    #expect(
      try converted(pixels, .profile(profile), .rgb)
        == [213, 115, 42, 77, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 1])
    let space = try ColorCodes.space([12, 13, 0, 1])
    #expect(try converted(Array(pixels.prefix(4)), .space(space), .rgb) == [213, 115, 42, 77])
  }

  /// Curves alone, and grey: all numbers.
  @Test func curvesAreLittleCMSs() throws {
    let ramp = (0..<1024).map { UInt8($0 / 4) }
    let curved = TestProfile.rgb(.curved)
    #expect(
      distance(
        try converted(ramp, .profile(curved), .rgb),
        TestProfile.converted(ramp, by: curved, galley_cms_rgba_8)) == 0)
    for gamma in [1, 1.8, 2.6] {
      let profile = TestProfile.grey(gamma: gamma)
      let exact = TestProfile.converted(ramp, by: profile, galley_cms_grey_8)
      #expect(distance(try converted(ramp, .profile(profile), .grey), exact) == 0, "\(gamma)")
    }
    // Linear grey of 128 is as bright as 188 of sRGB.
    let half = try converted([128, 128, 128, 9], .profile(TestProfile.grey(gamma: 1)), .grey)
    #expect(half == [188, 188, 188, 9])
  }

  /// Dark samples of 16 bits are not first rounded to eight: linear 0.001 is 3 of 255 in sRGB, and 0 by eight bits.
  @Test func sixteenBitsAreLittleCMSs() throws {
    var random = SeededRandom(seed: 16)
    for space in [.displayP3, .adobe, .curved, random.space()] as [TestProfile.Space] {
      let profile = TestProfile.rgb(space)
      var deep: [UInt16] = random.pixels(4000)
      for index in 0..<4000 where index % 2 == 0 { deep[index] >>= 7 }
      let own = try converted(deep, profile)
      let exact = TestProfile.converted(
        deep, by: profile, galley_cms_rgba_16, flags: cmsFLAGS_NOOPTIMIZE)
      #expect(distance(own, exact) <= 1)
      for place in stride(from: 3, to: own.count, by: 4) {
        #expect(own[place] == UInt8((Double(deep[place]) / 257).rounded()))
      }
    }
    let linear = TestProfile.Space(
      primaries: TestProfile.Space.curved.primaries, curves: [(1, [1]), (1, [1]), (1, [1])])
    #expect(
      try converted([66, 0, 65535, 65535] as [UInt16], TestProfile.rgb(linear)) == [3, 0, 255, 255])
  }

  @Test func inksAreLittleCMSs() throws {
    var random = SeededRandom(seed: 4)
    let profile = TestProfile.cmyk()
    let inks: [UInt8] = random.pixels(5000)
    let own = try converted(inks, .profile(profile), .cmyk)
    let exact = TestProfile.converted(inks, by: profile, galley_cms_inverted_cmyk_8)
    #expect(distance(own, exact) == 0)
    #expect(Set(own).count > 100)
  }

  /// What writers of sRGB put into profiles differs in the last digits: no pixel is touched then.
  @Test func whatIsStandardIsLeftAlone() throws {
    #expect(try ColorConversion.make(.profile(TestProfile.sRGB()), .rgb) == nil)
    #expect(try ColorConversion.make(.profile(TestProfile.sRGB()), .rgb, bits: 16) == nil)
    #expect(try ColorConversion.make(.profile(TestProfile.sRGB()), .grey) == nil)
    var near = TestProfile.Space.displayP3
    near.primaries = [(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)]
    near.white = (0.31271, 0.32902)
    #expect(try ColorConversion.make(.profile(TestProfile.rgb(near)), .rgb) == nil)
    // What is left alone moves by no more than one.
    var random = SeededRandom(seed: 7)
    let pixels: [UInt8] = random.pixels(20_000)
    let exact = TestProfile.converted(pixels, by: TestProfile.rgb(near), galley_cms_rgba_8)
    #expect(distance(pixels, exact) <= 1)
    near.curves[1] = (1, [2.2])
    #expect(try ColorConversion.make(.profile(TestProfile.rgb(near)), .rgb) != nil)
  }

  /// The tables that stand for LittleCMS's transforms have their values for every grey and 32,768 colours.
  @Test func tablesAndTransformsAreTheSame() throws {
    var cube: [UInt8] = []
    for index in 0..<32_768 {
      let levels: [Int] = [index & 31, index >> 5 & 31, index >> 10]
      cube += levels.map { UInt8($0 * 255 / 31) }
      cube.append(0)
    }
    for value in 0...255 { cube += [UInt8](repeating: UInt8(value), count: 4) }
    let colors = ImageColors.profile(TestProfile.rgb(.displayP3))
    var exact = cube
    let conversion = try #require(try ColorConversion.make(colors, .rgb, isExact: true))
    try exact.withUnsafeMutableBytes {
      try conversion.convert($0, within: RenderBudget(.unlimited))
    }
    #expect(try converted(cube, colors, .rgb) == exact)
  }

  @Test func whatCannotBeUsedSaysWhy() {
    func reason(_ colors: ImageColors, _ channels: ColorConversion.Channels = .rgb) -> String? {
      let (conversion, warnings) = ColorConversion.conversion(colors, channels)
      #expect(conversion == nil && warnings.count <= 1)
      return warnings.first
    }
    let profile = TestProfile.rgb(.displayP3)
    let damaged = "is drawn as sRGB: its colour profile is damaged"
    #expect(reason(.profile([])) == damaged)
    #expect(reason(.profile(Array(profile.prefix(300)))) == damaged)
    #expect(reason(.profile([UInt8](repeating: 7, count: 4000))) == damaged)
    #expect(
      reason(.profile(TestProfile.grey(gamma: 1)))
        == "is drawn as sRGB: its colour profile is for grey, and its pixels are RGB")
    #expect(
      reason(.profile(profile), .cmyk)
        == "is drawn as plain inks: its colour profile is for RGB, and its pixels are CMYK")
    var space = ColorSpaceNumbers()
    space.white.y = 0
    #expect(reason(.space(space))?.contains("cHRM") == true)
    (space.white, space.green, space.blue) = (space.red, space.red, space.red)
    #expect(reason(.space(space))?.contains("cHRM") == true)
  }

  /// The number of steps is asked before LittleCMS reads them, which takes the square of it.
  @Test(arguments: [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB3Tag])
  func profilesOfManyStepsAreRefusedAtOnce(tag: cmsTagSignature) {
    let start = ContinuousClock.now
    let (conversion, warnings) = ColorConversion.conversion(
      .profile(TestProfile.steps(200, of: tag)), .rgb)
    #expect(conversion == nil)
    #expect(warnings == ["is drawn as sRGB: its colour profile has more than 32 steps"])
    #expect(start.duration(to: .now) < .seconds(5))
  }

  /// Three hundred altered profiles are used or refused, in little memory.
  @Test func alteredProfilesAreSurvived() {
    var random = SeededRandom(seed: 99)
    let profiles = [
      TestProfile.rgb(.displayP3), TestProfile.cmyk(), TestProfile.grey(gamma: 2),
    ]
    let channels: [ColorConversion.Channels] = [.rgb, .cmyk, .grey]
    var refused = 0
    for round in 0..<300 {
      var bytes = profiles[round % 3]
      for _ in 0...Int.random(in: 0...8, using: &random) {
        // Heads and tables of tags are where numbers say how much there is.
        let place = Int.random(
          in: 0..<min(bytes.count, round % 2 == 0 ? 400 : .max), using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      if ColorConversion.conversion(.profile(bytes), channels[round % 3]).conversion == nil {
        refused += 1
      }
    }
    #expect(refused > 15 && refused < 300, "\(refused)")
  }
}

extension SeededRandom {
  fileprivate mutating func pixels<Sample: FixedWidthInteger>(_ count: Int) -> [Sample] {
    (0..<count * 4).map { _ in Sample.random(in: .min ... .max, using: &self) }
  }

  /// Primaries around those of displays, and curves of all three kinds.
  fileprivate mutating func space() -> TestProfile.Space {
    var random = self
    defer { self = random }
    func near(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (
        x + Double.random(in: -0.05...0.05, using: &random),
        y + Double.random(in: -0.05...0.05, using: &random)
      )
    }
    let curves = (0..<3).map { _ -> (type: Int32, numbers: [Double]) in
      Bool.random(using: &random)
        ? TestProfile.Space.sRGBCurve
        : (1, [Double.random(in: 1...2.6, using: &random)])
    }
    return TestProfile.Space(
      primaries: [near(0.66, 0.32), near(0.26, 0.66), near(0.15, 0.07)],
      white: near(0.32, 0.33), curves: curves)
  }
}
