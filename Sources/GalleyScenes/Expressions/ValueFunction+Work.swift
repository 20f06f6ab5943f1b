extension ValueFunction {
  /// What a function does, by the type that does it. Each function is a case, and the type switches over all of its cases:
  /// one that is forgotten does not compile.
  enum Work: Hashable, Sendable {
    /// `ValueFormatter`, for the canvas's locale.
    case formatter(Formatter)
    case text(OfTexts)
    case list(OfLists)
    case number(OfNumbers)
    case choice

    var name: String {
      switch self {
      case .formatter(let formatter): formatter.rawValue
      case .text(let function): function.rawValue
      case .list(let function): function.rawValue
      case .number(let function): function.rawValue
      case .choice: "if"
      }
    }
  }

  enum Formatter: String, CaseIterable, Sendable {
    case number, percent, currency, date, time, plural, uppercase, lowercase, capitalized, slug,
      equals, exceeds, not

    /// Whether it is done to each text of a list.
    var isForEachText: Bool {
      switch self {
      case .uppercase, .lowercase, .capitalized, .slug: true
      case .number, .percent, .currency, .date, .time, .plural, .equals, .exceeds, .not: false
      }
    }
  }

  enum OfTexts: String, CaseIterable, Sendable {
    case split, trim, replace, startsWith, endsWith, contains
  }

  /// Of lists, and of texts as lists of characters.
  enum OfLists: String, CaseIterable, Sendable {
    case join, count, length, isEmpty, first, last, slice, sorted, reversed, unique, compact
  }

  enum OfNumbers: String, CaseIterable, Sendable {
    case min, max, sum, round, floor, ceil, abs
  }
}
