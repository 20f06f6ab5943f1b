import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views in a row or a column under the name of UIKit. Their sizes are those of their contents, or of constraints of
/// their own width or height to a number.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// Whether the views are side by side, as by default, or below each other.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap between two views, in points: 0 by default. The least one where the gaps are equal.
  public var spacing: CGFloat = 0
  /// Where the views lie across the axis: from side to side by default.
  public var alignment = Alignment.fill
  /// How the room along the axis is used: one view takes what is left by default.
  public var distribution = Distribution.fill
  /// Whether the views stay off the edges by `layoutMargins`: false by default.
  public var isLayoutMarginsRelativeArrangement = false
  private var arranged: [UIView] = []
  private var ownSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views, side by side.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// The views that are arranged, in their order; those that left the stack are none of them.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Adds a view at the end of the others.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the others; a place that is not there is the nearest one.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    var views = arrangedSubviews
    views.removeAll { $0 === view }
    views.insert(view, at: min(max(stackIndex, 0), views.count))
    arranged = views
    if view.superview !== self { addSubview(view) }
  }

  /// Arranges a view no more. It stays a subview.
  public func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// Changes the gap behind a view, in points.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The arranged views that have a place: hidden ones have none.
  var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The gap behind a view.
  func gap(after view: UIView) -> CGFloat { ownSpacing[ObjectIdentifier(view)] ?? spacing }

  /// Room at the edges.
  var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// How the room along the axis is used.
  public enum Distribution: Int, Hashable, Sendable {
    /// One view takes what is left, the first one of the lowest hugging priority; where there is too little room, the
    /// last one of the lowest resistance loses (assumed of equal priorities).
    case fill
    /// All views are as long as each other.
    case fillEqually
    /// In proportion to the contents.
    case fillProportionally
    /// The gaps are as long as each other.
    case equalSpacing
    /// The middles of the views are as far from each other.
    case equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From side to side.
    case fill
    /// At the leading side of a column, at the top of a row.
    case leading
    /// As `leading`: baselines are not compared.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side of a column, at the bottom of a row.
    case trailing
    /// As `trailing`: baselines are not compared.
    case lastBaseline

    /// The same as `leading`.
    public static var top: Alignment { .leading }
    /// The same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

/// An arranged view, as large as its content or its own constraints say.
struct UIIntrinsicItem: View {
  private let uncachedBody = UncachedBody()
  let view: UIView

  init(view: UIView) { self.view = view }

  var body: some View {
    let own = view.statedIntrinsicSize
    ZStack { UIIntrinsicContent(view: view) }
      .frame(
        width: view.statedLength(.horizontal) ?? own.flatMap { $0.width < 0 ? nil : $0.width },
        height: view.statedLength(.vertical) ?? own.flatMap { $0.height < 0 ? nil : $0.height })
  }
}

/// The views of a stack along its axis.
struct UIStackLayout: Layout {
  let stack: UIStackView
  /// Whether the views share what is offered, as the frame of the stack; else the layout is as large as they ask for.
  let fills: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let own = onAnyActor((self, subviews)) { $0.size(of: $1, proposal) }
    guard fills else { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frames = onAnyActor((self, subviews)) { $0.frames(of: $1, in: bounds) }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// All of the contents behind each other, and as much across as the largest one.
  @MainActor private func size(of subviews: Subviews, _ proposal: ProposedViewSize) -> CGSize {
    let (views, margins) = (stack.shownSubviews, stack.margins)
    let isRow = stack.axis == .horizontal
    let across = (isRow ? proposal.height : proposal.width).map {
      max(0, $0 - (isRow ? margins.top + margins.bottom : margins.left + margins.right))
    }
    let sizes = sizes(of: subviews, across)
    let gaps = views.dropLast().map { stack.gap(after: $0) }.reduce(0, +)
    let lengths = sizes.map { isRow ? $0.width : $0.height }
    let isEqual = stack.distribution == .fillEqually
    let along =
      gaps
      + (isEqual ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +))
    let widest = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    return CGSize(
      width: (isRow ? along : widest) + margins.left + margins.right,
      height: (isRow ? widest : along) + margins.top + margins.bottom)
  }

  /// What a view is asked for: its length along the axis with all that there is across.
  @MainActor private func asked(_ across: CGFloat?) -> ProposedViewSize {
    stack.axis == .horizontal
      ? .unspecified : ProposedViewSize(width: across, height: nil)
  }

  /// The sizes of the contents, or those that constraints say; 0 where nothing does along the axis.
  @MainActor private func sizes(of subviews: Subviews, _ across: CGFloat?) -> [CGSize] {
    zip(stack.shownSubviews, subviews).map { view, subview in
      let size = subview.sizeThatFits(asked(across))
      return CGSize(
        width: length(of: view, .horizontal, size.width),
        height: length(of: view, .vertical, size.height))
    }
  }

  @MainActor private func length(
    of view: UIView, _ axis: Axis, _ content: CGFloat
  ) -> CGFloat {
    let isLess = axis == stack.axis && view.lacksLength(axis)
    return view.statedLength(axis) ?? (isLess ? 0 : content)
  }

  @MainActor private func frames(of subviews: Subviews, in bounds: CGRect) -> [CGRect] {
    let (views, margins) = (stack.shownSubviews, stack.margins)
    let isRow = stack.axis == .horizontal
    let room = CGRect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.left - margins.right),
      height: max(0, bounds.height - margins.top - margins.bottom))
    let across = isRow ? room.height : room.width
    let sizes = sizes(of: subviews, across)
    let spans = UIStackSpans(
      stack: stack, views: views, lengths: sizes.map { isRow ? $0.width : $0.height },
      room: isRow ? room.width : room.height
    ).spans
    return zip(spans, zip(views, sizes)).map { span, item in
      let stated = item.0.statedLength(isRow ? .vertical : .horizontal)
      let content = isRow ? item.1.height : item.1.width
      let fills = stack.alignment == .fill && stated == nil
      let breadth = fills ? across : content
      let place = (across - breadth) * stack.alignment.share
      return isRow
        ? CGRect(
          x: room.minX + span.start, y: room.minY + place, width: span.length, height: breadth)
        : CGRect(
          x: room.minX + place, y: room.minY + span.start, width: breadth, height: span.length)
    }
  }
}

extension UIStackView.Alignment {
  /// The part of the room left across that is before a view.
  fileprivate var share: CGFloat {
    switch self {
    case .fill, .leading, .firstBaseline: 0
    case .center: 0.5
    case .trailing, .lastBaseline: 1
    }
  }
}

/// Where views begin along the axis of a stack, and how long they are.
@MainActor struct UIStackSpans {
  let stack: UIStackView
  let views: [UIView]
  /// Those of the contents.
  let lengths: [CGFloat]
  let room: CGFloat

  private var gaps: [CGFloat] { views.dropLast().map { stack.gap(after: $0) } }

  var spans: [(start: CGFloat, length: CGFloat)] {
    guard !views.isEmpty else { return [] }
    let count = CGFloat(views.count)
    let left = room - gaps.reduce(0, +)
    switch stack.distribution {
    case .fill: return behindEachOther(filled(left), gaps)
    case .fillEqually:
      return behindEachOther(lengths.map { _ in max(0, left / count) }, gaps)
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      return behindEachOther(
        lengths.map { max(0, sum > 0 ? left * $0 / sum : left / count) }, gaps)
    case .equalSpacing:
      guard count > 1 else { return behindEachOther(filled(left), gaps) }
      let even = (room - lengths.reduce(0, +)) / (count - 1)
      return behindEachOther(lengths, gaps.map { max($0, even) })
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, count > 1 else {
        return behindEachOther(filled(left), gaps)
      }
      let step = (room - first / 2 - last / 2) / (count - 1)
      return lengths.enumerated().map { index, length in
        (first / 2 + step * CGFloat(index) - length / 2, length)
      }
    }
  }

  private func behindEachOther(
    _ lengths: [CGFloat], _ gaps: [CGFloat]
  ) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  /// The lengths with one that takes, or loses, what is left.
  private func filled(_ left: CGFloat) -> [CGFloat] {
    var filled = lengths
    let rest = left - lengths.reduce(0, +)
    let axis = stack.axis
    let free = views.indices.filter { views[$0].statedLength(axis) == nil }
    if rest >= 0 {
      let taker = free.min { hugging(views[$0], axis) < hugging(views[$1], axis) }
      if let taker { filled[taker] += rest }
    } else {
      func resistance(_ index: Int) -> Float {
        views[index].contentCompressionResistancePriority(for: axis).rawValue
      }
      let loser = free.reversed().min { resistance($0) < resistance($1) }
      if let loser { filled[loser] = max(0, filled[loser] + rest) }
    }
    return filled
  }

  /// A view without a length of its own keeps to nothing.
  private func hugging(_ view: UIView, _ axis: Axis) -> Float {
    view.lacksLength(axis) ? -1 : view.contentHuggingPriority(for: axis).rawValue
  }
}
