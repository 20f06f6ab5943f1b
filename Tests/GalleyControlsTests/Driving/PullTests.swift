import Galley
import Testing

/// Sheets that are pulled down, and screens that are swiped away.
@MainActor @Suite struct PullTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Presenting: View {
    let log: Log
    var stays = false
    var rows = 40
    @State private var isShown = true
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log.lines.append("gone") }) {
          VStack {
            Text("Title").frame(height: 60)
            ScrollView {
              VStack { ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 30) } }
            }
          }
          .interactiveDismissDisabled(stays)
          .presentationDetents([.medium])
        }
    }
  }

  private func screen(_ view: some View) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.frame(maxWidth: .infinity, maxHeight: .infinity))
    renderer.proposedSize = ProposedViewSize(width: 320, height: 600)
    return renderer
  }

  private func sees(_ text: String, _ renderer: ImageRenderer<some View>) throws -> Bool {
    try renderer.draw().layoutTree?.first { $0.text == text } != nil
  }

  /// Where a text is once all movements have ended.
  private func place(
    _ text: String, _ renderer: ImageRenderer<some View>
  ) throws -> CGPoint {
    let frame = try #require(try renderer.draw().layoutTree?.first { $0.text == text }?.frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test(arguments: [1.0, 3]) func aSheetIsPulledDown(_ scale: CGFloat) throws {
    let log = Log()
    let renderer = screen(Presenting(log: log))
    renderer.scale = scale
    let rest = try renderer.draw().bitmap()
    let title = try place("Title", renderer)
    func seenY() throws -> CGFloat { try #require(try renderer.seenFrame("Title")).midY }
    let touch = try renderer.touch(at: title)
    try touch.move(by: CGSize(width: 0, height: 60), over: 0.5)
    #expect(abs(try seenY() - title.y - 60) < 0.01)
    try touch.hold(for: 0.2)
    try touch.lift()
    // That was not far enough: x (1 + 4 pi t) e^(-4 pi t).
    #expect(abs(try seenY() - title.y - 60) < 0.01)
    try renderer.advance(by: 0.125)
    #expect(abs(try seenY() - title.y - 32.0650) < 0.01)
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    _ = try renderer.drag(from: title, to: CGPoint(x: title.x, y: title.y - 100))
    #expect(try sees("Title", renderer))
    try renderer.drag("Title", by: CGSize(width: 0, height: 200), over: 0.5)
    // It leaves the screen, and cannot be touched meanwhile.
    #expect(log.lines == [])
    let left = CGPoint(x: title.x, y: try seenY())
    #expect(abs(left.y - title.y - 200) < 0.01)
    try renderer.advance(by: 0.1)
    #expect(try seenY() > left.y + 30)
    #expect(try renderer.tap(at: left) != ["Sheet"])
    try renderer.advance(by: 2)
    #expect(try !sees("Title", renderer))
    #expect(log.lines == ["gone"])
    try renderer.tap("Open")
    #expect(try sees("Title", renderer))
    // A short, fast one is enough.
    try renderer.drag("Title", by: CGSize(width: 0, height: 80), over: 0.05)
    try renderer.advance(by: 2)
    #expect(log.lines == ["gone", "gone"])
    try renderer.tap("Open")
    #expect(try renderer.tap(at: CGPoint(x: 160, y: 40)) == ["Sheet"])
    #expect(log.lines == ["gone", "gone", "gone"])
  }

  @Test func aSheetComesBackWhoseFingerIsTakenAway() throws {
    let log = Log()
    let renderer = screen(Presenting(log: log))
    let rest = try renderer.draw().bitmap()
    let touch = try renderer.touch("Title")
    try touch.move(by: CGSize(width: 0, height: 250), over: 0.2)
    #expect(try renderer.draw().bitmap() != rest)
    // A new touch takes the one before away; outside of the image it touches nothing.
    try renderer.tap(at: CGPoint(x: -10, y: -10))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    #expect(log.lines == [])
  }

  @Test func aSheetThatStaysStays() throws {
    let log = Log()
    let renderer = screen(Presenting(log: log, stays: true))
    let title = try place("Title", renderer)
    let touch = try renderer.touch(at: title)
    try touch.move(by: CGSize(width: 0, height: 240), over: 0.1)
    #expect(abs(try place("Title", renderer).y - title.y - 80) < 0.01)
    try touch.lift()
    try renderer.advance(by: 2)
    #expect(try place("Title", renderer) == title)
    try renderer.tap(at: CGPoint(x: 160, y: 40))
    #expect(try sees("Title", renderer))
    #expect(log.lines == [])
  }

  @Test func aScrollViewInItGoesFirstUntilItsStart() throws {
    let log = Log()
    let renderer = screen(Presenting(log: log))
    try renderer.drag("Row 3", by: CGSize(width: 0, height: -60), over: 0)
    let row = try place("Row 5", renderer)
    _ = try renderer.drag(from: row, to: CGPoint(x: row.x, y: row.y + 200), over: 0.5)
    #expect(try sees("Title", renderer))
    try renderer.advance(by: 2)
    try renderer.drag("Row 3", by: CGSize(width: 0, height: 200), over: 0.5)
    try renderer.advance(by: 2)
    #expect(log.lines == ["gone"])
  }

  private struct Detents: View {
    let log: Log
    var stays = false
    var isBound = false
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Color.white.sheet(isPresented: .constant(true)) {
        let title = Text(isBound && detent == .large ? "Large" : "Title")
          .frame(maxHeight: .infinity, alignment: .top).frame(maxWidth: .infinity)
          .interactiveDismissDisabled(stays)
        if isBound {
          title.presentationDetents([.medium, .large], selection: $detent)
        } else {
          title.presentationDetents([.medium, .large])
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aSheetIsPulledToAnotherDetent(_ isBound: Bool) throws {
    let renderer = screen(Detents(log: Log(), stays: true, isBound: isBound))
    let medium = try place("Title", renderer)
    let rest = try renderer.draw().bitmap()
    let touch = try renderer.touch(at: medium)
    try touch.move(by: CGSize(width: 0, height: -100), over: 0.5)
    #expect(abs(try place("Title", renderer).y - medium.y + 100) < 0.01)
    try touch.hold(for: 0.2)
    try touch.lift()
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    _ = try renderer.drag(from: medium, to: CGPoint(x: medium.x, y: medium.y - 200))
    try renderer.advance(by: 2)
    let name = isBound ? "Large" : "Title"
    let large = try place(name, renderer)
    #expect(large.y < medium.y - 200)
    // Not beyond the highest, and back to the lowest.
    _ = try renderer.drag(from: large, to: CGPoint(x: large.x, y: large.y - 30))
    #expect(try place(name, renderer) == large)
    _ = try renderer.drag(from: large, to: CGPoint(x: large.x, y: large.y + 200))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
    _ = try renderer.drag(from: medium, to: CGPoint(x: medium.x, y: medium.y + 250))
    try renderer.advance(by: 2)
    #expect(try renderer.draw().bitmap() == rest)
  }

  @Test func aSheetThatIsPresentedStillComesBack() throws {
    let view = Color.white.sheet(isPresented: .constant(true)) {
      Text("Title").presentationDetents([.medium])
    }
    let renderer = screen(view)
    let rest = try renderer.draw().bitmap()
    try renderer.drag("Title", by: CGSize(width: 0, height: 200), over: 0.5)
    try renderer.advance(by: 3)
    #expect(try renderer.draw().bitmap() == rest)
    #expect(renderer.isAtRest)
  }

  private struct Stack: View {
    var hidesBack = false
    var body: some View {
      NavigationStack {
        VStack { NavigationLink("Go") { deep } }.navigationTitle("Home")
      }
    }

    private var deep: some View {
      Text("Deep").navigationTitle("There").navigationBarBackButtonHidden(hidesBack)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aScreenIsSwipedAwayFromItsLeadingEdge(_ direction: LayoutDirection) throws {
    let renderer = screen(Stack())
    renderer.environment.layoutDirection = direction
    func swipe(_ start: CGFloat, _ end: CGFloat, over seconds: Double = 0.25) throws {
      func x(_ place: CGFloat) -> CGFloat { direction == .leftToRight ? place : 320 - place }
      _ = try renderer.drag(
        from: CGPoint(x: x(start), y: 300), to: CGPoint(x: x(end), y: 310), over: seconds)
      // It goes, or comes back, by a spring.
      try renderer.advance(by: 3)
    }
    // The lowest screen stays.
    try swipe(5, 250)
    #expect(try sees("Go", renderer))
    try renderer.tap("Go")
    #expect(try sees("Deep", renderer))
    // Not from the middle, not from the other edge, and not by a way that is too short.
    try swipe(100, 300)
    try swipe(315, 60)
    try swipe(5, 60, over: 1)
    #expect(try sees("Deep", renderer))
    try swipe(5, 250)
    #expect(try !sees("Deep", renderer))
    let hidden = screen(Stack(hidesBack: true))
    try hidden.tap("Go")
    _ = try hidden.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300))
    #expect(try sees("Deep", hidden))
  }

  @Test func aScreenFollowsTheFingerFromItsLeadingEdge() throws {
    let renderer = screen(Stack())
    try renderer.tap("Go")
    try renderer.advance(by: 1)
    let rest = try renderer.draw().bitmap()
    let x = try place("Deep", renderer).x
    func seenX() throws -> CGFloat { try #require(try renderer.seenFrame("Deep")).midX }
    let touch = try renderer.touch(at: CGPoint(x: 5, y: 300))
    try touch.move(by: CGSize(width: 100, height: 0), over: 0.5)
    #expect(abs(try seenX() - x - 100) < 0.01)
    try touch.hold(for: 0.2)
    try touch.lift()
    // That was not far enough: x (1 + 4 pi t) e^(-4 pi t).
    try renderer.advance(by: 0.1)
    #expect(abs(try seenX() - x - 64.226) < 0.01)
    try renderer.advance(by: 3)
    #expect(try renderer.draw().bitmap() == rest)
    #expect(renderer.isAtRest)
    // One that goes is on its stack until it is gone.
    _ = try renderer.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300), over: 0.25)
    #expect(try sees("Deep", renderer))
    try renderer.advance(by: 3)
    #expect(try !sees("Deep", renderer))
    #expect(renderer.isAtRest)
  }
}
