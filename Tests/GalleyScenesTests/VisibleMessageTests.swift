import Foundation
import Galley
import GalleyScenes
import GalleyStrings
import Testing

/// A message quotes what somebody else wrote: it is one line, and no terminal obeys it.
@Suite struct VisibleMessageTests {
  private static let scene = """
    {"galley": 1, "canvas": {"width": 90, "locale": "en", "background": "white"},
     "data": {"title": "Maple", "list": ["a", "b"], "day": "2026-03-14"},
     "tokens": {"colors": {"ink": "black"}, "fonts": {"head": {"size": 12, "family": "Inter"}}},
     "styles": {"plain": [{"padding": 2}]},
     "components": {"Row": {"parameters": {"text": {"default": "x"}}, "view":
       {"type": "Text", "text": "{{text | uppercase}}", "font": "head"}}},
     "view": {"type": "VStack", "id": "all", "children": [
       {"component": "Row", "text": "{{title}}"}, {"type": "Image", "name": "absent"},
       {"type": "Text", "text": "{{day | date('long')}}", "modifiers": [{"foregroundStyle": "ink"},
         {"style": "plain"}, {"frame": {"width": 4, "height": 3}}, {"lineLimit": 1}]},
       {"forEach": "{{list}}", "view": {"type": "Text", "text": "{{item}} {{index}}"}},
       {"type": "Rectangle", "fill": {"type": "ImagePaint", "image": "none"}}]}}
    """
  private static let controls = [
    "\\u0000", "\\u0007", "\\u001b]52;c;eA==\\u0007", "\\n", "\\r", "\\u007f", "\\u009b2J",
    "\\u202e", "\\u2066", "\\u200f", "\\u2028",
  ]

  /// Where the strings of a JSON text begin, keys among them.
  private func strings(in json: String) -> [String.Index] {
    var starts: [String.Index] = []
    var isInside = false
    for index in json.indices where json[index] == "\"" {
      isInside.toggle()
      if isInside { starts.append(json.index(after: index)) }
    }
    return starts
  }

  private func isVisible(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: ControlCharacters.isControl)
  }

  private func messages(_ json: String, _ renderer: Renderer) -> [String] {
    do {
      let scene = try Scene(data: Data(json.utf8), file: "test.json")
      let drawing = try scene.draw(
        with: renderer, imageFolder: FileManager.default.temporaryDirectory)
      return drawing.problems.map { "\($0)" }
    } catch { return ["\(error)"] }
  }

  /// Every string of a scene in turn, with every control in its beginning.
  @Test func whateverASceneSaysIsShown() {
    let renderer = Renderer()
    var found = 0
    for (number, start) in strings(in: Self.scene).enumerated() {
      // Each place has two of the controls, and each control many places.
      for step in 0..<2 {
        let control = Self.controls[(number * 2 + step) % Self.controls.count]
        var json = Self.scene
        json.insert(contentsOf: control, at: start)
        for message in messages(json, renderer) {
          found += 1
          #expect(isVisible(message), "\(message.debugDescription)")
        }
      }
    }
    #expect(found > 100)
  }
}
