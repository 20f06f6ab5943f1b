import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// Whatever an app calls its types, functions and constants, its previews are drawn.
@Suite struct PreviewNamesTests {
  private static let source = """
    import SwiftUI

    struct Bar: View {
      let width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 10) }
    }
    struct Preview: View { var body: some View { Bar(width: 10) } }
    struct PreviewTrait {}
    struct PreviewRegistry {}
    struct PreviewGroup {}
    struct PreviewableView {}
    struct Previewed: View { var body: some View { Bar(width: 20) } }
    struct Content: View { var body: some View { Bar(width: 30) } }
    struct Body: View { var body: some View { Bar(width: 40) } }
    func makeView() -> some View { Bar(width: 50) }
    func update() -> CGFloat { 60 }
    let displayName: CGFloat = 70, traits: CGFloat = 80, fileID: CGFloat = 90, line: CGFloat = 100
    let body: CGFloat = 110, tag: CGFloat = 120, padding: CGFloat = 130, content: CGFloat = 140

    #Preview { Preview() }
    #Preview { Previewed() }
    #Preview { Content() }
    #Preview { Body() }
    #Preview { makeView() }
    #Preview { Bar(width: update()) }
    #Preview { Bar(width: displayName) }
    #Preview { Bar(width: traits) }
    #Preview { Bar(width: fileID) }
    #Preview { Bar(width: line) }
    #Preview { @Previewable @State var on = true; Bar(width: on ? body : 0) }
    #Preview { @Previewable @State var on = true; Bar(width: on ? tag : 0) }
    #Preview { @Previewable @State var on = true; return Bar(width: on ? padding : 0) }
    #Preview { @State @Previewable var on = true; Bar(width: on ? content : 0) }
    #Preview(body: Content.init)
    #Preview("Arguments", arguments: [Int(traits), 5]) { Bar(width: CGFloat($0)) }
    #Preview("No arguments", arguments: [Int]()) { Bar(width: CGFloat($0)) }
    """

  @Test func namesOfTheAppHideNothing() throws {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].hasPrefix("#Preview") }
    let compiled = try CompiledPreviews(
      Self.source, places.map { ScannedPreview(.macro, line: $0 + 1) })
    defer { compiled.remove() }
    let process = PreviewProcess(compiled.library, runtime: compiled.runtime)
    defer { process.finish() }
    let found = try process.previews()
    #expect(found.compactMap(\.displayName) == ["Arguments 1", "Arguments 2"])
    #expect(found.last?.line == found[found.count - 2].line)
    #expect(
      process.notes == ["Card.swift:\(lines.count): the arguments of #Preview are empty"])
    var configuration = PreviewConfiguration()
    configuration.scale = 1
    let orders = found.map {
      PreviewJob(
        preview: $0.index, configuration: configuration, output: compiled.image("\($0.index)"))
    }
    var widths: [Int] = []
    try process.draw(orders) { order, outcome in
      switch outcome {
      case .drawn(let image): widths.append(image.width)
      case .failed(let failure): Issue.record("\(order.preview): \(failure.message)")
      }
    }
    #expect(widths == (1...14).map { $0 * 10 } + [30, 80, 5])
  }
}
