import GalleyGeometry

/// A custom layout in words: `custom Layout that places nothing, given bounds (120,70,100,100): a:fx(30,30)`,
/// `custom Layout: a:fx(30,20) placed at (125,125) anchor .center with proposal 70x40`.
struct CaseCustomLayout {
  /// The tree in the notation.
  private(set) var tree: String
  /// The bounds that the layout is given.
  private(set) var bounds: CGRect?

  /// What is not read yet; words that are left at the end are unknown.
  private var rest = ""
  private var arguments: [String] = []

  /// - Throws: `NotationError` for words that are not known.
  init(_ text: String) throws {
    tree = text
    guard let colon = text.range(of: ": ") else { throw NotationError(text: text) }
    rest = String(text[..<colon.lowerBound]).replacing("custom Layout", with: "")
    let placesNothing = take("that places nothing")
    if let box = numbers(behind: "given bounds", count: 4) {
      bounds = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
    let origin = numbers(behind: "bounds origin", count: 2)
    try finish()

    rest = String(text[colon.upperBound...])
    var leaf = rest
    if let place = rest.range(of: " placed at "), !placesNothing {
      leaf = String(rest[..<place.lowerBound])
      rest = String(rest[place.lowerBound...])
      guard let point = numbers(behind: "placed at", count: 2) else {
        throw NotationError(text: rest)
      }
      arguments = ["x:\(point[0])", "y:\(point[1])"]
      readOffer()
      readAnchor()
      try finish()
    }
    leaf = leaf.replacing("subviews[0] = ", with: "a:")
    tree = "BareLayout(\(arguments.joined(separator: ","))){\(leaf)}"
    let corner = bounds?.origin ?? origin.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    if corner != .zero { tree += ".offset(x:\(corner.x),y:\(corner.y))" }
  }

  private mutating func take(_ phrase: String) -> Bool {
    guard let range = rest.range(of: phrase) else { return false }
    rest.removeSubrange(range)
    return true
  }

  /// The numbers of `phrase (1,2)`.
  private mutating func numbers(behind phrase: String, count: Int) -> [CGFloat]? {
    guard let range = rest.range(of: phrase + " ("),
      let close = rest[range.upperBound...].firstIndex(of: ")")
    else { return nil }
    let numbers = rest[range.upperBound..<close].split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == count else { return nil }
    rest.removeSubrange(range.lowerBound...close)
    return numbers.map { CGFloat($0) }
  }

  /// `with proposal 70x40`.
  private mutating func readOffer() {
    guard let range = rest.range(of: "with proposal ") else { return }
    let text = rest[range.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "x" }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return }
    arguments += ["width:\(sides[0])", "height:\(sides[1])"]
    rest.removeSubrange(range.lowerBound..<text.endIndex)
  }

  /// `anchor .bottomTrailing`, `anchor UnitPoint(x:0.2,y:1)`; which anchors there are is known where the
  /// argument is read.
  private mutating func readAnchor() {
    if take("no anchor argument") { return }
    guard let range = rest.range(of: "anchor ") else { return }
    var text = rest[range.upperBound...].prefix { $0 != " " && $0 != "," && $0 != "(" }
    if rest[text.endIndex...].hasPrefix("("), let close = rest[text.endIndex...].firstIndex(of: ")")
    {
      text = rest[range.upperBound...close]
    }
    arguments.append("anchor:\(text)")
    rest.removeSubrange(range.lowerBound..<text.endIndex)
  }

  /// - Throws: `NotationError` for what was not read.
  private func finish() throws {
    let words = rest.filter { $0 != "," }.trimmingCharacters(in: .whitespaces)
    if !words.isEmpty { throw NotationError(text: words) }
  }
}
