import Galley
import Testing

/// Scroll views that code scrolls, and code that hears where they were scrolled to.
@MainActor @Suite struct ScrollPositionTests {
  private struct Rows: View {
    var count = 20
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Text("row \(number)").frame(maxWidth: .infinity).frame(height: 30)
        }
      }
    }
  }

  private func top(_ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.draw().layoutTree?.first(named: "ScrollView content")?.frame.minY
  }

  private struct Reading: View {
    @State private var count = 20
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows(count: count) }.frame(width: 100, height: 90)
        Button("Middle") { proxy.scrollTo(10, anchor: .center) }
        Button("End") { proxy.scrollTo(19) }
        Button("Nowhere") { proxy.scrollTo(500) }
        Button("More") { count += 1 }
          .onChange(of: count) { proxy.scrollTo(count - 1, anchor: .bottom) }
      }
    }
  }

  @Test func aReaderScrolls() throws {
    let renderer = ImageRenderer(content: Reading())
    #expect(try top(renderer) == 0)
    try renderer.tap("Middle")
    #expect(try top(renderer) == -270)
    try renderer.tap("End")
    #expect(try top(renderer) == -510)
    try renderer.tap("Nowhere")
    #expect(try top(renderer) == -510)
    // What can be seen stays.
    try renderer.tap("Middle")
    try renderer.drag("row 10", by: CGSize(width: 0, height: -240))
    #expect(try top(renderer) == -510)
    try renderer.tap("End")
    #expect(try top(renderer) == -510)
    try renderer.tap("More")
    #expect(try top(renderer) == -540)
  }

  @Test func anImageAtRestIsScrolledAsItAppears() throws {
    let view = ScrollViewReader { proxy in
      ScrollView { Rows() }.frame(width: 100, height: 90)
        .onAppear { proxy.scrollTo(10, anchor: .top) }
    }
    let renderer = ImageRenderer(content: view)
    #expect(try top(renderer) == -300)
    #expect(try top(renderer) == -300)
  }

  @Test func aReaderScrollsWhatIsInIt() throws {
    let view = VStack(spacing: 0) {
      ScrollView { Rows() }.frame(width: 100, height: 60)
      ScrollViewReader { proxy in
        ScrollView { Text("other") }.frame(width: 100, height: 60)
        ScrollView { Rows() }.frame(width: 100, height: 60).layoutName("second")
          .onAppear { proxy.scrollTo(4, anchor: .top) }
      }
    }
    .frame(width: 100, height: 180)
    let tree = try ImageRenderer(content: view).draw().layoutTree
    #expect(tree?.first(named: "ScrollView content")?.frame.minY == 0)
    // It lies 120 points below the upper edge of the image.
    let second = tree?.first(named: "second")
    #expect(second?.frame.minY == 120)
    #expect(second?.first(named: "ScrollView content")?.frame.minY == 0)
  }

  private struct ByID: View {
    @State private var id: Int?
    var body: some View {
      ScrollView { Rows() }.frame(width: 100, height: 90).scrollPosition(id: $id)
      Text("status \(id ?? -1)")
      Button("Go") { id = 12 }
    }
  }

  @Test func anIDIsFollowedBothWays() throws {
    let renderer = ImageRenderer(content: ByID())
    func status() throws -> String? {
      try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("status") ?? false }?.text
    }
    #expect(try status() == "status -1")
    try renderer.scrollWheel(over: "row 1", by: CGSize(width: 0, height: 70))
    #expect(try status() == "status 2")
    try renderer.tap("Go")
    #expect(try top(renderer) == -300)
    #expect(try status() == "status 12")
    try renderer.scrollWheel(over: "row 11", by: CGSize(width: 0, height: -290))
    #expect(try status() == "status 0")
    // The same id as before.
    try renderer.tap("Go")
    #expect(try top(renderer) == -300)
  }

  private struct ByPosition: View {
    @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
    var body: some View {
      ScrollView { Rows() }.frame(width: 100, height: 90).scrollPosition($position)
      Text("status \(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Point") { position.scrollTo(y: 45) }
      Button("ID") { position.scrollTo(id: 7, anchor: .bottom) }
    }
  }

  @Test func aPositionIsFollowedBothWays() throws {
    let renderer = ImageRenderer(content: ByPosition())
    func status() throws -> String? {
      try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("status") ?? false }?.text
    }
    #expect(try top(renderer) == -510)
    #expect(try status() == "status false -1")
    try renderer.scrollWheel(over: "row 18", by: CGSize(width: 0, height: -30))
    #expect(try status() == "status true 16")
    try renderer.tap("Top")
    #expect(try top(renderer) == 0)
    #expect(try status() == "status false -1")
    try renderer.tap("Point")
    #expect(try top(renderer) == -45)
    try renderer.tap("ID")
    #expect(try top(renderer) == -150)
    #expect(try status() == "status false 7")
  }

  @Test func aPositionThatTakesNoValueStaysWhereItWasScrolledTo() throws {
    let renderer = ImageRenderer(
      content: ScrollView { Rows() }.frame(width: 100, height: 90)
        .scrollPosition(id: .constant(Int?.some(5)), anchor: .top))
    #expect(try top(renderer) == -150)
    try renderer.scrollWheel(over: "row 6", by: CGSize(width: 0, height: 60))
    #expect(try top(renderer) == -210)
    try renderer.scrollWheel(over: "row 8", by: CGSize(width: 0, height: 60))
    #expect(try top(renderer) == -270)
  }

  @Test func aWheelMovesTheInnermostThatCan() throws {
    let view = ScrollView {
      ScrollView(.horizontal) { Text("wide").frame(width: 300, height: 40) }.layoutName("inner")
      Rows()
    }
    .frame(width: 100, height: 90)
    let renderer = ImageRenderer(content: view)
    #expect(
      try renderer.scrollWheel(at: CGPoint(x: 50, y: 20), by: CGSize(width: 80, height: 30)).count
        == 2)
    let tree = try renderer.draw().layoutTree
    #expect(tree?.first(named: "ScrollView content")?.frame.minY == -30)
    let inner = tree?.first(named: "inner")?.first(named: "ScrollView content")
    #expect(inner?.frame.minX == -80)
    // The one around takes what the inner one cannot; at its end, nothing moves.
    try renderer.scrollWheel(at: CGPoint(x: 50, y: 5), by: CGSize(width: 0, height: 9000))
    #expect(
      try renderer.scrollWheel(at: CGPoint(x: 50, y: 5), by: CGSize(width: 0, height: 10)) == [])
    #expect(throws: DrivingError.self) {
      try renderer.scrollWheel(over: "row 19", by: CGSize(width: 0, height: 10))
    }
    #expect(throws: DrivingError.self) {
      try renderer.scrollWheel(at: .zero, by: CGSize(width: CGFloat.infinity, height: 0))
    }
    let still = ImageRenderer(content: view.scrollDisabled(true))
    #expect(
      try still.scrollWheel(at: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: 10)) == [])
  }
}
