import GalleyGeometry

/// `translate`, `rotate` and `scale` of style sheets (CSS Transforms 2, 5), which move an element with what its `transform` makes
/// of it.
extension SVGTransform {
  /// In the order in which they count, the outermost first (CSS Transforms 2, 6).
  static let properties = ["translate", "rotate", "scale"]

  /// Where the value of such a property lies among the attributes of an element. No attribute of a file has a blank in its name:
  /// `rotate` and `scale` of files are something else.
  static func place(of property: String) -> String { "style " + property }
  private static let places = properties.map { ($0, place(of: $0)) }

  /// All that these properties say of an element, as a list of functions; nil where they say nothing.
  static func ownFunctions(of element: SVGElement) -> String? {
    let list = places.compactMap { property, place in
      element[named: place].flatMap { functions(property, $0) }
    }
    return list.isEmpty ? nil : list.joined(separator: " ")
  }

  /// Whether a value of a style sheet is one of these properties, and can be drawn.
  static func isValid(_ value: String, for property: String) -> Bool {
    // Lengths of style sheets have units, but for 0.
    if property == "translate",
      StyleText.words(value).contains(where: { (SVGScanner.number(String($0)) ?? 0) != 0 })
    {
      return false
    }
    let units = SVGTree.units(of: SVGViewport(width: 100, height: 100), rem: 1)
    return functions(property, SVGTree.pixels(value, units) ?? value).flatMap(parse) != nil
  }

  /// The functions of a list that a value comes to; nil for what is none, and for a turn around a leaning axis in depth.
  private static func functions(_ property: String, _ value: String) -> String? {
    let words = StyleText.words(value.lowercased()).map(String.init)
    switch property {
    case "translate":
      guard (1...3).contains(words.count), words.allSatisfy({ SVGLength($0) != nil }),
        // Depth is a length; without a perspective it is not seen.
        words.count < 3 || words[2].utf8.last != UInt8(ascii: "%")
      else { return nil }
      return "translate(\(words.prefix(2).joined(separator: ",")))"
    case "scale":
      guard (1...3).contains(words.count), words.allSatisfy({ factor($0) != nil }) else {
        return nil
      }
      return "scale(\(words.prefix(2).joined(separator: ",")))"
    default: return rotation(words)
    }
  }

  private static func factor(_ word: String) -> Double? {
    SVGScanner.number(word.utf8.last == UInt8(ascii: "%") ? String(word.dropLast()) : word)
  }

  /// An angle, with an axis before or behind it: `45deg`, `x 45deg`, `0 0 1 45deg`. As without a perspective, a turn out of the
  /// plane makes an element narrower or lower.
  private static func rotation(_ words: [String]) -> String? {
    guard let place = words.firstIndex(where: { degrees($0) != nil }),
      let angle = degrees(words[place]), place == 0 || place == words.count - 1
    else { return nil }
    var axis = words
    axis.remove(at: place)
    let numbers = axis.compactMap { SVGScanner.number($0) }
    switch (axis, numbers) {
    case ([], _), (["z"], _): return "rotate(\(angle))"
    case (["x"], _): return "scaleY(\(cosine(angle)))"
    case (["y"], _): return "scaleX(\(cosine(angle)))"
    case (_, let n) where n.count == 3 && axis.count == 3:
      switch (n[0] == 0, n[1] == 0, n[2] == 0) {
      // An axis without a direction turns nothing.
      case (true, true, true): return "rotate(0)"
      case (true, true, false): return "rotate(\(n[2] < 0 ? -angle : angle))"
      case (false, true, true): return "scaleY(\(cosine(angle)))"
      case (true, false, true): return "scaleX(\(cosine(angle)))"
      default: return nil
      }
    default: return nil
    }
  }

  private static func cosine(_ degrees: Double) -> Double { Double(rotation(degrees).a) }

  /// An angle, which has a unit.
  private static func degrees(_ word: String) -> Double? {
    var scanner = SVGScanner(word)
    guard let number = scanner.number(), let unit = scanner.unit(), scanner.isAtEnd else {
      return nil
    }
    switch unit {
    case "deg": return number
    case "grad": return number * 0.9
    case "rad": return number * 180 / Double.pi
    case "turn": return number * 360
    default: return nil
    }
  }
}

extension SVGTree {
  /// The transform of an element without percentages, in which an em is 16 units; nil where it has none.
  func plainTransform(of index: Int) -> CGAffineTransform? {
    let own = elements[index][.transform].flatMap(SVGTransform.parse)
    guard hasStyleTransforms,
      let outer = SVGTransform.ownFunctions(of: elements[index]).flatMap(SVGTransform.parse)
    else { return own }
    return own?.concatenating(outer) ?? outer
  }
}
