import Galley
import Testing

/// Keys that press buttons.
@MainActor @Suite struct KeyShortcutTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  @Test func keysPressTheFirstControl() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Button("Off") { log.lines.append("off") }.keyboardShortcut("s").disabled(true)
        Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
        Button("Second") { log.lines.append("second") }.keyboardShortcut("s")
        Button("All") { log.lines.append("all") }.keyboardShortcut(
          "S", modifiers: [.command, .shift])
        Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("None") { log.lines.append("none") }.keyboardShortcut("n").keyboardShortcut(nil)
      })
    try renderer.key("s", modifiers: .command)
    try renderer.key("s", modifiers: [.command, .shift])
    try renderer.key(.return)
    try renderer.key(.escape)
    #expect(log.take() == ["save", "all", "ok", "cancel"])
    #expect(throws: DrivingError.noTextField("")) { try renderer.key("s") }
    // The shortcut that is nearer to the button counts.
    try renderer.key("n", modifiers: .command)
    #expect(log.take() == ["none"])
  }

  private struct Form: View {
    let log: Log
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Town", text: .constant("Turin")).onSubmit { log.lines.append("town") }
        Toggle("Wi-Fi", isOn: $isOn).keyboardShortcut("w", modifiers: .option)
        Button("OK") { log.lines.append("ok \(name) \(isOn)") }.keyboardShortcut(.defaultAction)
        Button("Plain") { log.lines.append("plain") }.keyboardShortcut("p", modifiers: [])
        Button("Copy") { log.lines.append("copy") }.keyboardShortcut("c")
      }
      .frame(width: 300)
    }
  }

  @Test func aFieldHasItsKeysFirst() throws {
    let renderer = ImageRenderer(content: Form(log: log))
    try renderer.key("p")
    #expect(log.take() == ["plain"])
    try renderer.tap("Name")
    try renderer.key("p")
    try renderer.key("w", modifiers: .option)
    try renderer.key("c", modifiers: .command)
    try renderer.key(.return)
    #expect(log.take() == ["copy", "ok p true"])
    // Somebody waits for what is submitted.
    try renderer.tap("Town")
    try renderer.key(.return)
    #expect(log.take() == ["town"])
  }

  private struct Screen: View {
    let log: Log
    @State private var isAsking = false
    var body: some View {
      VStack {
        Button("Back") { log.lines.append("back") }.keyboardShortcut(.cancelAction)
        Button("Ask") { isAsking = true }.keyboardShortcut("a")
        Menu("More") {
          Button("One") { log.lines.append("one") }.keyboardShortcut("1")
        }
      }
      .frame(width: 390, height: 600)
      .alert("Sure?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log.lines.append("delete") }
        Button("Keep", role: .cancel) { log.lines.append("keep") }
      }
    }
  }

  @Test func whatIsInFrontHasTheKeys() throws {
    let renderer = ImageRenderer(content: Screen(log: log))
    try renderer.key(.escape)
    try renderer.key("a", modifiers: .command)
    #expect(throws: DrivingError.self) { try renderer.key("a", modifiers: .command) }
    try renderer.key(.escape)
    try renderer.key(.escape)
    #expect(log.take() == ["back", "keep", "back"])
    #expect(throws: DrivingError.self) { try renderer.key("1", modifiers: .command) }
    try renderer.tap("More")
    try renderer.key("1", modifiers: .command)
    #expect(log.take() == ["one"])
    // Escape closes a menu, and not what lies behind it.
    try renderer.tap("More")
    try renderer.key(.escape)
    #expect(log.take() == [])
    #expect(throws: DrivingError.self) { try renderer.tap("One") }
  }
}
