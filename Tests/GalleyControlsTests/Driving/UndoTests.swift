import Galley
import Testing

/// What is done, taken back and done again.
@MainActor @Suite struct UndoTests {
  private final class Model: ObservableObject {
    @Published var values: [Int] = []

    func add(_ value: Int, with manager: UndoManager?) {
      values.append(value)
      manager?.registerUndo(withTarget: self) { $0.removeLast(with: manager) }
    }

    func removeLast(with manager: UndoManager?) {
      guard let last = values.popLast() else { return }
      manager?.registerUndo(withTarget: self) { $0.add(last, with: manager) }
    }
  }

  private struct Editor: View {
    @ObservedObject var model: Model
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack {
        Button("One") { model.add(1, with: undoManager) }
        Button("Two") {
          model.add(2, with: undoManager)
          model.add(3, with: undoManager)
          undoManager?.setActionName("adding two")
        }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
      }
    }
  }

  @Test func eachTapIsTakenBackByItself() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Editor(model: model))
    for button in ["One", "Two", "One"] { try renderer.tap(button) }
    #expect(model.values == [1, 2, 3, 1])
    try renderer.tap("Undo")
    #expect(model.values == [1, 2, 3])
    try renderer.tap("Undo")
    #expect(model.values == [1])
    try renderer.tap("Redo")
    #expect(model.values == [1, 2, 3])
    try renderer.tap("Undo")
    try renderer.tap("Undo")
    try renderer.tap("Undo")
    #expect(model.values == [])
    try renderer.tap("Redo")
    #expect(model.values == [1])
    // Something new is done: the rest cannot be done again.
    try renderer.tap("One")
    try renderer.tap("Redo")
    #expect(model.values == [1, 1])
    // Another image has a manager of its own.
    try ImageRenderer(content: Editor(model: model)).tap("Undo")
    #expect(model.values == [1, 1])
  }

  @Test func anActionIsAGroupWithoutEvents() {
    let (model, manager) = (Model(), UndoManager())
    #expect(!manager.canUndo && !manager.canRedo)
    manager.undo()
    manager.redo()
    model.add(1, with: manager)
    model.add(2, with: manager)
    manager.setActionName("two")
    #expect(manager.canUndo && manager.undoActionName == "two" && manager.redoActionName == "")
    manager.undo()
    #expect(model.values == [1] && manager.undoActionName == "" && manager.redoActionName == "two")
    manager.redo()
    #expect(model.values == [1, 2] && manager.undoActionName == "two" && !manager.canRedo)
    manager.removeAllActions()
    manager.undo()
    #expect(model.values == [1, 2])
  }

  @Test func groupsAreTakenBackTogether() {
    let (model, manager) = (Model(), UndoManager())
    manager.beginUndoGrouping()
    model.add(1, with: manager)
    manager.beginUndoGrouping()
    model.add(2, with: manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    model.add(3, with: manager)
    manager.undo()
    #expect(model.values == [1, 2])
    manager.undo()
    #expect(model.values == [] && !manager.canUndo)
    manager.redo()
    #expect(model.values == [1, 2])
    manager.redo()
    #expect(model.values == [1, 2, 3])
  }

  @Test func whatIsNotKeptIsNotTakenBack() {
    let (model, manager) = (Model(), UndoManager())
    manager.disableUndoRegistration()
    model.add(1, with: manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    for value in 2...4 { model.add(value, with: manager) }
    manager.levelsOfUndo = 2
    for _ in 0..<3 { manager.undo() }
    #expect(model.values == [1, 2])
    do {
      let other = Model()
      manager.removeAllActions()
      other.add(5, with: manager)
      manager.removeAllActions(withTarget: model)
      #expect(manager.canUndo)
      manager.removeAllActions(withTarget: other)
      #expect(!manager.canUndo)
      other.add(6, with: manager)
    }
    // Its target is gone.
    manager.undo()
    #expect(!manager.canUndo && !manager.canRedo)
  }
}
