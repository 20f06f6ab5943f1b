import GalleyCombine
import GalleyGeometry
import GalleyLimits
import GalleyMotion

/// The clock of a graph, which stands still until it is told to move, and all that moves by it.
final class GraphMotion: @unchecked Sendable {
  /// That of the graph whose code runs.
  @TaskLocal static var current: GraphMotion?

  /// Whether the graph has no clock: its images show where movements end, and those that never end where they begin.
  /// What bodies and states know of each other holds all the same: a body is evaluated again when what it was made of,
  /// or what it has read, has changed.
  private(set) var isStill: Bool
  /// Seconds since the clock began.
  private(set) var time = 0.0
  /// The moment to which all that moves was brought last.
  var steppedTime = 0.0
  private weak var graph: ViewGraph?
  private let queue: PictureQueue
  /// Whether an observed object has changed since the last pass.
  let observation: ObservationFlag
  /// The queue's time at which the clock began.
  private let start: Double
  /// Moments that lie as near to each other count as one: sums of tenths of a second are not exact.
  static let tolerance = 1e-9

  /// What the views answered, and when.
  private var settled: (time: Double, size: CGSize)?

  /// What is shown, counted: a change of state, or that views which came with it are on their way.
  private(set) var epoch = 0
  /// Transactions, counted: what goes with one of them holds until the next.
  private(set) var transactionSeed = 0
  /// What goes with the change of state that is being shown.
  private(set) var transaction = Transaction()
  /// Whether a state changed, or what is shown only follows what moves.
  private(set) var isChange = false
  /// What goes with changes that are not shown yet; other threads make changes, too.
  private let pending = Locked<Transaction?>(nil)
  private var completions: [MovementCompletion] = []
  /// Nodes with something that moves.
  var moving: [NodeMotion] = []
  private var triggers: [TriggerPlace: Trigger] = [:]
  private var bodies: [ViewIdentity: BodyMotion] = [:]
  /// Whether a body shows something that moves, so that it must be read anew at every moment.
  private(set) var movesBodies = false
  /// Whether views must be made anew though no state changed.
  var isStale = true
  /// Whether every body must be evaluated: something changed, and nobody knows who has read it.
  var isAllStale = true
  /// Whether the pass that is made evaluates every body.
  private(set) var evaluatesAll = true
  /// Whether a body that has read an observed object was told of its change since the last pass, and whether views
  /// that are made in layout have read one that changed.
  @Shared private var isTold = false
  @Shared private var isReadLater = false
  /// The body that is evaluated, or whose views are collected.
  var reader: BodyRecord?
  /// Whether views are laid out or painted, where code of theirs may read states, too.
  var isLayingOut = false
  /// Whether passes are made until nothing changes any more, with the limits of the image.
  var isSettling = false
  /// Makes passes in which views do not react; set by the graph, whose content they show.
  var passes: () -> Void = {}
  /// Whether changes were shown that views have not reacted to.
  private var awaitsReactions = false
  /// How many bodies were evaluated since the clock began.
  var evaluations = 0
  /// How often completions were called, after which passes are made again.
  private(set) var rounds = 0
  private var records: [ViewIdentity: BodyRecord] = [:]
  /// Whether colours were ever looked at.
  private var hasColors = false
  /// Views that came with this change, whose transitions begin with the next pass.
  var hasInsertions = false
  private var presences: [ViewIdentity: Presence] = [:]
  /// The last end of what was set in motion, while somebody asks for it.
  var latestEnd: TimeInterval?
  /// Nodes with views that are leaving.
  var hosts: [NodeMotion] = []
  /// How often it was learnt where layout has put the nodes.
  var placements = 0
  /// Where views with matched geometry were seen.
  var matches = MatchedPlaces()
  /// Whether a text is relative to the image's date, so that it may be another one at every moment.
  var followsDate = false
  /// When something starts by itself that no timer of a publisher starts, in seconds of the clock.
  var wakeUps: [TimeInterval] = []

  struct TriggerPlace: Hashable {
    var identity: ViewIdentity
    var depth: Int
  }

  init(_ graph: ViewGraph, isStill: Bool = false) {
    self.graph = graph
    self.isStill = isStill
    (queue, observation) = (graph.pending.late.queue, graph.changes.observation)
    start = queue.beginClock()
  }
}

// The clock.
extension GraphMotion {
  /// From now on there is a clock.
  func begin() { isStill = false }

  /// Another image of a graph without a clock begins: every body is evaluated.
  func beginStill() { (isStale, isAllStale) = (true, true) }

  /// How far publishers and timers are turned.
  var queueTime: Double { start + time + Self.tolerance }

  /// The next moment at which something happens by itself; nil where nothing does.
  var nextDue: Double? {
    let queued = queue.nextDue.map { $0 - start }
    let completed = completions.map { $0.due ?? time }.min()
    let woken = wakeUps.filter { $0 > time + Self.tolerance }.min()
    // Views that disappear do something when nothing is seen of them any more.
    let left = graph?.pending.reactions.appearances.awaitEnds == true ? nextEnd : nil
    guard let next = [queued, completed, woken, left].compactMap({ $0 }).min(), next < .infinity
    else { return nil }
    return max(next, time)
  }

  /// When the next of the views that are leaving is gone.
  private var nextEnd: TimeInterval? { hosts.flatMap(\.leaving).compactMap(\.end).min() }

  /// Views that were removed and are still seen.
  var leavingNodes: [ViewNode] { hosts.flatMap(\.leaving).map(\.node) }

  /// Moves the clock on; it never goes back.
  func move(to time: Double) {
    if wakeUps.contains(where: { $0 > self.time && $0 <= time + Self.tolerance }) { isStale = true }
    self.time = max(self.time, time)
    if movesBodies || followsDate { isStale = true }
    queue.move(to: start + self.time)
  }
}

// Changes of state.
extension GraphMotion {
  /// What the views answered at this moment, where they did.
  var settledSize: CGSize? {
    let isDone =
      pending.withLock { $0 == nil } && completions.allSatisfy { ($0.due ?? time) > time }
    guard let settled, settled.time == time, isDone else { return nil }
    return settled.size
  }

  /// Notes that nothing is left to be done at this moment.
  func noteSettled(_ size: CGSize) { settled = (time, size) }

  /// Notes what goes with a change. An animation is not lost to a change beside it that has none.
  func note(_ transaction: Transaction) {
    pending.withLock {
      if $0?.animation == nil || transaction.animation != nil { $0 = transaction }
    }
  }

  /// Shows what code has changed so far, because what it changes next moves in another way. Views note what they have
  /// to do about it, and do that once the code is done. While a pass is made nothing happens: its changes move
  /// together.
  func showChanges() {
    guard let graph else { return }
    graph.code.turn.turn {
      if graph.code.isShowing || graph.isEmpty { return }
      // What moves by the clock moves to now first: it does not belong to what changes.
      guard graph.hasChanged || (steppedTime != time && isMoving) else { return }
      if !isSettling { graph.budget = PictureBudget(graph.budget.limits) }
      graph.drawing(passes)
      (settled, awaitsReactions) = (nil, true)
    }
  }

  /// Notes that a body is evaluated again because of an observed object, from any thread.
  func noteObserved() {
    isTold = true
    graph?.noteChange(.ofObservedObject(), isTold: true)
  }

  /// Begins a pass that makes views. Every body is evaluated where an observed object has changed and no body was told,
  /// or where one was read outside of all bodies.
  func beginPass(hasObserved: Bool) {
    if hasObserved, !isTold || isReadLater { isAllStale = true }
    (isTold, isReadLater) = (false, false)
  }

  /// Notes that an observed object has changed that was read where no body can be told: by views which layout has made,
  /// or by code around which there is no body. From any thread.
  func noteObservedLater() { isReadLater = true }

  /// Notes the transaction in which code runs that changes something.
  func noteCurrent() {
    if let box = CurrentTransaction.box { note(box.transaction) }
  }

  /// Begins to show what changed since. What views do in reaction to what was shown is a transaction of its own
  /// (OpenSwiftUI, `ValueActionDispatcher`).
  /// - Parameter isChange: whether a state changed.
  func beginEpoch(isChange: Bool) {
    epoch += 1
    transactionSeed += 1
    self.isChange = isChange
    let noted = pending.withLock { pending in
      defer { pending = nil }
      return pending
    }
    transaction = noted ?? Transaction()
  }

  /// Whether changes were shown since that views have not reacted to.
  func takeAwaitedReactions() -> Bool {
    defer { awaitsReactions = false }
    return awaitsReactions
  }

  /// Begins to show what follows from the change that was shown, in its own transaction: views that came with it are
  /// on their way (OpenSwiftUI, `continueTransaction`).
  func continueTransaction() {
    if pending.withLock({ $0 != nil }) { return beginEpoch(isChange: true) }
    epoch += 1
    isChange = true
  }

  /// What goes with the change that is being shown, for views in an environment.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    environment.transactionScope?.transaction(in: self) ?? transaction
  }

  /// What goes with the change that is being shown, for where views in an environment lie.
  func frameTransaction(in environment: EnvironmentValues) -> Transaction {
    guard let frame = environment.frameScope else { return transaction(in: environment) }
    return frame.scope?.transaction(in: self) ?? transaction
  }

  /// Whether colours may have changed, which is known once the nodes are painted.
  func takesColors() -> Bool {
    defer { hasColors = true }
    return isChange || !hasColors
  }

  /// Keeps completions until they are due.
  func await(_ new: some Sequence<MovementCompletion>) { completions += new }

  /// Calls what is due, in the order in which it became so.
  /// - Returns: whether something was called.
  func complete() -> Bool {
    let now = time + Self.tolerance
    let due = completions.enumerated().filter { ($0.element.due ?? time) <= now }
    guard !due.isEmpty else { return false }
    rounds += 1
    completions.removeAll { ($0.due ?? time) <= now }
    let order = due.sorted {
      ($0.element.due ?? time, $0.offset) < ($1.element.due ?? time, $1.offset)
    }
    for completion in order { completion.element.run() }
    return true
  }

  /// The trigger at a place, with the value that it has now; nil for one that is always pulled.
  func trigger(at identity: ViewIdentity, depth: Int, value: TriggerValue?) -> Trigger {
    let place = TriggerPlace(identity: identity, depth: depth)
    let trigger = triggers[place] ?? Trigger(value)
    if let value, let known = trigger.value, !known.isEqual(to: value) {
      trigger.changed = transactionSeed
    }
    (trigger.value, trigger.lastSeen) = (value, epoch)
    triggers[place] = trigger
    return trigger
  }

  /// Begins to make the views of a pass.
  func beginUpdate() {
    (evaluatesAll, isAllStale) = (isAllStale, false)
    (wakeUps, followsDate) = ([], false)
  }

  /// Forgets what belongs to views that this pass has not seen.
  func forgetUnseen() {
    triggers = triggers.filter { $0.value.lastSeen == epoch }
    bodies = bodies.filter { $0.value.lastSeen == epoch }
    records = records.filter { $0.value.lastSeen == epoch }
    presences = presences.filter { $0.value.lastSeen == epoch || $0.value.phase == .didDisappear }
    movesBodies = bodies.contains { $0.value.isMoving }
  }
}

// What is kept of views.
extension GraphMotion {
  /// Which views are there, and how.
  func presence(at identity: ViewIdentity, _ make: () -> Presence) -> Presence {
    let presence = presences[identity] ?? make()
    presence.lastSeen = epoch
    presences[identity] = presence
    return presence
  }

  func forgetPresence(at identity: ViewIdentity) { presences[identity] = nil }

  /// What the body at a place came to.
  func record(at identity: ViewIdentity) -> BodyRecord {
    let record = records[identity] ?? BodyRecord()
    record.lastSeen = epoch
    records[identity] = record
    return record
  }

  /// Where a body's numbers are, kept by the body's place.
  func body(at identity: ViewIdentity, _ make: () -> BodyMotion) -> BodyMotion {
    let body = bodies[identity] ?? make()
    body.lastSeen = epoch
    bodies[identity] = body
    return body
  }
}
