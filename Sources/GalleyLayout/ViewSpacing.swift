import GalleyGeometry

/// How much room a view wants between itself and its neighbours, edge by edge (SG1 to SG10).
///
/// An edge may state lengths in categories. Two edges that share a category are as far apart as the
/// sum of what they state in it; otherwise the plain lengths decide, and where none is stated the
/// default distance.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance between two views of which neither states one, in points (SG1).
  package static let defaultDistance: CGFloat = 8

  /// What one edge states; nil states nothing.
  struct EdgePreference: Hashable, Sendable {
    /// The length towards anything.
    var plain: CGFloat?
    /// A text's length towards the text above or below it.
    var textToText: CGFloat?
    /// Between the bottom of a text and the top of what is no text.
    var belowText: CGFloat?
    /// Between the bottom of what is no text and the top of a text.
    var aboveText: CGFloat?
    /// A control's length towards anything that states one for texts: a row of a text and a slider is not set as close
    /// to the next row as two lines of text.
    var control: CGFloat?
    /// A symbol's length towards the text or the symbol above or below it: the text's own does not count.
    var symbol: CGFloat?

    func distance(to other: EdgePreference) -> CGFloat {
      var shared = distanceOfSymbols(to: other)
      for category in [\EdgePreference.textToText, \.belowText, \.aboveText] {
        guard let own = self[keyPath: category], let others = other[keyPath: category] else {
          continue
        }
        shared = max(shared ?? own + others, own + others)
      }
      if let shared { return max(shared, control ?? shared, other.control ?? shared) }
      if let plain, let others = other.plain { return max(plain, others) }
      return plain ?? other.plain ?? ViewSpacing.defaultDistance
    }

    private func distanceOfSymbols(to other: EdgePreference) -> CGFloat? {
      guard symbol != nil || other.symbol != nil,
        let own = symbol ?? textToText.map({ _ in 0 }),
        let others = other.symbol ?? other.textToText.map({ _ in 0 })
      else { return nil }
      return own + others
    }

    mutating func formMaximum(with other: EdgePreference) {
      plain = Self.larger(plain, other.plain)
      textToText = Self.larger(textToText, other.textToText)
      belowText = Self.larger(belowText, other.belowText)
      aboveText = Self.larger(aboveText, other.aboveText)
      control = Self.larger(control, other.control)
      // In a row with a text, the text decides.
      symbol = textToText == nil ? Self.larger(symbol, other.symbol) : nil
    }

    private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one, let other else { return one ?? other }
      return max(one, other)
    }
  }

  /// What the edges state. A view mostly has the spacing of a view in it, and nodes keep it: they share it. It is
  /// changed by its only owner.
  private final class Edges: @unchecked Sendable {
    var top = EdgePreference()
    var leading = EdgePreference()
    var bottom = EdgePreference()
    var trailing = EdgePreference()

    init() {}

    init(_ other: Edges) {
      (top, leading, bottom, trailing) = (other.top, other.leading, other.bottom, other.trailing)
    }

    static let none = Edges()
  }

  private var edges: Edges

  /// A spacing that states nothing.
  public init() { edges = .none }

  public static func == (one: ViewSpacing, other: ViewSpacing) -> Bool {
    one.edges === other.edges || Edge.allCases.allSatisfy { one[$0] == other[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    for edge in Edge.allCases { hasher.combine(self[edge]) }
  }

  /// No distance on any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge].plain = 0 }
    return spacing
  }()

  /// What a view that is no text states: where a text stands above or below it, the text's own
  /// metrics decide (SG6).
  package static let content: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing[.top].belowText = 0
    spacing[.bottom].aboveText = 0
    return spacing
  }()

  /// What a symbol states: it touches the text or the symbol above or below it (SG6).
  package static let symbol: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing[.top].symbol = 0
    spacing[.bottom].symbol = 0
    return spacing
  }()

  /// The spacing of what is a control, or holds one: as far from texts above and below as from all else.
  package var ofControl: ViewSpacing {
    var spacing = self
    spacing[.top].control = Self.defaultDistance
    spacing[.bottom].control = Self.defaultDistance
    return spacing
  }

  /// The spacing of what touches a text above it where it begins with a text itself.
  package var touchingTextAbove: ViewSpacing {
    guard self[.top].textToText != nil else { return self }
    var spacing = self
    spacing[.top].textToText = 0
    return spacing
  }

  /// What a text states (SG4, SG6), in points: `leading` towards a text above it, `below` and
  /// `above` towards other views.
  package static func text(leading: CGFloat, below: CGFloat, above: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing[.top].textToText = leading
    spacing[.bottom].textToText = 0
    spacing[.bottom].belowText = below
    spacing[.top].aboveText = above
    return spacing
  }

  /// No distance on the edges of the set, nothing on the others (SG3).
  package static func zero(on axes: Axis.Set) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases where axes.contains(Axis.Set(edge.axis)) { spacing[edge].plain = 0 }
    return spacing
  }

  subscript(edge: Edge) -> EdgePreference {
    get {
      switch edge {
      case .top: edges.top
      case .leading: edges.leading
      case .bottom: edges.bottom
      case .trailing: edges.trailing
      }
    }
    set {
      if !isKnownUniquelyReferenced(&edges) { edges = Edges(edges) }
      switch edge {
      case .top: edges.top = newValue
      case .leading: edges.leading = newValue
      case .bottom: edges.bottom = newValue
      case .trailing: edges.trailing = newValue
      }
    }
  }

  /// The distance in points between this view and the one after it along `axis` (SG2).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? edges.trailing.distance(to: next.edges.leading)
      : edges.bottom.distance(to: next.edges.top)
  }

  /// Takes the larger of both spacings in every category of `edges` (SG8).
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if self.edges === other.edges { return }
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge].formMaximum(with: other[edge])
    }
  }

  /// The union of both spacings on `edges` (SG8).
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The spacing with nothing stated on `edges`: the default distance again (SG5).
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) && self[edge] != EdgePreference() {
      result[edge] = EdgePreference()
    }
    return result
  }

  /// The spacing with that of what is no text on `edges`: beside a text above or below, that text's metrics decide.
  /// Measured on iOS: a button with padding over a line of 12 points is 4.67 from it, and that line 7.53 from the next
  /// button (ha-buttons.png); a line of 17 points below a padded divider is 6.4 from it (tca-meetingscroll.png).
  func resettingToContent(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = Self.content[edge] }
    return result
  }

  /// The edges along some axes.
  static func edges(along axes: Axis.Set) -> Edge.Set {
    var edges: Edge.Set = []
    for edge in Edge.allCases where axes.contains(Axis.Set(edge.axis)) {
      edges.insert(Edge.Set(edge))
    }
    return edges
  }
}
