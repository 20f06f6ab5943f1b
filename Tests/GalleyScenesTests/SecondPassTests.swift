import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// What a view has answered holds in the next pass when nothing has changed (PR4).
@Suite struct SecondPassTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every element and every modifier of the scene language, by its example in the reference.
  @Test func aSecondPassOfEveryExampleMeasuresNothing() throws {
    let file = Self.root.appendingPathComponent("Guides/Reference/examples.json")
    let reference = try SceneReference(examples: Data(contentsOf: file), file: "examples.json")
    let names = Set(reference.examples.map(\.name))
    #expect(SceneRegistry.modifiers.allSatisfy { names.contains("modifier-\($0.name)") })
    // A gauge's marker, a secure field's guide, a picker's options and a screen's bars pass
    // closures on, which are never known to be the same.
    let passing: Set = [
      "Gauge", "SecureField", "Picker", "Form", "NavigationStack", "TabView", "Tab",
      "modifier-toolbar",
    ]
    for example in reference.examples where !passing.contains(example.name) {
      let graph = ViewGraph()
      var environment = EnvironmentValues()
      environment.imageFolder = Self.root.appendingPathComponent("Benchmarks/Scenes")
      let offer = ProposedViewSize(
        width: example.scene.canvas.width, height: example.scene.canvas.height)
      let size = graph.settle(example.scene.view, environment: environment, in: offer)
      let before = (graph.statistics.measurements, graph.statistics.placements)
      graph.update(example.scene.view, environment: environment)
      #expect(graph.layout(in: offer) == size)
      let after = (graph.statistics.measurements, graph.statistics.placements)
      #expect(after == before, "\(example.name): \(after.0 - before.0) measurements")
    }
  }
}
