import GalleyCombine
import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

/// The persistent tree behind an image: views go in, a display list comes out.
///
/// A graph belongs to one renderer and one task. `update`, `layout` and `display` are the three
/// steps of a pass, in that order; `settle` makes passes until nothing changes any more.
package final class ViewGraph {
  package let resources: RenderResources
  var limits: GraphLimits
  var diagnostics = PassDiagnostics()
  package private(set) var root: ViewNode?
  let memory = GraphMemory()
  let changes = StateChanges()
  let code = ViewCode()
  let pending = PendingWork()
  /// What moves, and which bodies have read what. A graph without a clock has it once views react to what they learn.
  var motion: GraphMotion?
  /// What an image shows besides its views.
  var marks = ShownMarks()
  /// How an image was begun.
  private var begun = BegunImage()

  /// How many passes an image may take until nothing changes any more.
  package static let passLimit = 100

  package static let defaultDepthLimit = 1500

  /// - Parameter depthLimit: how many views may lie within each other, modifiers and bodies counted.
  init(resources: RenderResources, depthLimit: Int) {
    self.resources = resources
    limits = GraphLimits(depth: depthLimit)
  }

  /// Whether a limit was exceeded. What nodes answered since then is wrong: they are forgotten, the states of
  /// their views are not.
  var isOver: Bool {
    guard budget.isExhausted else { return false }
    root = nil
    return true
  }

  /// Whether views may be made and painted. It looks at the clock now and then.
  var canContinue: Bool { limits.canContinue() }

  /// Whether there was no pass, or nothing is left of it.
  var isEmpty: Bool { root == nil }

  /// Runs `body`, in which views are read, as the main actor, in its turn, and on the image's device and queue.
  package func drawing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try asMainActor {
      try code.turn.turn {
        try VirtualTimeContext.with({ $0.queue = pending.deferredWork.queue }) {
          try RenderContext.with(
            {
              $0.device = code.device
              // That of the code around, where the graph has none.
              if let motion, !concealsMotion { $0.motion = motion }
            }
          ) { try budget.countingPaths(body) }
        }
      }
    }
  }

  /// From any thread. The last one is kept, for messages.
  /// - Parameter isTold: whether those that have read it know.
  func noteChange(_ new: StateChange, isTold: Bool = false) {
    changes.note(new)
    if !isTold { motion?.bodies.isAllStale = true }
    motion?.log.noteCurrent()
  }

  func report(_ kind: RenderProblem.Kind, in view: String, source: SourceLocation?) {
    diagnostics.report(RenderProblem(kind: kind, view: view, source: source))
  }

  /// Collects views that may never be shown, and notes what they read.
  /// - Returns: what went wrong with them: it is theirs, and is reported once they are shown.
  func problems(whileCollecting body: () -> Void) -> [RenderProblem] {
    let outer = diagnostics.beginPart()
    changes.observation.track(body) { [motion] in motion?.bodies.noteObservedLater() }
    return diagnostics.endPart(outer)
  }

  /// What a modifier keeps.
  func memory(at place: ModifierMemory.Place) -> ModifierMemory {
    pending.deferredWork.noteState()
    return memory.memory(at: place)
  }

  /// Brings the nodes up to date with `view`. Several views without a container are laid out like
  /// the children of a centred VStack (R2).
  package func update(_ view: some View, environment: EnvironmentValues) {
    RenderContext.inProject(of: environment) { updateTree(view, environment: environment) }
  }

  private func updateTree(_ view: some View, environment: EnvironmentValues) {
    diagnostics.begin()
    memory.beginPass(in: motion?.log.epoch)
    let list = ChildList(replacing: root.map { [$0] } ?? [])
    var environment = environment
    environment.renderResources = resources
    environment.stateRegion()
    if let motion {
      environment.imageDate += motion.clock.time
      motion.beginUpdate()
    }
    var collector = _ViewCollector(
      list: list, environment: environment, orientation: nil, source: nil, graph: self, depth: 0)
    collector.isReused = motion?.bodies.evaluatesAll == false
    collector.emit(RootContent(view: view))
    root = list.nodes.first
    // What a view kept ends with the view; of those that were not reached nothing is known.
    if budget.isExhausted { return }
    memory.forgetUnseen()
    motion?.forgetUnseen()
  }

  /// Offers `proposal` to the tree and places it at the origin.
  /// - Returns: the size in points that it answered.
  /// - Complexity: O(n) in the nodes; each is measured once for each distinct proposal.
  @discardableResult
  package func layout(in proposal: ProposedViewSize) -> CGSize {
    guard let root else { return .zero }
    let statistics = diagnostics.statistics
    statistics.forgetOldProblems()
    let placements = statistics.placements
    root.layout.place(at: .zero, proposal: proposal)
    // Layouts may leave work behind them, while they move as well: two-way values.
    if motion != nil, statistics.placements != placements { pending.deferredWork.markUserCodeRan() }
    // Those of answers that were kept from another pass, too.
    for problem in statistics.problems {
      report(.layout(problem), in: problem.view, source: nil)
    }
    return root.layout.frame.size
  }

  /// What is to be painted, in pixels, with the root's upper left corner at the origin.
  package func display(on grid: PixelGrid) -> DisplayList {
    guard let root else { return DisplayList() }
    if let painted = motion?.painted?.list(on: grid, in: self), !isOver {
      motion?.painted = nil
      return painted
    }
    if marks.caret { drawing { memory.forEachValue { $0.findMarks(in: self) } } }
    motion?.bodies.isLayingOut = true
    defer { motion?.bodies.isLayingOut = false }
    return drawing {
      let (list, failures) = resources.painting {
        var builder = DisplayBuilder(grid: grid, graph: self)
        builder.display(root)
        memory.displayValues(in: &builder, of: self)
        return builder.list
      }
      // Of colours that only shadows and lines have, and of what views that paint by themselves have asked for.
      for reason in failures { report(.image(reason), in: "Root", source: nil) }
      diagnostics.reportIgnoredNames()
      return isOver ? DisplayList() : list
    }
  }
}

/// What an image shows besides its views.
struct ShownMarks: Equatable {
  var caret = false
  var scrollIndicators = false
}

/// How an image was begun.
private struct BegunImage {
  var window: WindowContent?
  var goesOn = false
  var concealsMotion = false
}

extension ViewGraph {
  /// Whether scroll views that scroll show how far they are.
  package var showsScrollIndicators: Bool {
    get { marks.scrollIndicators }
    set { marks.scrollIndicators = newValue }
  }

  /// The views in the window, of an image that is one.
  var window: WindowContent? {
    get { begun.window }
    set { begun.window = newValue }
  }

  /// Whether the next image goes on with views that were made for it before.
  var goesOn: Bool {
    get { begun.goesOn }
    set { begun.goesOn = newValue }
  }

  /// Whether code of the image finds no clock though bodies are remembered: those that were made on trial.
  var concealsMotion: Bool {
    get { begun.concealsMotion }
    set { begun.concealsMotion = newValue }
  }
}
