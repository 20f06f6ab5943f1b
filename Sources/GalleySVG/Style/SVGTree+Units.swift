import GalleyGeometry

extension SVGTree {
  /// Makes pixels of the units that are the same in the whole document: `rem`, the root's font size, and `vw`, `vh`, `vmin`
  /// and `vmax`, hundredths of the document's size (CSS Values 4, 6.1).
  /// - Complexity: O(n) in the attributes.
  mutating func resolveUnits(_ size: CGSize) {
    guard mayHaveUnits, let root = elements.first else { return }
    let viewport = SVGViewport(width: Double(size.width), height: Double(size.height))
    let fontSize = SVGStyle().inherited(by: root, in: viewport).fontSize
    let (width, height) = (viewport.width / 100, viewport.height / 100)
    let units = [
      "rem": fontSize, "vw": width, "vh": height, "vmin": min(width, height),
      "vmax": max(width, height), "vi": width, "vb": height,
    ]
    for index in elements.indices {
      for (name, value) in elements[index].attributes where Self.mayEndInUnit(value) {
        guard let text = Self.pixels(value, units) else { continue }
        elements[index].attributes[name] = text
      }
    }
  }

  /// A cheap look at both ends.
  static func mayEndInUnit(_ value: String) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last,
      SVGScanner.isDigit(first) || first == 45 || first == 46 || first == 43
    else { return false }
    // The last letters of the units; pixels are the most common of others.
    switch last {
    case 109, 119, 104, 110, 105, 98: return value.utf8.count < 1000
    case 120:
      return value.utf8.count < 1000 && !value.utf8.dropLast().reversed().starts(with: [112])
    default: return false
    }
  }

  /// A list of lengths with the units replaced; nil for what is none and for one without such units.
  private static func pixels(_ text: String, _ units: [String: Double]) -> String? {
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
