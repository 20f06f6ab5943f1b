import GalleyGeometry
import GalleyMotion

/// A view that goes through phases. Without a clock an image shows the first one.
///
/// It goes to the next phase when what moves has come to its end; where nothing moves, a 60th of a second later.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let phases: [Phase]
  private let trigger: TriggerValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// How many phases are gone through.
  private static var limit: Int { 10_000 }

  /// Goes through the phases repeatedly.
  /// - Parameter animation: how it gets to a phase; nil is there at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases.prefix(Self.limit))
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  /// Goes through the phases once when `trigger` changes, and to the first one at the end.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases.prefix(Self.limit))
    self.trigger = TriggerValue(trigger)
    (self.content, self.animation) = (content, animation)
  }

  public func _collect(into collector: inout _ViewCollector) {
    guard let first = phases.first else { return }
    guard let motion = collector.graph.runningMotion else {
      return collector.collect(content(first), at: .index(0))
    }
    let place = collector.identity.appending(.type(ViewType(Self.self)))
    let body = motion.bodyMotion(at: place) { PhaseMotion(trigger: trigger) }
    guard let progress = body as? PhaseMotion else { return }
    progress.count = phases.count
    progress.start(trigger: trigger, in: motion, graph: collector.graph)
    let phase = phases[min(progress.index, phases.count - 1)]
    let (animation, content) = GraphMotion.reading(in: motion) {
      (self.animation(phase), self.content(phase))
    }
    progress.animation = animation
    let scope = TransactionScope(outer: collector.environment.transactionScope) {
      [unowned motion] transaction in
      guard progress.changed == motion.log.seed else { return }
      if !transaction.disablesAnimations { transaction.animation = progress.animation }
      if let completion = progress.completion { transaction.add(completion) }
    }
    collector.collect(content, at: .index(0)) {
      $0.isReused = false
      $0.environment.transactionScope = scope
    }
  }
}

/// How far a view is with its phases.
private final class PhaseMotion: BodyMotion {
  private(set) var index = 0
  var count = 0
  /// The transaction in which the phase began.
  private(set) var changed = 0
  /// How views get to the phase.
  var animation: Animation?
  /// Waits for the end of the phase.
  private(set) var completion: MovementCompletion?
  private var trigger: TriggerValue?
  private var hasBegun = false
  private var isRunning = false
  /// When the phase began, in seconds of the clock.
  private var since = 0.0
  /// Whether the next pass shows a new phase.
  private var isDue = false

  init(trigger: TriggerValue?) { self.trigger = trigger }

  /// Begins where it has not, or where the trigger has changed, and notes that a new phase is shown.
  func start(trigger: TriggerValue?, in motion: GraphMotion, graph: ViewGraph) {
    if isDue {
      isDue = false
      changed = motion.log.seed
    }
    var begins = !hasBegun && trigger == nil
    if let trigger, let known = self.trigger, !trigger.isEqual(to: known) {
      begins = !isRunning
      self.trigger = trigger
    }
    hasBegun = true
    guard begins, count > 1 else { return }
    isRunning = true
    motion.log.await(
      CollectionOfOne(
        MovementCompletion(at: motion.clock.time) { [weak self, weak graph] in
          self?.advance(in: graph)
        })
    )
  }

  private func advance(in graph: ViewGraph?) {
    guard let graph, let motion = graph.motion else { return }
    index = (index + 1) % max(count, 1)
    (since, isDue) = (motion.clock.time, true)
    let completion = MovementCompletion(.logicallyComplete) { [weak self, weak graph] in
      self?.end(in: graph)
    }
    self.completion = completion
    motion.log.await(CollectionOfOne(completion))
    graph.noteChange(
      StateChange(view: "PhaseAnimator", state: "phase", old: "one", new: "the next"), isTold: true)
  }

  /// The phase is over.
  private func end(in graph: ViewGraph?) {
    guard let motion = graph?.motion else { return }
    completion = nil
    if trigger != nil, index == 0 {
      isRunning = false
      return
    }
    if motion.clock.time > since { return advance(in: graph) }
    motion.log.await(
      CollectionOfOne(
        MovementCompletion(at: motion.clock.time + 1.0 / 60) { [weak self, weak graph] in
          self?.advance(in: graph)
        }))
  }
}

nonisolated extension View {
  /// The view in one phase after the other, repeatedly. Without a clock an image shows the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in
      content(PlaceholderContentView(self), phase)
    } animation: {
      animation($0)
    }
  }

  /// The view in one phase after the other when `trigger` changes, and in the first one at the end.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(self), phase)
    } animation: {
      animation($0)
    }
  }
}
