import GalleyGeometry
import GalleyText

extension SVGStyle {
  /// Sets the properties of fonts and texts, and the colour, before all others: those depend on them.
  ///
  /// A property that is inherited keeps the parent's value for `inherit` and its like, and takes its first one for
  /// `initial`, as one that is not there is not asked for here.
  mutating func setText(_ element: SVGElement, parent: SVGStyle, _ viewport: SVGViewport) {
    if let value = element[.color]?.trimmingBlanks {
      if value.lowercased() == "initial" { color = .black }
      // `currentcolor` is the colour around here.
      if let own = SVGColor.parse(value, current: color) { color = own }
    }
    let values = StatedText(element)
    guard !values.isEmpty else { return }
    if let value = values["font-size", "medium"] {
      setFontSize(value, parent: parent.fontSize, viewport)
    }
    if let value = values.exact("font-family", "") { fontFamilies = Self.families(value) }
    if let value = values["font-style", "normal"] {
      isItalic = value == "italic" || value.hasPrefix("oblique")
    }
    if let value = values["font-weight", "normal"] { setWeight(value) }
    if let value = values["font-stretch", "normal"] {
      if let width = FontShorthand.widths[value] { fontStretch = width }
      if let length = SVGLength(value), length.unit == .percent, length.value > 0 {
        fontStretch = length.value
      }
    }
    for (name, path) in [
      ("letter-spacing", \SVGStyle.letterSpacing), ("word-spacing", \SVGStyle.wordSpacing),
    ] {
      guard let value = values[name, "normal"] else { continue }
      if value == "normal" { self[keyPath: path] = 0 }
      if let length = SVGLength(value) {
        self[keyPath: path] = length.resolved(.horizontal, in: viewport, fontSize: fontSize)
      }
    }
    setFontDetails(values)
    setBaselines(values, parent)
    setLines(values)
    setWhiteSpace(values)
    noteUnsupported(values)
  }

  /// The names of a list, without their quotes; blanks between the words of one count as one.
  static func families(_ value: String) -> [String] {
    var names: [String] = []
    var name = ""
    var quote: Character?
    func finish() {
      let words = name.split { $0.isWhitespace }
      if !words.isEmpty { names.append(words.joined(separator: " ")) }
      name = ""
    }
    for sign in value {
      if let open = quote {
        if sign == open { quote = nil } else { name.append(sign) }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == "," {
        finish()
      } else {
        name.append(sign)
      }
    }
    finish()
    return names
  }

  private mutating func setFontSize(_ value: String, parent: Double, _ viewport: SVGViewport) {
    if let size = FontShorthand.sizes[value] { fontSize = size }
    if value == "smaller" { fontSize = parent / 1.2 }
    if value == "larger" { fontSize = parent * 1.2 }
    guard let length = SVGLength(value), length.value >= 0 else { return }
    switch length.unit {
    case .user: fontSize = length.value
    case .em: fontSize = length.value * parent
    case .ex: fontSize = length.value * parent / 2
    case .percent: fontSize = length.value / 100 * parent
    case .calculated(let sum): fontSize = max(0, sum.resolved(full: parent, fontSize: parent))
    }
  }

  private mutating func setWeight(_ value: String) {
    switch value {
    case "normal": fontWeight = 400
    case "bold": fontWeight = 700
    case "bolder": fontWeight = fontWeight < 350 ? 400 : fontWeight < 550 ? 700 : 900
    case "lighter": fontWeight = fontWeight < 550 ? 100 : fontWeight < 750 ? 400 : 700
    default:
      if let number = Double(value), (1...1000).contains(number) {
        fontWeight = Int(number.rounded())
      }
    }
  }

  private mutating func setFontDetails(_ values: StatedText) {
    if let value = values["font-variant", "normal"] {
      FontVariants.set("font-variant", value, in: &text)
    }
    for name in FontShorthand.variants {
      if let value = values[name, "normal"] { FontVariants.set(name, value, in: &text) }
    }
    if let value = values.exact("font-feature-settings", "normal") {
      if let features = FontVariants.featureSettings(value) {
        text.features = features
      } else {
        text.notes["font-feature-settings"] =
          "the features \(value.prefix(60)) are not understood and are ignored"
      }
    }
    if let value = values.exact("font-variation-settings", "normal") {
      if let variations = FontVariants.variationSettings(value) {
        text.variations = variations
      } else {
        text.notes["font-variation-settings"] =
          "the variations \(value.prefix(60)) are not understood and are ignored"
      }
    }
    if let value = values["font-kerning", "auto"] { text.isKerned = value != "none" }
    // SVG 1.1: a length instead of the font's kerning. SVG 2 has none of it.
    if let value = values["kerning", "auto"] {
      if let length = SVGLength(value) {
        if length.isZero { text.isKerned = false }
        text.notes["kerning"] =
          length.isZero ? nil : "a length as kerning is not supported and is ignored"
      } else if value == "auto" {
        text.isKerned = true
      }
    }
    if let value = values["font-size-adjust", "none"] {
      text.sizeAdjust = Double(value).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
      if value != "none", text.sizeAdjust == nil {
        text.notes["font-size-adjust"] = "font-size-adjust takes a number alone: it is ignored"
      }
    }
    if let value = values["font-optical-sizing", "auto"] {
      let note =
        "font-optical-sizing: \(value.prefix(40)) is not supported: letters are those of their size"
      text.notes["font-optical-sizing"] = value == "auto" ? nil : note
    }
    if let value = values["text-transform", "none"] {
      if let capitalization = SVGTextStyle.Capitalization(rawValue: value) {
        text.capitalization = capitalization
      } else {
        text.notes["text-transform"] = "text-transform \(value.prefix(40)) is not supported"
      }
    }
  }

  private mutating func setBaselines(_ values: StatedText, _ parent: SVGStyle) {
    if let value = values["text-anchor", "start"], ["start", "middle", "end"].contains(value) {
      textAnchor = value
    }
    if let value = values["dominant-baseline", "auto"], Self.baselines.contains(value) {
      dominantBaseline = value
    }
    // Not inherited.
    if let value = values.own("alignment-baseline", inheriting: parent.ownBaseline) {
      ownBaseline = value == "auto" || value == "baseline" ? nil : value
    }
    if let value = values.own("baseline-shift", inheriting: parent.baselineShift) {
      baselineShift = value == "baseline" ? nil : value
    }
    if let value = values.own("unicode-bidi", inheriting: parent.text.bidi) {
      text.bidi = value == "normal" ? nil : value
    }
  }

  /// The values of `dominant-baseline` (SVG 2, 11.10.2; CSS Inline 3, 4.1). SVG 1.1's `use-script`, `no-change` and
  /// `reset-size` are none any more: the value of the element around stays.
  private static let baselines: Set = [
    "auto", "text-bottom", "text-after-edge", "alphabetic", "ideographic", "middle", "central",
    "mathematical", "hanging", "text-top", "text-before-edge",
  ]

  private mutating func setLines(_ values: StatedText) {
    if let value = values["direction", "ltr"], value == "ltr" || value == "rtl" {
      isRightToLeft = value == "rtl"
    }
    if let value = values["writing-mode", "horizontal-tb"] {
      switch value {
      case "lr", "lr-tb", "rl", "rl-tb", "horizontal-tb": text.writingMode = .horizontal
      case "tb", "tb-rl", "vertical-rl", "vertical-lr": text.writingMode = .vertical
      case "sideways-rl": text.writingMode = .sideways
      case "sideways-lr":
        text.writingMode = .sideways
        text.notes["writing-mode"] = "writing-mode sideways-lr is drawn as sideways-rl"
      default: break
      }
    }
    if let value = values["text-orientation", "mixed"],
      let orientation = SVGTextStyle.Orientation(
        rawValue: value == "sideways-right" ? "sideways" : value)
    {
      text.orientation = orientation
    }
    // SVG 2, 11.4.4: of its values these three count, others are as if they were not there.
    switch values["glyph-orientation-vertical", "auto"] {
    case "auto": text.orientation = .mixed
    case "0", "0deg": text.orientation = .upright
    case "90", "90deg": text.orientation = .sideways
    case let value?:
      text.notes["glyph-orientation-vertical"] =
        "glyph-orientation-vertical \(value.prefix(20)) is not supported and is ignored"
    case nil: break
    }
  }

  /// `xml:space` is what a user agent's style sheet says: `white-space` counts over it (SVG 2, 11.6.3).
  private mutating func setWhiteSpace(_ values: StatedText) {
    if let value = values["xml:space", "default"] {
      (keepsSpaces, text.keepsLineFeeds) = (value == "preserve", false)
    }
    if let value = values["white-space", "normal"] {
      keepsSpaces = ["pre", "pre-wrap", "break-spaces"].contains(value)
      text.keepsLineFeeds = keepsSpaces || value == "pre-line"
    }
    if let value = values.exact("xml:lang", "en") ?? values.exact("lang", "en"), !value.isEmpty {
      language = value
    }
  }

  private mutating func noteUnsupported(_ values: StatedText) {
    for (name, initial, message) in [
      ("inline-size", "auto", "lines are not broken by inline-size: the text is one line"),
      ("shape-inside", "none", "texts are not set into shapes: the text is one line"),
      ("text-shadow", "none", "text-shadow is not supported and is not drawn"),
      ("text-emphasis", "none", "text-emphasis is not supported and is not drawn"),
      (
        "text-underline-position", "auto",
        "text-underline-position is not supported: the line is where the font has it"
      ),
      (
        "glyph-orientation-horizontal", "auto",
        "glyph-orientation-horizontal is not supported and is ignored"
      ),
    ] {
      guard let value = values[name, initial] else { continue }
      let isInitial =
        value == initial || value == "0" || value == "0deg" || value == "from-font"
      text.notes[name] = isInitial ? nil : message
    }
  }
}

/// The properties of texts that an element states.
struct StatedText {
  private let element: SVGElement
  /// Whether there may be any: shapes have none.
  let isEmpty: Bool

  private static let others: Set = [
    "direction", "writing-mode", "white-space", "xml:space", "xml:lang", "lang", "unicode-bidi",
    "letter-spacing", "word-spacing", "dominant-baseline", "alignment-baseline", "baseline-shift",
    "kerning", "inline-size", "shape-inside",
  ]

  init(_ element: SVGElement) {
    self.element = element
    isEmpty = !element.attributes.keys.contains { name in
      // By first bytes: every element of every icon is asked.
      switch name.utf8.first {
      case UInt8(ascii: "f"): name.utf8.starts(with: "font".utf8)
      case UInt8(ascii: "t"): name.utf8.starts(with: "text".utf8)
      case UInt8(ascii: "g"): name.utf8.starts(with: "glyph".utf8)
      default: name.utf8.count > 3 && Self.others.contains(name)
      }
    }
  }

  /// A value in lower case; nil for one that is inherited.
  subscript(_ name: String, _ initial: String) -> String? {
    exact(name, initial)?.lowercased()
  }

  /// A value as it is written; nil for one that is inherited.
  func exact(_ name: String, _ initial: String) -> String? {
    guard let value = element[named: name]?.trimmingBlanks else { return nil }
    switch value.lowercased() {
    case "inherit", "unset", "revert", "revert-layer": return nil
    case "initial": return initial
    default: return value
    }
  }

  /// The value of a property that is not inherited by itself; nil where it has none.
  func own(_ name: String, inheriting parent: String?) -> String? {
    guard let value = element[named: name]?.trimmingBlanks.lowercased() else { return nil }
    switch value {
    case "inherit": return parent
    case "initial", "unset", "revert", "revert-layer": return nil
    default: return value
    }
  }
}
