import Foundation
import GalleyGeometry
import GalleyLayout
import GalleyViews
import Testing

@testable import galley_cases

/// Frames, stacks, spacers, scroll views, shapes and orders of modifiers, and what SwiftUI on macOS 27 answered: recorded by
/// the probes of the project MetalUI (docs/probes, `swiftui-frame-semantics.swift`, `swiftui-stack-algorithms.swift`,
/// `swiftui-engine-*.swift`, `swiftui-shapes-and-rendering.swift`, `swiftui-outer-modifier-order.swift`).
@Suite struct RecordedLayoutTests {
  private struct Recorded: Decodable {
    var id: String
    var tree: String
    var proposal: [Length?]
    var size: [Length]?
    /// Of the leaves, in the whole's points: x, y, width and height, or the size alone.
    var frames: [String: [Length]]?
  }

  /// A number, or `"inf"`.
  private struct Length: Decodable {
    var value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value =
        (try? container.decode(String.self)) == "inf"
        ? .infinity : try container.decode(CGFloat.self)
    }
  }

  /// Answers of which it is not known why. One that has come to agree is to be taken away here.
  private static let different: Set = ["stack-G11c", "stack-SC1b1"]

  @Test func layoutsAnswerAsSwiftUIs() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases/recorded_layouts.json")
    let cases = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))
    #expect(cases.count == 363)
    for recorded in cases {
      let difference = try difference(of: recorded)
      #expect(
        (difference == nil) != Self.different.contains(recorded.id),
        "\(recorded.id): \(difference ?? "agrees"): \(recorded.tree)")
    }
  }

  private func difference(of recorded: Recorded) throws -> String? {
    var items = try CaseParser.items(recorded.tree)
    if items.count == 1, items[0].name == nil { items[0].name = "whole" }
    let graph = ViewGraph()
    let size = graph.settle(
      try CaseViews().children(items), environment: EnvironmentValues(),
      in: ProposedViewSize(
        width: recorded.proposal[0]?.value, height: recorded.proposal[1]?.value))
    if let expected = recorded.size?.map(\.value), !isNear([size.width, size.height], expected) {
      return "\(size.width) x \(size.height), expected \(expected)"
    }
    let layout = try #require(graph.layoutTree)
    for (name, expected) in recorded.frames ?? [:] {
      let frame = try #require(layout.first(named: name)).frame
      let found = [frame.minX, frame.minY, frame.width, frame.height].suffix(expected.count)
      if !isNear(Array(found), expected.map(\.value)) {
        return "\(name) is at \(found), expected \(expected.map(\.value))"
      }
    }
    return nil
  }

  private func isNear(_ found: [CGFloat], _ expected: [CGFloat]) -> Bool {
    zip(found, expected).allSatisfy { $0 == $1 || ($0 - $1).magnitude <= 0.011 }
  }
}
