import Galley
import GalleyUIKit
import Testing

/// Names of fonts, and the text styles that have no place in the tables of sizes.
@Suite struct FontNameTests {
  private func pixels(_ view: some View) throws -> [UInt32] {
    try ImageRenderer(content: view).render().bitmap.pixels
  }

  @Test func familiesAndTheirFacesAreTheOnesThatTextsCanBeSetIn() throws {
    let families = UIFont.familyNames
    #expect(families == FontCollection.bundled.familyNames && families == families.sorted())
    #expect(families.contains("Inter") && families.contains("Source Serif Pro"))
    #expect(
      UIFont.fontNames(forFamilyName: "Inter").prefix(4) == [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular",
      ])
    #expect(UIFont.fontNames(forFamilyName: "Nobody") == [])
    for family in families {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names {
        let report = try Renderer().render(Text(verbatim: "1").font(.custom(name, size: 20)))
        #expect(report.warnings.isEmpty, "\(name): \(report.warnings)")
      }
    }
  }

  /// Fonts of a Mac whose names say nothing about their kind are set in the bundled serif as Palatino is.
  @Test func serifFontsByTheirNames() throws {
    func named(_ name: String) throws -> [UInt32] {
      try pixels(Text(verbatim: "Rag 12").font(.custom(name, size: 30)))
    }
    #expect(try named("Iowan Old Style") == named("Palatino"))
    #expect(try named("Superclarendon-Bold") == named("Palatino-Bold"))
  }

  @Test func fontsThatWereAddedAreFamiliesOfTheImage() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts")
    let collection = FontCollection(files: [fonts.appendingPathComponent("Boxes.ttf")])
    let added = try #require(collection.files.first?.family)
    #expect(!UIFont.familyNames.contains(added))
    struct Families: View {
      let family: String
      var body: some View {
        Color.red.frame(width: UIFont.familyNames.contains(family) ? 30 : 10, height: 10)
          .overlay {
            Text(UIFont.fontNames(forFamilyName: family).first ?? "none").hidden()
          }
      }
    }
    let renderer = Renderer(fonts: collection)
    #expect(try renderer.render(Families(family: added)).bitmap.width == 30)
    #expect(try Renderer().render(Families(family: added)).bitmap.width == 10)
  }

  /// From the default text size to the first one of accessibility, callouts grow from 16 to 26 points.
  @Test func fontsOfMetricsGrowWithTheirStyle() throws {
    let metrics = UIFontMetrics(forTextStyle: .callout)
    func text(_ font: Font) -> some View { Text(verbatim: "Ag 1").font(font) }
    let fixed = UIFont.systemFont(ofSize: 20, weight: .bold)
    let grown = metrics.scaledFont(for: fixed)
    #expect(grown.pointSize == 20)
    #expect(try pixels(text(Font(grown))) == pixels(text(Font(fixed))))
    #expect(
      try pixels(text(Font(grown)).dynamicTypeSize(.accessibility1))
        == pixels(text(.system(size: 32.5, weight: .bold))))
    #expect(
      try pixels(text(Font(grown.withSize(8))).dynamicTypeSize(.accessibility1))
        == pixels(text(.system(size: 13, weight: .bold))))
    #expect(metrics.scaledFont(for: fixed, maximumPointSize: 12).pointSize == 12)
    #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
  }

  @Test func categoriesAreOrderedAsTextSizes() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.extraLarge >= .extraLarge)
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  /// `UIFont(name:size:)` has a font for what iOS has or the image, and nil for other names.
  @Test func namedFontsAreThoseOfIOSAndOfTheImage() throws {
    for name in ["HelveticaNeue-Bold", "Georgia", "Arial Rounded MT Bold", "Inter-Bold"] {
      let font = try #require(UIFont(name: name, size: 17), "\(name)")
      #expect(font.fontName == name && font.pointSize == 17)
      #expect(font.withSize(30) == UIFont(name: name, size: 30))
    }
    for name in ["Nonesuch", "Georgia-Black", ""] { #expect(UIFont(name: name, size: 17) == nil) }
    let bold = UIFont.boldSystemFont(ofSize: 12)
    #expect(bold.withSize(20) == .boldSystemFont(ofSize: 20))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).withSize(20)
        == .systemFont(ofSize: 20, weight: .semibold))
  }

  @Test func fontsOfIOSAreDrawnInTheNearestDesign() throws {
    for (name, font) in [
      ("HelveticaNeue-Bold", Font.custom("Inter", fixedSize: 20).weight(.bold)),
      ("Menlo-Regular", .custom("JetBrains Mono", fixedSize: 20)),
    ] {
      let named = try #require(UIFont(name: name, size: 20))
      #expect(try pixels(Text("Kiwi").font(Font(named))) == (try pixels(Text("Kiwi").font(font))))
      let report = try Renderer().render(Text("Kiwi").font(.custom(name, size: 20)))
      let warnings = report.warnings.map(\.description)
      #expect(warnings.count == 1, "\(warnings)")
      #expect(warnings.first?.contains("no font family is named \"\(name)\"") == true)
    }
  }

  @Test func extraLargeTitlesAreBoldAndGrow() throws {
    func expectSame(_ style: Font.TextStyle, _ size: CGFloat, _ type: DynamicTypeSize) throws {
      #expect(
        try pixels(Text("Ag").font(.system(style)).dynamicTypeSize(type))
          == (try pixels(Text("Ag").font(.system(size: size, weight: .bold)))),
        "\(style) at \(type)")
    }
    try expectSame(.extraLargeTitle, 36, .large)
    try expectSame(.extraLargeTitle2, 28, .large)
    try expectSame(.extraLargeTitle, 62, .accessibility5)
    try expectSame(.extraLargeTitle2, 58, .accessibility5)
    #expect(
      try pixels(Text("a").font(.extraLargeTitle))
        == pixels(Text("a").font(.system(.extraLargeTitle))))
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    #expect(!Font.TextStyle.allCases.contains(.extraLargeTitle))
  }
}
