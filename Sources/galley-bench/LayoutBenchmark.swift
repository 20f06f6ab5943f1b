import Galley
import GalleyText

/// The cost of layout for a view of each of three sizes: it must grow in proportion to the nodes.
struct LayoutBenchmark {
  private static let runs = 9

  private struct Workload {
    var name: String
    var sizes: [Int]
    var proposal: ProposedViewSize
    /// What the largest size may cost a node, by the smallest.
    var limit = 1.5
    var view: (Int) -> AnyView
  }

  func run() throws {
    print("layout: milliseconds and nanoseconds a node, medians of \(Self.runs) runs in turn")
    var isLinear = true
    for workload in Self.workloads {
      var times = workload.sizes.map { _ in [Double]() }
      var nodes = workload.sizes.map { _ in 0 }
      for _ in 0..<Self.runs {
        for (index, size) in workload.sizes.enumerated() {
          let (time, count) = Self.time(workload, size)
          times[index].append(time)
          nodes[index] = count
        }
      }
      let medians = times.map { $0.sorted()[$0.count / 2] }
      let costs = zip(medians, nodes).map { $0 / Double($1) * 1e6 }
      for (index, size) in workload.sizes.enumerated() {
        print(
          "  \(workload.name) \(size): \(Self.round(medians[index])) ms, \(nodes[index]) nodes, "
            + "\(Int(costs[index])) ns a node")
      }
      let ratio = (costs.last ?? 0) / (costs.first ?? 1)
      print("  \(workload.name): largest to smallest \(Self.round(ratio)), limit \(workload.limit)")
      if ratio >= workload.limit { isLinear = false }
    }
    if !isLinear { throw BenchmarkError(description: "the cost a node grows with the tree") }
  }

  struct BenchmarkError: Error, CustomStringConvertible {
    var description: String
  }

  private static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Milliseconds of updating and laying out a fresh graph, and its nodes.
  private static func time(_ workload: Workload, _ size: Int) -> (Double, Int) {
    let view = workload.view(size)
    let graph = ViewGraph(textEngine: engine, depthLimit: 100_000)
    let clock = ContinuousClock()
    let start = clock.now
    graph.update(view, environment: EnvironmentValues())
    graph.layout(in: workload.proposal)
    let time = (clock.now - start).milliseconds
    return (time, graph.nodeCount)
  }

  /// Shared, so that shaping is no part of what is timed.
  nonisolated(unsafe) private static let engine = TextEngine()

  private static let words = SampleViews.words

  private static var workloads: [Workload] { stacks + flows + grids }

  /// Rows of 100 cells of texts: as many rows as the size.
  private static var grids: [Workload] {
    [
      Workload(
        name: "rows of 100 cells in a grid", sizes: [100, 300, 1000],
        proposal: ProposedViewSize(width: 20_000, height: 100_000), limit: 1.3
      ) { rows in
        AnyView(SampleViews.grid(rows: rows, columns: 100))
      }
    ]
  }

  private static var stacks: [Workload] {
    [
      Workload(
        name: "nested stacks", sizes: [50, 100, 200],
        proposal: ProposedViewSize(width: 4000, height: 4000)
      ) { depth in
        var view = AnyView(Color.red.frame(width: 5, height: 5))
        for level in 0..<depth {
          let inner = view
          view =
            level % 2 == 0
            ? AnyView(
              HStack {
                inner; Color.red.frame(width: 3, height: 3)
              })
            : AnyView(
              VStack {
                inner; Color.red.frame(width: 3, height: 3)
              })
        }
        return view
      },
      Workload(
        name: "nested stacks with texts", sizes: [50, 100, 200],
        proposal: ProposedViewSize(width: 20_000, height: 20_000)
      ) { depth in
        var view = AnyView(Text("core"))
        for level in 0..<depth {
          let inner = view
          let word = words[level % words.count]
          view =
            level % 2 == 0
            ? AnyView(
              HStack {
                inner; Text(word)
              })
            : AnyView(
              VStack {
                inner; Text(word)
              })
        }
        return view
      },
    ]
  }

  private static var flows: [Workload] {
    [
      Workload(
        name: "chips in a flow", sizes: [1000, 3000, 10_000],
        proposal: ProposedViewSize(width: 358, height: nil)
      ) { count in
        AnyView(
          WrappingHStack(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(0..<count) { index in
              Text(words[index % words.count]).padding(8)
                .background(RoundedRectangle(cornerRadius: 8).fill(.gray))
            }
          })
      },
      Workload(
        name: "even rows of a flow", sizes: [1000, 3000, 10_000],
        proposal: ProposedViewSize(width: 358, height: nil)
      ) { count in
        AnyView(
          HFlow(spacing: 8, justified: true, distributeItemsEvenly: true) {
            ForEach(0..<count) { index in Text(words[index % words.count]).padding(8) }
          })
      },
      Workload(
        name: "rows of HStacks", sizes: [1000, 3000, 10_000],
        proposal: ProposedViewSize(width: 358, height: nil)
      ) { count in
        AnyView(
          VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<count) { index in
              HStack {
                Text(words[index % words.count])
                Spacer()
                Color.red.frame(width: 20, height: 10)
              }
            }
          })
      },
    ]
  }
}
