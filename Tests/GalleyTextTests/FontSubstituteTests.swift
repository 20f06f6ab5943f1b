import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyText

/// What stands in for fonts that are not there, by their names.
@Suite struct FontSubstituteTests {
  private let engine = TextEngine()

  /// The PostScript name of the face that a name is set in, and what is said of it.
  private func face(
    _ name: String, weight: FontWeight = .regular, design: FontDesign = .default
  ) -> (name: String?, problems: [String]) {
    let font = FontDescriptor(family: name, design: design, size: 17, weight: weight)
    let problems = engine.shape(AttributedText("Kiwi", font: font)).problems.map(\.description)
    return (engine.library.face(for: font).face?.postScriptName, problems)
  }

  /// Names of iOS, each with the nearest bundled face.
  @Test(arguments: [
    ("HelveticaNeue", "Inter-Regular"), ("HelveticaNeue-Bold", "Inter-Bold"),
    ("Helvetica Neue", "Inter-Regular"), ("Helvetica Neue Light", "Inter-Light"),
    // Apple's ultra light is its lightest weight (UIFont.Weight), OpenType's is thin.
    ("HelveticaNeue-UltraLight", "Inter-Thin"), ("HelveticaNeue-Thin", "Inter-ExtraLight"),
    ("HelveticaNeue-UltraLightItalic", "Inter-ThinItalic"),
    ("HelveticaNeue-CondensedBlack", "Inter-Black"), ("Avenir-Heavy", "Inter-ExtraBold"),
    ("Avenir-BookOblique", "Inter-Italic"), ("Avenir-Roman", "Inter-Regular"),
    ("AvenirNext-DemiBoldItalic", "Inter-SemiBoldItalic"), ("AvenirNext-Medium", "Inter-Medium"),
    ("AvenirNextCondensed-Bold", "Inter-Bold"), ("Futura-Medium", "Inter-Medium"),
    ("Futura-CondensedExtraBold", "Inter-ExtraBold"), ("GillSans-UltraBold", "Inter-ExtraBold"),
    ("Optima-ExtraBlack", "Inter-Black"), ("Impact", "Inter-Black"), ("ArialMT", "Inter-Regular"),
    ("Arial-BoldItalicMT", "Inter-BoldItalic"), ("Verdana-Bold", "Inter-Bold"),
    ("Trebuchet-BoldItalic", "Inter-BoldItalic"), ("DamascusSemiBold", "Inter-SemiBold"),
    ("HiraginoSans-W6", "Inter-SemiBold"), ("PingFangSC-Ultralight", "Inter-Thin"),
    ("SFProText-Semibold", "Inter-SemiBold"), ("SF Pro Display Heavy", "Inter-ExtraBold"),
    (".SFUI-Thin", "Inter-ExtraLight"),
    ("ArialRoundedMTBold", "GalleyRounded-Bold"), ("Arial Rounded MT Bold", "GalleyRounded-Bold"),
    ("SFProRounded-Black", "GalleyRounded-Black"),
    ("SFCompactRounded-Medium", "GalleyRounded-Medium"),
    (".AppleSystemUIFontRounded-Semibold", "GalleyRounded-SemiBold"),
    ("ChalkboardSE-Light", "GalleyRounded-Light"), ("MarkerFelt-Wide", "GalleyRounded-Bold"),
    ("MarkerFelt-Thin", "GalleyRounded-Regular"), ("Noteworthy-Bold", "GalleyRounded-Bold"),
    ("Georgia", "SourceSerifPro-Regular"), ("Georgia-BoldItalic", "SourceSerifPro-BoldIt"),
    ("TimesNewRomanPSMT", "SourceSerifPro-Regular"), ("Times New Roman", "SourceSerifPro-Regular"),
    ("TimesNewRomanPS-BoldItalicMT", "SourceSerifPro-BoldIt"),
    ("Baskerville-SemiBold", "SourceSerifPro-Semibold"), ("Didot-Italic", "SourceSerifPro-It"),
    ("BodoniSvtyTwoITCTT-BookIta", "SourceSerifPro-It"),
    ("HoeflerText-Black", "SourceSerifPro-Black"),
    ("AmericanTypewriter-CondensedBold", "SourceSerifPro-Bold"),
    ("STIXTwoText-Italic_SemiBold-Italic", "SourceSerifPro-SemiboldIt"),
    ("NewYorkMedium-Bold", "SourceSerifPro-Bold"),
    ("SnellRoundhand-Black", "SourceSerifPro-BlackIt"),
    ("Zapfino", "SourceSerifPro-It"),
    ("Menlo", "JetBrainsMono-Regular"), ("Menlo-BoldItalic", "JetBrainsMono-BoldItalic"),
    ("Courier", "JetBrainsMono-Regular"), ("Courier-BoldOblique", "JetBrainsMono-BoldItalic"),
    ("CourierNewPS-ItalicMT", "JetBrainsMono-Italic"), ("Courier New", "JetBrainsMono-Regular"),
    ("SFMono-Medium", "JetBrainsMono-Medium"),
    // A family without a regular face is the nearest one that it has.
    ("Futura", "Inter-Medium"), ("DIN Alternate", "Inter-Bold"),
    ("Marker Felt", "GalleyRounded-Regular"),
    ("Noteworthy", "GalleyRounded-Light"), ("Bradley Hand", "GalleyRounded-Bold"),
    // Fonts of apps that are not there: OpenType's words.
    ("Poppins-ExtraLight", "Inter-ExtraLight"), ("Poppins-Thin", "Inter-Thin"),
    ("Montserrat SemiBold Italic", "Inter-SemiBoldItalic"), ("OpenSans_700Bold", "Inter-Bold"),
    ("lato-bolditalic", "Inter-BoldItalic"), ("Gotham-Bk", "Inter-Regular"),
    ("ProximaNova-Sb", "Inter-SemiBold"), ("BlackOpsOne-Regular", "Inter-Regular"),
    ("RobotoMono-Light", "JetBrainsMono-Light"), ("RobotoSlab-Bold", "SourceSerifPro-Bold"),
    ("PTSans-Bold", "Inter-Bold"), ("NotoSansMono-Bold", "JetBrainsMono-Bold"),
    ("MS Sans Serif", "Inter-Regular"), ("MPLUSRounded1c-Medium", "GalleyRounded-Medium"),
    ("Nonesuch", "Inter-Regular"), ("", "Inter-Regular"), ("-", "Inter-Regular"),
  ])
  func namesSayTheWeightTheSlantAndTheKind(_ name: String, _ expected: String) {
    let found = face(name)
    #expect(found.name == expected)
    #expect(found.problems.first?.hasPrefix("no font family is named \"\(name)\"") == true)
    #expect(found.problems.count == 1, "\(found.problems)")
  }

  @Test func theWarningSaysWhatStandsIn() {
    #expect(
      face("HelveticaNeue-Bold").problems == [
        "no font family is named \"HelveticaNeue-Bold\"; \"Kiwi\" is set in Inter bold"
      ])
    #expect(face("Georgia-Italic").problems.first?.hasSuffix("Source Serif Pro italic") == true)
    #expect(
      face("AvenirNextCondensed-DemiBold").problems.first?
        .hasSuffix("is set in Inter semibold, which is not condensed") == true)
    #expect(face("Menlo").problems.first?.hasSuffix("is set in JetBrains Mono") == true)
  }

  /// What a view asks for counts more than the name.
  @Test func modifiersCountMoreThanNames() {
    #expect(face("Avenir-Light", weight: .bold).name == "Inter-Bold")
    #expect(face("Georgia", weight: .bold).name == "SourceSerifPro-Bold")
    #expect(face("Georgia-Bold", design: .monospaced).name == "JetBrainsMono-Bold")
  }

  @Test func otherCapitalsAreFoundWithAWarning() {
    for (name, used, face) in [
      ("inter-bold", "Inter-Bold", "Inter-Bold"), ("INTER", "Inter", "Inter-Regular"),
      ("jetbrains mono", "JetBrains Mono", "JetBrainsMono-Regular"),
    ] {
      let found = self.face(name)
      #expect(found.name == face)
      #expect(
        found.problems == [
          "no font is named \"\(name)\"; \"\(used)\", which differs by capitals, is used"
        ])
    }
    #expect(!engine.hasFont(named: "inter-bold") && engine.hasFont(named: "Inter-Bold"))
  }

  /// A face that a family lacks is the nearest one of that family.
  @Test func theFamilyOfTheNameCountsMoreThanItsKind() {
    #expect(face("Inter-HeavyOblique").name == "Inter-ExtraBoldItalic")
    #expect(
      face("SourceSerifPro-Heavy").problems.first?.contains("is set in Source Serif Pro black")
        == true)
    #expect(face("JetBrainsMono").name == "JetBrainsMono-Regular")
  }

  @Test func namesOfIOSAreKnown() {
    let fonts = FontCollection.bundled
    for name in [
      "HelveticaNeue-Bold", "helveticaneue-bold", "Helvetica Neue", "Avenir Next Demi Bold",
      "Arial Bold Italic", "ArialMT", "Georgia", "Menlo-Regular", "Arial Rounded MT Bold",
      "TimesNewRomanPSMT", "SFProText-Semibold", "Inter", "Inter-Bold", "inter bold",
    ] {
      #expect(fonts.hasFont(named: name), "\(name)")
    }
    for name in ["HelveticaNeue-Heavy", "Georgia-Black", "Poppins-Bold", "Nonesuch", "", "Helvet"] {
      #expect(!fonts.hasFont(named: name), "\(name)")
    }
  }

  /// Any name has a face, and is read within its first characters.
  @Test func anyNameHasAFace() {
    var random = SeededRandom(seed: 35)
    let parts = [
      "Bold", "Ultra", "-", "_", " ", "W", "7", "it", "É", "\u{301}", "ITC", "Light", "x",
    ]
    for _ in 0..<500 {
      let count = Int(random.next() % 9)
      let name = (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      #expect(
        engine.library.face(for: FontDescriptor(family: name, size: 9)).face != nil, "\(name)")
    }
    #expect(face(String(repeating: "BoldItalic", count: 100_000)).name != nil)
  }
}
