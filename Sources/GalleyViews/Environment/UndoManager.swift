import GalleyGeometry

/// What was done, to be taken back. Foundation has none on Linux.
///
/// Actions that are registered while a group is open are taken back together. The manager of an image that is driven
/// (`@Environment(\.undoManager)`) opens one for each event, as a device does; with any other manager, an action
/// outside of all groups is a group by itself.
public final class UndoManager: GraphValue {
  private struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }
  private var undoing: [Group] = []
  private var redoing: [Group] = []
  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  /// Whether the outermost open group ends with its event.
  private var isOpenByEvent = false
  /// Whether the driver of the views says when an event begins.
  private var hearsOfEvents = false
  private var disablings = 0

  /// Whether the actions of one event are a group.
  public var groupsByEvent = true
  /// The most groups that are kept, the oldest are forgotten first; 0 keeps all.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether a group is being taken back.
  public private(set) var isUndoing = false
  /// Whether a group is being done again.
  public private(set) var isRedoing = false

  /// A manager that has nothing to take back.
  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether something that was taken back can be done again: it registered another action meanwhile.
  public var canRedo: Bool { !redoing.isEmpty }
  /// How many groups are open.
  public var groupingLevel: Int { open.count }
  /// What `undo()` takes back; empty where there is nothing or it has no name.
  public var undoActionName: String {
    if let first = open.first, canUndo, !first.name.isEmpty { return first.name }
    return undoing.last?.name ?? ""
  }
  /// What `redo()` does again; empty where there is nothing or it has no name.
  public var redoActionName: String { redoing.last?.name ?? "" }
  /// Whether actions are kept that are registered.
  public var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Keeps no action until `enableUndoRegistration()` was called as often.
  public func disableUndoRegistration() { disablings += 1 }

  /// Keeps actions again.
  public func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  /// Adds an action to be taken back. It does nothing once the target is gone. What could be done again is forgotten
  /// unless `undo()` or `redo()` is at work.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoing = [] }
    let isAlone = open.isEmpty
    if isAlone { beginEventGroup() }
    let run = { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].actions.append(Action(target: target, run: run))
    if isAlone, !groupsEvents { close() }
  }

  /// Takes the last group back, its last action first. Groups that are open end before (assumed: Foundation stops the
  /// program where one was opened by `beginUndoGrouping()`). Nothing happens where there is nothing.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    closeAll()
    guard let group = undoing.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was taken back last; nothing where there is nothing.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    closeAll()
    guard let group = redoing.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Says what the group that is open, or else the last one, is called.
  public func setActionName(_ name: String) {
    if !open.isEmpty {
      open[0].name = name
    } else if !undoing.isEmpty {
      undoing[undoing.count - 1].name = name
    }
  }

  /// Forgets all actions.
  public func removeAllActions() { (undoing, redoing, open, isOpenByEvent) = ([], [], [], false) }

  /// Forgets the actions of a target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func rest(of groups: [Group]) -> [Group] {
      groups.map {
        var group = $0
        group.actions.removeAll { $0.target === target }
        return group
      }
    }
    undoing = rest(of: undoing).filter { !$0.actions.isEmpty }
    redoing = rest(of: redoing).filter { !$0.actions.isEmpty }
    open = rest(of: open)
  }

  /// Opens a group. One within another is taken back with it.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsEvents { beginEventGroup() }
    open.append(Group())
  }

  /// Ends the group that was opened last; nothing where none was. A group without actions is forgotten (assumed).
  public func endUndoGrouping() {
    if open.count == 1, isOpenByEvent { return }
    close()
  }
}

// Events and groups.
extension UndoManager {
  private var groupsEvents: Bool { groupsByEvent && hearsOfEvents }

  /// An event begins: the group of the one before ends.
  package func beginEvent() {
    hearsOfEvents = true
    if open.count == 1, isOpenByEvent { close() }
  }

  private func beginEventGroup() {
    open = [Group()]
    isOpenByEvent = true
  }

  private func closeAll() {
    while !open.isEmpty { close() }
  }

  private func close() {
    guard let group = open.popLast() else { return }
    if let outer = open.indices.last {
      open[outer].actions += group.actions
      if open[outer].name.isEmpty { open[outer].name = group.name }
      return
    }
    isOpenByEvent = false
    guard !group.actions.isEmpty else { return }
    if isUndoing { redoing.append(group) } else { undoing.append(group) }
    forgetOldest()
  }

  /// Runs a group; what its actions register becomes the group that does the opposite.
  private func run(_ group: Group) {
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { action.run() }
    closeAll()
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoing.removeFirst(max(0, undoing.count - levelsOfUndo))
    redoing.removeFirst(max(0, redoing.count - levelsOfUndo))
  }
}

extension ViewGraph {
  /// What the views of the image find as their undo manager.
  package var undoManager: UndoManager { memory.value() }
}
