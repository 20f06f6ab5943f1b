extension StyleCalculation {
  /// The functions that are read, in lower case.
  static let functions: Set<String> = ["calc", "min", "max", "clamp"]
  /// Units that the size or the root of the document gives (CSS Values 4, 6.1).
  static let unitsOfDocument: Set = ["rem", "vw", "vh", "vmin", "vmax", "vi", "vb"]

  /// Reads math functions.
  struct Reader {
    /// Factors of units that the document gives.
    let units: [String: Double]
    /// Whether blanks stand around signs, as in CSS: what was worked out before has none.
    let needsBlanks: Bool
    /// What was worked out has more brackets than it was read from.
    private var depthLimit: Int { needsBlanks ? 32 : 100 }
    private static let termLimit = 100

    init(units: [String: Double], needsBlanks: Bool) {
      (self.units, self.needsBlanks) = (units, needsBlanks)
    }

    /// A function and nothing behind it is read; nil, with the scanner anywhere, for what is none.
    func function(_ scanner: inout SVGScanner, depth: Int = 0) -> StyleCalculation? {
      guard let name = scanner.word()?.lowercased(), StyleCalculation.functions.contains(name),
        depth < depthLimit, scanner.take("(")
      else { return nil }
      var arguments: [StyleCalculation] = []
      repeat {
        guard arguments.count < Self.termLimit, let next = sum(&scanner, depth + 1) else {
          return nil
        }
        arguments.append(next)
      } while scanner.take(",")
      guard scanner.take(")") else { return nil }
      return Self.result(name, arguments)
    }

    private static func result(
      _ name: String, _ list: [StyleCalculation]
    ) -> StyleCalculation? {
      switch (name, list.count) {
      case ("calc", 1): return list[0].kind == nil ? nil : list[0]
      case ("min", _), ("max", _):
        let result = StyleCalculation.extreme(list, isSmallest: name == "min")
        return StyleCalculation.smallest(list).kind == nil ? nil : result
      case ("clamp", 3):
        // The least counts over the most.
        guard StyleCalculation.smallest(list).kind != nil else { return nil }
        let low = StyleCalculation.extreme([list[1], list[2]], isSmallest: true)
        return StyleCalculation.extreme([list[0], low], isSmallest: false)
      default: return nil
      }
    }

    /// Products with `+` and `-` between them.
    private func sum(_ scanner: inout SVGScanner, _ depth: Int) -> StyleCalculation? {
      scanner.skipSpaces()
      guard var result = product(&scanner, depth) else { return nil }
      for _ in 0...Self.termLimit {
        let hasBlank = scanner.peek.map(SVGScanner.isSpace) ?? false
        scanner.skipSpaces()
        guard let sign = scanner.peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
          return result
        }
        scanner.advance()
        let isFollowed = scanner.peek.map(SVGScanner.isSpace) ?? false
        if needsBlanks, !(hasBlank && isFollowed) { return nil }
        scanner.skipSpaces()
        guard let next = product(&scanner, depth) else { return nil }
        result = result + next * (sign == UInt8(ascii: "-") ? -1 : 1)
        if result.kind == nil { return nil }
      }
      return nil
    }

    /// Values with `*` and `/` between them, of which all but one are numbers.
    private func product(_ scanner: inout SVGScanner, _ depth: Int) -> StyleCalculation? {
      guard var result = value(&scanner, depth) else { return nil }
      while true {
        let before = scanner
        scanner.skipSpaces()
        if scanner.take("*") {
          scanner.skipSpaces()
          guard let next = value(&scanner, depth) else { return nil }
          if let factor = number(next) {
            result = result * factor
          } else if let factor = number(result) {
            result = next * factor
          } else {
            return nil
          }
        } else if scanner.take("/") {
          scanner.skipSpaces()
          guard let divisor = value(&scanner, depth).flatMap({ number($0) }), divisor != 0 else {
            return nil
          }
          result = result * (1 / divisor)
        } else {
          scanner = before
          return result
        }
      }
    }

    private func number(_ one: StyleCalculation) -> Double? {
      one.single.flatMap { $0.unit == .number ? $0.value : nil }
    }

    private func value(_ scanner: inout SVGScanner, _ depth: Int) -> StyleCalculation? {
      guard depth < depthLimit else { return nil }
      if scanner.take("(") {
        let inner = sum(&scanner, depth + 1)
        return scanner.take(")") ? inner : nil
      }
      guard let number = scanner.number() else {
        let start = scanner
        switch scanner.word()?.lowercased() {
        case "pi": return .sum([.number: Double.pi])
        case "e": return .sum([.number: 2.718281828459045])
        default:
          scanner = start
          return function(&scanner, depth: depth + 1)
        }
      }
      if scanner.take("%") { return .sum([.percent: number]) }
      switch scanner.unit() {
      case nil: return .sum([.number: number])
      case "em": return .sum([.em: number])
      case "ex", "ch": return .sum([.ex: number])
      case "deg": return .sum([.degrees: number])
      case "rad": return .sum([.degrees: number * 180 / Double.pi])
      case "grad": return .sum([.degrees: number * 0.9])
      case "turn": return .sum([.degrees: number * 360])
      case let name?:
        if let factor = SVGLength.units[name] ?? units[name] {
          return .sum([.user: number * factor])
        }
        return StyleCalculation.unitsOfDocument.contains(name)
          ? .sum([.ofDocument(name): number]) : nil
      }
    }
  }
}

/// A value whose math functions were worked out.
enum WorkedOutValue {
  /// There are none, or there is something that only the document's size or font tells.
  case unchanged
  case changed(String)
  /// One is none.
  case invalid

  /// The most bytes of a value with functions.
  private static let bytes = 2000

  /// - Parameter units: the factors of units that the document gives; nil while they are not known.
  init(_ value: String, units: [String: Double]?) {
    guard let first = Self.start(in: value) else {
      self = .unchanged
      return
    }
    guard value.utf8.count < Self.bytes else {
      self = .invalid
      return
    }
    let reader = StyleCalculation.Reader(units: units ?? [:], needsBlanks: true)
    var result = ""
    var rest = value[...]
    var start: Substring.Index? = first
    while let open = start {
      result += rest[..<open]
      var scanner = SVGScanner(rest[open...])
      guard let found = reader.function(&scanner) else {
        self = .invalid
        return
      }
      // A mixture is written once, when the document's units are known: what is written cannot be read here again.
      if units == nil, found.single == nil || found.dependsOnDocument {
        self = .unchanged
        return
      }
      result += found.text
      rest = rest[rest.utf8.index(open, offsetBy: scanner.index)...]
      start = Self.start(in: rest)
    }
    self = .changed(result + rest)
  }

  /// Where the first function begins.
  static func start<Text: StringProtocol>(in value: Text) -> Text.Index? {
    let bytes = value.utf8
    var word: Text.Index?
    for index in bytes.indices {
      let byte = bytes[index]
      if SVGScanner.isLetter(byte) || byte == UInt8(ascii: "-") {
        word = word ?? index
      } else {
        if byte == UInt8(ascii: "("), let start = word,
          StyleCalculation.functions.contains(value[start..<index].lowercased())
        {
          return start
        }
        word = nil
      }
    }
    return nil
  }
}

extension StyleCalculation {
  /// Whether a unit of it is one of the document's.
  var dependsOnDocument: Bool {
    switch self {
    case .sum(let parts): parts.keys.contains { if case .ofDocument = $0 { true } else { false } }
    case .smallest(let list), .largest(let list), .added(let list):
      list.contains(where: \.dependsOnDocument)
    case .scaled(let one, _): one.dependsOnDocument
    }
  }
}
