import GalleyGeometry

/// What was done, to be taken back. Foundation has none on Linux.
public final class UndoManager {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  /// Where actions go that are registered while one is taken back.
  private var isUndoing = false
  /// What the last action is called; empty until it is set.
  public private(set) var undoActionName = ""

  /// A manager that has nothing to take back.
  public init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoing.isEmpty }
  /// Whether something that was taken back can be done again: it registered another action meanwhile.
  public var canRedo: Bool { !redoing.isEmpty }

  /// Adds an action to be taken back. It does nothing once the target is gone.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { redoing.append(action) } else { undoing.append(action) }
  }

  /// Takes the last action back; nothing where there is none.
  public func undo() {
    guard let action = undoing.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  /// Does again what was taken back last; nothing where there is none.
  public func redo() { redoing.popLast()?() }

  /// Says what the last action is called.
  public func setActionName(_ name: String) { undoActionName = name }

  /// Forgets all actions.
  public func removeAllActions() { (undoing, redoing) = ([], []) }

  /// Changes nothing: every action is taken back by itself.
  public func beginUndoGrouping() {}

  /// Changes nothing: every action is taken back by itself.
  public func endUndoGrouping() {}
}
