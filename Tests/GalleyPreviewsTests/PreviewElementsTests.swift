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
    var order = PreviewJob(
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

  @Test func theLayoutIsInspectedThere() throws {
    let compiled = try CompiledPreviews(Self.source, [ScannedPreview(.macro, line: 3)])
    defer { compiled.remove() }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let found = try #require(try process.previews().first)
    let file = compiled.folder.appendingPathComponent("text").path
    let kinds: [PreviewInspection.Kind] = [
      .layout, .explanation("VStack"), .readingOrder, .explanation("VStak"),
    ]
    var texts: [String] = []
    for kind in kinds {
      var order = PreviewJob(
        preview: found.index, configuration: PreviewConfiguration(), output: compiled.image("0"))
      order.inspection = PreviewInspection(kind, file: file)
      try process.draw([order]) { _, outcome in
        switch outcome {
        case .drawn: texts.append(try String(contentsOfFile: file, encoding: .utf8))
        case .failed(let failure): texts.append(failure.message)
        }
      }
    }
    try #require(texts.count == 4)
    #expect(texts[0].contains("VStack [") && texts[0].contains("Text \"Title\" ["))
    #expect(texts[1].hasPrefix("VStack: offered "))
    #expect(texts[2].contains("1 Text \"Title\" traits isStaticText\n2 button \"Save\""))
    #expect(texts[3] == "no view has the id or name \"VStak\"; did you mean \"VStack\"?")
  }
}
