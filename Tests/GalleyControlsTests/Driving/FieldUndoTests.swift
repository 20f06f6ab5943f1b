import Galley
import Testing

/// What is typed into a field is taken back by keys.
@MainActor @Suite struct FieldUndoTests {
  private final class Store {
    var texts = ["Ada", "Turin"]
    func binding(_ index: Int) -> Binding<String> {
      Binding {
        self.texts[index]
      } set: {
        self.texts[index] = $0
      }
    }
  }

  private final class Count {
    var value = 0
    func add(_ step: Int, with manager: UndoManager?) {
      value += step
      manager?.registerUndo(withTarget: self) { $0.add(-step, with: manager) }
    }
  }

  private struct Form: View {
    let store: Store
    let count: Count
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack {
        TextField("Name", text: store.binding(0))
        TextField("Town", text: store.binding(1))
        Button("Add") { count.add(1, with: undoManager) }
      }
      .frame(width: 200)
    }
  }

  private let store = Store()
  private let count = Count()

  @Test func stepsAreTakenBackAndDoneAgain() throws {
    let renderer = ImageRenderer(content: Form(store: store, count: count))
    try renderer.type(" B.", into: "Name")
    try renderer.key(.leftArrow)
    try renderer.type("y")
    try renderer.key(.delete, modifiers: .command)
    #expect(store.texts[0] == ".")
    try renderer.key("z", modifiers: .command)
    #expect(store.texts[0] == "Ada By." && renderer.selectedCharacters == 6..<6)
    try renderer.key("z", modifiers: .command)
    #expect(store.texts[0] == "Ada B." && renderer.selectedCharacters == 5..<5)
    try renderer.key("z", modifiers: .command)
    #expect(store.texts[0] == "Ada")
    #expect(throws: DrivingError.self) { try renderer.key("z", modifiers: .command) }
    try renderer.key("z", modifiers: [.command, .shift])
    try renderer.key("z", modifiers: [.command, .shift])
    #expect(store.texts[0] == "Ada By.")
    // Something new is typed: the rest cannot be done again.
    try renderer.type("!")
    #expect(throws: DrivingError.self) { try renderer.key("z", modifiers: [.command, .shift]) }
  }

  @Test func aFieldForgetsWhatWasTypedBeforeItLostTheFocus() throws {
    let renderer = ImageRenderer(content: Form(store: store, count: count))
    try renderer.type("x", into: "Name")
    try renderer.type("y", into: "Town")
    try renderer.key("z", modifiers: .command)
    #expect(store.texts == ["Adax", "Turin"])
    // A text that code has changed is not the one that was typed.
    try renderer.type("y")
    store.texts[1] = "Milan"
    #expect(throws: DrivingError.self) { try renderer.key("z", modifiers: .command) }
    #expect(store.texts[1] == "Milan")
  }

  @Test func viewsTakeBackWhatTheyHaveRegistered() throws {
    let renderer = ImageRenderer(content: Form(store: store, count: count))
    try renderer.tap("Add")
    try renderer.type("x", into: "Name")
    try renderer.key("z", modifiers: .command)
    #expect(store.texts[0] == "Ada" && count.value == 1)
    try renderer.key("z", modifiers: .command)
    #expect(count.value == 0)
    try renderer.key("z", modifiers: [.command, .shift])
    #expect(store.texts[0] == "Adax" && count.value == 0)
    try renderer.key("z", modifiers: [.command, .shift])
    #expect(count.value == 1)
  }
}
