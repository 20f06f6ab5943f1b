import GalleyBudget
import GalleyGeometry
import GalleyLayout
import GalleyStrings
import GalleyText

/// The symbols that are inside the binary, by SF Symbols' names, and what their suffixes make of them.
///
/// A name that is listed is drawn as it is listed. Of all others the suffix decides: `.circle`, `.square`,
/// `.slash` and `.badge.…` are drawn around what is left of the name, and `.fill` fills the shape.
final class SymbolLibrary: RenderResource {
  private var drawings = BoundedCache<UTF8Key, SymbolDrawing?>(limit: 1_000)
  private var sized = BoundedCache<SizedSymbol, SymbolDrawing>(limit: 1_000)
  private var suggestions = BoundedCache<UTF8Key, String?>(limit: 100)

  /// The drawing of a name; nil for a name without one.
  /// - Parameter direction: from right to left some are mirrored (`SymbolDirection`), but for what is listed with the
  ///   suffix `.rtl`.
  /// - Complexity: O(log n) in the symbols the first time, then O(1).
  func drawing(
    named name: String, in direction: LayoutDirection = .leftToRight
  ) -> SymbolDrawing? {
    // The longest of SF Symbols' names has 62 characters.
    guard name.utf8.count <= 120 else { return nil }
    let isTurned = direction == .rightToLeft && SymbolDirection.turns(name)
    // No name has a tab in it.
    let key = UTF8Key(isTurned ? name + "\trtl" : name)
    if let known = drawings.value(for: key) { return known }
    let drawing =
      Self.listed(name, isTurned: isTurned) ?? composed(name, depth: 0, isTurned: isTurned)
    drawings.insert(drawing, for: key)
    return drawing
  }

  /// The drawing of a name in the size and weight that it has in SF Symbols; nil for a name without one.
  func drawing(
    named name: String, in direction: LayoutDirection, metrics: SymbolMetrics
  ) -> SymbolDrawing? {
    let isMirrored = direction == .rightToLeft && SymbolDirection.turns(name)
    // Drawings are in ems: all sizes of a font have the same.
    let key = SizedSymbol(
      name: UTF8Key(name), isMirrored: isMirrored, weight: metrics.weight, scale: metrics.scale)
    if let known = sized.value(for: key) { return known }
    guard let drawing = drawing(named: name, in: direction) else { return nil }
    let result = metrics.sized(
      drawing, boxes: SymbolBoxes.named(name), isMirrored: isMirrored)
    sized.insert(result, for: key)
    return result
  }

  /// The listed name that was meant by one without a drawing; nil where none is near.
  /// - Complexity: O(n) in the symbols the first time, then O(1).
  func nearest(to name: String) -> String? {
    guard name.utf8.count <= 120 else { return nil }
    if let known = suggestions.value(for: UTF8Key(name)) { return known }
    let edits = name.count < 8 ? 1 : 2
    // Comparing all letters of thousands of names takes long: few misspell both ends of one.
    let small = name.lowercased()
    let names = Self.names.filter { $0.first == small.first || $0.suffix(4) == small.suffix(4) }
    let found = SpellingSuggestion.of(name, among: names, edits: edits)
    suggestions.insert(found, for: UTF8Key(name))
    return found
  }

  // MARK: Listed

  /// All listed names, in their order.
  static var names: [String] { SymbolTable.drawings.names }

  /// What is listed under a name, as it is from right to left where that is asked for.
  private static func listed(_ name: String, isTurned: Bool) -> SymbolDrawing? {
    isTurned ? listed(name + ".rtl") ?? listed(name)?.mirrored : listed(name)
  }

  /// What is listed under a name, an alias followed.
  static func listed(_ name: String) -> SymbolDrawing? {
    SymbolTable.drawings.text(of: name).flatMap { SymbolDrawing($0) }
  }

  // MARK: Composed

  /// What the suffixes of a name say. From right to left what is inside turns if its own name does; a line through it
  /// and the symbol of a badge do not.
  private func composed(_ name: String, depth: Int, isTurned: Bool) -> SymbolDrawing? {
    guard depth < 4 else { return nil }
    func inner(_ name: Substring, turns: Bool = true) -> SymbolDrawing? {
      let isTurned = turns && isTurned && SymbolDirection.turns(name)
      return Self.listed(String(name), isTurned: isTurned)
        ?? composed(String(name), depth: depth + 1, isTurned: isTurned)
    }
    if let place = name.range(of: ".badge.") {
      let suffix = name[place.upperBound...]
      let isFilled = suffix.hasSuffix(".fill")
      let symbol = isFilled ? suffix.dropLast(5) : suffix
      guard let base = inner(name[..<place.lowerBound] + (isFilled ? ".fill" : "")),
        let badge = inner(symbol, turns: false)
      else { return nil }
      // The badge is what reaches beyond a margin.
      let isAtLeft = SymbolBoxes.named(name)?.reachesBeyondLeft ?? false
      return SymbolComposition.badge(
        badge, color: SymbolColor.shape(around: symbol), isMirrored: isTurned != isAtLeft, on: base)
    }
    /// In a shape a symbol is filled where it can be.
    func symbol(_ name: Substring) -> SymbolDrawing? {
      Self.listed(
        String(name) + ".fill", isTurned: isTurned && SymbolDirection.turns(name)) ?? inner(name)
    }
    for (suffix, shape) in SymbolComposition.enclosures {
      if let base = name.dropping(suffix + ".fill"), let symbol = symbol(base) {
        return shape.filled(around: symbol, color: SymbolColor.shape(around: base))
      }
      if let base = name.dropping(suffix), let symbol = symbol(base) {
        return shape.outlined(around: symbol, color: SymbolColor.shape(around: base))
      }
    }
    if let base = name.dropping(".slash.fill"), let symbol = inner(base + ".fill") {
      return SymbolComposition.slashed(symbol)
    }
    if let base = name.dropping(".slash"), let symbol = inner(base) {
      return SymbolComposition.slashed(symbol)
    }
    return nil
  }
}

extension RenderResources {
  var symbols: SymbolLibrary { resource() }
}

/// What the drawing of a symbol depends on.
private struct SizedSymbol: Hashable {
  var name: UTF8Key
  var isMirrored: Bool
  var weight: FontWeight
  var scale: SymbolScale
}

extension String {
  /// What is before a suffix; nil without the suffix, or with nothing before it.
  fileprivate func dropping(_ suffix: String) -> Substring? {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) : nil
  }
}
