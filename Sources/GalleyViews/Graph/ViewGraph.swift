import GalleyDiagnostics
import GalleyCombine
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyLimits
import GalleyText

/// The persistent tree behind a picture: views go in, a display list comes out.
///
/// A graph belongs to one renderer and one task. `update`, `layout` and `display` are the three
/// steps of a pass, in that order.
package final class ViewGraph {
  public let textEngine: TextEngine
  public let images: ImageLibrary
  /// The symbols that were drawn.
  var symbols = SymbolLibrary()
  /// How many views may lie within each other, modifiers and bodies counted. The default leaves room
  /// on a stack of 8 MB in unoptimised builds.
  public let depthLimit: Int
  /// How much was measured since the graph was made.
  public let statistics = LayoutStatistics()
  /// What went wrong in the current pass.
  public private(set) var problems: [RenderProblem] = []
  private var known: Set<KnownProblem> = []

  private(set) var root: ViewNode?
  private let installer = PropertyInstaller()
  private var storages: [ViewIdentity: PropertyStorage] = [:]
  private var memories = ModifierMemories()
  private var gridRows: [ViewIdentity: (mark: GridRowMark, lastSeen: Int)] = [:]
  private var pass = 0
  /// How many pictures were begun.
  private(set) var pictureCount = 0
  /// The state that changed last since the pass began.
  private let change = Locked<StateChange?>(nil)
  let observation = ObservationFlag()
  let ignoredNames = IgnoredNames()
  /// Which field what is typed goes to.
  let textFocus = TextFocus()
  /// What stands for the device of the picture.
  private var device = CurrentCanvas.Device()
  /// Who may touch the states of views.
  let turn = TurnLock()
  /// Whether a pass is being made.
  var isShowing = false
  /// The preferences that views have reported without nodes of their own.
  var reportedKeys: Set<ObjectIdentifier> = []
  /// Whether there ever was a `geometryGroup`.
  var hasGeometryGroups = false
  /// What views left for later.
  let late = LateWork()
  /// What views do once a pass has placed them.
  let reactions = ReactionQueue()
  /// What moves, and which bodies have read what. A graph without a clock has it once views react to what they learn.
  var motion: GraphMotion?
  /// Seconds that a picture waits for what its views left for later; what is no number, or below 0, counts as 0.
  public var lateWorkLimit: Double {
    get { late.timeLimit }
    set { late.timeLimit = newValue > 0 ? min(newValue, 3600) : 0 }
  }
  /// Seconds that a picture of another thread waits for a busy main thread; as above.
  public var mainThreadLimit: Double {
    get { late.mainThreadLimit }
    set { late.mainThreadLimit = newValue > 0 ? min(newValue, 3600) : 0 }
  }
  /// Seconds that a preview off the main actor waits for the context of its modifiers. Infinity waits until it is made.
  public var previewContextLimit = 10.0
  /// What `AppStorage` and `SceneStorage` keep.
  let defaults = StoredDefaults()
  /// What the picture in the making may cost. All stages ask it; once it is exceeded they come to their end, the
  /// nodes are forgotten, and `excess` says where it was.
  public var budget = PictureBudget(.unlimited) {
    didSet {
      (statistics.budget, textEngine.budget, images.budget) = (budget, budget, budget)
      excessPlace = nil
    }
  }
  /// The view that was made when a limit was exceeded, where it is known.
  public private(set) var excessPlace: (view: String, source: SourceLocation?)?
  private var looks = 0
  /// How long the last picture's views took to become nodes, all its passes together.
  public private(set) var updateTime = Duration.zero

  /// How many passes a picture may take until nothing changes any more.
  public static let passLimit = 100

  public static let defaultDepthLimit = 1500

  public init(
    textEngine: TextEngine = TextEngine(), images: ImageLibrary = ImageLibrary(),
    depthLimit: Int = defaultDepthLimit
  ) {
    self.textEngine = textEngine
    self.images = images
    self.depthLimit = depthLimit
  }

  /// Makes passes until nothing changes any more: update, layout, and what views do when they learn
  /// sizes and preferences (PF6); then until work that they left for later changes nothing either (`LateWork`).
  /// - Returns: the size in points that the tree answered.
  public func settle(
    _ view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize
  ) -> CGSize {
    device = CurrentCanvas.Device(of: self, proposal: proposal, environment: environment)
    _ = ignoredNames.take()
    return drawing { settled(view, environment: environment, in: proposal) }
  }

  /// Runs `body`, in which views are read, as the main actor, in its turn, and on the picture's device and queue.
  func drawing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try asMainActor {
      try turn.turn {
        try CurrentCanvas.$device.withValue(device) {
          try PictureQueue.$current.withValue(late.queue) {
            guard let motion else { return try body() }
            return try GraphMotion.$current.withValue(motion) { try body() }
          }
        }
      }
    }
  }

  private func settled(
    _ view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize
  ) -> CGSize {
    updateTime = .zero
    pictureCount += 1
    if let size = settledSize { return size }
    motion?.passes = { [unowned self] in
      _ = makePasses(of: view, environment: environment, in: proposal, reacting: false)
    }
    motion?.isSettling = true
    defer { motion?.isSettling = false }
    if motion?.isStill == true { motion?.beginStill() }
    late.begin(at: clock?.queueTime)
    for _ in 0..<Self.passLimit {
      guard let size = makePasses(of: view, environment: environment, in: proposal) else {
        return .zero
      }
      if problems.contains(where: { $0.severity == .error }) { return size }
      if motion?.complete() == true || late.arrive(turn, hasChanged: { self.hasChanged }) {
        continue
      }
      reportLateness()
      motion?.noteSettled(size)
      return size
    }
    // Work goes on and on: the picture is that of the last pass.
    let size = makePasses(of: view, environment: environment, in: proposal) ?? .zero
    _ = late.arrive(turn, hasChanged: { self.hasChanged })
    reportLateness()
    return size
  }

  /// Makes passes until no view changes what another one was made with.
  /// - Parameter reacting: whether views do what they do when they learn sizes and preferences; else they note what they
  ///   will do.
  /// - Returns: the size that the tree answered; nil when a limit was exceeded.
  private func makePasses(
    of view: some View, environment: EnvironmentValues, in proposal: ProposedViewSize,
    reacting: Bool = true
  ) -> CGSize? {
    isShowing = true
    defer { isShowing = false }
    var size = CGSize.zero
    let clock = ContinuousClock()
    motion?.beginEpoch(isChange: hasChanged)
    var passes = Self.passLimit
    while passes > 0 {
      passes -= 1
      let start = clock.now
      motion?.isLayingOut = false
      if !mayKeepViews {
        change.withLock { $0 = nil }
        if motion?.takeUntold() == true { motion?.isAllStale = true }
        observation.clear()
        observation.track(
          { update(view, environment: environment) },
          onChange: { [motion] in motion?.noteCurrent() })
      }
      motion?.step(in: self)
      motion?.isLayingOut = true
      updateTime += clock.now - start
      if isOver { return nil }
      if problems.contains(where: { $0.severity == .error }) { return size }
      size = layout(in: proposal)
      if isOver { return nil }
      guard let root else { return size }
      let isSettled = root.settle(in: self)
      if isOver { return nil }
      // Views that were made for another size are made again before anybody hears of them.
      guard isSettled else {
        motion?.isStale = true
        continue
      }
      if let motion, place(root, by: motion, scale: environment.displayScale) { continue }
      motion?.isLayingOut = false
      guard reacting else {
        root.noteChanges(in: reactions)
        return size
      }
      if motion == nil, root.reacts {
        // The same pass once more.
        followStates()
        passes += 1
        continue
      }
      let hasReacted = react(root) {
        _ = self.makePasses(of: view, environment: environment, in: proposal, reacting: false)
      }
      if !hasChanged, !hasReacted { return size }
      motion?.beginEpoch(isChange: hasChanged)
    }
    let last = change.withLock { $0 } ?? .ofObservedObject()
    report(
      .unsettled(
        state: last.state, old: "\(last.old)", new: "\(last.new)", passes: Self.passLimit),
      in: last.view, source: nil)
    return size
  }

  /// Whether a state, or an observed object, changed since the pass began.
  var hasChanged: Bool { change.withLock { $0 != nil } || observation.isSet }

  /// Names what came too late for the picture, and what views asked UIKit for in vain.
  private func reportLateness() {
    for name in ignoredNames.take() { report(.ignored(name), in: name, source: nil) }
    if hasChanged {
      let last = change.withLock { $0 } ?? .ofObservedObject()
      report(.late(state: last.state), in: last.view, source: nil)
    }
    for view in late.unfinished {
      report(.unfinishedTask(seconds: late.timeLimit), in: view, source: nil)
    }
  }

  /// Whether a limit was exceeded. What nodes answered since then is wrong: they are forgotten, the states of
  /// their views are not.
  var isOver: Bool {
    guard budget.isExhausted else { return false }
    root = nil
    return true
  }

  /// Whether views may be made and painted. It looks at the clock now and then.
  var mayGoOn: Bool {
    looks += 1
    return looks & 63 == 0 ? budget.mayGoOn("making the views") : !budget.isExhausted
  }

  /// Notes the view that was made when a limit was exceeded; the first counts.
  func noteExcess(in content: any NodeContent, _ source: SourceLocation?) {
    guard budget.isExhausted, excessPlace == nil else { return }
    excessPlace = (content.name, source)
  }

  /// From any thread. The last one is kept, for messages.
  /// - Parameter isTold: whether those that have read it know.
  func noteChange(_ new: StateChange, isTold: Bool = false) {
    change.withLock { $0 = new }
    if !isTold { motion?.isAllStale = true }
    motion?.noteCurrent()
  }

  /// Collects views that may never be shown, and notes what they read.
  /// - Returns: what went wrong with them: it is theirs, and is reported once they are shown.
  func problems(whileCollecting body: () -> Void) -> [RenderProblem] {
    let (outer, outerKnown) = (problems, known)
    (problems, known) = ([], [])
    defer { (problems, known) = (outer, outerKnown) }
    observation.track(body) { [motion] in motion?.noteObservedLater() }
    return problems
  }

  /// Connects the dynamic properties of a view of somebody's own.
  func install<V: View>(
    _ view: V, at identity: ViewIdentity, environment: EnvironmentValues
  ) -> PropertyInstaller.Result {
    installer.install(view, environment: environment, graph: self) {
      let storage = storages[identity] ?? PropertyStorage()
      storage.lastSeen = pass
      storages[identity] = storage
      return storage
    }
  }

  /// What a modifier keeps.
  func memory(at place: ModifierMemory.Place) -> ModifierMemory {
    late.noteState()
    return memories.memory(at: place, in: pass)
  }

  /// The mark that a row of a grid has had since it was first seen.
  func gridRowMark(at identity: ViewIdentity, alignment: VerticalAlignment?) -> GridRowMark {
    if let known = gridRows[identity] {
      // Two rows must not become one, whatever their ways are.
      if known.lastSeen == pass { return GridRowMark(alignment: alignment) }
      if known.mark.alignment == alignment {
        gridRows[identity]?.lastSeen = pass
        return known.mark
      }
    }
    let mark = GridRowMark(alignment: alignment)
    gridRows[identity] = (mark, pass)
    return mark
  }

  /// Brings the nodes up to date with `view`. Several views without a container are laid out like
  /// the children of a centred VStack (R2).
  public func update(_ view: some View, environment: EnvironmentValues) {
    CurrentResources.using(environment) { updateTree(view, environment: environment) }
  }

  private func updateTree(_ view: some View, environment: EnvironmentValues) {
    problems = []
    known = []
    pass += 1
    let list = ChildList(replacing: root.map { [$0] } ?? [])
    var environment = environment
    environment.imageLibrary = images
    if let motion {
      environment.pictureDate += motion.time
      motion.beginUpdate()
    }
    var collector = _ViewCollector(
      list: list, environment: environment, orientation: nil, source: nil, graph: self, depth: 0)
    collector.isReused = motion?.evaluatesAll == false
    collector.emit(RootContent(view: view))
    root = list.nodes.first
    // What a view kept ends with the view; of those that were not reached nothing is known.
    if budget.isExhausted { return }
    storages = storages.filter { $0.value.lastSeen == pass }
    memories.forget(before: pass)
    gridRows = gridRows.filter { $0.value.lastSeen == pass }
    motion?.forgetUnseen()
  }

  /// Offers `proposal` to the tree and places it at the origin.
  /// - Returns: the size in points that it answered.
  /// - Complexity: O(n) in the nodes; each is measured once for each distinct proposal.
  @discardableResult
  public func layout(in proposal: ProposedViewSize) -> CGSize {
    guard let root else { return .zero }
    statistics.forgetOldProblems()
    let placements = statistics.placements
    root.layout.place(at: .zero, proposal: proposal)
    // Layouts may leave work behind them, while they move as well: two-way values.
    if motion != nil, statistics.placements != placements { late.noteCode() }
    // Those of answers that were kept from another pass, too.
    for problem in statistics.problems {
      report(.layout(problem), in: problem.view, source: nil)
    }
    return root.layout.frame.size
  }

  /// What is to be painted, in pixels, with the root's upper left corner at the origin.
  public func display(on grid: PixelGrid) -> DisplayList {
    guard let root else { return DisplayList() }
    motion?.isLayingOut = true
    defer { motion?.isLayingOut = false }
    return drawing {
      var builder = DisplayBuilder(grid: grid, graph: self)
      builder.display(root)
      // Of colours that only shadows and lines have, and of what views that paint by themselves have asked for.
      for reason in images.takeFailedPaints() { report(.image(reason), in: "Root", source: nil) }
      for name in ignoredNames.take() { report(.ignored(name), in: name, source: nil) }
      return isOver ? DisplayList() : builder.list
    }
  }

  /// Runs `body`, in which views are read without being drawn, on a picture of this proposal.
  func probing<Result>(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, _ body: () -> Result
  ) -> Result {
    device = CurrentCanvas.Device(of: self, proposal: proposal, environment: environment)
    defer { _ = ignoredNames.take() }
    return drawing(body)
  }

  /// Whether nothing but the answers of nodes would outlive the picture: no view keeps state, or a value that it saw.
  /// The next picture may then be made with the same nodes, and is the one that new nodes would make.
  package var keepsAnswersAlone: Bool {
    !late.keepsState && motion == nil && !isOver && storages.values.allSatisfy(\.isEmpty)
  }

  /// Whether there was no pass, or nothing is left of it.
  var isEmpty: Bool { root == nil }

  func report(_ kind: RenderProblem.Kind, in view: String, source: SourceLocation?) {
    let problem = RenderProblem(kind: kind, view: view, source: source)
    if known.insert(KnownProblem(problem)).inserted { problems.append(problem) }
  }
}
