import GalleyDiagnostics
import GalleyGeometry

// The parts of a node that change together.

/// What tells a node from its neighbours: another key is another node.
struct NodeKey {
  let identity: ViewIdentity
  /// The type of the content.
  let kind: ObjectIdentifier
  /// Whether the node is a modifier around another one.
  let isWrapper: Bool
}

/// What a pass found around a node: all of it is new with each pass.
struct NodeSurroundings {
  let environment: EnvironmentValues
  /// The axis of the stack around the node.
  let orientation: Axis?
  /// The bodies around the node that have properties.
  let installation: PropertyConnections?
  let source: SourceLocation?

  init(_ context: NodeContext, source: SourceLocation?) {
    environment = context.environment
    orientation = context.orientation
    installation = context.installation
    self.source = source
  }

  /// The context of a content that is made between two passes.
  func context(in graph: ViewGraph) -> NodeContext {
    NodeContext(
      environment: environment, orientation: orientation, graph: graph, installation: installation)
  }

  /// Whether what lies around the node does not by itself change what it answers.
  func mayKeepAnswers(in context: NodeContext) -> Bool {
    environment.displayScale == context.environment.displayScale
      && orientation == context.orientation
  }
}

/// The nodes around a node and in it.
struct NodeRelatives {
  /// The views that the node lays out.
  var children: [ViewNode] = []
  /// Views beside the wrapped one.
  var secondary: [ViewNode] = []
  /// Without a count of references: a node that is deinitialized clears the references of those that it holds.
  unowned(unsafe) var parent: ViewNode?

  /// Whether the nodes in it are these, each by its identity as an object.
  func isMade(of children: [ViewNode], secondary: [ViewNode]) -> Bool {
    Self.areSame(children, self.children) && Self.areSame(secondary, self.secondary)
  }

  private static func areSame(_ one: [ViewNode], _ other: [ViewNode]) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices where one[index] !== other[index] { return false }
    return true
  }
}

/// What a node keeps from pass to pass.
struct NodeMemory {
  /// What the content keeps: the value it last saw, or what it has learnt.
  var value: Any? { didSet { if value != nil { deferredWork.noteState() } } }
  /// The number of the image that the node was last part of.
  var image: Int
  /// What the graph's views left for later.
  let deferredWork: DeferredWork

  init(in graph: ViewGraph) {
    image = graph.memory.imageCount
    deferredWork = graph.pending.deferredWork
  }
}

/// What a node and those below it report without nodes of their own.
struct NodeReports {
  /// What the node's own view reports, the outermost first.
  var changes: [PreferenceChange] = []
  /// Whether a node below reports something.
  var areBelow = false
}
