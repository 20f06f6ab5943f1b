/// A selector of CSS: compounds in a row, each bound to the one before.
struct Selector {
  struct Attribute {
    enum Match {
      case exists, equals, includes, dash, prefix, suffix, contains
    }
    var name: String
    var match: Match
    var value: String
    /// `[name="value" i]`.
    var ignoresCase = false
  }

  /// Every `step` siblings from the one at `offset`, counted from 1: `2n+1`.
  struct Nth {
    var step: Int
    var offset: Int
    var isFromEnd = false
    var isOfType = false
    /// Only siblings that one of these selects are counted.
    var of: [Selector]?

    func counts(_ place: Int) -> Bool {
      let distance = place - offset
      if step == 0 { return distance == 0 }
      return distance % step == 0 && distance / step >= 0
    }
  }

  indirect enum PseudoClass {
    case root
    case empty
    case nth(Nth)
    case only(isOfType: Bool)
    /// `:is()`, and `:where()`, which weighs nothing.
    case isAny([Selector], weighs: Bool)
    case isNone([Selector])
    case language([String])
    /// `:link` and `:any-link`.
    case link
    /// What needs a user: `:hover`, `:focus`, `:target`.
    case never
  }

  /// What one element has to be.
  struct Compound {
    var type: String?
    /// Whether its namespace is not SVG's: it selects nothing.
    var isForeign = false
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [Attribute] = []
    var pseudoClasses: [PseudoClass] = []
    /// How it is bound to the one before: ` `, `>`, `+` or `~`.
    var combinator: UInt8 = 32

    /// As `Selector.specificity`.
    var specificity: Int {
      ids.count * 1_000_000 + (classes.count + attributes.count) * 1000 + (type == nil ? 0 : 1)
        + pseudoClasses.reduce(0) { $0 + $1.specificity }
    }
  }

  var parts: [Compound]
  /// Ids, then classes, attributes and pseudo-classes, then types: each in a thousand of the next.
  var specificity: Int

  /// A selector is looked for by the rarest name of its last compound.
  enum Key: Hashable {
    case id(String), name(String), type(String), any
  }

  var key: Key {
    guard let last = parts.last else { return .any }
    if let id = last.ids.first { return .id(id) }
    if let name = last.classes.first { return .name(name) }
    return last.type.map { .type($0) } ?? .any
  }
}

extension Selector.PseudoClass {
  /// Lists weigh as much as the heaviest of their selectors.
  fileprivate var specificity: Int {
    func heaviest(_ list: [Selector]) -> Int { list.map(\.specificity).max() ?? 0 }
    return switch self {
    case .isAny(let list, let weighs): weighs ? heaviest(list) : 0
    case .isNone(let list): heaviest(list)
    case .nth(let nth): 1000 + heaviest(nth.of ?? [])
    default: 1000
    }
  }
}
