import GalleyGeometry
import GalleyText

extension SVGPainter {
  /// The font of a style: the first family that there is, with its features and variations.
  func font(_ style: SVGStyle, _ engine: TextEngine, _ line: Int) -> FontDescriptor {
    var font = FontDescriptor(
      size: min(max(style.fontSize, 0), 100_000), weight: FontWeight(rawValue: style.fontWeight),
      isItalic: style.isItalic, width: style.fontStretch)
    // Browsers set texts in the fonts that there are, as wide as these are.
    font.systemMetrics = .font
    chooseFamily(style, engine, line, &font)
    vary(style, engine, line, &font)
    let text = style.text
    var features = text.isKerned ? [] : [FontFeature("kern", 0)]
    // In the order of their names, so that the same file is set in the same way always.
    features += text.variants.sorted { $0.key < $1.key }.flatMap(\.value)
    // What is asked for by tag counts over all else (CSS Fonts 4, 7.2).
    features += text.features
    for feature in features where feature.value != 0 && !engine.hasFeature(feature.tag, in: font) {
      warnings.add(
        "feature:\(feature.tag)",
        "the font has no feature \(feature.tag): the text is set without it", line)
    }
    font.features = features
    if let adjust = text.sizeAdjust, let measures = engine.measures(of: font), measures.xHeight > 0
    {
      font.size = min(adjust * font.size * font.size / measures.xHeight, 100_000)
    }
    return font
  }

  /// The families of a style that there are fonts of, generic ones among them.
  func availableFamilies(_ style: SVGStyle, _ engine: TextEngine) -> [String] {
    style.fontFamilies.filter { stated in
      let name = genericFamilies[stated.lowercased()] ?? stated
      return Self.genericFamilies[name.lowercased()] != nil || engine.hasFont(named: name)
    }
  }

  private func chooseFamily(
    _ style: SVGStyle, _ engine: TextEngine, _ line: Int, _ font: inout FontDescriptor
  ) {
    for stated in style.fontFamilies {
      let name = genericFamilies[stated.lowercased()] ?? stated
      if let generic = Self.genericFamilies[name.lowercased()] {
        font.design = generic.design
        if let fallback = generic.fallback {
          warnings.add(
            "font:\(name)", "there is no font for \(name): the fallback is the \(fallback)", line)
        }
        return
      }
      if engine.hasFont(named: name) {
        font.family = name
        return
      }
    }
    guard let name = style.fontFamilies.first else { return }
    font.design = TextEngine.design(ofFontNamed: name)
    let fallback =
      switch font.design {
      case .serif: "serif font"
      case .monospaced: "monospaced font"
      case .rounded: "rounded font"
      default: "standard font"
      }
    warnings.add("font:\(name)", "there is no font \(name): the fallback is the \(fallback)", line)
  }

  /// CSS's generic families and the designs that are nearest to them. No design is written by hand or decorative.
  private static let genericFamilies: [String: (design: FontDesign, fallback: String?)] = [
    "sans-serif": (.default, nil), "system-ui": (.default, nil), "ui-sans-serif": (.default, nil),
    "-apple-system": (.default, nil), "blinkmacsystemfont": (.default, nil),
    "serif": (.serif, nil), "ui-serif": (.serif, nil), "math": (.serif, "serif font"),
    "monospace": (.monospaced, nil), "ui-monospace": (.monospaced, nil),
    "ui-rounded": (.rounded, nil), "cursive": (.rounded, "rounded font"),
    "fantasy": (.default, "standard font"), "emoji": (.default, nil),
    "fangsong": (.serif, "serif font"),
  ]

  /// Variations of weight, width and slant choose among the faces of a family that does not vary.
  private func vary(
    _ style: SVGStyle, _ engine: TextEngine, _ line: Int, _ font: inout FontDescriptor
  ) {
    font.variations = style.text.variations
    for variation in style.text.variations {
      switch variation.tag {
      case "wght":
        font.weight = FontWeight(rawValue: Int(min(max(variation.value, 1), 1000).rounded()))
      case "wdth": font.width = min(max(variation.value, 1), 1000)
      case "ital", "slnt": font.isItalic = variation.value != 0
      case let tag where !engine.hasAxis(tag, in: font):
        warnings.add(
          "axis:\(tag)", "the font does not vary along \(tag): the text is set without it", line)
      default: break
      }
    }
  }

  /// How the capitals of a style are made.
  enum CapitalsPlan: Equatable {
    /// By the font: these features.
    case features([FontFeature])
    /// Smaller capitals for letters that are small, and for those that are capitals.
    case made(small: Bool, capital: Bool)
  }

  /// Which letters become small capitals, and how: by the font's features, else by capitals of seven tenths of the size.
  func capitals(
    _ style: SVGStyle, _ font: FontDescriptor, _ engine: TextEngine, _ line: Int
  ) -> CapitalsPlan {
    let asked: [[String]]
    switch style.text.capitals {
    case .normal: return .features([])
    case .small: asked = [["smcp"]]
    case .allSmall: asked = [["smcp", "c2sc"]]
    // Without petite capitals small ones stand in (CSS Fonts 4, 6.6).
    case .petite: asked = [["pcap"], ["smcp"]]
    case .allPetite: asked = [["pcap", "c2pc"], ["smcp", "c2sc"]]
    case .unicase: asked = [["unic"]]
    case .titling: asked = [["titl"]]
    }
    for tags in asked where tags.allSatisfy({ engine.hasFeature($0, in: font) }) {
      return .features(tags.map { FontFeature($0) })
    }
    switch style.text.capitals {
    case .small, .petite: return .made(small: true, capital: false)
    case .allSmall, .allPetite: return .made(small: true, capital: true)
    case .unicase: return .made(small: false, capital: true)
    case .titling, .normal:
      warnings.add(
        "feature:titl", "the font has no titling capitals: the text is set without them", line)
      return .features([])
    }
  }

  /// The size of small capitals that are made, to the size of the font: Chromium's `kSmallCapsFontSizeMultiplier`.
  static let smallCapitals: CGFloat = 0.7
}
