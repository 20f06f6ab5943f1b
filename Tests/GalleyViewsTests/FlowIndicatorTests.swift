import Galley
import TestSupport
import Testing

/// A flow's "+3 more" says the number that is hidden, in any container and at any width, and is made
/// and measured within one layout.
@Suite struct FlowIndicatorTests {
  private static let chips: [CGFloat] = [39, 21, 64, 17, 80, 33, 52, 28]

  private func chip(_ width: CGFloat, of flow: Int) -> some View {
    Color.red.frame(width: width, height: 10).layoutName("item \(flow)")
  }

  /// A flow of eight chips; the number of hidden ones decides about the indicator's width.
  private func flow(_ id: Int = 0, maxLines: Int = 2) -> some View {
    HFlow(spacing: 4) {
      ForEach(Self.chips.indices, id: \.self) { chip(Self.chips[$0], of: id) }
    }
    .maxLines(maxLines) { indicator($0, of: id) }
    .layoutName("flow \(id)")
  }

  private func indicator(_ hidden: Int, of flow: Int) -> some View {
    Color.blue.frame(width: CGFloat(12 + hidden * 3 % 7), height: 10)
      .layoutName("flow \(flow) hides \(hidden)")
  }

  private func names(_ tree: LayoutTree) -> [String] {
    [tree.name] + tree.children.flatMap(names)
  }

  /// Whether each flow that is shown says as many as it hides; `counts` are its items by its number.
  private func saysWhatItHides(_ tree: LayoutTree, _ counts: [Int: Int]) -> Bool {
    let names = names(tree)
    return counts.allSatisfy { id, count in
      guard names.contains("flow \(id)") else { return true }
      let hidden = count - names.count { $0 == "item \(id)" }
      let said = names.filter { $0.hasPrefix("flow \(id) hides") }
      return said == (hidden == 0 ? [] : ["flow \(id) hides \(hidden)"])
    }
  }

  private func settle(
    _ view: some View, _ width: CGFloat, in graph: ViewGraph = ViewGraph()
  ) throws -> LayoutTree {
    _ = graph.settle(
      view, environment: EnvironmentValues(),
      in: ProposedViewSize(width: width, height: nil))
    #expect(graph.problems.isEmpty, "at \(width): \(graph.problems)")
    return try #require(graph.layoutTree)
  }

  /// Settles the view at all widths in one graph, and at some of them in a graph of its own.
  private func check(
    _ view: some View, _ counts: [Int: Int], widths: some Sequence<Int>, freshStep: Int = 1
  ) throws {
    let kept = ViewGraph()
    let engine = kept.resources.textEngine
    for (index, width) in widths.enumerated() {
      let tree = try settle(view, CGFloat(width), in: kept)
      #expect(saysWhatItHides(tree, counts), "at \(width): \(tree)")
      guard index % freshStep == 0 else { continue }
      let fresh = try settle(view, CGFloat(width), in: ViewGraph(textEngine: engine))
      #expect(tree == fresh, "at \(width)")
    }
  }

  @Test(arguments: 0..<10) func everyContainerSettlesAtEveryWidth(container: Int) throws {
    let view: AnyView
    var flows = 1
    switch container {
    case 0: view = AnyView(flow())
    case 1: view = AnyView(flow().frame(minWidth: 0))
    case 2: view = AnyView(flow().frame(maxWidth: .infinity))
    case 3:
      view = AnyView(
        HStack(spacing: 5) {
          flow(0); flow(1, maxLines: 1)
        })
      flows = 2
    case 4:
      view = AnyView(
        Grid(horizontalSpacing: 5) {
          GridRow {
            flow(0); flow(1)
          }
        })
      flows = 2
    case 5:
      let columns = [GridItem(.adaptive(minimum: 70), spacing: 5)]
      view = AnyView(
        LazyVGrid(columns: columns) {
          flow(0); flow(1, maxLines: 1); flow(2)
        })
      flows = 3
    case 6:
      let outer = HFlow(spacing: 4) {
        chip(30, of: 1); flow(0).layoutName("item 1"); chip(40, of: 1); chip(50, of: 1)
      }
      .maxLines(2) { indicator($0, of: 1) }.layoutName("flow 1")
      return try check(outer, [0: 8, 1: 4], widths: 60...400, freshStep: 11)
    case 7:
      view = AnyView(
        ViewThatFits(in: .horizontal) {
          flow(0, maxLines: 1).fixedSize(); flow(1)
        })
      flows = 2
    case 8: view = AnyView(flow().padding(7).frame(minWidth: 0, maxWidth: .infinity).padding(3))
    default:
      view = AnyView(
        VStack {
          flow(0); flow(1, maxLines: 1).frame(idealWidth: 90)
        }.fixedSize())
      flows = 2
    }
    let counts = Dictionary(uniqueKeysWithValues: (0..<flows).map { ($0, 8) })
    try check(view, counts, widths: 60...400, freshStep: 11)
  }

  /// A random tree of containers with flows in it; adds the number of items of each flow to `counts`.
  private func nest(
    _ depth: Int, _ random: inout SeededRandom, _ counts: inout [Int: Int]
  ) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        Color.red.frame(width: CGFloat(Int.random(in: 5...60, using: &random)), height: 9))
    }
    func some(_ range: ClosedRange<Int>) -> [AnyView] {
      (0..<Int.random(in: range, using: &random)).map { _ in nest(depth - 1, &random, &counts) }
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyView(nest(depth - 1, &random, &counts).frame(minWidth: 0))
    case 1: return AnyView(nest(depth - 1, &random, &counts).frame(maxWidth: .infinity))
    case 2: return AnyView(nest(depth - 1, &random, &counts).padding(5))
    case 3:
      let views = some(2...3)
      return AnyView(HStack(spacing: 3) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 4:
      let views = some(2...3)
      return AnyView(VStack(spacing: 3) { ForEach(views.indices, id: \.self) { views[$0] } })
    case 5:
      let views = some(2...3)
      let columns = [GridItem(.adaptive(minimum: 60), spacing: 4)]
      return AnyView(
        LazyVGrid(columns: columns) { ForEach(views.indices, id: \.self) { views[$0] } })
    default:
      let views = some(3...6)
      let id = counts.count
      counts[id] = views.count
      let isJustified = Bool.random(using: &random)
      let isEven = Bool.random(using: &random)
      let limit = Int.random(in: 1...3, using: &random)
      return AnyView(
        HFlow(spacing: 4, justified: isJustified, distributeItemsEvenly: isEven) {
          ForEach(views.indices, id: \.self) { views[$0].layoutName("item \(id)") }
        }
        .maxLines(limit) { indicator($0, of: id) }.layoutName("flow \(id)"))
    }
  }

  @Test(arguments: UInt64(1)...30) func randomNestsSettle(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var counts: [Int: Int] = [:]
    let view = nest(3, &random, &counts)
    try check(view, counts, widths: stride(from: 60, through: 400, by: 67))
  }

  /// Measurements and passes of flows with indicators within each other.
  private func cost(depth: Int) throws -> (measurements: Int, passes: Int) {
    final class Count {
      var passes = 0
    }
    nonisolated struct Counting: View {
      let count: Count
      let content: AnyView
      var body: some View {
        count.passes += 1
        return content
      }
    }
    var view = AnyView(chip(20, of: 0))
    for level in 0..<depth {
      let inner = view
      view = AnyView(
        HFlow(spacing: 2) {
          chip(CGFloat(5 + level), of: 0); inner; chip(CGFloat(9 + level * 2), of: 0)
          chip(30, of: 0); chip(40, of: 0)
        }
        .maxLines(2) { indicator($0, of: level) })
    }
    let count = Count()
    let graph = ViewGraph()
    _ = try settle(Counting(count: count, content: view), 140, in: graph)
    return (graph.statistics.measurements, count.passes)
  }

  @Test func nestedFlowsCostNoPassesAndNoPowerOfTheirDepth() throws {
    let (small, large) = (try cost(depth: 4), try cost(depth: 16))
    #expect(small.passes == 1 && large.passes == 1)
    // Each level may add a length that the levels below are asked: the square at the worst, not a power.
    let ratio = Double(large.measurements) / Double(small.measurements)
    #expect(ratio < 16 * 1.5, "\(small.measurements) for 4, \(large.measurements) for 16")
  }

  private struct NumbersKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private final class Log {
    var appeared: [Int] = []
    var reported: [[Int]] = []
  }

  /// 12 boxes in 100 points: 6 are tried, and 7 are hidden.
  private func twelve<Indicator: View>(
    @ViewBuilder _ indicator: @escaping (Int) -> Indicator
  ) -> some View {
    HFlow(spacing: 2) {
      ForEach(0..<12) { _ in Color.red.frame(width: 30, height: 10).layoutName("item 0") }
    }
    .maxLines(2, indicator: indicator)
  }

  @Test func onlyTheNumberThatIsShownAppearsAndReports() throws {
    let log = Log()
    let view = twelve { hidden in
      Color.blue.frame(width: CGFloat(hidden * 5), height: 10)
        .preference(key: NumbersKey.self, value: [hidden])
        .onAppear { log.appeared.append(hidden) }.layoutName("flow 0 hides \(hidden)")
    }
    .onPreferenceChange(NumbersKey.self) { log.reported.append($0) }
    let graph = ViewGraph()
    _ = try settle(view, 100, in: graph)
    #expect(log.appeared == [7])
    #expect(log.reported.last == [7])
    let shown = try #require(graph.layoutTree?.first(named: "flow 0 hides 7"))
    #expect(graph.explanation(of: shown.id)?.name == shown.name)
  }

  @Test func onlyTheNumberThatIsShownHasProblems() throws {
    final class Missing: ObservableObject {}
    nonisolated struct Needy: View {
      @EnvironmentObject var missing: Missing
      var body: some View { Color.red.frame(width: 1, height: 1) }
    }
    for (needy, count) in [(6, 0), (7, 1)] {
      let graph = ViewGraph()
      let view = twelve { hidden in
        Color.blue.frame(width: CGFloat(hidden * 5), height: 10)
        if hidden == needy { Needy() }
      }
      _ = graph.settle(
        view, environment: EnvironmentValues(), in: ProposedViewSize(width: 100, height: nil))
      #expect(graph.problems.count == count, "\(needy): \(graph.problems)")
    }
  }

  /// A number whose view becomes wider once it has appeared is tried again like all others.
  @Test func anIndicatorMayChangeItsState() throws {
    nonisolated struct Badge: View {
      let hidden: Int
      @State private var width: CGFloat = 10
      var body: some View {
        Color.blue.frame(width: width, height: 10).onAppear { width = 45 }
          .layoutName("flow 0 hides \(hidden)")
      }
    }
    let view = twelve { Badge(hidden: $0) }.layoutName("flow 0")
    let tree = try settle(view, 110)
    #expect(saysWhatItHides(tree, [0: 12]), "\(tree)")
    // 30 + 2 + 30 + 2 + 45 = 109.
    #expect(names(tree).contains("flow 0 hides 7"))
  }

  @Test func theIndicatorSeesTheStateOfTheViewAround() throws {
    nonisolated struct Card: View {
      @State private var width: CGFloat = 10
      var body: some View {
        HFlow(spacing: 0) {
          ForEach(0..<6) { _ in Color.red.frame(width: 20, height: 10).layoutName("item 0") }
        }
        .maxLines(1) { hidden in
          Color.blue.frame(width: width, height: 10).layoutName("flow 0 hides \(hidden)")
        }
        .layoutName("flow 0").onAppear { width = 30 }
      }
    }
    let tree = try settle(
      VStack {
        Card(); Card()
      }, 100)
    let said = names(tree).filter { $0.hasPrefix("flow 0 hides") }
    #expect(said == ["flow 0 hides 3", "flow 0 hides 3"])
  }
}
