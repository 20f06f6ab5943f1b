import Galley
import Testing

/// Menus that a long press or a secondary click opens.
@MainActor @Suite struct ContextMenuTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Card: View {
    let log: Log
    @State private var hasItems = true
    var body: some View {
      VStack {
        HStack {
          Text("Tea")
          Counter()
          Button("Open") { log.lines.append("open") }
        }
        .contextMenu {
          if hasItems {
            Button("Copy") { log.lines.append("copy") }
            Button("Empty") { hasItems = false }
          }
        }
        Text("Plain").onTapGesture { log.lines.append("tap") }
        Text("Off").contextMenu { Button("Never") {} }.disabled(true)
        Spacer()
      }
      .frame(width: 300, height: 300)
    }
  }

  private func hasText(_ text: String, _ renderer: ImageRenderer<Card>) throws -> Bool {
    try renderer.draw().layoutTree?.first { $0.text == text } != nil
  }

  @Test func aLongPressOpensIt() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Card(log: log))
    let closed = try renderer.draw().bitmap()
    #expect(throws: DrivingError.self) { try renderer.press("Tea", for: 0.4) }
    #expect(try renderer.draw().bitmap() == closed)
    let touch = try renderer.touch("Tea")
    try touch.hold(for: 0.5)
    // It is open before the finger is lifted.
    #expect(try hasText("Copy", renderer))
    try touch.lift()
    #expect(touch.reactions == ["contextMenu \"Tea, count 0, Open\""])
    try renderer.tap("Copy")
    #expect(log.lines == ["copy"])
    #expect(try renderer.draw().bitmap() == closed)
    // A button in it is pressed, but not for so long.
    try renderer.press("Open", for: 0.4)
    #expect(log.lines == ["copy", "open"])
    try renderer.press("Open", for: 0.6)
    #expect(log.lines == ["copy", "open"])
    #expect(try hasText("Copy", renderer))
  }

  @Test func aFingerThatMovesDoesNot() throws {
    let renderer = ImageRenderer(content: Card(log: Log()))
    let touch = try renderer.touch("Tea")
    try touch.move(by: CGSize(width: 0, height: 20), over: 0.1)
    try touch.hold(for: 1)
    #expect(try !hasText("Copy", renderer))
    try touch.lift()
  }

  @Test func aSecondaryClickOpensItAndATapBesideCloses() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Card(log: log))
    #expect(try renderer.secondaryClick("Open") == ["contextMenu \"Tea, count 0, Open\""])
    #expect(log.lines == [])
    #expect(try hasText("Copy", renderer))
    #expect(try renderer.tap(at: CGPoint(x: 5, y: 290)) == ["Menu"])
    #expect(try !hasText("Copy", renderer))
    // Nothing else hears of the secondary button.
    #expect(throws: DrivingError.noReaction("\"Plain\"", to: "a secondary click")) {
      try renderer.secondaryClick("Plain")
    }
    #expect(throws: DrivingError.disabled("Off")) { try renderer.secondaryClick("Off") }
    #expect(try renderer.secondaryClick(at: CGPoint(x: 5, y: 290)) == [])
    #expect(log.lines == [])
  }

  @Test func theViewKeepsItsState() throws {
    let renderer = ImageRenderer(content: Card(log: Log()))
    try renderer.tap("count 0")
    try renderer.secondaryClick("Tea")
    #expect(try hasText("count 1", renderer))
    try renderer.tap("Copy")
    #expect(try hasText("count 1", renderer))
  }

  @Test func aMenuWithoutItemsDoesNotOpen() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Card(log: log))
    try renderer.secondaryClick("Tea")
    try renderer.tap("Empty")
    try renderer.secondaryClick("Tea")
    try renderer.tap("Plain")
    #expect(log.lines == ["tap"])
    let none: ContextMenu<Text>? = nil
    let alone = ImageRenderer(content: Text("A").contextMenu(none))
    try alone.secondaryClick("A")
    try alone.secondaryClick("A")
  }

  @Test func theMenuLiesBelowTheView() throws {
    let renderer = ImageRenderer(content: Card(log: Log()))
    let bottom = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "Tea" }?.frame.maxY)
    try renderer.secondaryClick("Tea")
    let copy = try #require(
      try renderer.draw().layoutTree?.first { $0.text == "Copy" }?.frame)
    #expect(copy.minY > bottom && copy.minY < bottom + 60)
  }
}
