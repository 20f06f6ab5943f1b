import Galley
import Testing

/// A pointer without buttons above views.
@Suite struct HoverTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func card(_ log: Log) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).layoutName("red")
          .onHover { log.lines.append("red \($0)") }
        Color.blue.frame(width: 20, height: 20).layoutName("blue")
          .onHover { log.lines.append("blue \($0)") }
          .disabled(true)
      }
      .onHover { log.lines.append("row \($0)") }
      Color.green.frame(width: 40, height: 20).layoutName("green")
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): log.lines.append("(\(place.x), \(place.y))")
          case .ended: log.lines.append("ended")
          }
        }
      Text("plain")
    }
  }

  @Test func viewsHearWhenAPointerComesAndLeaves() throws {
    let log = Log()
    let renderer = ImageRenderer(content: card(log).frame(width: 40, height: 100, alignment: .top))
    try renderer.hover(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["row true", "red true"])
    try renderer.hover(at: CGPoint(x: 8, y: 5))
    #expect(log.take() == [])
    try renderer.hover(over: "blue")
    #expect(log.take() == ["red false", "blue true"])
    try renderer.hover(at: CGPoint(x: 5, y: 25))
    #expect(log.take() == ["blue false", "row false", "(5.0, 5.0)"])
    try renderer.hover(at: CGPoint(x: 6, y: 27))
    #expect(log.take() == ["(6.0, 7.0)"])
    #expect(try renderer.endHover().count == 1)
    #expect(log.take() == ["ended"])
    #expect(try renderer.endHover() == [])
    #expect(log.take() == [])
  }

  @Test func whatHearsNothingIsAnError() throws {
    let renderer = ImageRenderer(
      content: card(Log()).frame(width: 40, height: 100, alignment: .top))
    #expect(throws: DrivingError.noReaction("\"plain\"", to: "a pointer")) {
      try renderer.hover(over: "plain")
    }
    #expect(throws: DrivingError.self) { try renderer.hover(at: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(try renderer.hover(at: CGPoint(x: 20, y: 95)) == [])
  }

  private struct Glow: View {
    @State private var isHovered = false
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text(isHovered ? "on" : "off").onHover { isHovered = $0 }
        }
        Text("hide").onTapGesture { isShown = false }
      }
    }
  }

  @MainActor @Test func aStateFollows() throws {
    let renderer = ImageRenderer(content: Glow())
    try renderer.hover(over: "off")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "on" } != nil)
    try renderer.hover(over: "on")
    try renderer.endHover()
    #expect(try renderer.draw().layoutTree?.first { $0.text == "off" } != nil)
    // A view that is gone hears nothing.
    try renderer.hover(over: "off")
    try renderer.tap("hide")
    #expect(try renderer.endHover() == [])
  }

  @Test func aViewIsFoundByItsHelp() throws {
    let log = Log()
    let renderer = ImageRenderer(
      content: VStack {
        Image(systemName: "trash").onTapGesture { log.lines.append("trash") }
          .help("Deletes the row")
        Text("Deletes all").help("Everything")
      })
    try renderer.tap("Deletes the row")
    #expect(log.take() == ["trash"])
    // The words of the view stay what they are.
    #expect(throws: DrivingError.noReaction("\"Deletes all\"", to: "a tap")) {
      try renderer.tap("Deletes all")
    }
  }
}
