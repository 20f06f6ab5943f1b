import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// What people write who know SwiftUI: what is taken, and the hint where it is not.
@Suite struct CommonSpellingTests {
  private func scene(_ view: String) throws -> Scene {
    try Scene(
      data: Data(#"{"galley": 1, "canvas": {"width": 160, "height": 90}, "view": \#(view)}"#.utf8),
      file: "test.json")
  }

  private func scene(modifier: String) throws -> Scene {
    try scene(
      #"{"type": "Text", "text": "Old mill and harbour", "modifiers": [\#(modifier), {"border": "red"}]}"#
    )
  }

  /// Each beside what it is another spelling of.
  @Test(arguments: [
    (
      #"{"padding": {"horizontal": 12, "vertical": 4}}"#,
      #"{"padding": {"top": 4, "leading": 12, "bottom": 4, "trailing": 12}}"#
    ),
    (
      #"{"padding": {"horizontal": 12, "leading": 2}}"#,
      #"{"padding": {"leading": 2, "trailing": 12}}"#
    ),
    (
      #"{"padding": {"vertical": -4, "bottom": 9}}"#, #"{"padding": {"top": -4, "bottom": 9}}"#
    ),
    (#"{"padding": "horizontal"}"#, #"{"padding": {"edges": "horizontal"}}"#),
    (#"{"padding": ["top", "leading"]}"#, #"{"padding": {"top": 16, "leading": 16}}"#),
    (#"{"padding": {"length": "top"}}"#, #"{"padding": {"top": 16}}"#),
    (#"{"padding": 3, "edges": "top"}"#, #"{"padding": {"top": 3}}"#),
    (#"{"font": 22}"#, #"{"font": {"size": 22}}"#),
    (#"{"fixedSize": "horizontal"}"#, #"{"fixedSize": {"vertical": false}}"#),
    (#"{"fixedSize": "both"}"#, #"{"fixedSize": true}"#),
    (#"{"aspectRatio": "fill"}"#, #"{"aspectRatio": {"contentMode": "fill"}}"#),
    (#"{"underline": {"color": "red"}}"#, #"{"underline": "red"}"#),
    (#"{"strikethrough": true, "color": "red"}"#, #"{"strikethrough": "red"}"#),
    (
      #"{"underline": {"light": "red", "dark": "blue"}}"#, #"{"underline": "red"}"#
    ),
  ])
  func whatSwiftUIHasIsTaken(_ natural: String, _ known: String) throws {
    let (one, other) = (try scene(modifier: natural), try scene(modifier: known))
    #expect(try one.render().bitmap == other.render().bitmap)
  }

  @Test(arguments: [
    (#"{"frame": 40}"#, #"{"width": 40, "height": 40}"#),
    (#"{"frame": [40, 30]}"#, #"{"width": 40, "height": 30}"#),
    (#"{"frame": {"width": "infinity"}}"#, #"{"maxWidth": "infinity"}"#),
    (#"{"frame": {"height": ".infinity"}}"#, #"{"maxHeight": "infinity"}"#),
    (#"{"frame": {"maxWidth": ".infinity"}}"#, "infinity"),
    (#"{"offset": [4, 8]}"#, #"{"x": 4, "y": 8}"#), (#"{"position": 8}"#, #"{"x": 8, "y": 8}"#),
    (#"{"offset": {"width": 4}}"#, "x"), (#"{"padding": {"left": 4}}"#, "leading"),
    (#"{"padding": "left"}"#, "leading"), (#"{"padding": "horizontl"}"#, "horizontal"),
    (#"{"padding": {"all": 4}}"#, "length"), (#"{"border": {"color": "red"}}"#, "style"),
    (#"{"fontWeight": 600}"#, "semibold"), (#"{"font": ".headline"}"#, "headline"),
    (#"{"fontSize": 17}"#, "font"), (#"{"color": "red"}"#, "foregroundStyle"),
    (#"{"backgroundColor": "red"}"#, "background"),
    (#"{"textAlignment": "center"}"#, "multilineTextAlignment"),
    (#"{"multilineTextAlignment": "left"}"#, "leading"), (#"{"width": 40}"#, "frame"),
    (#"{"margin": 4}"#, "padding"), (#"{"rotation": 45}"#, "rotationEffect"),
    (#"{"lineLimit": [1, 3]}"#, #"{"minimum": 1, "maximum": 3}"#),
    (#"{"background": "Circle"}"#, #"{"type": "Circle"}"#),
    (#"{"background": {"color": "red"}}"#, "red"),
    (#"{"background": {"style": "red", "in": "Capsule"}}"#, "red"),
    (#"{"foregroundStyle": "blue.opacity(0.2)"}"#, "blue 20%"),
    (#"{"foregroundStyle": "tertiary 50%"}"#, "tertiary"),
    (#"{"foregroundStyle": "Foreground"}"#, "foreground"),
    (#"{"background": "thickmaterial"}"#, "thickMaterial"),
    (#"{"border": "quarternary"}"#, "quaternary"), (#"{"foregroundStyle": ".red"}"#, "red"),
    (#"{"clipShape": "circle"}"#, "Circle"),
    (#"{"textCase": ".uppercase"}"#, "uppercase"),
  ])
  func whatIsRefusedHasAHint(_ modifier: String, _ hint: String) {
    let error = #expect(throws: SceneError.self) { try scene(modifier: modifier) }
    #expect(error?.suggestion == hint, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    (#"{"opacity": "50%"}"#, "from 0 to 1, here 0.5 without quotation marks"),
    (#"{"aspectRatio": "16:9"}"#, "from 0.001 to 1000, here 1.7778 without quotation marks"),
    (#"{"rotationEffect": "45deg"}"#, "from -36000 to 36000, here 45 without quotation marks"),
    (#"{"padding": {"top": "12"}}"#, "from -1000000 to 1000000, here 12 without quotation marks"),
    (
      #"{"padding": "12px"}"#,
      "or edges: all, horizontal, vertical, top, leading, bottom, trailing, here 12 without quotation marks"
    ),
    (#"{"opacity": "nan"}"#, "a number from 0 to 1"), (#"{"opacity": "5/0"}"#, "from 0 to 1"),
    (#"{"frame": {"width": "50%"}}"#, "from 0 to 1000000"),
    (#"{"rotationEffect": "50%"}"#, "from -36000 to 36000"),
    (#"{"scaleEffect": "50%"}"#, "from -1000 to 1000, here 0.5 without quotation marks"),
    (#"{"padding": {"horizontal": 3, "length": 4}}"#, "one or the other"),
    (#"{"padding": {"vertical": 3}, "edges": "top"}"#, "one or the other"),
    (#"{"padding": "horizontal", "edges": "top"}"#, "points beside them"),
    (#"{"padding": [8, 12]}"#, "all, horizontal, vertical, top, leading, bottom, trailing"),
    (#"{"aspectRatio": "fit", "contentMode": "fill"}"#, "a width by a height from 0.001 to 1000"),
    (#"{"fixedSize": "across"}"#, "both, horizontal, vertical"), (#"{"font": 0}"#, "from 0.1"),
  ])
  func numbersAndMixturesAreExplained(_ modifier: String, _ expected: String) {
    let error = #expect(throws: SceneError.self) { try scene(modifier: modifier) }
    #expect(
      error?.expected.hasSuffix(expected) == true || error?.expected.contains(expected) == true)
  }

  @Test func aModifierAmongTheKeysOfAnElementIsToldItsPlace() {
    let error = #expect(throws: SceneError.self) {
      try scene(#"{"type": "Text", "text": "a", "padding": 8}"#)
    }
    #expect(error?.suggestion == #"{"modifiers": [{"padding": 8}]}"#)
    #expect(error.map { "\($0)" }?.contains(#"did you mean {"modifiers""#) == true)
    let long = #expect(throws: SceneError.self) {
      try scene(
        #"{"type": "HStack", "background": {"type": "Text", "text": "\#(String(repeating: "a", count: 90))"}}"#
      )
    }
    #expect(long?.suggestion == #"{"modifiers": [{"background": …}]}"#)
  }

  @Test(arguments: [
    (#"{"type": "HStack", "views": []}"#, "children"),
    (#"{"type": "Image", "systemImage": "star"}"#, "systemName"),
    (#"{"type": "Text", "label": "a"}"#, "text"),
    (#"{"type": "RoundedRectangle", "radius": 4}"#, "cornerRadius"),
    (#"{"type": "Circle", "color": "red"}"#, "fill"),
    (#"{"type": "VStack", "alignment": "left"}"#, "leading"),
  ])
  func elementsHaveHints(_ view: String, _ hint: String) {
    let error = #expect(throws: SceneError.self) { try scene(view) }
    #expect(error?.suggestion == hint, "\(error.map { "\($0)" } ?? "")")
  }

  /// A modifier that is written as a key, of an element and of a component's use.
  @Test(arguments: [
    (#"{"type": "Text", "text": "a", "padding": 8}"#, "Text"),
    (#"{"component": "Card", "padding": 8}"#, "the component Card"),
  ])
  func aModifierAmongTheKeysIsToldAsOne(_ view: String, _ owner: String) {
    let json = """
      {"galley": 1, "components": {"Card": {"view": {"type": "Spacer"}}}, "view": \(view)}
      """
    let error = #expect(throws: SceneError.self) {
      try Scene(data: Data(json.utf8), file: "test.json")
    }
    #expect(error?.found == "the modifier \"padding\" among the keys of \(owner)")
    #expect(error?.suggestion == #"{"modifiers": [{"padding": 8}]}"#)
  }
}
