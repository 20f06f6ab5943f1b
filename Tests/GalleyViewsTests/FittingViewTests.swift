import Galley
import Observation
import TestSupport
import Testing

/// `ViewThatFits` makes and measures what is looked at, and nothing behind it.
@Suite struct FittingViewTests {
  /// Counts how often bodies are evaluated, by name.
  private final class Counts: @unchecked Sendable { var bodies: [String: Int] = [:] }

  private struct Counted: View {
    let name: String
    let width: CGFloat
    let counts: Counts

    var body: some View {
      // In what the alternative contains, not beside it.
      VStack { Inner(name: name, width: width, counts: counts) }
    }
  }

  private struct Inner: View {
    let name: String
    let width: CGFloat
    let counts: Counts
    var body: some View {
      counts.bodies[name, default: 0] += 1
      return Color.red.frame(width: width, height: 10).layoutName(name)
    }
  }

  @Test(arguments: [(200, "wide", 1), (80, "middle", 2), (30, "narrow", 3), (5, "narrow", 3)])
  func whatLiesBehindTheOneThatFitsIsNotMade(width: Int, chosen: String, made: Int) throws {
    let counts = Counts()
    let view = ViewThatFits {
      Counted(name: "wide", width: 100, counts: counts)
      Counted(name: "middle", width: 60, counts: counts)
      Counted(name: "narrow", width: 20, counts: counts)
    }
    let graph = ViewGraph()
    _ = graph.settle(
      view, environment: EnvironmentValues(),
      in: ProposedViewSize(width: CGFloat(width), height: 50))
    #expect(counts.bodies.count == made)
    #expect(counts.bodies.values.allSatisfy { $0 == 1 })
    #expect(graph.layoutTree?.first(named: chosen) != nil)
    for other in ["wide", "middle", "narrow"] where other != chosen {
      #expect(graph.layoutTree?.first(named: other) == nil)
    }
  }

  /// Two alternatives of one view.
  private struct Pair: View {
    let counts: Counts
    var body: some View {
      Inner(name: "2", width: 20, counts: counts)
      Inner(name: "3", width: 10, counts: counts)
    }
  }

  private func check(
    _ view: some View, _ counts: Counts, in width: Int, chosen: Int, isMoving: Bool
  ) {
    counts.bodies = [:]
    let graph = ViewGraph()
    if isMoving { graph.beginClock() }
    _ = graph.settle(
      view, environment: EnvironmentValues(),
      in: ProposedViewSize(width: CGFloat(width), height: 50))
    #expect(counts.bodies.keys.sorted() == (0...chosen).map(String.init))
    #expect(counts.bodies.values.allSatisfy { $0 == 1 })
    for name in 0...chosen {
      #expect((graph.layoutTree?.first(named: "\(name)") != nil) == (name == chosen))
    }
  }

  /// Bodies of the alternatives themselves, and not only those in a container of theirs.
  @Test(arguments: [(200, 0), (80, 1), (30, 2), (15, 3), (5, 3)], [false, true])
  func bodiesBehindTheOneThatFitsAreNotEvaluated(_ row: (width: Int, chosen: Int), isMoving: Bool) {
    let counts = Counts()
    let view = ViewThatFits {
      Inner(name: "0", width: 100, counts: counts)
      Inner(name: "1", width: 60, counts: counts).padding(.zero)
      Group { Pair(counts: counts) }
    }
    check(view, counts, in: row.width, chosen: row.chosen, isMoving: isMoving)
    let elements = ViewThatFits {
      ForEach(0..<4) { Inner(name: "\($0)", width: [100, 60, 20, 10][$0], counts: counts) }
    }
    check(elements, counts, in: row.width, chosen: row.chosen, isMoving: isMoving)
  }

  /// Each alternative is reached from the one before it: 500 of them take a few steps each, and not all steps before, too.
  @Test(arguments: [false, true])
  func alternativesAreReachedOneAfterTheOther(isMoving: Bool) {
    let wide = Color.red.frame(width: 100, height: 10)
    let lists = [
      AnyView(ViewThatFits { ForEach(0..<500, id: \.self) { _ in wide } }),
      AnyView(ViewThatFits { ViewList(Array(repeating: AnyView(wide), count: 500)) }),
    ]
    for list in lists {
      let graph = ViewGraph()
      if isMoving { graph.beginClock() }
      _ = graph.settle(
        list, environment: EnvironmentValues(), in: ProposedViewSize(width: 50, height: 50))
      #expect(graph.soughtSteps > 500 && graph.soughtSteps < 8 * 500, "\(graph.soughtSteps)")
    }
  }

  /// So is each subview of another view, and those of a part of them are the ones at its places.
  @Test func subviewsAreReachedAtTheirPlaces() throws {
    let graph = ViewGraph()
    let wide = Color.red.frame(width: 1, height: 1)
    let many = VStack(spacing: 0) {
      Group(subviews: ForEach(0..<500, id: \.self) { _ in wide }) { views in
        ForEach(views) { $0 }
      }
    }
    let size = graph.settle(
      many, environment: EnvironmentValues(), in: ProposedViewSize(width: 50, height: 1000))
    #expect(size.height == 500)
    #expect(graph.soughtSteps > 500 && graph.soughtSteps < 8 * 500, "\(graph.soughtSteps)")
    // Ids that are several times there, in elements of elements.
    let some = HStack(spacing: 0) {
      Group(
        subviews: ForEach(0..<3) { row in
          ForEach([7, 7, 8], id: \.self) { width in
            Color.red.frame(width: CGFloat(width + 10 * row), height: 1).layoutName("\(row)")
          }
        }
      ) { views in
        views[5]
        views[1]
        views[8]
      }
    }
    let width = ViewGraph().settle(
      some, environment: EnvironmentValues(), in: ProposedViewSize(width: 500, height: 50)
    ).width
    #expect(width == 53)
  }

  private struct Numbered: Identifiable {
    let id: Int
    let name: String
    let width: CGFloat
  }

  /// Ids that are several times there, and two views of one element.
  @Test(arguments: [(200, 0), (80, 1), (30, 2), (15, 3), (5, 3)], [false, true])
  func elementsAreFoundAgain(_ row: (width: Int, chosen: Int), isMoving: Bool) {
    let counts = Counts()
    let widths: [CGFloat] = [100, 60, 20, 10]
    let same = ViewThatFits {
      ForEach(widths.indices.map { Numbered(id: $0 / 3, name: "\($0)", width: widths[$0]) }) {
        Inner(name: $0.name, width: $0.width, counts: counts)
      }
    }
    check(same, counts, in: row.width, chosen: row.chosen, isMoving: isMoving)
    let pairs = ViewThatFits {
      ForEach(0..<2) { pair in
        ForEach(0..<2) {
          Inner(name: "\(pair * 2 + $0)", width: widths[pair * 2 + $0], counts: counts)
        }
      }
    }
    check(pairs, counts, in: row.width, chosen: row.chosen, isMoving: isMoving)
  }

  private struct Exchanged: View {
    let model: Model
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.green.frame(width: 60, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
      .frame(width: model.isWide ? 80 : 40, height: 10, alignment: .leading)
      .frame(width: 100, height: 20, alignment: .topLeading)
    }
  }

  /// The first time, when the other one is made, and later.
  @Test func oneTakesThePlaceOfAnotherAtOnce() throws {
    let model = Model()
    model.isWide = true
    let renderer = ImageRenderer(content: Exchanged(model: model))
    try renderer.advance(by: 0)
    for number in 1...4 {
      try renderer.perform {
        withAnimation(.linear(duration: 1)) { model.isWide.toggle() }
      }
      try renderer.advance(by: 0.5)
      let (color, width) = number.isMultiple(of: 2) ? (Color.green, 60.0) : (.red, 20)
      let box = try renderer.box(of: color)
      #expect(box == CGRect(x: 0, y: 0, width: width, height: 10), "\(number)")
      try renderer.advance(by: 1)
    }
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      ViewThatFits {
        content.padding(1)
        content
      }
    }

    @ViewBuilder private var content: some View {
      if depth > 0 {
        AnyView(Nested(depth: depth - 1))
      } else {
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  @Test func nestedOnesCostTheirDepth() throws {
    func nodes(_ depth: Int) -> (nodes: Int, measured: Int) {
      let graph = ViewGraph()
      _ = graph.settle(
        Nested(depth: depth), environment: EnvironmentValues(),
        in: ProposedViewSize(width: 200, height: 200))
      return (graph.nodeCount, graph.statistics.measurements)
    }
    let (small, large) = (nodes(10), nodes(40))
    #expect(large.nodes < 5 * small.nodes)
    #expect(large.measured < 25 * small.measured)
  }

  private func texts(_ renderer: ImageRenderer<some View>) throws -> [String] {
    try #require(renderer.draw().layoutTree).texts
  }

  @Observable final class Model: @unchecked Sendable {
    var items = ["a long first text that does not fit"]
    var isWide = false
  }

  private struct Texts: View {
    let model: Model
    var body: some View {
      ViewThatFits(in: .horizontal) { ForEach(model.items, id: \.self) { Text($0).fixedSize() } }
        .frame(width: 60)
    }
  }

  @Test func anAlternativeThatComesLaterIsSeen() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Texts(model: model))
    #expect(try texts(renderer) == ["a long first text that does not fit"])
    try renderer.perform { model.items.append("short") }
    #expect(try texts(renderer) == ["short"])
    try renderer.perform { model.items.insert("tiny", at: 1) }
    #expect(try texts(renderer) == ["tiny"])
    try renderer.perform { model.items = ["a long last text that does not fit"] }
    #expect(try texts(renderer) == ["a long last text that does not fit"])
  }

  private struct Counter: View {
    @State private var count = 0
    let width: CGFloat
    var body: some View {
      Button("\(count) times") { count += 1 }.buttonStyle(.plain).frame(width: width, height: 20)
        .accessibilityIdentifier("counter \(Int(width))")
    }
  }

  private struct Counters: View {
    let model: Model
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Counter(width: 150)
        Counter(width: 80)
      }
      .frame(width: model.isWide ? 200 : 100)
    }
  }

  /// A view that was made once keeps its state while another one is shown.
  @Test func alternativesKeepTheirState() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Counters(model: model))
    try renderer.tap("counter 80")
    #expect(try texts(renderer) == ["1 times"])
    try renderer.perform { model.isWide = true }
    #expect(try texts(renderer) == ["0 times"])
    try renderer.tap("counter 150")
    try renderer.tap("counter 150")
    #expect(try texts(renderer) == ["2 times"])
    try renderer.perform { model.isWide = false }
    #expect(try texts(renderer) == ["1 times"])
  }

  @Test func anAlternativeHasItsPlaceInTheTree() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 90, height: 10)
      Color.green.frame(width: 50, height: 10).layoutName("second")
    }
    let tree = try layoutTree(view, ProposedViewSize(width: 60, height: 50))
    let second = try #require(tree.first(named: "second"))
    #expect(second.id.split(separator: ".").contains("1"))
  }

  @Test func noAlternativesAreNothing() throws {
    let view = HStack(spacing: 0) {
      ViewThatFits {}
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try layoutTree(view).frame.width == 10)
  }
}
