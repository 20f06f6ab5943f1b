import GalleyGeometry
import GalleyStrings

/// How a stack shares its length among its children (ST1 to ST7), along either axis.
struct StackSolver {
  let axis: Axis
  /// The guide that the children share across the axis.
  let guide: AlignmentKey
  /// The gap before each child but the first, in points.
  let gaps: [CGFloat]
  let extent: StackExtent
  let subviews: LayoutSubviews

  init(
    axis: Axis, guide: AlignmentKey, spacing: CGFloat?, extent: StackExtent = .views,
    subviews: LayoutSubviews
  ) {
    self.axis = axis
    self.guide = guide
    self.extent = extent
    self.subviews = subviews
    gaps = zip(subviews, subviews.dropFirst()).map { one, next in
      spacing ?? one.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// A child with the proposal that it was served and what it answered.
  struct ServedItem {
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
  }

  /// Offers every child its share of `proposal`; the result is in the children's order.
  func serve(_ proposal: ProposedViewSize) -> [ServedItem] {
    guard let length = proposal[axis] else {
      return subviews.map { serve($0, offer: nil, across: proposal[axis.other]) }
    }
    var remaining = shared(length)
    if Self.hasNoOrder(remaining) {
      let offer: CGFloat = remaining <= 0 ? 0 : .infinity
      return subviews.map { serve($0, offer: offer, across: proposal[axis.other]) }
    }
    var served: [ServedItem?] = Array(repeating: nil, count: subviews.count)
    let queue = ServingQueue(subviews, axis: axis, across: proposal[axis.other])
    for group in queue.groups.dropFirst() {
      remaining -= group.reduce(0) { $0 + $1.low }
    }
    for (rank, group) in queue.groups.enumerated() {
      if rank > 0 { remaining += group.reduce(0) { $0 + $1.low } }
      for (position, candidate) in group.enumerated() {
        let offer = max(remaining / CGFloat(group.count - position), 0)
        let item = serve(
          subviews[subviews.startIndex + candidate.index], offer: offer.isNaN ? 0 : offer,
          across: proposal[axis.other])
        let taken = item.dimensions.size[axis]
        if !taken.isNaN, !(remaining - taken).isNaN { remaining -= taken }
        served[candidate.index] = item
      }
    }
    return served.compactMap { $0 }
  }

  /// What is left of a length beside the gaps.
  private func shared(_ length: CGFloat) -> CGFloat { length - gaps.reduce(0, +) }

  /// If the room is 0 or infinite, all views are offered the same in any order (ST3, ST5): to ask for the order would double
  /// the questions with every level of nesting.
  private static func hasNoOrder(_ shared: CGFloat) -> Bool { shared <= 0 || shared == .infinity }

  /// The places of the children as they are served; nil where each is offered the same: its ideal length, nothing, or no end.
  func servingOrder(_ proposal: ProposedViewSize) -> [Int]? {
    guard let length = proposal[axis], !Self.hasNoOrder(shared(length)) else { return nil }
    return ServingQueue(subviews, axis: axis, across: proposal[axis.other]).groups.joined()
      .map(\.index)
  }

  /// In which order and with what the stack serves one child, in words.
  func explain(_ proposal: ProposedViewSize, child index: Int) -> [String] {
    guard let length = proposal[axis] else {
      return ["no length is offered along the stack: every child takes its ideal length (ST2)"]
    }
    let queue = ServingQueue(subviews, axis: axis, across: proposal[axis.other])
    let served = serve(proposal)
    let names = subviews.map { $0.node.name }
    let total = gaps.reduce(0, +)
    var lines = [
      "\(length.shortDescription) offered along the stack, \(total.shortDescription) of it for "
        + "\(gaps.count.counted("gap")) (ST1)"
    ]
    for (rank, candidate) in queue.groups.joined().enumerated() {
      let offer = served[candidate.index].proposal[axis]?.shortDescription ?? "nil"
      let taken = served[candidate.index].dimensions.size[axis].shortDescription
      let mark = candidate.index == index ? ">" : " "
      lines.append(
        "\(mark) \(rank + 1). \(names[candidate.index]): priority \(CGFloat(candidate.priority).shortDescription), "
          + "least \(candidate.low.shortDescription), flexibility \(candidate.flexibility.shortDescription), "
          + "offered \(offer), took \(taken)")
    }
    lines.append(
      "highest priority first, then least flexible; each is offered an equal share of the rest (ST4)"
    )
    return lines
  }

  private func serve(
    _ subview: LayoutSubview, offer: CGFloat?, across: CGFloat?
  ) -> ServedItem {
    let proposal = ProposedViewSize(major: offer, minor: across, along: axis)
    return ServedItem(proposal: proposal, dimensions: subview.dimensions(in: proposal))
  }

  /// The stack's size for served children (ST6, ST7).
  func size(of served: [ServedItem]) -> CGSize {
    let length = served.reduce(gaps.reduce(0, +)) { $0 + $1.dimensions.size[axis] }
    let extent = crossExtent(of: served)
    return CGSize(major: length, minor: extent.after + extent.before, along: axis)
  }

  /// How far the children reach before and after the line on which their guides meet.
  private func crossExtent(of served: [ServedItem]) -> (before: CGFloat, after: CGFloat) {
    if served.contains(where: { $0.dimensions.size[axis.other] == .infinity }) {
      return (0, .infinity)
    }
    let least: CGFloat = extent == .viewsAndGuide ? 0 : -.infinity
    var (before, after) = (least, least)
    for item in served {
      let guide = item.dimensions[guide]
      before = max(before, guide)
      after = max(after, item.dimensions.size[axis.other] - guide)
    }
    guard !served.isEmpty else { return (0, 0) }
    return (before, after)
  }

  /// Calls `place` with each child's origin in a stack at `origin` (ST9).
  func place(
    _ served: [ServedItem], at origin: CGPoint,
    _ place: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
  ) {
    let line = crossExtent(of: served).before
    var position = origin[axis]
    for (index, item) in served.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let across = line - item.dimensions[guide]
      let point = CGPoint(
        major: position, minor: origin[axis.other] + (across.isFinite ? across : 0), along: axis)
      place(subviews[subviews.startIndex + index], point, item.proposal)
      position += item.dimensions.size[axis]
    }
  }
}

/// The order in which a stack serves its children (ST4).
private struct ServingQueue {
  struct Candidate {
    /// Counted from the first of the stack's subviews.
    var index: Int
    var priority: Double
    /// The child's length when it is offered nothing, in points.
    var low: CGFloat
    /// How much longer the child gets when it is offered infinity.
    var flexibility: CGFloat
  }

  /// Candidates of one priority, the highest first; within a group the least flexible first.
  private(set) var groups: [[Candidate]] = []

  init(_ subviews: LayoutSubviews, axis: Axis, across: CGFloat?) {
    var candidates = subviews.enumerated().map { index, subview in
      let low = subview.sizeThatFits(ProposedViewSize(major: 0, minor: across, along: axis))[axis]
      let high = subview.sizeThatFits(
        ProposedViewSize(major: .infinity, minor: across, along: axis))[axis]
      let flexibility = high - low
      return Candidate(
        index: index, priority: subview.priority, low: low,
        flexibility: flexibility.isNaN ? 0 : flexibility)
    }
    candidates.sort { one, other in
      if one.priority != other.priority { return one.priority > other.priority }
      if one.flexibility == .infinity, other.flexibility == .infinity {
        if one.low != other.low { return one.low > other.low }
      } else if one.flexibility != other.flexibility {
        return one.flexibility < other.flexibility
      }
      return one.index < other.index
    }
    for candidate in candidates {
      if let last = groups.last?.last, last.priority == candidate.priority {
        groups[groups.count - 1].append(candidate)
      } else {
        groups.append([candidate])
      }
    }
  }
}
