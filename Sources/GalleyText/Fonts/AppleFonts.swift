import GalleyGeometry

/// The fonts that iOS has and Galley has not, by name: what kind they are.
///
/// The names are what `UIFont.familyNames` and `UIFont.fontNames(forFamilyName:)` list in public logs of simulators of
/// iOS 13 to 18, with families of iOS 8 to 12 that later ones have not. The kinds are those of the designs.
enum AppleFonts {
  /// A family, its kind, and its faces: suffixes of the PostScript name, `.` for none, and `=` before a whole name.
  private static let table = """
    Academy Engraved LET|serif|AcademyEngravedLetPlain|.
    Al Nile|sans|AlNile|. -Bold
    American Typewriter|serif|AmericanTypewriter|. -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji|sans|AppleColorEmoji|.
    Apple SD Gothic Neo|sans|AppleSDGothicNeo|-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Apple Symbols|sans|AppleSymbols|.
    Arial|sans|Arial|MT -ItalicMT -BoldMT -BoldItalicMT
    Arial Hebrew|sans|ArialHebrew|. -Light -Bold
    Arial Rounded MT Bold|rounded|ArialRoundedMTBold|.
    Avenir|sans|Avenir|-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy \
    -HeavyOblique -Black -BlackOblique
    Avenir Next|sans|AvenirNext|-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
    -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed|sans|AvenirNextCondensed|-Regular -Italic -UltraLight -UltraLightItalic -Medium \
    -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Bangla Sangam MN|sans|BanglaSangamMN|. -Bold
    Baskerville|serif|Baskerville|. -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72|serif|BodoniSvtyTwoITCTT|-Book -BookIta -Bold
    Bodoni 72 Oldstyle|serif|BodoniSvtyTwoOSITCTT|-Book -BookIt -Bold
    Bodoni 72 Smallcaps|serif|BodoniSvtyTwoSCITCTT|-Book
    Bodoni Ornaments|serif|BodoniOrnamentsITCTT|.
    Bradley Hand|handwriting|BradleyHandITCTT|-Bold
    Chalkboard SE|handwriting|ChalkboardSE|-Regular -Light -Bold
    Chalkduster|handwriting|Chalkduster|.
    Charter|serif|Charter|-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin|serif|Cochin|. -Italic -Bold -BoldItalic
    Copperplate|serif|Copperplate|. -Light -Bold
    Courier|monospaced|Courier|. -Oblique -Bold -BoldOblique
    Courier New|monospaced|CourierNewPS|MT -ItalicMT -BoldMT -BoldItalicMT
    DIN Alternate|sans|DINAlternate|-Bold
    DIN Condensed|sans|DINCondensed|-Bold
    Damascus|sans|Damascus|. Light Medium SemiBold Bold
    DecoType Nastaleeq Urdu|script|DecoTypeNastaleeqUrdu|-Regular -Bold
    Devanagari Sangam MN|sans|DevanagariSangamMN|. -Bold
    Didot|serif|Didot|. -Italic -Bold
    Euphemia UCAS|sans|EuphemiaUCAS|. -Italic -Bold
    Farah|sans|Farah|.
    Futura|sans|Futura|-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji|sans|Galvji|. -Bold
    Geeza Pro|sans|GeezaPro|. -Light -Bold
    Georgia|serif|Georgia|. -Italic -Bold -BoldItalic
    Gill Sans|sans|GillSans|. -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Grantha Sangam MN|sans|GranthaSangamMN|-Regular -Bold
    Gujarati Sangam MN|sans|GujaratiSangamMN|. -Bold
    Gurmukhi MN|sans|GurmukhiMN|. -Bold
    Heiti SC|sans|STHeitiSC|-Light -Medium
    Heiti TC|sans|STHeitiTC|-Light -Medium
    Helvetica|sans|Helvetica|. -Oblique -Light -LightOblique -Bold -BoldOblique
    Helvetica Neue|sans|HelveticaNeue|. -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic \
    -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN|rounded|HiraMaruProN|-W4
    Hiragino Mincho ProN|serif|HiraMinProN|-W3 -W6
    Hiragino Sans|sans|HiraginoSans|-W3 -W4 -W5 -W6 -W7 -W8
    Hoefler Text|serif|HoeflerText|-Regular -Italic -Black -BlackItalic
    Impact|sans|Impact|.
    Kailasa|sans|Kailasa|. -Bold
    Kannada Sangam MN|sans|KannadaSangamMN|. -Bold
    Kefa|serif|Kefa|-Regular
    Khmer Sangam MN|sans|KhmerSangamMN|.
    Kohinoor Bangla|sans|KohinoorBangla|-Regular -Light -Semibold
    Kohinoor Devanagari|sans|KohinoorDevanagari|-Regular -Light -Semibold
    Kohinoor Gujarati|sans|KohinoorGujarati|-Regular -Light -Bold
    Kohinoor Telugu|sans|KohinoorTelugu|-Regular -Light -Medium
    Lao Sangam MN|sans|LaoSangamMN|.
    Malayalam Sangam MN|sans|MalayalamSangamMN|. -Bold
    Marker Felt|handwriting|MarkerFelt|-Thin -Wide
    Menlo|monospaced|Menlo|-Regular -Italic -Bold -BoldItalic
    Mishafi|sans|DiwanMishafi|.
    Mukta Mahee|sans|MuktaMahee|-Regular -Light -Bold
    Myanmar Sangam MN|sans|MyanmarSangamMN|. -Bold
    Noteworthy|handwriting|Noteworthy|-Light -Bold
    Noto Nastaliq Urdu|script|NotoNastaliqUrdu|. -Bold
    Noto Sans Kannada|sans|NotoSansKannada|-Regular -Light -Bold
    Noto Sans Myanmar|sans|NotoSansMyanmar|-Regular -Light -Bold
    Noto Sans Oriya|sans|NotoSansOriya|. -Bold
    Noto Sans Syriac|sans|NotoSansSyriac|-Regular -Regular_Thin -Regular_ExtraLight -Regular_Light -Regular_Medium \
    -Regular_SemiBold -Regular_Bold -Regular_ExtraBold -Regular_Black
    Optima|sans|Optima|-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Oriya Sangam MN|sans|OriyaSangamMN|. -Bold
    Palatino|serif|Palatino|-Roman -Italic -Bold -BoldItalic
    Papyrus|handwriting|Papyrus|. -Condensed
    Party LET|script|PartyLetPlain|.
    PingFang HK|sans|PingFangHK|-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang MO|sans|PingFangMO|-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC|sans|PingFangSC|-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC|sans|PingFangTC|-Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell|serif|Rockwell|-Regular -Italic -Bold -BoldItalic
    STIX Two Math|serif|STIXTwoMath|-Regular
    STIX Two Text|serif|STIXTwoText|. -Italic _Medium -Italic_Medium-Italic _SemiBold -Italic_SemiBold-Italic _Bold \
    -Italic_Bold-Italic
    Savoye LET|script|SavoyeLetPlain|.
    Sinhala Sangam MN|sans|SinhalaSangamMN|. -Bold
    Snell Roundhand|script|SnellRoundhand|. -Bold -Black
    Symbol|serif|Symbol|.
    Tamil Sangam MN|sans|TamilSangamMN|. -Bold
    Telugu Sangam MN|sans|TeluguSangamMN|. -Bold
    Thonburi|sans|Thonburi|. -Light -Bold
    Times New Roman|serif|TimesNewRomanPS|MT -ItalicMT -BoldMT -BoldItalicMT
    Trebuchet MS|sans|TrebuchetMS|. -Italic -Bold =Trebuchet-BoldItalic
    Verdana|sans|Verdana|. -Italic -Bold -BoldItalic
    Zapf Dingbats|sans|ZapfDingbatsITC|.
    Zapfino|script|Zapfino|.
    """

  /// The system's own designs, which code names though the fonts of iOS have no such names; their weights are as
  /// Apple's.
  private static let ofSystem: [String: FontKind] = [
    "sfpro": .sans, "sfprotext": .sans, "sfprodisplay": .sans, "sfprorounded": .rounded,
    "sfcompact": .sans, "sfcompacttext": .sans, "sfcompactdisplay": .sans,
    "sfcompactrounded": .rounded, "sfmono": .monospaced, "sfui": .sans, "sfuitext": .sans,
    "sfuidisplay": .sans, "sfuirounded": .rounded, "sfuimono": .monospaced, "sanfrancisco": .sans,
    "sanfranciscotext": .sans, "sanfranciscodisplay": .sans, "newyork": .serif,
    "newyorksmall": .serif, "newyorkmedium": .serif, "newyorklarge": .serif,
    "newyorkextralarge": .serif, "applesystemuifont": .sans, "applesystemuifontrounded": .rounded,
    "applesystemuifontmonospaced": .monospaced, "applesystemuifontserif": .serif,
  ]

  /// Faces whose names say another weight or width than OpenType's words for them, or none. The lighter face of
  /// Marker Felt is as heavy as a regular one, the wider one as a bold one (assumed, from specimens).
  private static let exceptions: [String: (weight: Int, width: CGFloat?)] = [
    "markerfelt-thin": (400, nil), "markerfelt-wide": (700, nil), "impact": (900, 75),
  ]

  private struct Index {
    var kinds: [String: FontKind] = [:]
    /// PostScript names, families, and full names without blanks, in lower case.
    var names: Set<String> = []
    var fullNames: Set<String> = []
    /// What a family is by itself, by its name in lower case: its upright face that is nearest to a regular one.
    var weights: [String: FontWeight] = [:]
  }

  private static let index: Index = {
    let kinds: [Substring: FontKind] = [
      "sans": .sans, "serif": .serif, "monospaced": .monospaced, "rounded": .rounded,
      "script": .script, "handwriting": .handwriting,
    ]
    var index = Index()
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|")
      guard fields.count == 4, let kind = kinds[fields[1]] else { continue }
      let family = String(fields[0])
      index.names.insert(family.lowercased())
      index.kinds[FontNameStyle(family).family] = kind
      let base = String(fields[2])
      var weights: [Int] = []
      for suffix in fields[3].split(separator: " ") {
        let name = faceName(base, suffix)
        let own = read(name)
        if !own.isItalic { weights.append(own.weight?.rawValue ?? 400) }
        index.names.insert(name.lowercased())
        index.kinds[FontNameStyle(name).family] = kind
        index.fullNames.insert(letters(of: name))
        let style = suffix.hasSuffix("MT") ? suffix.dropLast(2) : suffix
        index.fullNames.insert(letters(of: family + style))
      }
      let nearest = weights.min { abs($0 - 400) < abs($1 - 400) }
      index.weights[family.lowercased()] = nearest.map { FontWeight(rawValue: $0) }
    }
    return index
  }()

  private static func faceName(_ base: String, _ suffix: Substring) -> String {
    if suffix == "." { return base }
    return suffix.first == "=" ? String(suffix.dropFirst()) : base + suffix
  }

  private static func letters(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What stands in a font's name, with Apple's meaning of the words where it is one of Apple's; the kind is that of
  /// the family, else what a word of the name says.
  static func style(of name: String) -> (style: FontNameStyle, kind: FontKind?) {
    let plain = FontNameStyle(name)
    guard let kind = index.kinds[plain.family] ?? ofSystem[plain.family] else {
      return (plain, plain.kind)
    }
    let style = read(name)
    let weight = style.weight ?? index.weights[name.lowercased()]
    return (style.with(weight: weight, width: style.width), kind)
  }

  /// The style of a name of Apple's.
  private static func read(_ name: String) -> FontNameStyle {
    let style = FontNameStyle(name)
    if let exception = exceptions[name.lowercased()] {
      return style.with(weight: FontWeight(rawValue: exception.weight), width: exception.width)
    }
    // Apple's ultra light is lighter than its thin (UIFont.Weight); OpenType's is heavier.
    let weights = [100: 200, 200: 100]
    let weight = style.weight.map { FontWeight(rawValue: weights[$0.rawValue] ?? $0.rawValue) }
    return style.with(weight: weight, width: style.width)
  }

  /// Whether iOS has a font of a name: a family's, a PostScript name or a full name, in any case, or one of the
  /// system's designs.
  static func has(_ name: String) -> Bool {
    if index.names.contains(name.lowercased()) { return true }
    if name.contains(" "), index.fullNames.contains(letters(of: name)) { return true }
    return ofSystem[FontNameStyle(name).family] != nil
  }
}
