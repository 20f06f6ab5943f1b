import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// The elements of a preview beside its image.
@Suite struct PreviewElementsTests {
  private static let source = """
    import SwiftUI

    #Preview {
      VStack {
        Text("Title")
        Button("Save") {}
      }
    }
    """

  @Test func theDrawingProcessWritesThem() throws {
    let compiled = try CompiledPreviews(Self.source, [ScannedPreview(.macro, line: 3)])
    defer { compiled.remove() }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let found = try #require(try process.previews().first)
    var order = PreviewOrder(
      preview: found.index, configuration: PreviewConfiguration(), output: compiled.image("0"))
    let file = compiled.folder.appendingPathComponent("elements.json")
    order.elements = file.path
    try process.draw([order]) { _, outcome in
      if case .failed(let failure) = outcome { Issue.record("\(failure.message)") }
    }
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let elements = try #require(tree["elements"] as? [[String: Any]])
    #expect(elements.map { $0["label"] as? String } == ["Title", "Save"])
    #expect(elements.map { $0["role"] as? String } == [nil, "button"])
  }
}
