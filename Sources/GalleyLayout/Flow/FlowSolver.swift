import GalleyGeometry

/// How a flow breaks its views into lines and stacks the lines, along either axis.
///
/// In this order: the views are read by their roles (`FlowRoles`), measured
/// (`FlowSolver+Measuring`), broken into lines (`FlowSolver+Breaking`) and limited
/// (`FlowSolver+Limiting`), stretched along their lines (`FlowSolver+Stretching`), stacked and placed
/// (`FlowSolver+Stacking`).
/// - Complexity: O(n) in the views for greedy breaks, O(n k) for even ones, k views being as many as a
///   line holds; each view is measured at most four times: at its ideal length; at the line's, or
///   at infinity and where it has grown; and where it is placed in a line that is deeper.
struct FlowSolver: Hashable, Sendable {
  /// What a view is offered when it is measured.
  enum Measuring {
    /// The line's length (CC6).
    case line
    /// Nothing: it has its ideal length (CC4).
    case ideal
    /// Nothing, and the line's length where its own is longer; it may grow.
    case flexible
  }

  let axis: Axis
  var alignment: Alignment
  /// The gap in points between two views of a line; nil, or none that is finite, asks the views.
  var itemSpacing: CGFloat?
  /// The gap in points between two lines; nil, or none that is finite, asks the deepest views of both.
  var lineSpacing: CGFloat?
  var measuring = Measuring.flexible
  /// Whether the container takes the length that it is offered, and not only what its lines need; one
  /// that is justified always does.
  var fillsLength = false
  var isJustified = false
  /// Whether the lines before a break that is forced, and the last one, are justified, too.
  var justifiesLastLines = true
  var isEven = false
  var maxLines: Int?
  var oversizedItems = OversizedItems.shrunk

  /// A view that stands in a line, with what it answered to the proposal that it is placed with.
  struct Item {
    var subview: LayoutSubview
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
    /// What the line counts, in points.
    var length: CGFloat
    var flexibility = FlowFlexibility.minimum
    /// From the item before to this one when both stand in a line, a separator between them included.
    var gap: CGFloat = 0
    var separator: Separator?
    var breaksLine = false
    /// Whether it was offered the depth of its line and is deeper for it.
    var fillsDepth = false
    /// From the start of the line to the start of the item, in points.
    var offset: CGFloat = 0
  }

  /// A view between two items of a line.
  struct Separator {
    var subview: LayoutSubview
    var length: CGFloat
    /// From the separator to the item behind it.
    var gap: CGFloat
    /// Whether it takes whatever depth it is offered.
    var isFlexible: Bool
  }

  /// Items between two breaks.
  struct Line {
    var items: Range<Int>
    /// Whether a break that was forced, or the end, comes behind it.
    var isLast = false
    /// From the first item's start to the last one's end, in points.
    var length: CGFloat = 0
    /// How far the items reach before and after the line on which their guides meet.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// From the container's start to the line's, across the axis.
    var offset: CGFloat = 0
    /// The line separator before it, where that lies and how deep it is.
    var separator: (subview: LayoutSubview, offset: CGFloat)?
    var depth: CGFloat { before + after }
  }

  /// All lines with their offsets, and the size that holds them.
  struct Arrangement {
    let content: FlowRoles
    var items: [Item] = []
    var lines: [Line] = []
    var size = CGSize.zero
    /// How many items the limit of lines keeps out.
    var hiddenCount = 0
    /// What stands behind the last item for those that are kept out.
    var indicator: LayoutSubview?
  }

  /// - Parameter offered: the length along the axis, or nil.
  func arrange(_ subviews: LayoutSubviews, offered: CGFloat?) -> Arrangement {
    var result = Arrangement(content: FlowRoles(subviews))
    let room = offered ?? .infinity
    result.items = measure(result.content, offered: offered)
    breakLines(&result, room: room)
    for index in result.lines.indices { stretch(&result, line: index, offered: offered) }
    stackLines(&result, offered: offered)
    return result
  }
}

/// The views of a flow by what they are to it.
struct FlowRoles {
  private(set) var items: [LayoutSubview] = []
  private(set) var lineBreaks: [LayoutSubview] = []
  /// Whether a line ends before each item.
  private(set) var breaksBefore: [Bool] = []
  private(set) var itemSeparators: [LayoutSubview] = []
  private(set) var lineSeparators: [LayoutSubview] = []
  /// The node that makes indicators; nil for a flow without them.
  private let indicating: LayoutNode?
  /// All indicators that there are by now.
  var indicators: [LayoutSubview] {
    indicating?.supply?.views.values.map { LayoutSubview(node: $0) } ?? []
  }

  /// The view that says how many items are hidden; nil where the flow has none.
  func indicator(hidden: Int) -> LayoutSubview? { indicating?.supplied(hidden) }

  init(_ subviews: LayoutSubviews) {
    indicating = subviews.first?.node.parent.flatMap { $0.supply == nil ? nil : $0 }
    items.reserveCapacity(subviews.count)
    var breaks = false
    for subview in subviews {
      switch subview[FlowValues.RoleKey.self] {
      case .item:
        items.append(subview)
        breaksBefore.append(breaks || subview[FlowValues.BreakBeforeKey.self])
        breaks = subview[FlowValues.BreakAfterKey.self]
      case .lineBreak:
        lineBreaks.append(subview)
        breaks = true
      case .itemSeparator: itemSeparators.append(subview)
      case .lineSeparator: lineSeparators.append(subview)
      case .indicator: break
      }
    }
  }
}
