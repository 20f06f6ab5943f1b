import GalleyGeometry

/// One view in the layout tree. A node outlives the passes: it is updated when its view changes,
/// and what it answered stays valid until then (PR4).
public final class LayoutNode {
  /// What the node is called in dumps and messages.
  public var name: String
  /// Whether somebody chose the name.
  public var isNamed = false
  public private(set) var behavior: any NodeBehavior
  public private(set) var children: [LayoutNode] = []
  public private(set) weak var parent: LayoutNode?
  public let statistics: LayoutStatistics
  public var layoutDirection: LayoutDirection {
    didSet { if oldValue != layoutDirection { invalidate() } }
  }

  /// Where the last pass put the node, in its parent's points.
  public private(set) var frame = CGRect.zero
  /// Whether the last pass left the node out.
  public private(set) var isAbsent = false
  /// What the last pass offered the node.
  public private(set) var placedProposal = ProposedViewSize.unspecified

  /// Whether the node has answered nothing since it was last invalidated.
  private var isStale = true
  private var answers = AnswerCache<CGSize>()
  private var placed = AnswerCache<[Placement]>()
  private var guides: [GuideQuery: CGFloat?] = [:]
  private var knownSpacing: ViewSpacing?
  private var knownPriority: Double?
  var recordedPlacement: Placement?

  private struct GuideQuery: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  public init(
    name: String, behavior: any NodeBehavior, statistics: LayoutStatistics = LayoutStatistics(),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.name = name
    self.behavior = behavior
    self.statistics = statistics
    self.layoutDirection = layoutDirection
  }

  /// Gives the node another behaviour and forgets its answers.
  public func setBehavior(_ behavior: any NodeBehavior) {
    self.behavior = behavior
    invalidate()
  }

  /// Gives the node its children, and forgets its answers if they are not the ones that it had.
  public func setChildren(_ children: [LayoutNode]) {
    let unchanged =
      self.children.count == children.count
      && zip(self.children, children).allSatisfy { $0 === $1 }
    if unchanged { return }
    for child in self.children where child.parent === self { child.parent = nil }
    self.children = children
    for child in children { child.parent = self }
    invalidate()
  }

  /// Forgets the answers of this node and of all that contain it.
  public func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      // A node that has answered nothing since it was last invalidated has nobody above it who knows
      // an answer that depends on it.
      if current.isStale, current !== self { return current.behavior.invalidate() }
      current.isStale = true
      current.answers.removeAll()
      current.placed.removeAll()
      current.guides.removeAll(keepingCapacity: true)
      current.knownSpacing = nil
      current.knownPriority = nil
      current.behavior.invalidate()
      node = current.parent
    }
  }

  /// Every proposal that the node was asked since it last changed, in order, with its answer.
  public var measuredAnswers: [(proposal: ProposedViewSize, size: CGSize)] {
    answers.entries.map { ($0.proposal, $0.answer) }
  }

  /// The name of the view itself, not of the attributes that are stated around it.
  var contentName: String {
    var node = self
    while node.behavior is AttributeBehavior, let child = node.children.first { node = child }
    return node.name
  }

  /// The children as a layout sees them.
  public var subviews: LayoutSubviews {
    LayoutSubviews(children, layoutDirection: layoutDirection)
  }
}

// What a node is asked. Every answer is worked out once for a proposal.
extension LayoutNode {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutUndefined
    statistics.queries += 1
    if statistics.keepsAnswers, let size = answers[proposal] { return size }
    statistics.measurements += 1
    isStale = false
    let answer = behavior.sizeThatFits(proposal, of: self)
    let size = answer.withoutUndefined
    if answer != size {
      statistics.report(.impossibleSize(answer), in: name)
    }
    answers[proposal] = size
    return size
  }

  public func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.withoutUndefined
    return ViewDimensions(size: sizeThatFits(proposal), of: self, proposal: proposal)
  }

  /// Where the children lie when the node has been offered `proposal`, in a box at the origin
  /// and as if the container were read from left to right: `place` mirrors (ST14).
  public func placements(for proposal: ProposedViewSize) -> [Placement] {
    let proposal = proposal.withoutUndefined
    if statistics.keepsAnswers, let known = placed[proposal] { return known }
    statistics.placements += 1
    isStale = false
    let size = sizeThatFits(proposal)
    let result = behavior.placements(in: size, proposal: proposal, of: self)
    placed[proposal] = result
    return result
  }

  public func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let query = GuideQuery(key: key, proposal: proposal.withoutUndefined)
    if statistics.keepsAnswers, let known = guides[query] { return known }
    isStale = false
    let size = sizeThatFits(query.proposal)
    let value = behavior.explicitAlignment(key, in: size, proposal: query.proposal, of: self)
    let usable = value.flatMap { $0.isNaN ? nil : $0 }
    guides[query] = .some(usable)
    return usable
  }

  public var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    isStale = false
    let spacing = behavior.spacing(of: self)
    knownSpacing = spacing
    return spacing
  }

  public var priority: Double {
    if let knownPriority { return knownPriority }
    isStale = false
    let priority = behavior.priority(of: self)
    knownPriority = priority
    return priority
  }

  /// The value that the node carries for a key, or the key's default (LP10).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    isStale = false
    return behavior.layoutValue(key, of: self)
  }

  func recordPlacement(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    var origin = position
    if anchor != .topLeading {
      let size = sizeThatFits(proposal)
      origin.x -= size.width * anchor.x
      origin.y -= size.height * anchor.y
    }
    guard origin.isFinite else {
      statistics.report(.undefinedPosition(position), in: name)
      return
    }
    recordedPlacement = Placement(origin: origin, proposal: proposal.withoutUndefined)
  }
}

extension LayoutNode {
  /// Puts the node at `origin` in its parent's points with what it answers to `proposal`, and
  /// places everything inside it.
  /// - Complexity: O(n) in the nodes below, each measured at most once for each distinct proposal.
  public func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    frame = CGRect(origin: origin, size: size)
    placedProposal = proposal
    isAbsent = false
    for (child, placement) in zip(children, placements(for: proposal)) {
      if placement.isAbsent {
        child.isAbsent = true
        continue
      }
      var origin = placement.origin
      if layoutDirection == .rightToLeft, behavior.mirrorsPlacements {
        let width = child.sizeThatFits(placement.proposal).width
        origin.x = size.width - origin.x - width
      }
      child.place(at: origin, proposal: placement.proposal)
    }
  }
}

/// How much work a tree did: what tests count.
public final class LayoutStatistics {
  /// Sizes that were asked for.
  public internal(set) var queries = 0
  /// Sizes that had to be worked out because no equal proposal had been asked before.
  public internal(set) var measurements = 0
  /// Sets of placements that had to be worked out.
  public internal(set) var placements = 0

  /// Whether nodes keep what they answered; off, every question is worked out again, for tests that
  /// keeping answers changes none.
  public var keepsAnswers = true
  /// What could not be laid out as asked, in the order in which it was found.
  public internal(set) var problems: [LayoutProblem] = []

  public init() {}

  func report(_ kind: LayoutProblem.Kind, in view: String) {
    problems.append(LayoutProblem(kind: kind, view: view))
  }

  /// The problems since the last time, which are then forgotten.
  public func takeProblems() -> [LayoutProblem] {
    defer { problems = [] }
    return problems
  }
}

extension CGSize {
  /// Undefined and negative lengths as 0.
  var withoutUndefined: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
