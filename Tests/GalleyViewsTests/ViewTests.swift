import Galley
import Testing

/// An image's layout, drawn at scale 1.
func layoutTree(
  _ view: some View, _ proposal: ProposedViewSize = .unspecified
) throws -> LayoutTree {
  let graph = ViewGraph()
  graph.update(view, environment: EnvironmentValues())
  graph.layout(in: proposal)
  return try #require(graph.layoutTree)
}

@Suite struct ViewTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).layoutName(name)
  }

  @Test func severalRootViewsStandBelowEachOther() throws {
    let tree = try layoutTree(
      Group {
        box(20, 20, "a")
        box(30, 20, "b")
      })
    #expect(tree.answer == CGSize(width: 30, height: 48))
    #expect(tree.first(named: "a")?.frame.origin == CGPoint(x: 5, y: 0))
  }

  /// DV1: a pixel, a point beside texts of the sizes for accessibility.
  @Test(arguments: [(DynamicTypeSize.xxxLarge, CGFloat(0.5)), (.accessibility1, 1)])
  func dividersAreThickerBesideLargeTexts(size: DynamicTypeSize, thickness: CGFloat) throws {
    let column = VStack(spacing: 0) {
      box(20, 20, "a")
      Divider().layoutName("line").dynamicTypeSize(size)
    }
    let tree = try layoutTree(column.environment(\.displayScale, 2))
    let line = CGRect(x: 0, y: 20, width: 20, height: thickness)
    #expect(tree.first(named: "line")?.frame == line)
  }

  @Test func modifiersOfAGroupApplyToEachView() throws {
    let tree = try layoutTree(
      HStack {
        Group {
          box(30, 10, "a")
          box(50, 10, "b")
        }.padding(8)
      })
    #expect(tree.answer == CGSize(width: 120, height: 26))
    #expect(tree.first(named: "b")?.frame == CGRect(x: 62, y: 8, width: 50, height: 10))
  }

  @Test func absentViewsTakeNoSpacing() throws {
    let isShown = false
    let tree = try layoutTree(
      HStack {
        box(20, 20, "a")
        if isShown { box(99, 99, "x") }
        EmptyView()
        box(20, 20, "b")
      })
    #expect(tree.answer.width == 48)
  }

  @Test func elementsOfEqualIdsAreAllShown() throws {
    let tree = try layoutTree(
      HStack(spacing: 0) {
        ForEach(["the", "the", "the"], id: \.self) { _ in box(10, 10, "word") }
      })
    #expect(tree.answer.width == 30)
  }

  @Test func aBuilderTakesMoreThanTenViews() throws {
    let tree = try layoutTree(
      HStack(spacing: 1) {
        box(1, 1, "a")
        box(1, 1, "b")
        box(1, 1, "c")
        box(1, 1, "d")
        box(1, 1, "e")
        box(1, 1, "f")
        box(1, 1, "g")
        box(1, 1, "h")
        box(1, 1, "i")
        box(1, 1, "j")
        box(1, 1, "k")
        box(1, 1, "l")
      })
    #expect(tree.answer.width == 23)
  }

  @Test func nodesPersistAndAreMovedByIdentity() throws {
    let graph = ViewGraph()
    func row(_ names: [String]) -> some View {
      HStack(spacing: 0) { ForEach(names, id: \.self) { Text($0) } }
    }
    graph.update(row(["one", "two", "three"]), environment: EnvironmentValues())
    graph.layout(in: .unspecified)
    let shaped = graph.resources.textEngine.statistics.shapedRuns
    graph.update(row(["three", "one", "four", "two"]), environment: EnvironmentValues())
    graph.layout(in: .unspecified)
    #expect(graph.resources.textEngine.statistics.shapedRuns == shaped + 1)
    #expect(graph.layoutTree?.first(named: "Text \"two\"") != nil)
  }

  @Test func whatDidNotChangeIsNotMeasuredAgain() throws {
    let graph = ViewGraph()
    func view(_ last: String) -> some View {
      VStack {
        HStack {
          Text("one").padding(4)
          Spacer()
          Text("two")
        }.frame(width: 200)
        WrappingHStack { ForEach(["a", "b", "c"], id: \.self) { Text($0).background(.red) } }
        Text(last)
      }
    }
    func measurements(_ last: String) -> Int {
      let before = graph.statistics.measurements
      graph.update(view(last), environment: EnvironmentValues())
      graph.layout(in: ProposedViewSize(width: 300, height: 300))
      return graph.statistics.measurements - before
    }
    let first = measurements("three")
    #expect(measurements("three") == 0)
    let changed = measurements("three and four")
    #expect(changed > 0 && changed < first / 3, "\(first), then \(changed)")
    let moved = graph.layoutTree
    let fresh = ViewGraph()
    fresh.update(view("three and four"), environment: EnvironmentValues())
    fresh.layout(in: ProposedViewSize(width: 300, height: 300))
    #expect(moved == fresh.layoutTree)
  }

  @Test func environmentReachesTextsAndTheNearestWins() throws {
    let tree = try layoutTree(
      VStack {
        Text("a").layoutName("large")
        Text("a").font(.system(size: 10)).layoutName("small")
      }.font(.system(size: 34)))
    #expect(tree.first(named: "large")?.answer.height == 41)
    #expect(tree.first(named: "small")?.answer.height == 12)
  }

  @Test func aTextsOwnFontWinsOverTheOneAround() throws {
    let text: some View = VStack { Text("a").font(.system(size: 10)) }.font(.system(size: 34))
    #expect(try layoutTree(text).answer.height == 12)
  }

  @Test func depthIsLimited() {
    nonisolated struct Nest: View {
      var depth: Int
      var body: AnyView {
        depth == 0 ? AnyView(Color.red) : AnyView(Nest(depth: depth - 1).padding(0))
      }
    }
    #expect(throws: RenderError.self) {
      try ImageRenderer(content: Nest(depth: 100_000).frame(width: 4, height: 4)).render()
    }
    #expect(throws: Never.self) {
      _ = try ImageRenderer(content: Nest(depth: 150).frame(width: 4, height: 4)).render()
    }
  }

  @Test func imagesWithoutASizeAreErrors() {
    #expect(throws: RenderError.empty(.zero)) {
      try ImageRenderer(content: EmptyView()).render()
    }
    let endless = ImageRenderer(content: Color.red)
    endless.proposedSize = .infinity
    #expect(throws: RenderError.self) { try endless.render() }
    let huge = ImageRenderer(content: Color.red.frame(width: 1e6, height: 1e6))
    #expect(throws: RenderError.self) { try huge.render() }
    let unscaled = ImageRenderer(content: Color.red)
    unscaled.scale = 0
    #expect(throws: RenderError.invalidScale(0)) { try unscaled.render() }
  }

  @Test func imagesAreFoundByNameAndScale() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let small = Bitmap(width: 4, height: 3, filledWith: ResolvedColor.black.pixel)
    let large = Bitmap(width: 8, height: 6, filledWith: ResolvedColor.white.pixel)
    try small.pngData().write(to: folder.appendingPathComponent("peach.png"))
    try large.pngData().write(to: folder.appendingPathComponent("peach@2x.png"))
    let renderer = ImageRenderer(content: Image("peach"))
    renderer.environment.imageFolder = folder
    #expect(try renderer.render().bitmap == small)
    renderer.scale = 2
    #expect(try renderer.render().bitmap == large)
    for name in ["pear", "../peach", "", "a/../../b"] {
      let lost = ImageRenderer(content: Image(name))
      lost.environment.imageFolder = folder
      #expect(try lost.render().warnings.count == 1, "\(name)")
    }
    let stretched = ImageRenderer(content: Image("peach").resizable().frame(width: 20, height: 5))
    stretched.environment.imageFolder = folder
    #expect(try stretched.render().bitmap[19, 4] == ResolvedColor.black.pixel)
  }

  @Test func colorsFollowTheScheme() throws {
    let renderer = ImageRenderer(content: Rectangle().fill(.red).frame(width: 2, height: 2))
    #expect(try renderer.render().bitmap[0, 0].green == 59)
    renderer.environment.colorScheme = .dark
    #expect(try renderer.render().bitmap[0, 0].green == 69)
  }

  @Test func aNegativeFrameIsReported() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: -5, height: 10)
      Color.red.frame(width: 5, height: 10)
    }
    let report = try ImageRenderer(content: view).render()
    #expect(report.bitmap.width == 5)
    #expect(report.warnings.count == 1)
  }
}
