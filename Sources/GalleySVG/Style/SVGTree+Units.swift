import GalleyGeometry

extension SVGTree {
  /// Units that are the same in the whole document, in pixels: `rem` and its kind, of the root's font, and `vw` and its kind,
  /// hundredths of the document's size (CSS Values 4, 6.1).
  static func units(of viewport: SVGViewport, rem: Double) -> [String: Double] {
    let (width, height) = (viewport.width / 100, viewport.height / 100)
    var units = [
      // Half of it where the font's own measures are not known.
      "rem": rem, "ric": rem, "rex": rem / 2, "rch": rem / 2,
    ]
    // An image has one viewport, whatever bars a window has.
    for kind in ["", "s", "l", "d"] {
      units[kind + "vw"] = width
      units[kind + "vh"] = height
      units[kind + "vmin"] = min(width, height)
      units[kind + "vmax"] = max(width, height)
      units[kind + "vi"] = width
      units[kind + "vb"] = height
    }
    return units
  }

  /// Works out math functions, and makes pixels of the units that are the same in the whole document.
  /// - Complexity: O(n) in the attributes.
  mutating func resolveUnits(_ size: CGSize, _ warnings: SVGWarnings) {
    guard mayHaveUnits || mayHaveFunctions, !elements.isEmpty else { return }
    let viewport = SVGViewport(width: Double(size.width), height: Double(size.height))
    // A root's own font size has the initial one for `rem` (CSS Values 4, 6.1.2).
    var units = Self.units(of: viewport, rem: SVGStyle().fontSize)
    resolve(of: 0, units, warnings) { $0 == "font-size" }
    units["rem"] = SVGStyle().inherited(by: elements[0], in: viewport).fontSize
    // What was worked out cannot be read here again.
    for index in elements.indices {
      resolve(of: index, units, warnings) { index > 0 || $0 != "font-size" }
    }
  }

  /// - Parameter isMeant: whether an attribute of that name is one of those to be resolved.
  private mutating func resolve(
    of index: Int, _ units: [String: Double], _ warnings: SVGWarnings,
    where isMeant: (String) -> Bool
  ) {
    if mayHaveFunctions { workOutFunctions(of: index, units, warnings, where: isMeant) }
    for (name, value) in elements[index].attributes
    where Self.mayEndInUnit(value) && isMeant(name) {
      guard let text = Self.pixels(value, units) else { continue }
      elements[index].attributes[name] = text
    }
  }

  /// Attributes that have no lengths, and whose values may have brackets, besides those of scripts.
  private static let others: Set = [
    "href", "style", "id", "class", "d", "points", "path", "title",
  ]

  /// Whether brackets of a value may be those of a function: not those of scripts, names, outlines and what is for people.
  static func mayHoldFunctions(_ name: String, _ value: String) -> Bool {
    hasBracket(value) && !others.contains(name) && !name.hasPrefix("on")
      && !name.hasPrefix("data-") && !name.hasPrefix("aria-")
  }

  /// Puts the results of math functions into values; one that is none counts as missing.
  private mutating func workOutFunctions(
    of index: Int, _ units: [String: Double], _ warnings: SVGWarnings,
    where isMeant: (String) -> Bool
  ) {
    let element = elements[index]
    // In an order of their own: a dictionary has none.
    let names = element.attributes.filter { name, value in
      Self.mayHoldFunctions(name, value) && isMeant(name)
    }.keys.sorted()
    for name in names {
      guard let value = element[named: name] else { continue }
      switch WorkedOutValue(value, units: units) {
      case .unchanged: continue
      case .changed(let text):
        elements[index].attributes[name] = Self.inRange(text, name)
      case .invalid:
        // What is known and not supported is said by its name later.
        if SVGUnsupported.function(in: value) != nil { continue }
        Self.noteInvalid(value, of: name, element.line, warnings)
        elements[index].attributes[name] = nil
      }
    }
  }

  /// What a function comes to is brought into the range of its property (CSS Values 4, 10.12).
  static func inRange(_ text: String, _ name: String) -> String {
    let positive: Set = [
      "width", "height", "r", "rx", "ry", "stroke-width", "font-size", "stroke-miterlimit",
    ]
    return positive.contains(name) && text.hasPrefix("-") ? "0" : text
  }

  static func noteInvalid(
    _ value: String, of name: String, _ line: Int, _ warnings: SVGWarnings
  ) {
    warnings.add(
      "function:\(value)", "\(name): \(value.prefix(60)) is not understood and is ignored", line)
  }

  /// A cheap look at both ends.
  static func mayEndInUnit(_ value: String) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last,
      SVGScanner.isDigit(first) || first == 45 || first == 46 || first == 43
    else { return false }
    // The last letters of the units; pixels are the most common of others.
    switch last {
    case 109, 119, 104, 110, 105, 98, 99, 112: return value.utf8.count < 1000
    case 120:
      return value.utf8.count < 1000 && !value.utf8.dropLast().reversed().starts(with: [112])
    default: return false
    }
  }

  /// A list of lengths with the units replaced; nil for what is none and for one without such units.
  static func pixels(_ text: String, _ units: [String: Double]) -> String? {
    var scanner = SVGScanner(text)
    var parts: [String] = []
    var isChanged = false
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      let unit = scanner.take("%") ? "%" : scanner.unit() ?? ""
      if let factor = units[unit] {
        parts.append("\(number * factor)")
        isChanged = true
      } else {
        parts.append("\(number)\(unit)")
      }
      scanner.skipSeparator()
    }
    return isChanged ? parts.joined(separator: " ") : nil
  }
}
