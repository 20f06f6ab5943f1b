import GalleyData

/// What a placeholder says, read once for a template and worked out for each row.
///
/// Chains of one operator are lists and no nested pairs: how deep an expression lies is how deep its parentheses,
/// calls and lists lie, which the parser bounds.
struct Expression: Sendable {
  indirect enum Form: Sendable {
    /// The names on the way: `item.price`.
    case path([String])
    case literal(JSONNode.Value)
    /// A number alone in a placeholder, which may be the name of a column: `2024`.
    case numeral(Double)
    /// A whole number of more digits than a `Double` keeps.
    case longInteger(String)
    case list([Expression])
    /// `(stops | last).name`.
    case member(Expression, [String])
    case negated(Expression)
    case not(Expression)
    /// `a + b - c`, from the left.
    case arithmetic(Expression, [(Arithmetic, Expression)])
    case comparison(Comparison, Expression, Expression)
    /// `a and b and c`.
    case all([Expression])
    /// `a or b or c`.
    case any([Expression])
    /// `a ?? b ?? c`.
    case firstOf([Expression])
    case piped(Expression, [Call])
  }

  enum Arithmetic: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case modulo = "%"

    var isProduct: Bool { self != .plus && self != .minus }
  }

  enum Comparison: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// `number(2)`, of the value before it.
  struct Call: Sendable {
    var function: ValueFunction
    var arguments: [(label: String?, value: Expression)]
    /// In UTF-8 bytes of the string.
    var range: Range<Int>
  }

  var form: Form
  /// Where it stands, in UTF-8 bytes of the string.
  var range: Range<Int>
}
