import GalleyGoldens
import GalleyImages
import TestSupport
import Testing

/// Images by characters: each stands for a colour.
private func image(_ rows: [String]) -> StraightAlphaImage {
  let colors: [Character: UInt32] = [
    ".": 0xFFFF_FFFF, "#": 0xFF00_0000, "r": 0xFF00_00FF, "s": 0xFF00_00FE, " ": 0,
    "f": 0x0100_00FF, "g": 0x0100_00FE, "x": 0x00FF_FFFF, "o": 0xFF80_8080,
    "G": 0xFF00_FF00, "B": 0xFFFF_0000,
  ]
  return StraightAlphaImage(
    width: rows[0].count, height: rows.count,
    pixels: rows.joined().map { colors[$0] ?? 0xFF12_3456 })
}

@Suite struct ImageDifferenceTests {
  @Test func everyPixelCounts() throws {
    let one = image(["....", ".rr.", "...."])
    let other = image(["....", ".sr.", "..#."])
    let comparison = try #require(ImageComparison(expected: one, actual: other))
    let difference = comparison.difference
    #expect(difference.count == 2 && difference.total == 12 && difference.largest == 255)
    #expect(difference.first == ImageDifference.Place(x: 1, y: 1))
    #expect(
      difference.regions == [ImageDifference.Region(x: 1, y: 1, width: 2, height: 2, pixels: 2)])
    let same = try #require(ImageComparison(expected: one, actual: one))
    #expect(same.difference.isEmpty && same.difference.regions.isEmpty)
    #expect(ImageComparison(expected: one, actual: image(["."])) == nil)
  }

  /// Premultiplied by 1 of 255, two reds are one; in a file they are not. What is not seen at all has no
  /// colour.
  @Test func faintPixelsDifferAndClearOnesDoNot() throws {
    let faint = try #require(ImageComparison(expected: image(["f"]), actual: image(["g"])))
    #expect(faint.difference.count == 1 && faint.difference.largest == 1)
    #expect(image(["f"]).bitmap == image(["g"]).bitmap)
    let clear = try #require(ImageComparison(expected: image([" "]), actual: image(["x"])))
    #expect(clear.difference.isEmpty)
  }

  @Test func changesThatTouchAreOneRegion() throws {
    let blank = String(repeating: ".", count: 60)
    var rows = [[Character]](repeating: Array(blank), count: 40)
    for (x, y) in [(2, 2), (9, 9), (40, 2), (41, 2), (42, 2), (20, 38)] { rows[y][x] = "#" }
    let comparison = try #require(
      ImageComparison(
        expected: image([String](repeating: blank, count: 40)),
        actual: image(rows.map { String($0) })))
    let boxes = comparison.difference.regions.map { [$0.x, $0.y, $0.width, $0.height, $0.pixels] }
    #expect(boxes == [[40, 2, 3, 1, 3], [2, 2, 8, 8, 2], [20, 38, 1, 1, 1]])
  }

  /// Against a count by the definition, for random images of random sizes.
  @Test(arguments: SeededRandom.freshSeeds())
  func randomImagesAgreeWithTheDefinition(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let (width, height) = (
        Int.random(in: 1...70, using: &random), Int.random(in: 1...50, using: &random)
      )
      let old = (0..<width * height).map { _ in
        UInt32.random(in: 0...3, using: &random) | 0xFF00_0000
      }
      var new = old
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        new[random.below(new.count)] = UInt32.random(in: 0 ... .max, using: &random)
      }
      let one = StraightAlphaImage(width: width, height: height, pixels: old)
      let other = StraightAlphaImage(width: width, height: height, pixels: new)
      let difference = try #require(ImageComparison(expected: one, actual: other)).difference
      let changed = one.pixels.indices.filter { one.pixels[$0] != other.pixels[$0] }
      #expect(difference.count == changed.count)
      #expect(difference.first.map { $0.y * width + $0.x } == changed.first)
      #expect(difference.regions.reduce(0) { $0 + $1.pixels } == changed.count)
      for index in changed {
        let (x, y) = (index % width, index / width)
        #expect(
          difference.regions.contains {
            ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
          })
      }
    }
  }

  @Test func bytesDecideFirstThenPixels() throws {
    let bitmap = image(["r.", "#."]).bitmap
    let fast = try bitmap.pngData()
    let other = try bitmap.pngData(texts: ["Comment": "other bytes"])
    guard case .sameBytes = FileComparison(expected: fast, actual: fast).verdict else {
      return #expect(Bool(false), "the same bytes")
    }
    guard case .compared(let same) = FileComparison(expected: fast, actual: other).verdict else {
      return #expect(Bool(false), "other bytes")
    }
    #expect(same.difference.isEmpty)
    let text = Data("text".utf8)
    guard case .unreadable = FileComparison(expected: text, actual: text).verdict else {
      return #expect(Bool(false), "no images")
    }
    guard
      case .sizes = FileComparison(
        expected: fast, actual: try image(["r"]).bitmap.pngData()
      ).verdict
    else { return #expect(Bool(false), "two sizes") }
  }

  /// Their first images are the same, and their second ones are not.
  @Test(arguments: [false, true]) func animationsAreNotComparedByTheirFirstImages(isWebP: Bool)
    throws
  {
    func movie(_ second: String) throws -> Data {
      let movie = try AnimatedImage(isWebP ? .webP(quality: nil) : .png(.small))
      try movie.append(image(["r."]).bitmap, at: 0)
      try movie.append(image([second]).bitmap, at: 0.5)
      var file = Data()
      try movie.pass(endingAt: 1) { file += $0 }
      return file
    }
    let (one, other) = (try movie("#."), try movie(".#"))
    let still = try image(["r."]).bitmap.pngData()
    for (expected, actual, isExpected) in [(one, other, true), (still, one, false)] {
      guard
        case .unreadable(let reason, isExpected) = FileComparison(
          expected: expected, actual: actual
        ).verdict
      else { return #expect(Bool(false), "an animation") }
      #expect(reason == "it is an animation; only images at rest can be compared")
    }
    guard case .sameBytes = FileComparison(expected: one, actual: one).verdict else {
      return #expect(Bool(false), "the same animation")
    }
  }
}

/// Files of a palette are compared by their numbers, whose colours may come in another order.
@Suite struct PaletteComparisonTests {
  private func bitmap(_ numbers: [Int], width: Int, _ colors: [UInt32]) -> Bitmap {
    StraightAlphaImage(
      width: width, height: numbers.count / width, pixels: numbers.map { colors[$0] }
    ).bitmap
  }

  @Test(arguments: SeededRandom.freshSeeds(60))
  func numbersDifferAsTheirPixelsDo(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (
      Int.random(in: 1...90, using: &random), Int.random(in: 1...50, using: &random)
    )
    let colors = (0..<Int.random(in: 2...200, using: &random)).map { _ in
      UInt32.random(in: 0 ... .max, using: &random)
        | (Bool.random(using: &random) ? 0xFF00_0000 : 0x4000_0000)
    }
    let old = (0..<width * height).map { _ in random.below(colors.count) }
    var new = old
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      new[random.below(new.count)] = random.below(colors.count)
    }
    let files = try [old, new].map {
      try bitmap($0, width: width, colors).pngData(texts: ["n": "\(seed)"])
    }
    let images = try files.map { try StraightAlphaImage(imageData: $0) }
    let expected = try #require(
      ImageComparison(expected: images[0], actual: images[1]))
    switch FileComparison(expected: files[0], actual: files[1]).verdict {
    case .compared(let found):
      #expect(found.difference == expected.difference)
      #expect(found.expected == images[0] && found.actual == images[1])
      for tolerance in [GoldenTolerance.channel(3), .pixels(2), .perceptual(0.1)] {
        #expect(tolerance.accepts(found) == tolerance.accepts(expected))
      }
    case .sameBytes: #expect(files[0] == files[1] && expected.difference.isEmpty)
    case let other: Issue.record("\(other)")
    }
  }

  /// One of a palette and one of pixels.
  @Test func aPaletteIsComparedWithPixels() throws {
    let side = 40
    let few = bitmap(
      (0..<side * side).map { $0 % 7 }, width: side, (0..<7).map { 0xFF00_0000 | $0 * 30 })
    var many = few
    for index in 0..<400 {
      many.pixels[index] =
        Pixel(red: UInt8(index % 256), green: UInt8(index / 2), blue: 9, alpha: 255).rawValue
    }
    let files = try [few, many].map { try $0.pngData() }
    #expect(files[0][25] == 3 && files[1][25] != 3)
    for (one, other) in [(0, 1), (1, 0)] {
      guard
        case .compared(let found) = FileComparison(
          expected: files[one], actual: files[other]
        ).verdict
      else { return #expect(Bool(false), "two images of one size") }
      #expect(found.difference.count > 300)
      #expect(
        try found.difference
          == ImageComparison(
            expected: StraightAlphaImage(imageData: files[one]),
            actual: StraightAlphaImage(imageData: files[other]))?.difference)
    }
  }
}

@Suite struct ToleranceTests {
  private func comparison(_ old: [String], _ new: [String]) throws -> ImageComparison {
    try #require(ImageComparison(expected: image(old), actual: image(new)))
  }

  @Test func exactToleratesNothing() throws {
    let one = try comparison(["rr"], ["rs"])
    #expect(!GoldenTolerance.exact.accepts(one))
    #expect(GoldenTolerance.exact.accepts(try comparison(["rr"], ["rr"])))
  }

  @Test func channelsAndPixelsHaveTheirLimits() throws {
    let slight = try comparison(["rrrr"], ["rssr"])
    #expect(GoldenTolerance.channel(1).accepts(slight))
    #expect(!GoldenTolerance.pixels(1).accepts(slight))
    #expect(GoldenTolerance.pixels(2).accepts(slight))
    let strong = try comparison(["rrrr"], ["r#rr"])
    #expect(!GoldenTolerance.channel(254).accepts(strong))
    #expect(GoldenTolerance.pixels(1).accepts(strong))
  }

  /// Black and white are 1 apart in OKLab; a step of red is not seen.
  @Test func perceptualDistanceIsThatOfTheEye() throws {
    let step = try comparison(["rrrr", "rrrr", "rrrr"], ["rrrr", "rsrr", "rrrr"])
    #expect(GoldenTolerance.perceptual(0.01).accepts(step))
    let hole = try comparison(["....", "....", "...."], ["....", ".#..", "...."])
    #expect(!GoldenTolerance.perceptual(0.99).accepts(hole))
  }

  /// The lengths of sRGB's primaries in OKLab, as CSS Color 4 has their coordinates: red is 0.62796, 0.22486, 0.12585.
  @Test(arguments: [("r", 0.67877), ("G", 0.91523), ("B", 0.54992)])
  func primariesAreAsFarFromBlackAsInCSS(color: String, distance: Double) throws {
    let rows = Array(repeating: String(repeating: color, count: 4), count: 3)
    let found = try comparison(["####", "####", "####"], rows)
    #expect(GoldenTolerance.perceptual(distance + 0.0005).accepts(found))
    #expect(!GoldenTolerance.perceptual(distance - 0.0005).accepts(found))
  }

  /// A step between black and white that gets a grey in between: drawn smoother, not otherwise.
  @Test func smoothedEdgesAreToleratedAndNewMarksAreNot() throws {
    let edge = ["##....", "##....", "##....", "##....", "##...."]
    let smooth = ["##....", "##....", "##o...", "##....", "##...."]
    #expect(GoldenTolerance.perceptual(0.01).accepts(try comparison(edge, smooth)))
    #expect(!GoldenTolerance.channel(100).accepts(try comparison(edge, smooth)))
    let mark = ["##....", "##....", "##..o.", "##....", "##...."]
    #expect(!GoldenTolerance.perceptual(0.01).accepts(try comparison(edge, mark)))
  }

  @Test func densityLetsSpreadNoisePassAndNoClump() throws {
    let blank = [String](repeating: String(repeating: ".", count: 32), count: 32)
    func marked(_ places: [(Int, Int)]) -> [String] {
      var rows = blank.map { Array($0) }
      for (x, y) in places { rows[y][x] = "#" }
      return rows.map { String($0) }
    }
    let spread = try comparison(blank, marked([(2, 2), (20, 3), (5, 28), (28, 28)]))
    let clump = try comparison(blank, marked([(9, 9), (10, 9), (9, 10), (30, 30)]))
    let tolerance = GoldenTolerance.density(window: 8, pixels: 2)
    #expect(tolerance.accepts(spread) && !tolerance.accepts(clump))
    #expect(GoldenTolerance.density(window: 8, pixels: 3).accepts(clump))
    // A window larger than the image is the image.
    #expect(!GoldenTolerance.density(window: 1000, pixels: 3).accepts(spread))
  }

  @Test func tolerancesHaveNames() {
    #expect(GoldenTolerance("channel=2") == .channel(2))
    #expect(GoldenTolerance("pixels=10") == .pixels(10))
    #expect(GoldenTolerance("perceptual=0.02") == .perceptual(0.02))
    #expect(GoldenTolerance("density=4/16") == .density(window: 16, pixels: 4))
    for text in [
      "channel=0", "channel=255", "channel", "pixels=-1", "pixels=x", "perceptual=1",
      "perceptual=nan",
      "density=4", "density=256/16", "density=1/1", "all=1", "",
    ] {
      #expect(GoldenTolerance(text) == nil, "\(text)")
    }
  }

  /// A limit that lets everything pass is a mistake, not a tolerance.
  @Test func impossibleTolerancesFail() throws {
    let box = try GoldenBox()
    let view = Color.red.frame(width: 8, height: 8)
    _ = try box.check(view, "a", record: .missing)
    for tolerance in [
      GoldenTolerance.channel(255), .channel(-1), .pixels(0), .perceptual(.nan), .perceptual(2),
      .density(window: 4, pixels: 16),
    ] {
      #expect(try box.check(view, "a", tolerance: tolerance).verdict == .error, "\(tolerance)")
    }
  }

  @Test func resultsSayWhoNeedsATolerance() throws {
    let box = try GoldenBox()
    _ = try box.check(
      Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 8), "a", record: .missing)
    let near = Color(red: 254.0 / 255, green: 0, blue: 0).frame(width: 8, height: 8)
    let tolerated = try box.check(near, "a", tolerance: .channel(1))
    #expect(tolerated.verdict == .same && tolerated.isTolerated)
    #expect(tolerated.tolerance == "channel 1" && tolerated.difference?.count == 64)
    let run = try GoldenResults(path: box.folder.resultsPath).read(of: box.folder)
    #expect(run.tolerant.map(\.key) == ["a"])
    let failed = try box.check(near, "a", tolerance: .pixels(63))
    #expect(failed.verdict == .different)
    #expect(failed.explanation.contains("64 pixels differ; the tolerance is 63"))
  }

  /// Where nothing differs as well, and where nothing is there to compare with.
  @Test(arguments: [GoldenTolerance.pixels(64), .density(window: 9, pixels: 64)])
  func aToleranceThatAnyImagePassesIsAnError(tolerance: GoldenTolerance) throws {
    let box = try GoldenBox()
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 8)
    let missing = try box.check(view, "a", record: .missing, tolerance: tolerance)
    #expect(missing.verdict == .error && box.files.isEmpty)
    _ = try box.check(view, "a", record: .missing)
    let same = try box.check(view, "a", tolerance: tolerance)
    #expect(same.verdict == .error)
    #expect(same.explanation.first?.contains("of the image differ") == true)
    let file = try box.data("a.png")
    let (one, other) = (file, try StraightAlphaImage(imageData: file).bitmap.jpegData())
    for (expected, actual) in [(one, one), (other, other), (one, other)] {
      let files = FileComparison(expected: expected, actual: actual)
      #expect(files.excess(of: tolerance)?.contains("all 64 pixels") == true)
      #expect(files.excess(of: .pixels(63)) == nil && files.excess(of: nil) == nil)
      #expect(
        SnapshotImage.difference(expected: expected, actual: actual, tolerance: tolerance) != nil)
    }
  }
}
