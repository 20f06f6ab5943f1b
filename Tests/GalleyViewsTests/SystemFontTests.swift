import Galley
import GalleySwiftTesting
import GalleyText
import Testing

@testable import GalleyViews

/// The system's font has the numbers of iOS (TX0): heights, distances of lines and weights that images of iOS 15 to 26
/// show.
@Suite struct SystemFontTests {
  private func tree(_ view: some View, width: CGFloat? = nil, scale: CGFloat = 3) throws
    -> LayoutTree
  {
    try layoutTree(
      view.environment(\.displayScale, scale), ProposedViewSize(width: width, height: nil))
  }

  /// Heights of one line that were seen at 3 pixels to a point.
  @Test(arguments: [
    (11, 13.33), (12, 14.33), (13, 15.67), (14, 17.0), (15, 18.0), (16, 19.33), (17, 20.33),
    (20, 24.0),
    (22, 26.33), (25, 30.0), (28, 33.67), (34, 40.67), (38, 45.67), (53, 63.33), (58, 69.33),
  ])
  func lineIsHighUpToAPixel(size: Int, height: Double) throws {
    for design in [Font.Design.default, .rounded, .serif, .monospaced] {
      let text = Text(verbatim: "Hg").font(.system(size: CGFloat(size), design: design))
      #expect(abs(try tree(text).answer.height - height) < 0.01, "\(design)")
    }
  }

  @Test func heightsFollowTheScale() throws {
    #expect(try tree(Text(verbatim: "Hg"), scale: 2).answer.height == 20.5)
    #expect(try tree(Text(verbatim: "Hg"), scale: 1).answer.height == 21)
  }

  /// From baseline to baseline, as seen: body 17 at 22, callout 16 at 21, 14 at 19, 12 at 16, 11 at one line's height.
  @Test(arguments: [
    (Font.largeTitle, DynamicTypeSize.medium, 40.0), (.body, .large, 22), (.body, .medium, 21),
    (.subheadline, .medium, 19), (.caption, .large, 16), (.caption2, .large, 13.33),
    (.body, .accessibility5, 63.33),
  ])
  func linesOfStylesHaveTheirLeading(font: Font, typeSize: DynamicTypeSize, pitch: Double) throws {
    func text(_ string: String) -> some View {
      Text(verbatim: string).font(font).dynamicTypeSize(typeSize)
    }
    let one = try tree(text("a")).answer.height
    let four = try tree(text("a\nb\nc\nd")).answer.height
    #expect(abs(four - one - 3 * pitch) < 0.34)
  }

  /// The documentation of `Font.Leading`: 2 points more or less.
  @Test(arguments: [
    (Font.body.leading(.tight), 20.0), (.body.leading(.loose), 24), (.body.leading(.standard), 22),
    (.body.leading(.loose).leading(.standard), 22), (.title.leading(.loose), 36),
    (.system(size: 17).leading(.loose), 22.29),
  ])
  func linesAreCloserOrFurtherApart(font: Font, pitch: Double) throws {
    let one = try tree(Text(verbatim: "a").font(font)).answer.height
    let four = try tree(Text(verbatim: "a\nb\nc\nd").font(font)).answer.height
    #expect(abs(four - one - 3 * pitch) < 0.34)
  }

  @Test func sizesWithoutAStyleHaveNoLeading() throws {
    let font = Font.system(size: 17)
    let one = try tree(Text(verbatim: "a").font(font)).answer.height
    let two = try tree(Text(verbatim: "a\nb").font(font)).answer.height
    #expect(abs(two - 2 * one) < 0.01)
  }

  /// The default gap of two texts is the leading of the lower one less its height, up to a pixel.
  @Test(arguments: [
    (Font.body, Font.body, DynamicTypeSize.large, 2.0), (.subheadline, .caption, .large, 2),
    (.body, .subheadline, .large, 2.33), (.body, .subheadline, .medium, 2.33),
    (.body, .body, .medium, 2),
  ])
  func textsInAStackAreALeadingApart(
    upper: Font, lower: Font, typeSize: DynamicTypeSize, gap: Double
  ) throws {
    func height(_ view: some View) throws -> CGFloat {
      try tree(view.dynamicTypeSize(typeSize)).answer.height
    }
    let (one, other) = (Text(verbatim: "a").font(upper), Text(verbatim: "b").font(lower))
    let both = try height(
      VStack {
        one; other
      })
    #expect(abs(both - (try height(one)) - (try height(other)) - gap) < 0.34)
  }

  @Test func boldIsSemiboldOnSmallStyles() {
    func weight(_ font: Font) -> FontWeight { font.resolved(in: EnvironmentValues()).weight }
    for style in [
      Font.title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ] {
      #expect(weight(style.bold()) == .semibold)
      #expect(weight(style.weight(.bold)) == .bold)
    }
    for style in [Font.largeTitle, .title, .title2] { #expect(weight(style.bold()) == .bold) }
    #expect(weight(.system(size: 17).bold()) == .bold)
    #expect(weight(.custom("Inter", size: 17).bold()) == .bold)
    var environment = EnvironmentValues()
    environment.fontWeight = .emphasized
    #expect(Font.body.resolved(in: environment).weight == .semibold)
    #expect(Font.title.resolved(in: environment).weight == .bold)
  }

  @Test func boldTextsAreAsWideHoweverTheyAreAsked() throws {
    let widths = try [
      tree(Text(verbatim: "Important").bold()).answer.width,
      tree(Text(verbatim: "Important").font(.body.bold())).answer.width,
      tree(VStack { Text(verbatim: "Important") }.bold()).answer.width,
      tree(Text("**Important**")).answer.width,
      tree(Text(verbatim: "Important").fontWeight(.semibold)).answer.width,
    ]
    #expect(Set(widths).count == 1)
    #expect(try tree(Text(verbatim: "Important").fontWeight(.bold)).answer.width > widths[0])
  }

  /// Widths of ink that images show, to a hundredth.
  @Test(arguments: [
    ("Lorem ipsum dolor sit amet, consectetur", 17, 305.0),
    ("Preview of email content...", 15, 178.67),
    ("What's the point?", 28, 208.33), ("What's the point?", 43, 317.33),
    ("What happens when activated", 11, 156.67), ("notifications to function.", 12, 136.0),
  ])
  func wordsAreAsWideAsOnAPhone(string: String, size: Int, width: Double) throws {
    let text = Text(verbatim: string).font(.system(size: CGFloat(size)))
    // Ink is less than the advance by the room at both ends: less than a tenth of the size each.
    let advance = try tree(text).answer.width
    #expect(advance > width && advance < width * 1.01 + 0.2 * Double(size))
  }

  @Test func fontsByNameHaveTheirOwnNumbers() throws {
    let inter = try tree(Text(verbatim: "Hamburg").font(.custom("Inter", fixedSize: 17))).answer
    let system = try tree(Text(verbatim: "Hamburg").font(.system(size: 17))).answer
    #expect(inter.height == 20)
    #expect(inter.width > system.width * 1.02)
  }

  @Test func theSwitchTakesTheFontsOwnNumbers() throws {
    func size(_ font: Font) throws -> CGSize {
      try tree(
        Text(verbatim: "Hamburg").font(font).environment(\.systemFontMetrics, .font)
      ).answer
    }
    #expect(try size(.system(size: 17)) == (try size(.custom("Inter", fixedSize: 17))))
    #expect(try size(.body) == (try size(.custom("Inter", fixedSize: 17))))
  }

  /// Two images that are higher than the letters stand below each other, whatever the style's own distance of lines is.
  @Test func tallImagesMakeEachLineHigh() throws {
    let image = Image(bitmap: Bitmap(width: 20, height: 60))
    let one = try tree(Text(image)).answer.height
    let two = try tree(Text(image) + Text(verbatim: "\n") + Text(image)).answer.height
    #expect(one >= 60 && two >= 2 * one - 1)
  }
}
