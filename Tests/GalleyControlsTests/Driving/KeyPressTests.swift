import Galley
import Testing

/// Views with the focus hear of keys, and Tab moves the focus.
@MainActor @Suite struct KeyPressTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private struct Board: View {
    let log: Log
    @State private var name = "Ada"
    @State private var place = 0
    @FocusState private var focus: String?
    var body: some View {
      VStack {
        Color.red.frame(width: 40, height: 40).layoutName("board")
          .focusable { log.lines.append("board \($0)") }
          .focused($focus, equals: "board")
          .onKeyPress(.rightArrow) {
            place += 1
            log.lines.append("right \(place)")
            return .handled
          }
          .onKeyPress(keys: ["a", "b"], phases: [.down, .up]) { press in
            log.lines.append("\(press.characters) \(press.phase == .down ? "down" : "up")")
            return press.key == "a" ? .handled : .ignored
          }
          .onMoveCommand { log.lines.append("move \($0)") }
        TextField("Name", text: $name).focused($focus, equals: "name")
          .onKeyPress(.upArrow) {
            log.lines.append("up")
            return .handled
          }
          .onExitCommand { log.lines.append("exit") }
        TextEditor(text: $name).frame(height: 40).accessibilityLabel("Notes")
        Button("Start") { focus = "board" }
        TextField("Off", text: $name).disabled(true)
        Text("status \(focus ?? "none") \(name)")
      }
      .frame(width: 300)
      .onKeyPress(characters: .decimalDigits) { press in
        log.lines.append("digit \(press.characters)")
        return .handled
      }
      .onKeyPress { press in
        if press.key == "b" { log.lines.append("outer b") }
        return .ignored
      }
    }
  }

  private func status(_ renderer: ImageRenderer<Board>) throws -> String? {
    try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("status") ?? false }?.text
  }

  @Test func keysGoFromTheFocusOutwards() throws {
    let renderer = ImageRenderer(content: Board(log: log))
    // Nothing has the focus.
    #expect(throws: DrivingError.self) { try renderer.key(.rightArrow) }
    try renderer.tap("Start")
    #expect(try status(renderer) == "status board Ada")
    log.lines = []
    try renderer.key(.rightArrow)
    try renderer.key(.rightArrow)
    #expect(log.take() == ["right 1", "right 2"])
    try renderer.key("a", modifiers: .shift)
    #expect(log.take() == ["A down", "A up"])
    #expect(throws: DrivingError.self) { try renderer.key("b") }
    #expect(log.take() == ["b down", "outer b"])
    try renderer.key(.leftArrow)
    #expect(log.take() == ["move left"])
    try renderer.key("7")
    #expect(log.take() == ["digit 7"])
  }

  @Test func viewsHearOfKeysBeforeTheField() throws {
    let renderer = ImageRenderer(content: Board(log: log))
    try renderer.tap("Name")
    try renderer.key(.upArrow)
    try renderer.key("4")
    try renderer.key("x")
    try renderer.key(.escape)
    #expect(log.take() == ["up", "digit 4", "exit"])
    #expect(try status(renderer) == "status name Adax")
    #expect(throws: DrivingError.self) { try renderer.key("k", modifiers: .command) }
  }

  @Test func tabMovesTheFocus() throws {
    let renderer = ImageRenderer(content: Board(log: log))
    try renderer.key(.tab)
    #expect(try status(renderer) == "status board Ada")
    #expect(log.take() == ["board true"])
    try renderer.key(.tab)
    #expect(try status(renderer) == "status name Ada")
    #expect(log.take() == ["board false"])
    try renderer.key(.tab, modifiers: .shift)
    #expect(try status(renderer) == "status board Ada")
    // Before the first view is the last one that is not disabled: an editor, which writes a tab.
    try renderer.key(.tab, modifiers: .shift)
    try renderer.key(.tab)
    #expect(try status(renderer) == "status none Ada\t")
    try renderer.key(.tab, modifiers: .shift)
    #expect(try status(renderer) == "status name Ada\t")
    let empty = ImageRenderer(content: Text("a"))
    #expect(throws: DrivingError.self) { try empty.key(.tab) }
  }

  @Test func aTapGivesAFocusableViewTheFocus() throws {
    let renderer = ImageRenderer(content: Board(log: log))
    #expect(try renderer.tap("board").count == 1)
    #expect(log.take() == ["board true"])
    #expect(try status(renderer) == "status board Ada")
    try renderer.tap("Name")
    #expect(log.take() == ["board false"])
    let plain = ImageRenderer(
      content: Color.red.frame(width: 40, height: 40).layoutName("board").focusable(false))
    #expect(throws: DrivingError.self) { try plain.tap("board") }
  }

  private final class Stage: ObservableObject {
    @Published var name = "a"
    @Published var isThere = true
    @Published var isDisabled = false
  }

  private struct Asking: View {
    let log: Log
    @ObservedObject var stage: Stage
    var isHidden = false
    @FocusState private var isFocused: Bool

    private var field: some View {
      Color.red.frame(width: 40, height: 40).focusable().focused($isFocused)
        .onKeyPress { _ in
          log.lines.append("key")
          return .handled
        }
        .disabled(stage.isDisabled)
        .id(stage.name)
    }

    var body: some View {
      VStack {
        Color.blue.frame(width: 40, height: 4)
        if isHidden { field.hidden() } else if stage.isThere { field }
      }
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { log.lines.append("focus \($1)") }
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-interaction, arms F1 and F2.
  @Test(arguments: [false, true])
  func theFocusGoesWithItsView(isRenamed: Bool) throws {
    let stage = Stage()
    let renderer = ImageRenderer(content: Asking(log: log, stage: stage))
    _ = try renderer.draw()
    try renderer.key("x")
    #expect(log.take() == ["focus true", "key"])
    func change(_ isBack: Bool) {
      if isRenamed { stage.name = isBack ? "a" : "b" } else { stage.isThere = isBack }
    }
    for (isBack, lines) in [(false, ["focus false"]), (true, [])] {
      change(isBack)
      _ = try renderer.draw()
      #expect(log.take() == lines)
      #expect(throws: DrivingError.self) { try renderer.key("x") }
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-interaction, arm F9, and swiftui-disabled-interaction, arms K1 and K2.
  @Test func whatIsHiddenOrDisabledGetsNoFocusAndKeepsWhatItHas() throws {
    _ = try ImageRenderer(content: Asking(log: log, stage: Stage(), isHidden: true)).draw()
    #expect(log.take() == [])
    let stage = Stage()
    stage.isDisabled = true
    let renderer = ImageRenderer(content: Asking(log: log, stage: stage))
    _ = try renderer.draw()
    #expect(throws: DrivingError.self) { try renderer.key("x") }
    #expect(log.take() == [])
    stage.isDisabled = false
    let later = ImageRenderer(content: Asking(log: log, stage: stage))
    _ = try later.draw()
    stage.isDisabled = true
    _ = try later.draw()
    #expect(log.take() == ["focus true"])
  }
}
