import Galley
import GalleyControls
import Testing

/// Where views lie on a device's screen, in points.
struct SafeAreaTests {
  private static let size = CGSize(width: 393, height: 852)

  /// The boxes of views with names: on an iPhone 15, upright or on its side.
  private func boxes(
    _ view: some View, on texts: [String: String] = [:], direction: String = "ltr"
  ) throws -> [String: CGRect] {
    let drawing = try draw(view, texts, direction: direction)
    var boxes: [String: CGRect] = [:]
    func find(_ tree: LayoutTree) {
      if let text = tree.text { boxes[text] = tree.frame }
      if tree.isNamed { boxes[tree.name] = tree.frame }
      tree.children.forEach(find)
    }
    find(try #require(drawing.layoutTree))
    return boxes
  }

  private func draw(
    _ view: some View, _ texts: [String: String] = [:], direction: String = "ltr"
  ) throws -> Drawing {
    var configuration = PreviewConfiguration()
    for (name, text) in [
      "device": "iPhone 15", "scale": "1", "orientation": "portrait", "direction": direction,
    ].merging(texts, uniquingKeysWith: { $1 }) {
      try configuration.set(name, to: text)
    }
    return try Preview(view).draw(on: configuration)
  }

  private static let side = ["orientation": "landscapeLeft"]

  @Test func theRootKeepsOutOfTheSafeArea() throws {
    let view = Color.red.layoutName("all")
    #expect(try boxes(view)["all"] == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(
      try boxes(view, on: Self.side)["all"] == CGRect(x: 59, y: 0, width: 734, height: 372))
    #expect(
      try boxes(view, on: ["device": "iPad (A16)"])["all"]
        == CGRect(x: 0, y: 24, width: 820, height: 1136))
  }

  @Test func whatIsSmallLiesInTheMiddleOfTheRest() throws {
    let view = Color.red.frame(width: 100, height: 50).layoutName("box")
    #expect(try boxes(view)["box"] == CGRect(x: 146.5, y: 413.5, width: 100, height: 50))
  }

  @Test func readersOfGeometryHearOfIt() throws {
    var insets: [EdgeInsets] = []
    let reader = GeometryReader { proxy in
      let _ = insets.append(proxy.safeAreaInsets)
      Color.red
    }
    _ = try draw(reader)
    #expect(insets.last == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    _ = try draw(reader, Self.side)
    #expect(insets.last == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    _ = try draw(reader.ignoresSafeArea())
    #expect(insets.last == EdgeInsets())
    _ = try draw(reader.ignoresSafeArea(edges: .top))
    #expect(insets.last == EdgeInsets(34, edges: .bottom))
    _ = try draw(NavigationStack { reader.navigationTitle("One") })
    // The bar begins 5.33 above the safe area of 59.
    let below = try #require(insets.last)
    #expect(abs(below.top - (59 - 16 / 3.0 + 96)) < 0.01 && abs(below.bottom - 34) < 0.01)
    #expect(below.leading == 0 && below.trailing == 0)
    _ = try draw(TabView { reader.tabItem { Text("One") } })
    #expect(insets.last == EdgeInsets(top: 59, leading: 0, bottom: 34 + 49, trailing: 0))
    _ = try draw(reader.frame(height: 100))
    #expect(insets.last == EdgeInsets())
  }

  @Test func whatIgnoresItReachesTheEdges() throws {
    let all = CGRect(origin: .zero, size: Self.size)
    #expect(try boxes(Color.red.layoutName("all").ignoresSafeArea())["all"] == all)
    #expect(
      try boxes(Color.red.layoutName("all").edgesIgnoringSafeArea(.top))["all"]
        == CGRect(x: 0, y: 0, width: 393, height: 818))
    #expect(
      try boxes(Color.red.layoutName("all").ignoresSafeArea(edges: .horizontal), on: Self.side)[
        "all"] == CGRect(x: 0, y: 0, width: 852, height: 372))
    #expect(
      try boxes(Color.red.layoutName("all").ignoresSafeArea(.keyboard))["all"]
        == CGRect(x: 0, y: 59, width: 393, height: 759))
    // Only what touches the edge reaches below it.
    let half = VStack(spacing: 0) {
      Color.red.layoutName("up").ignoresSafeArea()
      Color.blue.layoutName("down").frame(height: 59)
    }
    let boxes = try boxes(half)
    #expect(boxes["up"] == CGRect(x: 0, y: 0, width: 393, height: 759))
    #expect(boxes["down"] == CGRect(x: 0, y: 759, width: 393, height: 59))
  }

  @Test func backgroundsReachTheEdges() throws {
    func pixels(_ view: some View) throws -> [UInt32] {
      let bitmap = try draw(view, ["scheme": "light"]).bitmap()
      return [0, 58, 60, 817, 819, 851].map { bitmap.pixels[$0 * bitmap.width + 200] }
    }
    let (red, white): (UInt32, UInt32) = try {
      let all = try pixels(Color.red.ignoresSafeArea())
      #expect(Set(all).count == 1)
      return (all[0], try pixels(Text("One"))[0])
    }()
    let room = Text("One").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(try pixels(Color.red) == [white, white, red, red, white, white])
    #expect(try pixels(room.background(.red)) == Array(repeating: red, count: 6))
    #expect(
      try pixels(room.background(.red, ignoresSafeAreaEdges: .top))
        == [red, red, red, red, white, white])
    #expect(
      try pixels(room.background(.red, ignoresSafeAreaEdges: []))
        == [white, white, red, red, white, white])
    #expect(
      try pixels(room.background { Color.red }) == [white, white, red, red, white, white])
  }

  @Test func insetsAndPaddingAddToIt() throws {
    var insets: [EdgeInsets] = []
    let reader = GeometryReader { proxy in
      let _ = insets.append(proxy.safeAreaInsets)
      Color.red.layoutName("all")
    }
    let below = reader.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    #expect(try boxes(below)["all"] == CGRect(x: 0, y: 59, width: 393, height: 709))
    #expect(insets.last == EdgeInsets(top: 59, leading: 0, bottom: 84, trailing: 0))
    let beside = reader.safeAreaInset(edge: .leading, spacing: 0) {
      Color.blue.frame(width: 100).layoutName("bar")
    }
    #expect(
      try boxes(beside, on: Self.side)["all"] == CGRect(x: 159, y: 0, width: 634, height: 372))
    #expect(insets.last == EdgeInsets(top: 0, leading: 159, bottom: 21, trailing: 59))
    let mirrored = try boxes(beside, on: Self.side, direction: "rtl")
    #expect(mirrored["all"] == CGRect(x: 59, y: 0, width: 634, height: 372))
    #expect(mirrored["bar"] == CGRect(x: 693, y: 0, width: 100, height: 372))
    #expect(insets.last == EdgeInsets(top: 0, leading: 159, bottom: 21, trailing: 59))
    #expect(
      try boxes(reader.safeAreaPadding(10))["all"]
        == CGRect(x: 10, y: 69, width: 373, height: 739))
    #expect(insets.last == EdgeInsets(top: 69, leading: 10, bottom: 44, trailing: 10))
    #expect(
      try boxes(reader.ignoresSafeArea().safeAreaPadding(.bottom, 10))["all"]
        == CGRect(origin: .zero, size: Self.size))
  }

  @Test func levelsAddUp() throws {
    let view = Color.red.layoutName("all").ignoresSafeArea()
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).layoutName("bar") }
    let boxes = try boxes(TabView { view.tabItem { Text("One") } })
    #expect(boxes["all"] == CGRect(origin: .zero, size: Self.size))
    #expect(boxes["bar"] == CGRect(x: 0, y: 59, width: 393, height: 30))
  }

  @Test func whatScrollsGoesOnBelowTheEdges() throws {
    let rows = ScrollView {
      VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 20) } }
    }
    let bitmap = try draw(rows, ["scheme": "light"]).bitmap()
    let pixels = [0, 58, 60, 817, 851].map { bitmap.pixels[$0 * bitmap.width + 200] }
    // At rest nothing is above the start, and the rest goes on to the lower edge.
    #expect(pixels[0] == pixels[1] && pixels[1] != pixels[2])
    #expect(pixels[2] == pixels[3] && pixels[3] == pixels[4])
    let aside = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 20) } }
    }
    let wide = try draw(aside, ["scheme": "light"].merging(Self.side) { $1 }).bitmap()
    let row = [0, 58, 60, 792, 851].map { wide.pixels[180 * wide.width + $0] }
    #expect(row[0] == row[1] && row[1] != row[2] && row[2] == row[3] && row[3] == row[4])
  }

  @Test func barsKeepOutAndTheirGroundsReachTheEdges() throws {
    let view = TabView {
      NavigationStack {
        Color.clear.layoutName("middle")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.red, for: .navigationBar, .tabBar)
          .toolbarBackground(.visible, for: .navigationBar, .tabBar)
      }
      .tabItem { Text("Tab") }
    }
    let boxes = try boxes(view)
    // The bar begins 5.33 above the safe area of 59, and is 44 high: it ends at 97.67.
    let end = 59 - 16 / 3.0 + 44
    let middle = try #require(boxes["middle"])
    #expect(abs(middle.minY - end) < 0.01 && abs(middle.maxY - (852 - 83)) < 0.01)
    #expect(middle.minX == 0 && middle.width == 393)
    let title = try #require(boxes["Title"])
    #expect(abs(title.midY - (end - 22)) < 1 && title.minX > 100)
    let tab = try #require(boxes["Tab"])
    #expect(tab.minY > 852 - 83 && tab.maxY < 852 - 34)
    let bitmap = try draw(view).bitmap()
    func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }
    #expect(pixel(5, 0) == pixel(5, 95) && pixel(5, 0) == pixel(5, 851))
    #expect(pixel(5, 851) == pixel(5, 775) && pixel(5, 0) != pixel(5, 400))
  }

  @Test func sheetsKeepOutAtTheBottom() throws {
    func sheet(_ detent: PresentationDetent) -> some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.layoutName("content").presentationDetents([detent])
      }
    }
    #expect(
      try boxes(sheet(.large))["content"]
        == CGRect(x: 0, y: 69, width: 393, height: 852 - 69 - 34))
    // 200 points, and what the device takes.
    #expect(
      try boxes(sheet(.height(200)))["content"]
        == CGRect(x: 0, y: 852 - 234, width: 393, height: 200))
    // SwiftUI-inspector-open.png of mvolkmann/blog: its top is at 398.67.
    let medium = try #require(try boxes(sheet(.medium))["content"])
    #expect(abs(medium.minY - 398.67) < 0.5 && abs(medium.maxY - 818) < 0.01)
    // A share is one of the 749 points of a large sheet.
    let half = try #require(try boxes(sheet(.fraction(0.5)))["content"])
    #expect(abs(half.height - 374.5) <= 0.5)
    let cover = Color.clear.fullScreenCover(isPresented: .constant(true)) {
      Color.red.layoutName("content")
    }
    #expect(
      try boxes(cover, on: Self.side)["content"] == CGRect(x: 59, y: 0, width: 734, height: 372))
  }

  @Test func containersOfRelativeFramesEndAtIt() throws {
    let view = Color.red.containerRelativeFrame([.horizontal, .vertical]).layoutName("all")
    #expect(try boxes(view)["all"] == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  /// Insets are the numbers of the devices' table, not sums that are nearly so, wherever a reader lies.
  @Test(arguments: ["iPhone 15", "iPhone 14", "iPhone SE (3rd generation)", "iPad (A16)"])
  func insetsAreExact(device: String) throws {
    var insets: [EdgeInsets] = []
    let reader = GeometryReader { proxy in
      let _ = insets.append(proxy.safeAreaInsets)
      Color.red
    }
    let screen = try DeviceTable.screen(named: device).safeArea(held: .portrait)
    let odd = Color.blue.frame(height: 33.3)
    _ = try draw(
      VStack(spacing: 0) {
        reader; odd
      }, ["device": device])
    #expect(insets.last == EdgeInsets(top: screen.top, leading: 0, bottom: 0, trailing: 0))
    _ = try draw(
      VStack(spacing: 1 / 3.0) {
        odd; reader
      }, ["device": device])
    #expect(insets.last == EdgeInsets(top: 0, leading: 0, bottom: screen.bottom, trailing: 0))
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      _ = try draw(
        NavigationStack { reader.navigationTitle("One").navigationBarTitleDisplayMode(mode) },
        ["device": device])
      let found = try #require(insets.last)
      #expect(found.bottom == screen.bottom)
      // Bars end on pixels.
      #expect(found.top == (found.top * 6).rounded() / 6)
    }
  }

  @Test func anImageWithoutADeviceHasNone() throws {
    let drawing = try Renderer().draw(
      Color.red.layoutName("all").ignoresSafeArea(),
      proposedSize: ProposedViewSize(Self.size))
    #expect(drawing.layoutTree?.first(named: "all")?.frame.size == Self.size)
    var insets: [EdgeInsets] = []
    _ = try Renderer().draw(
      GeometryReader { proxy in
        let _ = insets.append(proxy.safeAreaInsets)
        Color.red
      }.safeAreaPadding(10), proposedSize: ProposedViewSize(Self.size))
    #expect(insets.last == EdgeInsets())
  }
}
