import GalleyText

/// The words of `font-variant` and the OpenType features that they are (CSS Fonts 4, 6.4 to 6.11).
enum FontVariants {
  private static let features: [String: [String: [FontFeature]]] = [
    "font-variant-ligatures": [
      "common-ligatures": [FontFeature("liga"), FontFeature("clig")],
      "no-common-ligatures": [FontFeature("liga", 0), FontFeature("clig", 0)],
      "discretionary-ligatures": [FontFeature("dlig")],
      "no-discretionary-ligatures": [FontFeature("dlig", 0)],
      "historical-ligatures": [FontFeature("hlig")],
      "no-historical-ligatures": [FontFeature("hlig", 0)],
      "contextual": [FontFeature("calt")], "no-contextual": [FontFeature("calt", 0)],
      "none": ["liga", "clig", "dlig", "hlig", "calt"].map { FontFeature($0, 0) },
    ],
    "font-variant-numeric": [
      "lining-nums": [FontFeature("lnum")], "oldstyle-nums": [FontFeature("onum")],
      "proportional-nums": [FontFeature("pnum")], "tabular-nums": [FontFeature("tnum")],
      "diagonal-fractions": [FontFeature("frac")], "stacked-fractions": [FontFeature("afrc")],
      "ordinal": [FontFeature("ordn")], "slashed-zero": [FontFeature("zero")],
    ],
    "font-variant-east-asian": [
      "jis78": [FontFeature("jp78")], "jis83": [FontFeature("jp83")],
      "jis90": [FontFeature("jp90")],
      "jis04": [FontFeature("jp04")], "simplified": [FontFeature("smpl")],
      "traditional": [FontFeature("trad")], "full-width": [FontFeature("fwid")],
      "proportional-width": [FontFeature("pwid")], "ruby": [FontFeature("ruby")],
    ],
    "font-variant-position": ["sub": [FontFeature("subs")], "super": [FontFeature("sups")]],
    "font-variant-alternates": ["historical-forms": [FontFeature("hist")]],
  ]

  /// Sets what a property says; a value with a word that is none changes nothing.
  static func set(_ property: String, _ value: String, in style: inout SVGTextStyle) {
    let words = value.lowercased().split { $0.isWhitespace }.map(String.init)
    if property == "font-variant-caps" {
      if words.count == 1, let capitals = SVGTextStyle.Capitals(rawValue: words[0]) {
        style.capitals = capitals
      }
      return
    }
    guard property == "font-variant" else {
      if words == ["normal"] { style.variants[property] = nil }
      let known = words.map { features[property]?[$0] }
      if !known.isEmpty, known.allSatisfy({ $0 != nil }) {
        style.variants[property] = known.flatMap { $0 ?? [] }
      } else if words != ["normal"] {
        note(property, value, in: &style)
      }
      return
    }
    var variants: [String: [FontFeature]] = [:]
    var capitals = SVGTextStyle.Capitals.normal
    for word in words where word != "normal" {
      if let found = SVGTextStyle.Capitals(rawValue: word) {
        capitals = found
      } else if let group = features.first(where: { $0.value[word] != nil }) {
        variants[group.key, default: []] += group.value[word] ?? []
      } else {
        note(property, value, in: &style)
        return
      }
    }
    (style.variants, style.capitals) = (variants, capitals)
  }

  private static func note(_ property: String, _ value: String, in style: inout SVGTextStyle) {
    style.notes[property] = "\(property) \"\(value.prefix(60))\" is not supported and is ignored"
  }

  /// `"tnum", "ss01" 2, "kern" off`; nil for what is none.
  static func settings(_ value: String) -> [(tag: String, value: String?)]? {
    if value.lowercased() == "normal" { return [] }
    var scanner = SVGScanner(value)
    var result: [(String, String?)] = []
    repeat {
      scanner.skipSpaces()
      guard let quote = scanner.peek, quote == 34 || quote == 39 else { return nil }
      scanner.advance()
      guard let tag = scanner.text(upTo: quote), tag.utf8.count == 4, result.count < 64 else {
        return nil
      }
      scanner.skipSpaces()
      if let number = scanner.number() {
        result.append((tag, String(number)))
      } else {
        result.append((tag, scanner.word()?.lowercased()))
      }
      scanner.skipSpaces()
    } while scanner.take(",")
    return scanner.isAtEnd ? result : nil
  }

  static func featureSettings(_ value: String) -> [FontFeature]? {
    guard let settings = settings(value) else { return nil }
    var result: [FontFeature] = []
    for (tag, value) in settings {
      switch value {
      case nil, "on": result.append(FontFeature(tag, 1))
      case "off": result.append(FontFeature(tag, 0))
      case let text?:
        guard let number = Double(text), number >= 0, number < 65_536, number == number.rounded()
        else { return nil }
        result.append(FontFeature(tag, Int(number)))
      }
    }
    return result
  }

  static func variationSettings(_ value: String) -> [FontVariation]? {
    guard let settings = settings(value) else { return nil }
    var result: [FontVariation] = []
    for (tag, value) in settings {
      guard let number = value.flatMap(Double.init), number.isFinite else { return nil }
      result.append(FontVariation(tag, number))
    }
    return result
  }
}
