import GalleyGeometry

/// What a node is called, and what else is told of it. It is asked when a dump or a message needs it, and not for every
/// node.
package protocol NodeLabel: AnyObject {
  /// The name in dumps and messages.
  var name: String { get }
  /// Whether the name was set, by `layoutName`.
  var isNamed: Bool { get }
  /// The radius of the four corners that it draws or clips, in points; nil for what has none, or several.
  var cornerRadius: CGFloat? { get }
  /// Numbers that it was made with and that its frame does not show, in words by what they are: `line width`, `3`.
  var measures: [String: String] { get }
}

/// A name that is there already.
private final class FixedName: NodeLabel {
  let name: String
  var isNamed: Bool { false }
  var cornerRadius: CGFloat? { nil }
  var measures: [String: String] { [:] }

  init(_ name: String) { self.name = name }
}

/// One view in the layout tree. A node outlives the passes: it is updated when its view changes,
/// and what it answered stays valid until then (PR4).
package final class LayoutNode {
  /// What knows the node's name: what owns the node, or owned by it. It says so when it ends.
  private unowned(unsafe) var naming: (any NodeLabel)?
  private let ownName: FixedName?
  /// What the node is called in dumps and messages.
  package var name: String { naming?.name ?? "a view" }
  /// Whether the name was set, by `layoutName`.
  package var isNamed: Bool { naming?.isNamed ?? false }
  /// The radius of the four corners that the node draws or clips, in points; nil for what has none, or several.
  package var cornerRadius: CGFloat? { naming?.cornerRadius }
  /// Numbers that the node and its layout were made with, in words by what they are.
  package var measures: [String: String] {
    behavior.measures.merging(naming?.measures ?? [:]) { own, _ in own }
  }
  package private(set) var behavior: any NodeBehavior
  package private(set) var children: [LayoutNode] = []
  /// Never one that is gone: a node that ends says so to its children. A weak reference would put the counts of every
  /// node into a table beside it.
  package private(set) unowned(unsafe) var parent: LayoutNode?
  package let statistics: LayoutStatistics
  package var layoutDirection: LayoutDirection {
    didSet { if oldValue != layoutDirection { invalidate() } }
  }

  /// Where the last pass put the node, in its parent's points.
  package private(set) var frame = CGRect.zero
  /// Whether the last pass left the node out.
  package private(set) var isAbsent = false
  /// Whether the node was ever placed.
  package private(set) var isPlaced = false
  /// What the last pass offered the node.
  package private(set) var placedProposal = ProposedViewSize.unspecified

  /// Makes views that the node's layout asks for by a number while it measures; nil for most nodes.
  package var supply: LazyChildren?

  private var memory = Memory()
  /// How often the node has forgotten its answers.
  private(set) var generation = 0
  var recordedPlacement: Placement?

  /// What the node has answered since it was last invalidated. It is bounded: a node that is asked
  /// ever other proposals forgets the oldest.
  struct Memory {
    /// Whether the node has answered nothing.
    var isStale = true
    var answers = AnswerCache<ProposedViewSize, CGSize>(limit: 1024)
    /// Counted by placements.
    var placed = AnswerCache<ProposedViewSize, [Placement]>(limit: 4096)
    /// Not a number for guides that the node does not state.
    var guides = AnswerCache<GuideQuery, CGFloat>(limit: 1024)
    var spacing: ViewSpacing?
    /// Not a number where it is not known.
    var priority = Double.nan

    mutating func forget() {
      isStale = true
      answers.removeAll()
      placed.removeAll()
      guides.removeAll()
      spacing = nil
      priority = .nan
    }
  }

  struct GuideQuery: Hashable {
    /// The guide's type, whose address is even, and the axis.
    private let key: UInt
    private let proposal: ProposedViewSize

    init(key: AlignmentKey, proposal: ProposedViewSize) {
      let type = UInt(bitPattern: ObjectIdentifier(key.id))
      self.key = key.axis == .horizontal ? type : type | 1
      self.proposal = proposal
    }
  }

  package convenience init(
    name: String, behavior: any NodeBehavior, statistics: LayoutStatistics = LayoutStatistics(),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      behavior: behavior, statistics: statistics, layoutDirection: layoutDirection,
      ownName: FixedName(name))
    naming = ownName
  }

  /// A node that is named by its owner: `named(by:)`.
  package convenience init(
    behavior: any NodeBehavior, statistics: LayoutStatistics, layoutDirection: LayoutDirection
  ) {
    self.init(
      behavior: behavior, statistics: statistics, layoutDirection: layoutDirection, ownName: nil)
  }

  private init(
    behavior: any NodeBehavior, statistics: LayoutStatistics, layoutDirection: LayoutDirection,
    ownName: FixedName?
  ) {
    self.ownName = ownName
    self.behavior = behavior
    self.statistics = statistics
    self.layoutDirection = layoutDirection
  }

  /// Who knows the node's name from now on; nil before that ends.
  package func named(by naming: (any NodeLabel)?) { self.naming = naming }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// Gives the node another behaviour and forgets its answers.
  package func setBehavior(_ behavior: any NodeBehavior) {
    self.behavior = behavior
    invalidate()
  }

  /// Gives the node its children, and forgets its answers if they are not the ones that it had.
  package func setChildren(_ children: [LayoutNode]) {
    let unchanged =
      self.children.count == children.count
      && zip(self.children, children).allSatisfy { $0 === $1 }
    if unchanged { return }
    for child in self.children where child.parent === self { child.parent = nil }
    self.children = children
    for child in children { child.parent = self }
    invalidate()
  }

  /// The supply's view for a number. A new one becomes the last child; what the node has answered
  /// holds, as nothing that it was asked before depends on the view.
  func supplied(_ number: Int) -> LayoutSubview? {
    guard let (child, isNew) = supply?.view(number) else { return nil }
    if isNew {
      children.append(child)
      child.parent = self
      child.isAbsent = true
    }
    return LayoutSubview(node: child)
  }

  /// The children that the last pass placed, each with its place in the ids of a `LayoutTree`:
  /// supplied views have one place together, so that an id says nothing about which were tried.
  package var placedChildren: [(place: Int, node: LayoutNode)] {
    let first =
      supply?.isInOrder == true ? children.count : children.count - (supply?.views.count ?? 0)
    return children.enumerated().filter { !$0.element.isAbsent }.map {
      (min($0.offset, first), $0.element)
    }
  }

  /// Forgets the answers of this node and of all that contain it.
  package func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      // If a node has answered nothing since it was last invalidated, no node above it keeps an answer that depends on it.
      if current.memory.isStale, current !== self { return current.behavior.invalidate() }
      current.memory.forget()
      current.generation += 1
      current.behavior.invalidate()
      node = current.parent
    }
  }

  /// Forgets what the behaviour has changed: nothing, its placements alone, or all answers.
  package func invalidateChanges() {
    switch behavior.outdatedAnswers(of: self) {
    case .none: break
    case .placements: memory.placed.removeAll()
    case .all: invalidate()
    }
  }

  /// The proposals that the node was asked since it last changed, in order, with its answers: the
  /// last 512 to 1,024 of them.
  package var measuredAnswers: [(proposal: ProposedViewSize, size: CGSize)] {
    memory.answers.entries.map { ($0.question, $0.answer) }
  }

  /// How many proposals the node was asked before the first of `measuredAnswers`.
  package var forgottenAnswers: Int { memory.answers.forgotten }

  /// How many answers of all kinds the node keeps.
  package var keptAnswers: Int {
    memory.answers.count + memory.placed.count + memory.guides.count
  }

  /// The name of the view itself, not of the attributes that are stated around it.
  var contentName: String {
    var node = self
    while node.behavior is AttributeBehavior, let child = node.children.first { node = child }
    return node.name
  }

  /// The children as a layout sees them.
  package var subviews: LayoutSubviews { LayoutSubviews(of: self) }
}

// What a node is asked. Every answer is worked out once for a proposal.
extension LayoutNode {
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    statistics.queries += 1
    if statistics.keepsAnswers, let size = memory.answers[proposal] { return size }
    // Answers are not used from now on: the layout only has to end.
    if statistics.isOver { return .zero }
    statistics.measurements += 1
    let outer = begin()
    let answer = behavior.sizeThatFits(proposal, of: self)
    statistics.answeringNode = outer
    let size = answer.withoutUndefined
    if answer != size {
      statistics.report(.impossibleSize(answer), in: name, foundBy: self)
    }
    memory.answers.keep(size, to: proposal)
    return size
  }

  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), of: self, proposal: proposal)
  }

  /// Where the children lie when the node has been offered `proposal`, in a box at the origin
  /// and as if the container were read from left to right: `place` mirrors (ST14).
  package func placements(for proposal: ProposedViewSize) -> [Placement] {
    let keeps = behavior.keepsPlacements
    if keeps, statistics.keepsAnswers, let known = memory.placed[proposal] { return known }
    if keeps { statistics.placements += 1 }
    let size = sizeThatFits(proposal)
    let outer = begin()
    let result = behavior.placements(in: size, proposal: proposal, of: self)
    statistics.answeringNode = outer
    if keeps { memory.placed.keep(result, to: proposal, cost: result.count + 1) }
    return result
  }

  /// Where the only child of a node that may have no more lies; see `placements(for:)`.
  private func onlyPlacement(in size: CGSize, for proposal: ProposedViewSize) -> Placement? {
    let outer = begin()
    defer { statistics.answeringNode = outer }
    return behavior.onlyPlacement(in: size, proposal: proposal, of: self)
  }

  package func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    // What has no views in it answers at once.
    let keeps = !children.isEmpty
    let query = GuideQuery(key: key, proposal: proposal)
    if keeps, statistics.keepsAnswers, let known = memory.guides[query] {
      return known.isNaN ? nil : known
    }
    if statistics.isOver { return nil }
    let size = sizeThatFits(proposal)
    let outer = begin()
    let value = behavior.explicitAlignment(key, in: size, proposal: proposal, of: self)
    statistics.answeringNode = outer
    if keeps { memory.guides.keep(value ?? .nan, to: query) }
    return value.flatMap { $0.isNaN ? nil : $0 }
  }

  package var spacing: ViewSpacing {
    if let known = memory.spacing { return known }
    let outer = begin()
    let spacing = behavior.spacing(of: self)
    statistics.answeringNode = outer
    memory.spacing = spacing
    return spacing
  }

  package var priority: Double {
    if !memory.priority.isNaN { return memory.priority }
    let outer = begin()
    let priority = behavior.priority(of: self)
    statistics.answeringNode = outer
    memory.priority = priority
    return priority
  }

  /// The value that the node carries for a key, or the key's default (LP10).
  package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    let outer = begin()
    defer { statistics.answeringNode = outer }
    return behavior.layoutValue(key, of: self)
  }

  /// Called before an answer is worked out that was not known: problems that are found until then
  /// belong to the node.
  /// - Returns: the node that is answering around, to be set again afterwards. A closure would be two
  ///   more frames of the stack for each level of views.
  private func begin() -> LayoutNode? {
    statistics.willAnswer(self)
    memory.isStale = false
    let outer = statistics.answeringNode
    statistics.answeringNode = self
    return outer
  }

  /// What the node knows, for those who look without a trace.
  var knowledge: Memory {
    get { memory }
    set { memory = newValue }
  }

  func recordPlacement(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = sizeThatFits(proposal)
      origin.x -= size.width * anchor.x
      origin.y -= size.height * anchor.y
    }
    guard origin.isFinite else {
      statistics.report(
        .undefinedPosition(position), in: name, foundBy: statistics.answeringNode ?? self)
      return
    }
    recordedPlacement = Placement(origin: origin, proposal: proposal)
  }
}

extension LayoutNode {
  /// Puts the node at `origin` in its parent's points with what it answers to `proposal`, and
  /// places everything inside it.
  /// - Complexity: O(n) in the nodes below, each measured at most once for each distinct proposal.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    if statistics.isOver { return }
    let size = sizeThatFits(proposal)
    frame = CGRect(origin: origin, size: size)
    placedProposal = proposal
    isAbsent = false
    isPlaced = true
    if let placement = onlyPlacement(in: size, for: proposal) {
      return place(children[0], as: placement, in: size)
    }
    let placements = placements(for: proposal)
    // Views that were supplied later than the placements were worked out have no part in them.
    for child in children.dropFirst(placements.count) { child.isAbsent = true }
    for (child, placement) in zip(children, placements) { place(child, as: placement, in: size) }
  }

  private func place(_ child: LayoutNode, as placement: Placement, in size: CGSize) {
    if placement.isAbsent { return child.isAbsent = true }
    var origin = placement.origin
    if layoutDirection == .rightToLeft, behavior.mirrorsPlacements {
      let width = child.sizeThatFits(placement.proposal).width
      origin.x = size.width - origin.x - width
    }
    child.place(at: origin, proposal: placement.proposal)
  }
}

extension CGSize {
  /// Undefined and negative lengths as 0.
  var withoutUndefined: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
