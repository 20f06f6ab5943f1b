import GalleyGeometry

/// A length as it is written: a number and its unit.
struct SVGLength: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case user, em, ex, percent
    /// What a math function comes to, where it is of several units; the value is 0.
    case calculated(StyleCalculation)
  }
  /// In user units where the unit is one of print.
  var value: Double
  var unit: Unit

  /// A length of CSS's units; nil for what is none.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    guard let length = SVGLength(&scanner) else { return nil }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    self = length
  }

  init(_ value: Double, _ unit: Unit = .user) {
    self.value = value
    self.unit = unit
  }

  init?(_ scanner: inout SVGScanner) {
    if let first = scanner.peek, SVGScanner.isLetter(first) {
      // What was worked out has no blanks; what was not, as that of a root before its size is known, may have some.
      let reader = StyleCalculation.Reader(units: [:], needsBlanks: false)
      guard let found = reader.function(&scanner) else { return nil }
      self.init(found)
      return
    }
    // CSS's numbers end with a digit (CSS Syntax 3, 4.3.12), those of outlines may end with a point.
    guard let number = scanner.number(), scanner.previous != 46 else { return nil }
    if scanner.take("%") {
      self.init(number, .percent)
      return
    }
    guard let name = scanner.unit() else {
      self.init(number)
      return
    }
    switch name {
    case "em", "rem", "ic", "ric": self.init(number, .em)
    case "ex", "ch", "rex", "rch": self.init(number, .ex)
    default:
      guard let factor = Self.units[name] else { return nil }
      self.init(number * factor)
    }
  }

  /// Nil for what is no length.
  private init?(_ calculation: StyleCalculation) {
    guard calculation.kind == .length else { return nil }
    switch calculation.single {
    case (let value, .user)?: self.init(value)
    case (let value, .em)?: self.init(value, .em)
    case (let value, .ex)?: self.init(value, .ex)
    case (let value, .percent)?: self.init(value, .percent)
    default: self.init(0, .calculated(calculation))
    }
  }

  static let units: [String: Double] = [
    "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
  ]

  /// A list of lengths; nil where something else is in it.
  static func list(_ text: String, limit: Int = 10_000) -> [SVGLength]? {
    var scanner = SVGScanner(text)
    var result: [SVGLength] = []
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      guard let length = SVGLength(&scanner), result.count < limit else { return nil }
      result.append(length)
      // A comma has something behind it.
      if scanner.skipSeparator(), scanner.isAtEnd { return nil }
    }
    return result
  }
}

/// What percentages of a viewport are of.
enum SVGAxis {
  case horizontal, vertical, diagonal
}

/// What lengths are worked out by.
struct SVGViewport: Hashable, Sendable {
  var width: Double
  var height: Double

  func full(_ axis: SVGAxis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    case .diagonal: ((width * width + height * height) / 2).squareRoot()
    }
  }
}

extension SVGLength {
  /// In user units.
  func resolved(_ axis: SVGAxis, in viewport: SVGViewport, fontSize: Double) -> Double {
    switch unit {
    case .user: value
    case .em: value * fontSize
    case .ex: value * fontSize / 2
    case .percent: value / 100 * viewport.full(axis)
    case .calculated(let sum): sum.resolved(full: viewport.full(axis), fontSize: fontSize)
    }
  }

  /// Whether it is 0, whatever else is known.
  var isZero: Bool { if case .calculated = unit { false } else { value == 0 } }

  /// Whether some of it is a part of something else.
  var hasPercentage: Bool {
    switch unit {
    case .percent: true
    case .calculated(let sum): sum.hasPercentage
    default: false
    }
  }
}
