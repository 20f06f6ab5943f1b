import Galley
import Testing

/// Pages and tabs of a `ForEach` without tags.
@Suite struct TabTagTests {
  private static let colors: [Color] = [.red, .green, .blue, .orange, .purple]

  /// The colour in the middle of a tab view whose pages are of one colour each.
  private func middle(_ view: some View) throws -> Pixel {
    let bitmap = try ImageRenderer(content: view.frame(width: 60, height: 60)).render().bitmap
    return bitmap[30, 20]
  }

  private func expectSame(_ view: some View, _ color: Color) throws {
    #expect(try middle(view) == (try middle(color)))
  }

  @Test func pagesOfARangeStandForTheirPlaces() throws {
    for selected in 0..<3 {
      let pages = TabView(selection: .constant(selected)) {
        ForEach(2..<5) { Self.colors[$0] }
      }
      try expectSame(pages.tabViewStyle(.page(indexDisplayMode: .never)), Self.colors[selected + 2])
    }
  }

  @Test func pagesOfElementsStandForThemselvesOrTheirIDs() throws {
    struct Page: Identifiable {
      let id: String
      let color: Color
    }
    let pages = [Page(id: "a", color: .red), Page(id: "b", color: .blue)]
    let byID = TabView(selection: .constant("b")) { ForEach(pages) { $0.color } }
    try expectSame(byID.tabViewStyle(.page(indexDisplayMode: .never)), .blue)
    let byElement = TabView(selection: .constant(4)) {
      ForEach(2..<5, id: \.self) { Self.colors[$0] }
    }
    try expectSame(byElement.tabViewStyle(.page(indexDisplayMode: .never)), .purple)
  }

  /// A tag of a view counts more than its element, wherever it stands in it.
  @Test func ownTagsCountMore() throws {
    let direct = TabView(selection: .constant(20)) {
      ForEach(0..<3) { Self.colors[$0].tag($0 * 10) }
    }
    let inner = TabView(selection: .constant(20)) {
      ForEach(0..<3) { Self.colors[$0].tag($0 * 10).opacity(1) }
    }
    try expectSame(direct.tabViewStyle(.page(indexDisplayMode: .never)), .blue)
    try expectSame(inner.tabViewStyle(.page(indexDisplayMode: .never)), .blue)
  }

  @Test func elementsBesideOtherPagesStandForTheirIDs() throws {
    let beside = TabView(selection: .constant(4)) {
      Color.orange.tag(20)
      ForEach(2..<5, id: \.self) { Self.colors[$0] }
    }
    let group = TabView(selection: .constant(3)) {
      Group { ForEach(2..<5, id: \.self) { Self.colors[$0] } }
    }
    try expectSame(beside.tabViewStyle(.page(indexDisplayMode: .never)), .purple)
    try expectSame(group.tabViewStyle(.page(indexDisplayMode: .never)), .orange)
  }

  @Test func tabsOfElementsAreSelected() throws {
    let tabs = TabView(selection: .constant(2)) {
      ForEach(0..<3) { index in
        Self.colors[index].frame(width: 60, height: 60).tabItem { Text("\(index)") }
      }
    }
    try expectSame(tabs, .blue)
    let tagged = TabView(selection: .constant(20)) {
      ForEach(0..<3) { index in
        Self.colors[index].frame(width: 60, height: 60).tag(index * 10)
          .tabItem { Text("\(index)") }
      }
    }
    try expectSame(tagged, .blue)
  }
}
