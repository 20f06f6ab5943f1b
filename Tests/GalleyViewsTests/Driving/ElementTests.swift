import Galley
import Testing

/// Which view a label means, and what is said where none can be touched.
@Suite struct ElementTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func box(_ log: Log, _ name: String) -> some View {
    Color.red.frame(width: 40, height: 20).onTapGesture { log.lines.append(name) }
  }

  @Test func namesAreLookedUpInOrder() throws {
    let log = Log()
    let view = VStack(spacing: 10) {
      Text("Tea").frame(width: 60, height: 20).onTapGesture { log.lines.append("text") }
      box(log, "label").accessibilityLabel("Tea")
    }
    #expect(throws: DrivingError.self) { try ImageRenderer(content: view).tap("Tea") }
    let named = VStack(spacing: 10) {
      Text("Tea").frame(width: 60, height: 20).onTapGesture { log.lines.append("text") }
      box(log, "identifier").accessibilityIdentifier("Tea")
    }
    try ImageRenderer(content: named).tap("Tea")
    #expect(log.take() == ["identifier"])
    let inside = HStack {
      Text("Tea")
      Text("Cup")
    }
    .onTapGesture { log.lines.append("row") }
    let renderer = ImageRenderer(content: inside)
    try renderer.tap("Tea")
    try renderer.tap("Tea, Cup")
    #expect(log.take() == ["row", "row"])
    let symbol = ImageRenderer(
      content: Image(systemName: "trash").onTapGesture { log.lines.append("symbol") })
    try symbol.tap("trash")
    #expect(log.take() == ["symbol"])
  }

  @Test func elementsOfAListAreFoundByTheirIds() throws {
    let log = Log()
    let view = VStack(spacing: 0) {
      ForEach([3, 5, 8], id: \.self) { box(log, "row \($0)") }
      box(log, "own").id("own")
      box(log, "named").accessibilityIdentifier("here")
    }
    let renderer = ImageRenderer(content: view)
    try renderer.tap(id: 5)
    try renderer.tap(id: "own")
    try renderer.tap(id: "here")
    #expect(log.take() == ["row 5", "own", "named"])
    #expect(throws: DrivingError.self) { try renderer.tap(id: 4) }
    #expect(throws: DrivingError.self) { try renderer.tap(id: "5") }
  }

  @Test func severalViewsNeedAnOccurrence() throws {
    let log = Log()
    let view = VStack(spacing: 0) {
      box(log, "first").accessibilityLabel("Delete")
      box(log, "second").accessibilityLabel("Delete")
    }
    let renderer = ImageRenderer(content: view)
    #expect(
      message { try renderer.tap("Delete") }
        == "2 views have the label \"Delete\": (0, 0), 40 x 20 points; (0, 20), 40 x 20 points; "
        + "say which one with occurrence: (from 1), or give one an accessibilityIdentifier")
    try renderer.tap("Delete", occurrence: 2)
    #expect(log.take() == ["second"])
    #expect(
      message { try renderer.tap("Delete", occurrence: 3) }
        == "2 views have the label \"Delete\": there is no occurrence 3")
    #expect(
      message { try renderer.tap("Delete", occurrence: 0) }
        == "occurrence is 0; expected a number from 1")
  }

  @Test func aMissingLabelNamesTheNearest() throws {
    let view = VStack {
      Text("Shuffle").onTapGesture {}
      Text("Deal").onTapGesture {}
    }
    let renderer = ImageRenderer(content: view)
    #expect(
      message { try renderer.tap("Shufle") }
        == "no view has the label \"Shufle\"; did you mean \"Shuffle\"? The image has "
        + "\"Shuffle\", \"Deal\"")
    #expect(
      message { try renderer.tap("Something else") }
        == "no view has the label \"Something else\"; the image has \"Shuffle\", \"Deal\"")
    #expect(
      message { try ImageRenderer(content: Color.red.frame(width: 9, height: 9)).tap("a\u{1B}") }
        == "no view has the label \"a\\u{1B}\": no view has any")
    // Two forms of one character are two labels.
    let angstrom = ImageRenderer(content: Text("\u{212B}").onTapGesture {})
    #expect(throws: DrivingError.self) { try angstrom.tap("\u{C5}") }
  }

  @Test func aCoveredViewSaysByWhat() throws {
    let log = Log()
    let view = ZStack {
      box(log, "back").accessibilityLabel("Deal")
      Circle().fill(.blue).frame(width: 200, height: 200).layoutName("moon")
    }
    let renderer = ImageRenderer(content: view)
    #expect(
      message { try renderer.tap("Deal") }
        == "\"Deal\" is covered at (100, 100) by Circle of moon")
    #expect(log.take() == [])
    // A part of the view that is free is enough.
    let half = ZStack(alignment: .leading) {
      HStack {
        Text("Deal")
        Text("all of them")
      }.onTapGesture { log.lines.append("half") }
      Color.blue.frame(width: 30, height: 30)
    }
    try ImageRenderer(content: half).tap("Deal, all of them")
    #expect(log.take() == ["half"])
  }

  @Test func whatCannotBeTouchedSaysWhy() throws {
    let log = Log()
    func tap(_ view: some View) -> String {
      message { try ImageRenderer(content: view).tap("box") }
    }
    let box = box(log, "box").accessibilityIdentifier("box")
    #expect(tap(box.disabled(true)) == "\"box\" is disabled")
    let hidden = "\"box\" cannot be touched: it is hidden, clear, or does not allow hit testing"
    #expect(tap(box.hidden()) == hidden)
    #expect(tap(box.opacity(0)) == hidden)
    #expect(tap(box.accessibilityHidden(true)) == hidden)
    #expect(tap(box.allowsHitTesting(false)) == hidden)
    #expect(tap(box.scaleEffect(0)) == hidden)
    #expect(
      tap(box.offset(x: 100)) == "\"box\" is out of sight, at (100, 0), 40 x 20 points of the image"
    )
    #expect(tap(Text("box")) == "\"box\" does not react to a tap")
    let scroll = ScrollView {
      VStack {
        Color.blue.frame(height: 100); box
      }
    }
    .frame(width: 100, height: 80).padding(.bottom, 100)
    #expect(tap(scroll).hasPrefix("\"box\" is out of sight"))
    #expect(log.take() == [])
  }

  private nonisolated struct Vanishing: View {
    let log: Log
    @State private var isThere = true
    var body: some View {
      VStack(spacing: 0) {
        if isThere {
          Color.red.frame(width: 50, height: 50)
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { drag in
                  log.lines.append("changed")
                  if drag.translation.width > 10 { isThere = false }
                }
                .onEnded { _ in log.lines.append("ended") })
        } else {
          Color.blue.frame(width: 50, height: 50)
        }
      }
    }
  }

  /// What is pressed is another view while it is.
  private nonisolated struct Branching: View {
    let log: Log
    @State private var isDown = false
    var body: some View {
      Group {
        if isDown {
          Circle().fill(.blue).frame(width: 50, height: 50)
        } else {
          Color.red.frame(width: 50, height: 50)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in
            isDown = true
            log.lines.append("down")
          }
          .onEnded { _ in
            isDown = false
            log.lines.append("up")
          })
    }
  }

  @Test func aGestureOutlivesTheViewInIt() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Branching(log: log))
    for _ in 0..<2 {
      let touch = try renderer.touch(at: CGPoint(x: 20, y: 20))
      #expect(try renderer.draw().layoutTree?.first(named: "Circle") != nil)
      try touch.move(by: CGSize(width: 5, height: 0))
      try touch.lift()
      #expect(try renderer.draw().layoutTree?.first(named: "Circle") == nil)
      #expect(log.take() == ["down", "down", "up"])
    }
  }

  @Test func theTreeMayChangeUnderAFinger() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Vanishing(log: log))
    let touch = try renderer.touch(at: CGPoint(x: 10, y: 10))
    try touch.move(by: CGSize(width: 20, height: 0))
    try touch.move(by: CGSize(width: 5, height: 0))
    try touch.lift()
    #expect(log.take() == ["changed", "changed"])
    #expect(touch.reactions == [])
  }
}
