import Galley
import Testing

/// Closures of alignment guides may share variables: each view of a container answers for both of its guides before the
/// next one is asked.
@Suite struct GuideOrderTests {
  private final class Log: @unchecked Sendable { var asked: [String] = [] }

  private static func views(_ count: Int, _ log: Log, _ alignment: Alignment) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Color.red.frame(width: 10, height: 10)
        .alignmentGuide(alignment.horizontal) { dimensions in
          log.asked.append("h\(index)")
          return dimensions.width / 2
        }
        .alignmentGuide(alignment.vertical) { dimensions in
          log.asked.append("v\(index)")
          return dimensions.height / 3
        }
    }
  }

  /// Whether what was asked are rounds through all views in order, each for both guides.
  private static func areRounds(_ asked: [String], _ count: Int) -> Bool {
    let round = (0..<count).flatMap { ["h\($0)", "v\($0)"] }
    return !asked.isEmpty && asked.count % round.count == 0
      && asked.enumerated().allSatisfy { $0.element == round[$0.offset % round.count] }
  }

  @Test(arguments: [
    Alignment.topLeading, .bottomTrailing, .center, .leading, .top, .leadingFirstTextBaseline,
  ])
  func stacksInDepth(alignment: Alignment) throws {
    let log = Log()
    let view = ZStack(alignment: alignment) { Self.views(5, log, alignment) }
    _ = try layoutTree(view, ProposedViewSize(width: 100, height: 100))
    #expect(Self.areRounds(log.asked, 5), "\(log.asked)")
    // In a container that offers something else than its size.
    let inner = Log()
    let framed = ZStack(alignment: alignment) { Self.views(5, inner, alignment) }
      .frame(width: 70, height: 33).padding(3)
    _ = try layoutTree(framed, ProposedViewSize(width: 100, height: nil))
    #expect(Self.areRounds(inner.asked, 5), "\(inner.asked)")
  }

  @Test(arguments: [Alignment.leadingFirstTextBaseline, .topLeading, .center])
  func grids(alignment: Alignment) throws {
    let log = Log()
    let view = Grid(alignment: alignment) { GridRow { Self.views(4, log, alignment) } }
    _ = try layoutTree(view, ProposedViewSize(width: 200, height: 100))
    #expect(Self.areRounds(log.asked, 4), "\(log.asked)")
  }

  @Test func lazyGrids() throws {
    let log = Log()
    let columns = Array(repeating: GridItem(.flexible(), alignment: .topLeading), count: 3)
    let view = LazyVGrid(columns: columns) { Self.views(7, log, .topLeading) }
    _ = try layoutTree(view, ProposedViewSize(width: 200, height: 100))
    #expect(Self.areRounds(log.asked, 7), "\(log.asked)")
  }

  @Test func backgroundsOfSeveralViews() throws {
    let log = Log()
    let view = Color.blue.frame(width: 50, height: 50)
      .overlay(alignment: .topLeading) {
        ZStack(alignment: .topLeading) { Self.views(3, log, .topLeading) }
      }
    _ = try layoutTree(view)
    #expect(Self.areRounds(log.asked, 3), "\(log.asked)")
  }

  /// Chips that wrap because the closures of their guides count: the frames must be those of a flow's lines.
  @Test(arguments: [60, 100, 145, 240, 500] as [CGFloat])
  func wrappingChips(width: CGFloat) throws {
    let widths: [CGFloat] = [40, 55, 30, 72, 18, 60, 44]
    func chips(_ offered: CGSize) -> some View {
      var (x, y) = (CGFloat.zero, CGFloat.zero)
      return ZStack(alignment: .topLeading) {
        ForEach(widths.indices, id: \.self) { index in
          Color.red.frame(width: widths[index], height: 20).layoutName("chip \(index)")
            .alignmentGuide(.leading) { dimensions in
              if abs(x - dimensions.width) > offered.width { (x, y) = (0, y - dimensions.height) }
              defer { x = index == widths.count - 1 ? 0 : x - dimensions.width }
              return x
            }
            .alignmentGuide(.top) { _ in
              defer { if index == widths.count - 1 { y = 0 } }
              return y
            }
        }
      }
    }
    let view = GeometryReader { chips($0.size) }
    let graph = ViewGraph()
    _ = graph.settle(
      view, environment: EnvironmentValues(), in: ProposedViewSize(width: width, height: 300))
    let tree = try #require(graph.layoutTree)
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    for (index, chip) in widths.enumerated() {
      if x + chip > width { (x, y) = (0, y + 20) }
      let frame = try #require(tree.first(named: "chip \(index)")?.frame)
      #expect(frame.origin == CGPoint(x: x, y: y), "chip \(index)")
      x += chip
    }
  }

  /// A view with an initializer that takes views, and a layout without any: the initializer is meant.
  nonisolated struct Box<Content: View>: View {
    let gap: CGFloat
    let content: Content
    init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) {
      self.gap = gap
      self.content = content()
    }
    var body: some View { VStack(spacing: gap) { content } }
  }

  @Test func aViewThatIsALayoutToo() throws {
    let view = Box(gap: 4) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try layoutTree(view).frame.size == CGSize(width: 10, height: 24))
    let layout = AnyLayout(Box(gap: 4)) { Color.red.frame(width: 10, height: 10) }
    #expect(try layoutTree(layout).frame.size == CGSize(width: 60, height: 40))
  }
}

extension GuideOrderTests.Box: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension GuideOrderTests.Box: Layout where Content == EmptyView {
  init(gap: CGFloat = 0) { self.init(gap: gap) { EmptyView() } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { CGSize(width: 60, height: 40) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
