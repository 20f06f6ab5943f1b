import GalleyGeometry
import GalleyViews

extension NSLayoutConstraint {
  /// How views of a visual format lie to each other across it.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their leading edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their trailing edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their upper edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their lower edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Their leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Their trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their horizontal middles are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their vertical middles are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// From left to right in any case, which the others are here, too.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// The parts that are the same of all views.
    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .leading), (.alignAllLeading, .leading), (.alignAllRight, .trailing),
        (.alignAllTrailing, .trailing), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The constraints that a text draws: `H:|-[name]-8-[field(>=100)]-|`. A text that cannot be read, that names a view or a
  /// number that is not given, or the edge of the view around one that is in none, has none, and a warning names it.
  /// - Parameters:
  ///   - opts: how the views lie to each other across the text's direction.
  ///   - metrics: numbers by the names that the text has for them.
  ///   - views: views by the names that the text has for them.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics: metrics ?? [:], views: views)
    guard var constraints = reader.read() else {
      CurrentCanvas.ignore("constraints(withVisualFormat: \"\(format)\")")
      return []
    }
    for (one, next) in zip(reader.named, reader.named.dropFirst()) {
      constraints += opts.attributes.map {
        NSLayoutConstraint(
          item: next, attribute: $0, relatedBy: .equal, toItem: one, attribute: $0, multiplier: 1,
          constant: 0)
      }
    }
    return constraints
  }
}

/// Reads a visual format by Apple's grammar (Auto Layout Guide, "Visual Format Language").
@MainActor private struct VisualFormat {
  /// The views in the order of the text.
  private(set) var named: [UIView] = []
  private var rest: Substring
  private var axis = Axis.horizontal
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// What a length or a gap is.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// What is between two views.
  private enum Gap {
    case none, standard
    case lengths([Predicate])
  }

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (rest, self.metrics, self.views) = (format.filter { !$0.isWhitespace }[...], metrics, views)
  }

  private var edges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// The constraints; nil of a text that cannot be read.
  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var constraints: [NSLayoutConstraint] = []
    var gap: Gap?
    if take("|") {
      guard let first = readGap() else { return nil }
      gap = first
    }
    while take("[") {
      guard let view = readView(&constraints) else { return nil }
      if let gap {
        let before = named.last.map { between($0, view, gap) }
        guard let made = before ?? toEdge(of: view, edges.first, gap) else { return nil }
        constraints += made
      }
      named.append(view)
      gap = readGap()
      if gap == nil { return nil }
    }
    guard let last = named.last, let gap else { return nil }
    if take("|") {
      guard let made = toEdge(of: last, edges.last, gap) else { return nil }
      constraints += made
    } else {
      guard case .none = gap else { return nil }
    }
    return rest.isEmpty ? constraints : nil
  }

  /// `name(lengths)]`
  private mutating func readView(_ constraints: inout [NSLayoutConstraint]) -> UIView? {
    guard let view = views[readName()] as? UIView else { return nil }
    if take("(") {
      guard let lengths = readPredicates() else { return nil }
      let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      constraints += lengths.map { related(view, attribute, $0.view, attribute, $0) }
    }
    return take("]") ? view : nil
  }

  private mutating func readGap() -> Gap? {
    guard take("-") else { return Gap.none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    var lengths: [Predicate]?
    if take("(") {
      lengths = readPredicates()
    } else {
      lengths = readNumber().map { [Predicate(constant: $0)] }
    }
    guard let lengths, take("-") else { return nil }
    return .lengths(lengths)
  }

  /// `>=100@250,name)`
  private mutating func readPredicates() -> [Predicate]? {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate()
      if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      if let view = views[String(rest.prefix(while: isPartOfName))] as? UIView {
        _ = readName()
        predicate.view = view
      } else {
        guard let number = readNumber() else { return nil }
        predicate.constant = number
      }
      if take("@") {
        guard let number = readNumber() else { return nil }
        predicate.priority = UILayoutPriority(rawValue: Float(number))
      }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  private func isPartOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private mutating func readName() -> String {
    let name = rest.prefix(while: isPartOfName)
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// A number, or the name of one.
  private mutating func readNumber() -> CGFloat? {
    let sign: CGFloat = take("-") ? -1 : 1
    let word = String(rest.prefix { isPartOfName($0) || $0 == "." })
    rest = rest.dropFirst(word.count)
    // A number may have such a name, too: `nan`.
    if let number = Double(word), number.isFinite { return sign * CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return sign * number
    case let number as Double: return sign * CGFloat(number)
    case let number as Float: return sign * CGFloat(number)
    case let number as Int: return sign * CGFloat(number)
    case let number as NSNumber: return sign * CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private func related(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ part: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: part, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    return constraint
  }

  /// Standard gaps are 8 points between views (Apple's guide to the language).
  private func between(_ one: UIView, _ next: UIView, _ gap: Gap) -> [NSLayoutConstraint] {
    lengths(of: gap, standard: 8).map { related(next, edges.first, one, edges.last, $0) }
  }

  /// Standard gaps at edges are the margins of the view around, which are assumed to be those of iOS. Nil of a view that is
  /// in none.
  private func toEdge(
    of view: UIView, _ edge: NSLayoutConstraint.Attribute, _ gap: Gap
  ) -> [NSLayoutConstraint]? {
    guard let outer = view.superview else { return nil }
    let isFirst = edge == edges.first
    if case .standard = gap {
      let margins: [NSLayoutConstraint.Attribute] =
        axis == .horizontal ? [.leadingMargin, .trailingMargin] : [.topMargin, .bottomMargin]
      return [related(view, edge, outer, isFirst ? margins[0] : margins[1], Predicate())]
    }
    // A gap at the end lies between the view and the edge: the edge is the one that is further along.
    return lengths(of: gap, standard: 0).map {
      isFirst ? related(view, edge, outer, edge, $0) : related(outer, edge, view, edge, $0)
    }
  }

  private func lengths(of gap: Gap, standard: CGFloat) -> [Predicate] {
    switch gap {
    case .none: [Predicate()]
    case .standard: [Predicate(constant: standard)]
    case .lengths(let lengths): lengths
    }
  }
}
