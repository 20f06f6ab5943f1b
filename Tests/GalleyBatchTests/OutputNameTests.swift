import Foundation
import Galley
import GalleyData
import GalleyScenes
import Testing

@testable import GalleyBatch

/// Names of images, once the values of a row are in them.
@Suite struct OutputNameTests {
  private func path(_ slug: String, _ output: String = "out/{{slug}}.png") throws -> String {
    let canvas = try SceneTemplate(
      data: Data(#"{"galley": 1, "view": {"type": "Spacer"}}"#.utf8), file: "s.json"
    ).scene().canvas
    let document = JSONDocument(root: .object([("slug", .string(slug))]), file: "row")
    return try OutputName(output).path(
      row: DataRow(document, label: "row 1"), number: 1, canvas: canvas)
  }

  /// What goldens refuse, too.
  @Test(arguments: [
    "con", "NUL", "aux.x", "Com1/a", "lpt9", "COM¹", "conout$", "a:b", "a*b", "a?", "\"a\"", "<a>",
    "a|b", "a\\b", "a:\u{301}", "x./a", "x /a", "nul .x", "a\u{85}b",
  ])
  func namesThatADiskSomewhereCannotHoldAreRefused(_ slug: String) throws {
    #expect(throws: SceneError.self) { try path(slug) }
  }

  @Test(arguments: [
    "cone", "com", "com10", "x.con", "lpt", "v1.2", "a b", ".x/a", "ラーメン", "naïve", "it's",
  ])
  func otherNamesAreNames(_ slug: String) throws {
    #expect(try path(slug) == slug + ".png")
  }

  @Test func endsOfNamesCount() throws {
    for slug in ["a.", "a "] {
      #expect(throws: SceneError.self) { try path(slug, "out/{{slug}}") }
    }
  }

  @Test func numbersStandBeforeTheEnding() {
    #expect(OutputName.numbered("a.png", 7) == "a-7.png")
    #expect(OutputName.numbered("x.y/a", 7) == "x.y/a-7")
    #expect(OutputName.numbered("x/a.tar.gz", 12) == "x/a.tar-12.gz")
    #expect(OutputName.numbered("語.png", 1) == "語-1.png")
  }
}
