import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// What a node of the view graph is made of: how it lays out, what its children are and how it is
/// painted. A content is a value made anew in every pass; the node is what stays.
protocol NodeContent {
  /// What the node is called in dumps and messages.
  var name: String { get }
  /// Whether the name was set, by `layoutName`.
  var isNamed: Bool { get }
  /// The behaviour for a new node, or for one whose behaviour cannot be updated.
  func makeBehavior(in context: NodeContext) -> any NodeBehavior
  /// Brings an existing behaviour up to date; false when a new one must be made.
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool
  /// Whether all that a node of `old` has answered holds for this content, too (PR4); `context` is
  /// what surrounds the node now. The display scale and the stack around are the same. Every content
  /// says it itself: one that forgets makes all that contain it be measured in every pass.
  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool
  /// Collects the node's own children, or those beside the one that a modifier wraps.
  func collectChildren(into collector: inout _ViewCollector)
  /// The axis that spacers and dividers below the node lie along, given the axis around it.
  func orientation(within outer: Axis?) -> Axis?
  /// What of the node is animated when it lies elsewhere than before.
  var frameMovement: FrameMovement { get }
  /// Paints the node and what is below it.
  func display(_ node: ViewNode, in builder: inout DisplayBuilder)
  /// What the node reports, given what its views report (PF1, ZB5).
  /// - Parameter content: given away, so that a change of it needs no copy.
  func preferences(of node: ViewNode, content: consuming PreferenceValues) -> PreferenceValues
  /// Whether the node may leave out views below it, as those that do not fit.
  var leavesOutViews: Bool { get }
  /// Whether views that a scroll view around does not show have not appeared.
  var isLazy: Bool { get }
  /// The views below the node in the order in which they report.
  func preferenceOrder(of node: ViewNode) -> [ViewNode]
  /// Called when a pass has placed the node: whether its views were made with what the pass found.
  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool
  /// Whether `react` runs user code.
  var reacts: Bool { get }
  /// Whether views within count as gone for what is done when views appear and disappear.
  var concealsAppearances: Bool { get }
  /// Called once all nodes are settled; adds what is to be done about it to the queue. What that changes starts another
  /// pass.
  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue)
  /// Adds to the queue what is to be done about a value that this pass has changed, and the next one may change again.
  func noteChange(_ node: ViewNode, in queue: ReactionQueue)
  /// Changes what a modifier tells the container around it.
  func changeContainerValues(_ values: inout ContainerValues)
  /// The content as it is seen now in a graph with a clock; nil where that is the content itself.
  func shown(on node: ViewNode, by motion: GraphMotion, in environment: EnvironmentValues)
    -> (any NodeContent)?
  /// Whether it fades while another content of its kind comes by a change that moves.
  func fades(into other: any NodeContent, in environment: EnvironmentValues) -> Bool
  /// How it draws what is in it elsewhere than layout has put that, in points of its own box; nil where it does not.
  /// - Parameters:
  ///   - size: of the box, in points.
  ///   - direction: of the layout around, by which it is mirrored.
  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform?
  /// The radius of the four corners that it draws or clips, in points; nil where it has none, or several.
  var cornerRadius: CGFloat? { get }
  /// Numbers that it was made with and that its frame does not show, in words by what they are: `line width`, `3`.
  var measures: [String: String] { get }
  /// The key of a view with matched geometry that others follow.
  var matchedSource: MatchedKey? { get }
}

extension NodeContent {
  var isNamed: Bool { false }
  var frameMovement: FrameMovement { .none }
  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool { false }
  func collectChildren(into collector: inout _ViewCollector) {}
  func preferences(of node: ViewNode, content: consuming PreferenceValues) -> PreferenceValues {
    content
  }
  var leavesOutViews: Bool { false }
  var isLazy: Bool { false }
  func preferenceOrder(of node: ViewNode) -> [ViewNode] {
    node.secondary.isEmpty ? node.children : node.children + node.secondary
  }
  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool { true }
  var reacts: Bool { false }
  var concealsAppearances: Bool { false }
  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {}
  func noteChange(_ node: ViewNode, in queue: ReactionQueue) {}
  func changeContainerValues(_ values: inout ContainerValues) {}
  func shown(on node: ViewNode, by motion: GraphMotion, in environment: EnvironmentValues)
    -> (any NodeContent)?
  { nil }
  func fades(into other: any NodeContent, in environment: EnvironmentValues) -> Bool { false }
  func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform? { nil }
  var cornerRadius: CGFloat? { nil }
  var measures: [String: String] { [:] }
  var matchedSource: MatchedKey? { nil }
  func orientation(within outer: Axis?) -> Axis? { outer }
  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    builder.displayChildren(of: node)
  }
}

/// What surrounds a node when it is updated.
struct NodeContext {
  var environment: EnvironmentValues
  /// The axis of the stack around the node (PV5).
  var orientation: Axis?
  var graph: ViewGraph
  /// The bodies around the node that have dynamic properties.
  var installation: PropertyConnections?
}
