/// The bodies of a graph: what they came to, what of them moves, and which must be evaluated again.
final class BodyRegistry: @unchecked Sendable {
  private var records: [ViewIdentity: BodyRecord] = [:]
  private var motions: [ViewIdentity: BodyMotion] = [:]
  /// Whether a body shows something that moves, so that it must be read anew at every moment.
  private(set) var movesBodies = false
  /// Whether views must be made anew though no state changed.
  var isStale = true
  /// Whether every body must be evaluated: something changed, and which bodies have read it is not known.
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
  /// How many bodies were evaluated since the clock began.
  var evaluations = 0

  /// All bodies are evaluated: which of them have read what has changed is not known.
  func invalidateAll() { (isStale, isAllStale) = (true, true) }

  /// Notes that a body is evaluated again because of an observed object, from any thread.
  func noteTold() { isTold = true }

  /// Records a change to an object that was read outside any body, as by a view that layout has made: all bodies are
  /// evaluated again. From any thread.
  func noteObservedLater() { isReadLater = true }

  /// Begins a pass that makes views. Every body is evaluated where an observed object has changed and no body was told,
  /// or where one was read outside of all bodies.
  func beginPass(hasObserved: Bool) {
    if hasObserved, !isTold || isReadLater { isAllStale = true }
    (isTold, isReadLater) = (false, false)
  }

  /// Begins to make the views of a pass.
  func beginUpdate() { (evaluatesAll, isAllStale) = (isAllStale, false) }

  /// What the body at a place came to.
  func record(at identity: ViewIdentity, in epoch: Int) -> BodyRecord {
    let record = records[identity] ?? BodyRecord()
    record.lastSeen = epoch
    records[identity] = record
    return record
  }

  /// Where a body's numbers are, kept by the body's place.
  func motion(at identity: ViewIdentity, in epoch: Int, _ make: () -> BodyMotion) -> BodyMotion {
    let motion = motions[identity] ?? make()
    motion.lastSeen = epoch
    motions[identity] = motion
    return motion
  }

  /// Forgets what belongs to views that an epoch has not seen.
  func forgetUnseen(in epoch: Int) {
    motions = motions.filter { $0.value.lastSeen == epoch }
    records = records.filter { $0.value.lastSeen == epoch }
    movesBodies = motions.contains { $0.value.isMoving }
  }
}
