import Foundation
import Galley
import SwiftUI
import Testing

/// The code that the trainer shows is compiled here, and draws what the trainer draws.
@MainActor @Suite struct GridCodeTests {
  @Test(arguments: CodeSample.all) func theCompiledCodeIsTheShownOne(_ sample: CodeSample) throws {
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_GUIDES"] != nil {
      try Data(sample.source.utf8).write(to: sample.file)
    }
    #expect(try String(contentsOf: sample.file, encoding: .utf8) == sample.source)
  }

  @Test(arguments: CodeSample.all) func codeAndDocumentDrawTheSame(_ sample: CodeSample) throws {
    let ofCode = try Self.image(sample.view())
    #expect(try Self.image(DocumentGrid(document: sample.document)) == ofCode)
    // Pixels tell documents apart: one with another gap is drawn in another way.
    var other = sample.document
    other.settings.horizontalSpacing += 1
    #expect(try Self.image(DocumentGrid(document: other)) != ofCode)
  }

  @Test func everyPresetHasASample() {
    let documents = CodeSample.all.map(\.document)
    #expect(Preset.all.allSatisfy { documents.contains($0.document) })
  }

  private static func image(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 700, height: 560))
    renderer.scale = 1
    return try renderer.draw().bitmap()
  }

  @Test func tokensAreTheCode() {
    for sample in CodeSample.all {
      let code = GridCode(document: sample.document).text
      #expect(CodeToken.tokens(of: code).map(\.text).joined() == code)
    }
  }

  @Test func tokensHaveKinds() {
    let tokens = CodeToken.tokens(of: #"let a = Tile(text: "a \"b", .red).frame(width: 12.5)"#)
    let kinds = tokens.filter { $0.kind != .plain }
    #expect(
      kinds == [
        CodeToken(kind: .keyword, text: "let"), CodeToken(kind: .type, text: "Tile"),
        CodeToken(kind: .string, text: #""a \"b""#), CodeToken(kind: .member, text: "red"),
        CodeToken(kind: .member, text: "frame"), CodeToken(kind: .number, text: "12.5"),
      ])
  }

  @Test func textsAreEscaped() {
    #expect(GridCode.literal("a\"b\\c\n\u{1}") == #""a\"b\\c\n\u{1}""#)
  }

  @Test func numbersHaveOneDigitAtMost() {
    #expect([5, 12.5, 55.42, -0.04, 0].map(GridCode.number) == ["5", "12.5", "55.4", "0", "0"])
  }

  @Test func whatIsNotSetIsNotInTheCode() {
    let code = GridCode(document: Preset.tiles.document).text
    #expect(code.contains("Grid(horizontalSpacing: 5, verticalSpacing: 5) {"))
    #expect(!code.contains("alignment"))
    #expect(!code.contains("gridCell"))
    #expect(!code.contains("Hexagon"))
    var document = Preset.tiles.document
    document.remove(document.cellIDs)
    #expect(!GridCode(document: document).text.contains("Tile"))
  }
}
