import Foundation
import GalleyGoldens
import GalleyScenes
import Testing

/// Several moments side by side as one golden.
@Suite struct MomentGoldenTests {
  /// A text over an image that is not there, at two moments.
  private func strip(_ text: String, with renderer: Renderer) throws -> Drawing {
    let scene = """
      {"galley": 1, "canvas": {"width": 90, "height": 60}, "view": {"type": "VStack", "children": [
       {"type": "Text", "text": "\(text)"}, {"type": "Image", "name": "none.png"}]}}
      """
    let template = try SceneTemplate(data: Data(scene.utf8), file: "scene.json")
    var strip = MomentStrip(scale: 1)
    for moment in [0, 0.15] {
      try strip.append(template.scene(at: moment).draw(with: renderer))
    }
    return try strip.draw(with: renderer)
  }

  @Test func aStripHasTheWarningsAndTheFontsOfItsMoments() throws {
    let renderer = Renderer()
    let drawing = try strip("One", with: renderer)
    #expect(drawing.warnings.count == 1, "\(drawing.warnings)")
    #expect(drawing.warnings.first?.description.contains("none.png") == true)
    #expect(renderer.lock(drawing).fonts.count == 1)
    // Faces have other names there.
    let box = try GoldenBox()
    var moved = MomentStrip(scale: 1)
    try moved.append(strip("One", with: renderer))
    #expect(try box.renderer.lock(moved.draw(with: box.renderer)).fonts.isEmpty)
  }

  @Test func nothingIsSaidOfViewsThatTheLayoutOfAStripDoesNotHave() throws {
    let box = try GoldenBox()
    func check(_ text: String, _ mode: RecordMode) throws -> GoldenResult {
      try box.session(mode).check(GoldenCase(GoldenID(key: "strip")), with: box.renderer) {
        try strip(text, with: $0)
      }
    }
    #expect(try check("One", .missing).verdict == .recorded)
    let changed = try check("Two", .never)
    #expect(changed.verdict == .different && changed.warnings.count == 1)
    #expect(!changed.explanation.contains { $0.hasPrefix("no view") }, "\(changed.explanation)")
    #expect(changed.explanation.contains { $0.contains("pixels differ") })
  }
}
