import Galley
import Testing

/// What presents something is the same view before, while and after it does: it keeps its state. And what styles around
/// a menu are to its rows.
@MainActor @Suite struct PresentingIdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Popover: View {
    @State private var isShown = false
    var body: some View {
      VStack(spacing: 40) {
        Counter().popover(isPresented: $isShown) { Text("Inside").padding() }
        Button("Show") { isShown = true }
        Button("Hide") { isShown = false }
      }
      .frame(width: 700, height: 600)
    }
  }

  @Test func theSourceOfAPopoverKeepsItsState() throws {
    let renderer = ImageRenderer(content: Popover())
    try renderer.tap("Count 0")
    try renderer.tap("Show")
    let shown = try renderer.draw().layoutTree
    #expect(shown?.first { $0.text == "Inside" } != nil)
    #expect(shown?.first { $0.text == "Count 1" } != nil)
    // It points at its source from the first image on.
    let source = try #require(shown?.first { $0.text == "Count 1" }?.frame)
    let inside = try #require(shown?.first { $0.text == "Inside" }?.frame)
    #expect(abs(source.midX - inside.midX) < 1 && inside.minY > source.maxY)
    try renderer.tap(at: CGPoint(x: 5, y: 5))
    let closed = try renderer.draw().layoutTree
    #expect(closed?.first { $0.text == "Inside" } == nil)
    #expect(closed?.first { $0.text == "Count 1" } != nil)
    try renderer.tap("Count 1")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "Count 2" } != nil)
  }

  private struct Loaded: View {
    @State private var loads = 0
    var body: some View { Text("loaded \(loads)").onAppear { loads += 1 } }
  }

  @Test func theLabelOfAMenuKeepsItsState() throws {
    let renderer = ImageRenderer(
      content: Menu {
        Button("One") {}
      } label: {
        Loaded()
      }
      .frame(width: 390, height: 600))
    #expect(try renderer.draw().layoutTree?.first { $0.text == "loaded 1" } != nil)
    try renderer.tap("loaded 1")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "One" } != nil)
    #expect(try renderer.draw().layoutTree?.first { $0.text == "loaded 1" } != nil)
    try renderer.tap("One")
    #expect(try renderer.draw().layoutTree?.first { $0.text == "loaded 1" } != nil)
  }

  @Test func aLabelStyleAroundAMenuIsThatOfItsLabel() throws {
    let renderer = ImageRenderer(
      content: Menu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Label("Plain", systemImage: "star").labelStyle(.iconOnly)
      } label: {
        Label("More", systemImage: "ellipsis")
      }
      .labelStyle(.iconOnly)
      .frame(width: 390, height: 600))
    #expect(try renderer.draw().layoutTree?.first { $0.text == "More" } == nil)
    try renderer.tap("More")
    let open = try renderer.draw().layoutTree
    #expect(open?.first { $0.text == "Copy" } != nil)
    // A row's own style counts.
    #expect(open?.first { $0.text == "Plain" } == nil)
  }
}
