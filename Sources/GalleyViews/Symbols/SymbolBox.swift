import GalleyGeometry
import GalleyText

/// How wide a symbol's frame is and where its ink lies in it, in ems at the medium scale.
///
/// The numbers are those of SF Symbols: `Symbols/README.md` names where they were measured.
struct SymbolBox: Equatable {
  /// From the left to the right margin.
  var width: CGFloat
  /// The ink's left and right edge, from the left margin.
  var left: CGFloat
  var right: CGFloat
  /// The ink's lower and upper edge, from the baseline upwards.
  var bottom: CGFloat
  var top: CGFloat

  /// The box from right to left.
  var mirrored: SymbolBox {
    var box = self
    (box.left, box.right) = (width - right, width - left)
    return box
  }

  /// A box `part` of the way from this one to another.
  func blended(with other: SymbolBox, _ part: CGFloat) -> SymbolBox {
    func between(_ edge: KeyPath<SymbolBox, CGFloat>) -> CGFloat {
      self[keyPath: edge] + (other[keyPath: edge] - self[keyPath: edge]) * part
    }
    return SymbolBox(
      width: between(\.width), left: between(\.left), right: between(\.right),
      bottom: between(\.bottom), top: between(\.top))
  }
}

/// The boxes of a symbol at the three weights that SF Symbols' templates have.
struct SymbolBoxes: Equatable {
  var regular: SymbolBox
  var ultraLight: SymbolBox
  var black: SymbolBox

  /// Reads a line of `Symbols/boxes.txt`; nil for anything but 15 whole numbers.
  init?(_ text: Substring) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 15 else { return nil }
    func box(_ start: Int) -> SymbolBox {
      let ems = numbers[start..<(start + 5)].map { CGFloat($0) / 1000 }
      return SymbolBox(
        width: ems[0], left: ems[1], right: ems[3], bottom: ems[2], top: ems[4])
    }
    (regular, ultraLight, black) = (box(0), box(5), box(10))
  }

  /// The box of a weight: between those of the templates it lies as far as its line's width does, as in all weights
  /// that SF Symbols exports.
  func box(weight: FontWeight) -> SymbolBox {
    let stem = SymbolMetrics.stem(of: weight, scale: .medium)
    let middle = SymbolMetrics.stem(of: .regular, scale: .medium)
    let end = SymbolMetrics.stem(
      of: FontWeight(rawValue: stem < middle ? 100 : 900), scale: .medium)
    return regular.blended(
      with: stem < middle ? ultraLight : black, (stem - middle) / (end - middle))
  }
}

extension SymbolBoxes {
  /// Whether ink lies clearly beyond the left margin, and none beyond the right one.
  var reachesBeyondLeft: Bool { regular.left < -0.05 && regular.right <= regular.width }

  /// The boxes of a name, or of the shape that its suffix draws around the rest of it; nil without numbers.
  static func named(_ name: String) -> SymbolBoxes? {
    if let text = SymbolTable.boxes.text(of: name) { return SymbolBoxes(text) }
    for shape in ["circle", "square", "rectangle", "diamond"]
    where name.hasSuffix("." + shape) || name.hasSuffix(".\(shape).fill") {
      return SymbolTable.boxes.text(of: shape).flatMap { SymbolBoxes($0) }
    }
    return nil
  }
}
