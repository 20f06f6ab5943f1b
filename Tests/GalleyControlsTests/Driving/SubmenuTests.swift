import Galley
import Testing

/// What opens over the screen and closes again: menus in menus, and popovers. And buttons that show no title.
@MainActor @Suite struct SubmenuTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func screen() -> ImageRenderer<some View> {
    ImageRenderer(
      content: Menu("More") {
        Button("One") { log.lines.append("one") }
        Menu("Others") {
          Button("Two") { log.lines.append("two") }
          Menu("Deep") {
            Button("Three") { log.lines.append("three") }
          }
        }
      }
      .frame(width: 390, height: 600))
  }

  @Test func aMenuInAMenuOpens() throws {
    let renderer = screen()
    try renderer.tap("More")
    #expect(throws: DrivingError.self) { try renderer.tap("Two") }
    try renderer.tap("Others")
    // It lies in front of the one that it was opened in.
    #expect(throws: DrivingError.self) { try renderer.tap("One") }
    try renderer.tap("Two")
    #expect(log.take() == ["two"])
    // A choice closes all of them.
    for gone in ["One", "Two", "Others"] {
      #expect(throws: DrivingError.self) { try renderer.tap(gone) }
    }
    for label in ["More", "Others", "Deep", "Three"] { try renderer.tap(label) }
    #expect(log.take() == ["three"])
    #expect(throws: DrivingError.self) { try renderer.tap("Deep") }
  }

  @Test func aTouchBesideItClosesAllMenus() throws {
    let renderer = screen()
    try renderer.tap("More")
    try renderer.tap("Others")
    try renderer.tap(at: CGPoint(x: 5, y: 5))
    for gone in ["One", "Two"] {
      #expect(throws: DrivingError.self) { try renderer.tap(gone) }
    }
    try renderer.tap("More")
    try renderer.tap("One")
    #expect(log.take() == ["one"])
  }

  private struct Screen: View {
    let log: Log
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
          .popover(isPresented: $isOpen) {
            Text("Inside").padding().presentationCompactAdaptation(.popover)
          }
        Button("Behind") { log.lines.append("behind") }
        Text("status \(isOpen)")
      }
      .frame(width: 390, height: 600)
    }
  }

  @Test func aTouchBesideAPopoverClosesIt() throws {
    let renderer = ImageRenderer(content: Screen(log: log))
    func status() throws -> String? {
      try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("status") ?? false }?.text
    }
    try renderer.tap("Open")
    #expect(throws: DrivingError.self) { try renderer.tap("Inside") }
    #expect(try status() == "status true")
    try renderer.tap(at: CGPoint(x: 10, y: 590))
    #expect(try status() == "status false")
    try renderer.tap("Open")
    #expect(throws: DrivingError.self) { try renderer.tap("Behind") }
    try renderer.key(.escape)
    #expect(try status() == "status false")
    try renderer.tap("Behind")
    #expect(log.take() == ["behind"])
  }

  @Test func aButtonWithoutATitleKeepsItsName() throws {
    let renderer = ImageRenderer(
      content: HStack {
        Button("Back", systemImage: "arrow.left") { log.lines.append("back") }
        Button("On", systemImage: "arrow.right") { log.lines.append("on") }
      }
      .labelStyle(.iconOnly))
    try renderer.tap("Back")
    try renderer.tap("arrow.right")
    #expect(log.take() == ["back", "on"])
    #expect(try renderer.draw().layoutTree?.first { $0.text == "Back" } == nil)
  }
}
