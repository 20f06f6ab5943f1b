import Foundation
import GalleyGeometry
import GalleyLayout
import GalleyViews
import Testing

@testable import galley_cases

/// Grids with cells across columns, priorities, spacers and unsized cells, and what SwiftUI's grid on macOS 27 answered: recorded
/// by the probes of the project MetalUI (docs/probes, `swiftui-grid-corpus.txt`, `swiftui-grid-divergences.txt`,
/// `swiftui-grid-default-run.txt`). Most were made at random.
@Suite struct RecordedGridTests {
  private struct Recorded: Decodable {
    var id: String
    var tree: String
    var proposal: [CGFloat?]
    var size: [CGFloat]
    /// The sizes of the cells `c0`, `c1`, …
    var cells: [[CGFloat]]
  }

  /// What is not known of SwiftUI's grid (GR20). A grid that has come to agree is to be taken away here.
  private static let different: Set = [
    "GX17", "GX18", "divergence-34", "divergence-35", "divergence-40", "divergence-43",
    "divergence-53",
    "divergence-59",
  ]

  @Test func gridsAnswerAsSwiftUIs() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases/recorded_grids.json")
    let grids = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))
    #expect(grids.count == 162)
    for grid in grids {
      let difference = try difference(of: grid)
      #expect(
        (difference == nil) != Self.different.contains(grid.id),
        "\(grid.id): \(difference ?? "agrees"): \(grid.tree)")
    }
  }

  private func difference(of grid: Recorded) throws -> String? {
    let graph = ViewGraph()
    let size = graph.settle(
      try CaseViews().children(CaseParser.items(grid.tree)), environment: EnvironmentValues(),
      in: ProposedViewSize(width: grid.proposal[0], height: grid.proposal[1]))
    let layout = try #require(graph.layoutTree)
    var pairs = [("the grid", size, grid.size)]
    for (index, expected) in grid.cells.enumerated() {
      pairs.append(
        ("c\(index)", try #require(layout.first(named: "c\(index)")).frame.size, expected))
    }
    for (name, found, expected) in pairs
    where (found.width - expected[0]).magnitude > 0.01
      || (found.height - expected[1]).magnitude > 0.01
    {
      return "\(name) is \(found.width) x \(found.height), expected \(expected[0]) x \(expected[1])"
    }
    return nil
  }
}
