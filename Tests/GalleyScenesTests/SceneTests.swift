import Foundation
import Galley
import Testing

@testable import GalleyScenes

@Suite struct SceneTests {
  private func scene(_ json: String) throws -> Scene {
    try Scene(data: Data(json.utf8), file: "test.json")
  }

  private func scene(view: String, data: String = "{}") throws -> Scene {
    try scene(#"{"galley": 1, "data": \#(data), "view": \#(view)}"#)
  }

  private func error(_ json: String) -> SceneError? {
    do {
      _ = try scene(json)
      return nil
    } catch { return error as? SceneError }
  }

  @Test func everyElementAndModifierIsReadByItsOwnDefinition() throws {
    let names = SceneRegistry.elements.map(\.name)
    #expect(Set(names).count == names.count)
    for name in ["HStack", "VStack", "ZStack", "WrappingHStack", "Group"] {
      let report = try scene(
        view: #"{"type": "\#(name)", "children": [{"type": "Text", "text": "a"}]}"#
      ).render()
      // One line of 17 points is 20.29 high, up to a pixel.
      #expect(report.bitmap.height == 21)
    }
    for shape in ["Rectangle", "Circle", "Ellipse", "Capsule"] {
      let report = try scene(
        view: #"{"type": "\#(shape)", "fill": "red", "modifiers": [{"frame": {"width": 9}}]}"#
      ).render()
      #expect(report.bitmap.width == 9)
    }
  }

  @Test func modifiersApplyInTheirOrder() throws {
    let one = try scene(
      view: """
        {"type": "Color", "color": "red", "modifiers":
          [{"frame": {"width": 10, "height": 10}}, {"padding": 3}, {"background": "blue"}]}
        """
    ).render()
    #expect(one.bitmap.width == 16)
    #expect(one.bitmap[0, 0].blue == 255)
    let other = try scene(
      view: """
        {"type": "Color", "color": "red", "modifiers":
          [{"frame": {"width": 10, "height": 10}}, {"background": "blue"}, {"padding": 3}]}
        """
    ).render()
    #expect(other.bitmap[0, 0] == .clear)
  }

  @Test func modifiersTakeLabelsBesideAndInside() throws {
    for modifier in [
      #"{"padding": {"edges": "horizontal", "length": 5}}"#,
      #"{"padding": 5, "edges": "horizontal"}"#,
      #"{"padding": {"leading": 5, "trailing": 5}}"#,
      #"{"padding": {"edges": ["leading", "trailing"], "length": 5}}"#,
    ] {
      let report = try scene(
        view: """
          {"type": "Color", "color": "red",
           "modifiers": [{"frame": {"width": 10, "height": 10}}, \(modifier)]}
          """
      ).render()
      #expect((report.bitmap.width, report.bitmap.height) == (20, 10), "\(modifier)")
    }
  }

  @Test func repetitionsBindTheirElement() throws {
    let report = try scene(
      view: """
        {"type": "VStack", "spacing": 0, "children": [
          {"forEach": "{{people}}", "as": "person", "view":
            {"type": "Text", "text": "{{person.name}} is {{person.age}}"}}]}
        """,
      data: #"{"people": [{"name": "Ann", "age": 7}, {"name": "Bo", "age": 8}]}"#
    ).render()
    #expect(report.bitmap.height == 2 * 21)
    #expect(report.layoutTree?.first(named: #"Text "Ann is 7""#) != nil)
  }

  @Test func aWholePlaceholderKeepsItsType() throws {
    let report = try scene(
      view: #"{"type": "Spacer", "modifiers": [{"frame": {"width": "{{w}}", "height": 4}}]}"#,
      data: #"{"w": 12}"#
    ).render()
    #expect(report.bitmap.width == 12)
  }

  @Test func errorsSayWhereAndWhatAndTheNearestName() {
    let text = """
      {
        "galley": 1,
        "view": {
          "type": "VStack",
          "children": [
            { "type": "Txet", "text": "a" }
          ]
        }
      }
      """
    let found = error(text)
    #expect(found?.line == 6 && found?.column == 17)
    #expect(found?.path == "$.view.children[0].type")
    #expect(found?.suggestion == "Text")
    #expect(
      found?.description.hasPrefix("test.json:6:17: error at $.view.children[0].type") == true)
  }

  @Test(arguments: [
    (#"{"type": "Text"}"#, "no \"text\""),
    (#"{"type": "Text", "text": []}"#, "a list of 0"),
    (#"{"type": "Text", "text": "{{nobody}}"}"#, "{{nobody}}, which names no data"),
    (#"{"type": "Text", "text": "a", "colour": "red"}"#, "the key \"colour\""),
    (#"{"type": "HStack", "spacing": "wide"}"#, "the string \"wide\""),
    (#"{"type": "HStack", "alignment": "leading"}"#, "the string \"leading\""),
    (#"{"type": "Color", "color": "rde"}"#, "the string \"rde\""),
    (#"{"type": "Color", "color": "red 120%"}"#, "the string \"red 120%\""),
    (
      #"{"type": "Color", "color": "red", "modifiers": [{"pading": 3}]}"#,
      "the unknown modifier \"pading\""
    ),
    (
      #"{"type": "Color", "color": "red", "modifiers": [{"frame": {"width": -3}}]}"#,
      "the number -3"
    ),
    (
      #"{"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 1e9}}]}"#,
      "the number 1000000000"
    ),
    (
      #"{"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 3, "maxWidth": 4}}]}"#,
      "fixed lengths and limits in one frame"
    ),
    (
      #"{"type": "VStack", "children": [{"forEach": [1], "as": "i", "index": "i", "view": {"type": "Spacer"}}]}"#,
      "\"i\" for an element and its index"
    ),
    (
      #"{"type": "VStack", "children": [{"forEach": [1], "index": "item", "view": {"type": "Spacer"}}]}"#,
      "\"item\" for an element and its index"
    ),
    (
      #"{"type": "VStack", "children": [{"forEach": [1], "as": "", "view": {"type": "Spacer"}}]}"#,
      "the string \"\""
    ),
    (#"{"type": "Color", "color": "red", "modifiers": [{}]}"#, "an empty object"),
    (#"{"type": "Color", "color": "red", "modifiers": {"padding": 3}}"#, "an object"),
    (#"{"type": 3}"#, "the number 3"), (#""Text""#, "the string \"Text\""),
    (#"{"type": "Text", "text": "a", "modifiers": [{"font": {"size": 0}}]}"#, "the number 0"),
    (#"{"type": "Text", "text": "a", "modifiers": [{"font": {"sise": 10}}]}"#, "the key \"sise\""),
    (
      #"{"type": "Text", "text": "a", "modifiers": [{"font": {"name": "Inter", "fixedSize": 20, "size": 10}}]}"#,
      "\"size\" together with \"fixedSize\""
    ),
    (
      #"{"type": "Text", "text": "a", "modifiers": [{"font": {"name": "Inter", "fixedSize": 20, "relativeTo": "title"}}]}"#,
      "\"relativeTo\" together with \"fixedSize\""
    ),
  ])
  func wrongViewsAreRefused(view: String, found: String) {
    let error = error(#"{"galley": 1, "view": \#(view)}"#)
    #expect(error?.found == found, "\(String(describing: error))")
    #expect(error?.line == 1 && (error?.column ?? 0) > 1)
  }

  @Test(arguments: [
    "", "{", "[1, 2", "{\"a\" 1}", "{\"a\": tru}", "{\"galley\": 1,}", "nul", "{\"a\": 01}",
    "{\"a\": \"\\x\"}", "{\"a\": \"\\ud800\"}", "{\"a\": NaN}", "{\"a\": 1e999}", "{\"a\": \"b",
    "{\"galley\": 1, \"galley\": 1}", "{\"galley\": 2, \"view\": {}}", "{\"galley\": 1}", "7",
    "{\"view\": {\"type\": \"Spacer\"}}",
    "{\"galley\": 1, \"canvas\": {\"width\": 0}, \"view\": 1}",
    "{\"galley\": 1, \"canvas\": {\"scale\": -1}, \"view\": 1}", "\u{1}",
  ])
  func wrongDocumentsAreRefused(text: String) {
    #expect(error(text) != nil)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    do {
      _ = try Scene(data: Data([0x7B, 0x0A, 0x22, 0xFF, 0xFE, 0x22]), file: "x.json")
      Issue.record("a scene was read")
    } catch {
      #expect("\(error)".hasPrefix("x.json:2:2: error: found the byte 0xff"))
    }
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(error(deep)?.found == "a value nested more than 1024 deep")
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(error(objects)?.found == "a value nested more than 1024 deep")
    func nested(_ type: String, _ depth: Int) -> String {
      String(repeating: #"{"type": "\#(type)", "children": ["#, count: depth)
        + #"{"type": "Text", "text": "a"}"# + String(repeating: "]}", count: depth)
    }
    for type in ["HStack", "VStack", "ZStack", "Grid"] {
      #expect(throws: Never.self) { _ = try scene(view: nested(type, 200)).render() }
      #expect(throws: RenderError.self) { _ = try scene(view: nested(type, 509)).render() }
    }
  }

  @Test func examplesAreRead() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && $0 != ProjectFile.fileName }
    #expect(names.count >= 7)
    for name in names {
      let file = folder.appendingPathComponent(name)
      let report = try Scene(data: Data(contentsOf: file), file: file.path)
        .render(imageFolder: folder)
      #expect(report.warnings.isEmpty, "\(name)")
    }
  }
}
