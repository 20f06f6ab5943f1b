/// What of SVG 2 and CSS is known and not drawn, for a warning wherever it is met. What a specification lets a static image
/// ignore (animations' attributes, events, cursors, hints) is not in these tables, nor what is no SVG at all.
enum SVGUnsupported {
  /// Values that are not drawn as they say.
  enum Values: Sendable {
    case these(Set<String>)
    /// All others: these change nothing.
    case allBut(Set<String>)

    func contains(_ value: String) -> Bool {
      switch self {
      case .these(let values): values.contains(value)
      case .allBut(let values):
        !values.contains(value)
          && !["initial", "unset", "inherit", "revert", "revert-layer"].contains(value)
      }
    }
  }

  /// Properties, which attributes may set.
  static let properties: KeyValuePairs<String, Values> = [
    "vector-effect": .these(["non-scaling-size", "non-rotation", "fixed-position"]),
    "stroke-linejoin": .these(["miter-clip", "arcs"]),
    "clip": .allBut(["auto"]), "mix-blend-mode": .these(["plus-darker"]),
  ]

  /// Properties that style sheets alone set.
  static let styles: [String: Values] = [
    "animation": .allBut(["none"]), "animation-name": .allBut(["none"]),
    "backdrop-filter": .allBut(["none"]), "mask-image": .allBut(["none"]),
    "mask-border": .allBut(["none"]), "mask-border-source": .allBut(["none"]),
    "mask-clip": .allBut(["border-box"]), "mask-composite": .allBut(["add"]),
    "mask-mode": .allBut(["match-source"]), "mask-origin": .allBut(["border-box"]),
    "mask-position": .allBut(["0% 0%", "0 0"]), "mask-repeat": .allBut(["repeat"]),
    "mask-size": .allBut(["auto"]), "offset": .allBut(["none"]), "offset-path": .allBut(["none"]),
    "perspective": .allBut(["none"]), "transform-style": .these(["preserve-3d"]),
    "zoom": .allBut(["1", "normal", "100%"]), "stroke-alignment": .allBut(["center"]),
    "stroke-dash-corner": .allBut(["none"]), "content-visibility": .these(["hidden"]),
    "background-image": .allBut(["none"]), "-webkit-mask": .allBut(["none"]),
    "-webkit-mask-image": .allBut(["none"]), "outline": .allBut(noLine),
    "outline-style": .allBut(["none"]),
    // Colours of the system and `light-dark()` are warned of themselves, but for `canvastext`.
    "color-scheme": .these(["dark", "only dark", "dark only"]),
    "overflow-x": .these(["visible"]), "overflow-y": .these(["visible"]),
  ]

  /// Properties of a box, which the root alone has.
  static let rootStyles: [String: Values] = {
    var result: [String: Values] = [
      "border": .allBut(noLine), "border-style": .allBut(["none", "hidden"]),
      "padding": .allBut(["0", "0px"]), "box-shadow": .allBut(["none"]),
    ]
    for side in ["top", "right", "bottom", "left"] {
      result["border-\(side)"] = .allBut(noLine)
      result["padding-\(side)"] = .allBut(["0", "0px"])
    }
    return result
  }()
  private static let noLine: Set = [
    "none", "hidden", "0", "0px", "0 none", "none 0", "medium none",
  ]

  /// Functions of values that CSS has, and that no value is read with.
  static let functions: Set<String> = [
    "env", "attr", "light-dark", "image-set", "cross-fade", "paint", "icc-color", "device-cmyk",
    "if", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "pow", "sqrt", "hypot", "log", "exp",
  ]
  /// The unit of a length that is of lines, capital letters or containers, which are not known here.
  static func unit(of value: String) -> String? {
    guard value.utf8.count < 24 else { return nil }
    var scanner = SVGScanner(value)
    guard scanner.number() != nil, let unit = scanner.unit() else { return nil }
    return units.contains(unit) ? unit : nil
  }
  private static let units: Set = [
    "lh", "rlh", "cap", "rcap", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax",
  ]

  /// Colours of the surrounding program (CSS Color 4, 6.2), but `canvastext`, which is black.
  static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark",
    "marktext", "selecteditem", "selecteditemtext", "visitedtext", "activeborder",
    "activecaption", "appworkspace", "background", "buttonhighlight", "buttonshadow",
    "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext", "infobackground",
    "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface",
    "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]
  /// Those of colours, which may come from another one: `rgb(from red r g b)`.
  private static let colors: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  /// The first function of a value that is not read; a colour that comes from another one counts as one.
  static func function(in value: String) -> String? {
    var found: String?
    visitFunctions(of: value) { name, isFromAnother in
      if functions.contains(name) {
        found = name + "()"
      } else if isFromAnother, colors.contains(name) {
        found = "a colour from another one"
      }
      return found == nil
    }
    return found
  }

  /// Calls `body` with the name of each function of a value, in lower case, and whether `from` is in its brackets, until it
  /// returns false.
  /// - Complexity: O(n) in the bytes.
  static func visitFunctions(of value: String, _ body: (String, Bool) -> Bool) {
    let bytes = Array(value.utf8)
    for open in bytes.indices where bytes[open] == 40 {
      var start = open
      while start > 0, SVGScanner.isLetter(bytes[start - 1]) || bytes[start - 1] == 45 {
        start -= 1
      }
      guard start < open, open - start <= 15 else { continue }
      var name = String(decoding: bytes[start..<open], as: UTF8.self)
      if bytes[start..<open].contains(where: { $0 & 32 == 0 }) { name = name.lowercased() }
      guard body(name, bytes[(open + 1)...].starts(with: "from ".utf8)) else { return }
    }
  }
}

extension SVGTree {
  /// Warns of what is not drawn, before anything is: of all elements, used or not.
  /// - Complexity: O(n) in the attributes.
  func noteUnsupported(_ warnings: SVGWarnings) {
    for element in elements {
      if let text = element.kind.unsupported {
        warnings.add(element.name, "\(element.name) is not supported: \(text)", element.line)
      }
      for (name, values) in SVGUnsupported.properties {
        guard let value = element[named: name] else { continue }
        Self.note(name, value, values, element.line, warnings)
      }
      for name in Self.paints {
        guard let value = element[named: name], value.utf8.count < 24,
          SVGUnsupported.systemColors.contains(value.trimmingBlanks.lowercased())
        else { continue }
        Self.noteSystemColor(value, of: name, element.line, warnings)
      }
      if mayHaveUnits { noteUnits(element, warnings) }
      guard mayHaveFunctions else { continue }
      // In an order of their own: a dictionary has none.
      var found: [(name: String, function: String)] = []
      var unread: [String] = []
      for (name, value) in element.attributes
      where Self.mayHoldFunctions(name, value) {
        if let function = SVGUnsupported.function(in: value) {
          found.append((name, function))
        } else if Self.paints.contains(name), !SVGStyle.accepts(value.trimmingBlanks, for: name) {
          unread.append(name)
        }
      }
      for name in unread.sorted() {
        Self.noteInvalid(element[named: name] ?? "", of: name, element.line, warnings)
      }
      for (name, function) in found.sorted(by: { $0.name < $1.name }) {
        warnings.add(
          "function:\(function)", "\(name): \(function) is not supported", element.line)
      }
    }
  }

  static func note(
    _ name: String, _ value: String, _ values: SVGUnsupported.Values, _ line: Int,
    _ warnings: SVGWarnings
  ) {
    let word = value.trimmingBlanks
    guard values.contains(word) else { return }
    warnings.add("\(name):\(word)", "\(name): \(word.prefix(40)) is not supported", line)
  }

  private func noteUnits(_ element: SVGElement, _ warnings: SVGWarnings) {
    let found = element.attributes.filter { name, value in
      Self.mayEndInUnit(value) && SVGUnsupported.unit(of: value) != nil
        && !["id", "class", "href", "title"].contains(name) && !name.hasPrefix("data-")
    }
    for name in found.keys.sorted() {
      Self.noteUnit(found[name] ?? "", name, element.line, warnings)
    }
  }

  static func noteUnit(
    _ value: String, _ name: String, _ line: Int, _ warnings: SVGWarnings
  ) {
    let unit = SVGUnsupported.unit(of: value) ?? ""
    warnings.add("unit:\(unit)", "\(name): the unit \(unit) is not supported", line)
  }

  static func noteSystemColor(
    _ value: String, of name: String, _ line: Int, _ warnings: SVGWarnings
  ) {
    let word = value.trimmingBlanks
    warnings.add(
      "color:\(word)", "\(name): \(word) is a colour of the system, and is not supported", line)
  }

  private static let paints = ["fill", "stroke", "color", "stop-color", "flood-color"]

  /// A cheap look at the bytes: few values have a bracket.
  static func hasBracket(_ value: String) -> Bool {
    value.utf8.withContiguousStorageIfAvailable { $0.contains(40) } ?? true
  }
}
