/// What a math function of CSS comes to: `calc(50% - 10px)`, `min()`, `max()`, `clamp()` (CSS Values 4, 10).
indirect enum StyleCalculation: Hashable, Sendable {
  enum Unit: Hashable, Sendable, Comparable {
    case number, user, em, ex, percent, degrees
    /// One that the size or the root of the document gives, such as `vw`, before those are known.
    case ofDocument(String)
  }
  enum Kind {
    case number, length, angle
  }
  /// A sum: how much there is of each unit.
  case sum([Unit: Double])
  case smallest([StyleCalculation])
  case largest([StyleCalculation])
  case added([StyleCalculation])
  case scaled(StyleCalculation, Double)

  /// What it is; nil where numbers, lengths and angles are mixed. Percentages are lengths beside lengths.
  var kind: Kind? {
    switch self {
    case .sum(let parts):
      var found: Set<Kind> = []
      for unit in parts.keys {
        switch unit {
        case .number: found.insert(.number)
        case .degrees: found.insert(.angle)
        default: found.insert(.length)
        }
      }
      return found.count > 1 ? nil : found.first ?? .number
    case .smallest(let list), .largest(let list), .added(let list):
      let kinds = list.map(\.kind)
      return kinds.allSatisfy { $0 == kinds.first } ? kinds.first ?? nil : nil
    case .scaled(let one, _): return one.kind
    }
  }

  /// The one unit that all of it has, with the value; nil for a mixture, which layout resolves.
  var single: (value: Double, unit: Unit)? {
    guard case .sum(let parts) = self else { return nil }
    let own = parts.filter { $0.value != 0 }
    if own.count == 1, let part = own.first { return (part.value, part.key) }
    guard own.isEmpty else { return nil }
    let unit = parts.keys.min() ?? .number
    return (0, unit)
  }

  var hasPercentage: Bool {
    switch self {
    case .sum(let parts): parts[.percent] != nil
    case .smallest(let list), .largest(let list), .added(let list):
      list.contains(where: \.hasPercentage)
    case .scaled(let one, _): one.hasPercentage
    }
  }

  /// In user units, where percentages are of `full`; finite.
  func resolved(full: Double, fontSize: Double) -> Double {
    Self.finite(result(full: full, fontSize: fontSize))
  }

  private func result(full: Double, fontSize: Double) -> Double {
    func value(_ one: StyleCalculation) -> Double { one.result(full: full, fontSize: fontSize) }
    switch self {
    case .sum(let parts):
      // In one order, as sums of doubles depend on it.
      return parts.sorted { $0.key < $1.key }.reduce(0) { sum, part in
        switch part.key {
        case .em: sum + part.value * fontSize
        case .ex: sum + part.value * fontSize / 2
        case .percent: sum + part.value / 100 * full
        case .number, .user, .degrees, .ofDocument: sum + part.value
        }
      }
    case .smallest(let list): return list.map(value).min() ?? 0
    case .largest(let list): return list.map(value).max() ?? 0
    case .added(let list): return list.map(value).reduce(0, +)
    case .scaled(let one, let factor): return value(one) * factor
    }
  }

  static func + (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.sum(let first), .sum(let second)):
      return .sum(first.merging(second, uniquingKeysWith: +))
    case (.added(let list), _): return .added(list + [other])
    default: return .added([one, other])
    }
  }

  static func * (one: Self, factor: Double) -> Self {
    switch one {
    case .sum(let parts): .sum(parts.mapValues { $0 * factor })
    case .scaled(let inner, let own): .scaled(inner, own * factor)
    default: .scaled(one, factor)
    }
  }

  /// The smallest or the largest of a list, by now where all of it has one unit.
  static func extreme(_ list: [Self], isSmallest: Bool) -> Self {
    let singles = list.compactMap(\.single)
    let units = Set(singles.filter { $0.value != 0 }.map(\.unit))
    // Zero is the same in all units but percent, whose base is not known here.
    if singles.count == list.count, units.count <= 1, let unit = units.first ?? singles.first?.unit
    {
      let values = singles.map(\.value)
      return .sum([unit: (isSmallest ? values.min() : values.max()) ?? 0])
    }
    return isSmallest ? .smallest(list) : .largest(list)
  }
}

extension StyleCalculation {
  /// The value in SVG's notation: a number with its unit, or a function without blanks, which `SVGLength` reads.
  var text: String {
    if let single { return Self.text(single.value, single.unit) }
    return "calc(\(inner))"
  }

  private var inner: String {
    switch self {
    case .sum(let parts):
      return parts.sorted { $0.key < $1.key }.map { Self.text($0.value, $0.key) }.reduce("") {
        $0.isEmpty || $1.hasPrefix("-") ? $0 + $1 : "\($0)+\($1)"
      }
    case .smallest(let list): return "min(\(list.map(\.inner).joined(separator: ",")))"
    case .largest(let list): return "max(\(list.map(\.inner).joined(separator: ",")))"
    case .added(let list): return list.map { "(\($0.inner))" }.joined(separator: "+")
    case .scaled(let one, let factor): return "\(Self.text(factor, .number))*(\(one.inner))"
    }
  }

  /// What is too large is the largest number, and what is none is 0 (CSS Values 4, 10.9).
  static func finite(_ value: Double) -> Double {
    let most = Double.greatestFiniteMagnitude
    return value.isNaN ? 0 : min(max(value, -most), most)
  }

  private static func text(_ stated: Double, _ unit: Unit) -> String {
    let value = finite(stated)
    return switch unit {
    case .number: "\(value)"
    case .user: "\(value)px"
    case .em: "\(value)em"
    case .ex: "\(value)ex"
    case .percent: "\(value)%"
    case .degrees: "\(value)deg"
    case .ofDocument(let name): "\(value)\(name)"
    }
  }
}
