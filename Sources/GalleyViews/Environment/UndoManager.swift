import GalleyGeometry

/// What was done, to be taken back. Foundation has none on Linux.
public final class UndoManager {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  /// Where actions go that are registered while one is taken back.
  private var isUndoing = false
  public private(set) var undoActionName = ""

  public init() {}

  public var canUndo: Bool { !undoing.isEmpty }
  public var canRedo: Bool { !redoing.isEmpty }

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { redoing.append(action) } else { undoing.append(action) }
  }

  public func undo() {
    guard let action = undoing.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  public func redo() { redoing.popLast()?() }

  public func setActionName(_ name: String) { undoActionName = name }

  public func removeAllActions() { (undoing, redoing) = ([], []) }

  /// Changes nothing: every action is taken back by itself.
  public func beginUndoGrouping() {}

  /// Changes nothing: every action is taken back by itself.
  public func endUndoGrouping() {}
}
