import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// Controls, labels, lists and screens as they are written in scenes.
@Suite struct ControlSceneTests {
  private func scene(_ view: String, data: String = "{}") throws -> Scene {
    try Scene(
      data: Data(
        #"{"galley": 1, "canvas": {"width": 320}, "data": \#(data), "view": \#(view)}"#.utf8),
      file: "test.json")
  }

  private func tree(_ view: String, data: String = "{}") throws -> LayoutTree {
    try #require(try scene(view, data: data).render().layoutTree)
  }

  private func error(_ view: String, data: String = "{}") -> SceneError? {
    do {
      _ = try scene(view, data: data)
      return nil
    } catch { return error as? SceneError }
  }

  private func pixels(_ view: String) throws -> Bitmap { try scene(view).render().bitmap }

  @Test(arguments: [
    (#"{"type": "Button", "title": "Book"}"#, "Book"),
    (#"{"type": "Button", "title": 7, "systemImage": "plus", "role": "destructive"}"#, "7"),
    (#"{"type": "Button", "children": [{"type": "Text", "text": "Own"}]}"#, "Own"),
    (#"{"type": "Link", "title": "Page", "destination": "https://example.com/a?b=c"}"#, "Page"),
    (#"{"type": "Toggle", "title": "Notify", "isOn": true}"#, "Notify"),
    (#"{"type": "Toggle", "title": {"type": "Text", "text": "View"}}"#, "View"),
    (#"{"type": "Slider", "value": 3, "in": [0, 9], "minimumValueLabel": "less"}"#, "less"),
    (#"{"type": "Slider", "value": 3, "in": [0, 9], "maximumValueLabel": "more"}"#, "more"),
    (#"{"type": "Stepper", "title": "Guests", "value": 2, "in": [1, 8]}"#, "Guests"),
    (#"{"type": "TextField", "title": "Name"}"#, "Name"),
    (#"{"type": "TextField", "title": "Name", "prompt": "Yours"}"#, "Yours"),
    (#"{"type": "TextField", "title": "Name", "text": "Ann"}"#, "Ann"),
    (#"{"type": "SecureField", "title": "Password"}"#, "Password"),
    (#"{"type": "Picker", "options": ["Day", 2, true], "selection": "2"}"#, "2"),
    (
      #"{"type": "Picker", "options": [{"title": "Day", "tag": "d"}], "selection": "d"}"#, "Day"
    ),
    (#"{"type": "DatePicker", "title": "From", "selection": "2026-03-14"}"#, "Mar 14, 2026"),
    (#"{"type": "ColorPicker", "title": "Ink", "selection": "red 20%"}"#, "Ink"),
    (#"{"type": "ProgressView", "title": "Loading"}"#, "Loading"),
    (#"{"type": "ProgressView", "value": 1, "total": 4, "currentValueLabel": "1 of 4"}"#, "1 of 4"),
    (#"{"type": "Gauge", "title": "Heat", "value": -3, "in": [-9, 9]}"#, "Heat"),
    (#"{"type": "Gauge", "value": 0.5, "minimumValueLabel": 0}"#, "0"),
    (#"{"type": "Gauge", "value": 0.5, "currentValueLabel": "half"}"#, "half"),
    (#"{"type": "Label", "title": "Star", "systemImage": "circle"}"#, "Star"),
    (#"{"type": "Label", "title": "Disc", "icon": {"type": "Circle"}}"#, "Disc"),
    (#"{"type": "LabeledContent", "title": "Quay", "value": 4}"#, "4"),
    (
      #"{"type": "LabeledContent", "title": "Q", "children": [{"type": "Text", "text": "4 b"}]}"#,
      "4 b"
    ),
    (#"{"type": "ContentUnavailableView", "title": "None", "systemImage": "xmark"}"#, "None"),
    (#"{"type": "ContentUnavailableView", "title": "None", "description": "Not one"}"#, "Not one"),
    (
      #"""
      {"type": "ContentUnavailableView", "title": "N", "actions": [{"type": "Button", "title": "Do"}]}
      """#, "Do"
    ),
    (#"{"type": "GroupBox", "title": "Box", "children": [{"type": "Divider"}]}"#, "Box"),
    (
      #"""
      {"type": "DisclosureGroup", "title": "D", "isExpanded": true,
        "children": [{"type": "Text", "text": "in it"}]}
      """#, "in it"
    ),
    (#"{"type": "List", "children": [{"type": "Text", "text": "row"}]}"#, "row"),
    (#"{"type": "Form", "children": [{"type": "Toggle", "title": "row"}]}"#, "row"),
    (#"{"type": "List", "children": [{"type": "Section", "footer": "below"}]}"#, "below"),
    (#"{"type": "Section", "header": "above", "footer": "below"}"#, "above"),
    (#"{"type": "NavigationStack", "title": "Journeys"}"#, "Journeys"),
    (
      #"""
      {"type": "TabView", "children": [{"type": "Tab", "title": "A", "systemImage": "plus",
        "children": [{"type": "Text", "text": "first"}]}, {"type": "Tab", "title": "B"}]}
      """#, "first"
    ),
  ])
  func theyShowWhatTheySay(view: String, text: String) throws {
    let tree = try tree(view)
    #expect(tree.first(named: "Text \"\(text)\"") != nil, "\(tree)")
  }

  /// Every style is read and can be drawn.
  @Test func theyHaveTheirStyles() throws {
    let least = [
      "Picker": #""options": ["a", "b"], "selection": "b""#, "Gauge": #""value": 1"#,
      "DatePicker": #""selection": "2026-03-14T09:30:00+02:00""#,
      "Label": #""title": "a", "systemImage": "circle""#,
    ]
    var count = 0
    for element in SceneRegistry.elements {
      guard let style = element.keys.first(where: { $0.name == "style" }),
        case .choice(let names) = style.kind, names.first == "automatic"
      else { continue }
      let members = least[element.name].map { $0 + ", " } ?? ""
      for name in names {
        let view = """
          {"type": "\(element.name)", \(members)"style": "\(name)",
            "modifiers": [{"frame": {"height": 100}}]}
          """
        #expect(try scene(view).render().bitmap.width == 320)
        count += 1
      }
      let wrong = #"{"type": "\#(element.name)", \#(members)"style": "automatc"}"#
      let found = error(wrong)
      #expect(found?.path == "$.view.style" && found?.suggestion == "automatic", "\(wrong)")
    }
    #expect(count > 40)
  }

  @Test func valuesComeFromData() throws {
    let view = """
      {"type": "Form", "children": [
        {"type": "Section", "header": "{{head}}", "children": [
          {"forEach": "{{rows}}", "as": "row", "view":
            {"type": "Toggle", "title": "{{row.name}}", "isOn": "{{row.on}}"}},
          {"type": "Picker", "title": "Class", "options": "{{classes}}", "selection": "{{class}}",
            "style": "{{look}}"},
          {"type": "Gauge", "value": "{{part}}", "in": "{{ends}}", "currentValueLabel":
            "{{part}} of {{ends.1}}"},
          {"if": "{{isLate}}", "then": {"type": "LabeledContent", "title": "Late", "value": "yes"}},
          {"type": "DatePicker", "title": "Day", "selection": "{{day}}", "displayedComponents":
            "date"}]}]}
      """
    let data = """
      {"head": "Stops", "rows": [{"name": "Mill", "on": true}, {"name": "Quay", "on": false}],
       "classes": ["First", {"title": "Second", "tag": 2}], "class": 2, "look": "inline",
       "part": 3, "ends": [0, 8], "isLate": false, "day": "2026-03-14"}
      """
    let tree = try tree(view, data: data)
    for text in ["Mill", "Quay", "Second", "3 of 8", "Mar 14, 2026"] {
      #expect(tree.first(named: "Text \"\(text)\"") != nil, "\(text)")
    }
    #expect(tree.first(named: "Text \"Late\"") == nil)
  }

  @Test func aDateIsShownInItsOwnZone() throws {
    for zone in ["", "Z", "+05:30", "-08:00"] {
      let view = #"{"type": "DatePicker", "selection": "2026-03-14T09:30\#(zone)"}"#
      let tree = try tree(view)
      #expect("\(tree)".contains("9:30"), "\(zone)")
      #expect(tree.first(named: "Text \"Mar 14, 2026\"") != nil)
    }
  }

  @Test func aTitleThatIsNotThereTakesNoRoom() throws {
    let alone = try scene(#"{"type": "Toggle", "modifiers": [{"fixedSize": true}]}"#).render()
    let titled = try scene(
      #"{"type": "Toggle", "title": "Notify me", "modifiers": [{"labelsHidden": true}, {"fixedSize": true}]}"#
    ).render()
    #expect(alone.bitmap == titled.bitmap)
  }

  @Test func selectionsChooseTabs() throws {
    func shown(_ selection: String) throws -> LayoutTree {
      try tree(
        """
        {"type": "TabView"\(selection), "modifiers": [{"frame": {"height": 200}}], "children": [
          {"forEach": ["A", "B"], "as": "name", "view": {"type": "Tab", "title": "{{name}}",
            "tag": "tab {{name}}", "children": [{"type": "Text", "text": "{{name}}{{name}}"}]}}]}
        """)
    }
    #expect("\(try shown(""))" == "\(try shown(#", "selection": "tab A""#))")
    #expect("\(try shown(""))" != "\(try shown(#", "selection": "tab B""#))")
  }
}

// What is wrong, and where.
extension ControlSceneTests {
  @Test(arguments: [
    (#"{"type": "Buton", "title": "a"}"#, "type", "Button"),
    (#"{"type": "Button", "titel": "a"}"#, "", "title"),
    (#"{"type": "Button", "title": "a", "role": "destructiv"}"#, "role", "destructive"),
    (#"{"type": "Toggle", "ison": true}"#, "", "isOn"),
    (#"{"type": "Slider", "value": 0.5, "minimumValueLable": "a"}"#, "", "minimumValueLabel"),
    (#"{"type": "Picker", "options": ["Day", "Week"], "selection": "Wek"}"#, "selection", "Week"),
    (#"{"type": "DatePicker", "selecton": "2026-03-14"}"#, "", "selection"),
    (#"{"type": "ColorPicker", "selection": "rde"}"#, "selection", "red"),
    (#"{"type": "Label", "title": "a", "systemimage": "star"}"#, "", "systemImage"),
    (#"{"type": "List", "stile": "plain"}"#, "", "style"),
    (#"{"type": "NavigationStack", "displayMode": "larg"}"#, "displayMode", "large"),
    (
      #"{"type": "TabView", "selection": "Hom", "children": [{"type": "Tab", "title": "Home"}]}"#,
      "selection", "Home"
    ),
    (#"{"type": "List", "modifiers": [{"listRowSeparator": "hiden"}]}"#, "", "hidden"),
    (#"{"type": "List", "modifiers": [{"controlSize": "larg"}]}"#, "", "large"),
    (#"{"type": "List", "modifiers": [{"buttonBorderShape": "capsul"}]}"#, "", "capsule"),
    (#"{"type": "List", "modifiers": [{"symbolVariant": "fil"}]}"#, "", "fill"),
    (#"{"type": "List", "modifiers": [{"symbolRenderingMode": "palete"}]}"#, "", "palette"),
    (#"{"type": "List", "modifiers": [{"disbled": true}]}"#, "", "disabled"),
  ])
  func misspeltNamesHaveSuggestions(view: String, key: String, suggestion: String) {
    let error = error(view)
    #expect(error?.suggestion == suggestion, "\(String(describing: error))")
    if !key.isEmpty { #expect(error?.path == "$.view.\(key)") }
    #expect(error?.line == 1)
  }

  @Test(arguments: [
    (#"{"type": "Button", "title": []}"#, "title", "a list of 0"),
    (
      #"{"type": "Button", "title": "a", "children": []}"#, "children",
      "children together with a title"
    ),
    (#"{"type": "Button", "title": "a", "systemImage": 3}"#, "systemImage", "the number 3"),
    (#"{"type": "Link", "title": "a"}"#, "", "no \"destination\""),
    (#"{"type": "Link", "destination": "somewhere"}"#, "destination", "the string \"somewhere\""),
    (#"{"type": "Toggle", "isOn": "on"}"#, "isOn", "the string \"on\""),
    (#"{"type": "Slider"}"#, "", "no \"value\""),
    (#"{"type": "Slider", "value": 1.5}"#, "value", "the number 1.5"),
    (#"{"type": "Slider", "value": "1"}"#, "value", "the string \"1\""),
    (#"{"type": "Slider", "value": -1, "in": [0, 9]}"#, "value", "the number -1"),
    (#"{"type": "Slider", "value": 1, "in": [9, 0]}"#, "in", "a range from 9 to 0"),
    (#"{"type": "Slider", "value": 1, "in": [1, 1]}"#, "in", "a range from 1 to 1"),
    (#"{"type": "Slider", "value": 1, "in": [0]}"#, "in", "a list of 1"),
    (#"{"type": "Slider", "value": 1, "in": [0, "z"]}"#, "in[1]", "the string \"z\""),
    (#"{"type": "Slider", "value": 1, "in": [0, 1e300]}"#, "in[1]", "the number 1e+300"),
    (#"{"type": "Slider", "value": 1, "step": 2}"#, "step", "the number 2"),
    (#"{"type": "Slider", "value": 1, "step": 0}"#, "step", "the number 0"),
    (#"{"type": "Stepper", "title": "a", "value": 9, "in": [1, 8]}"#, "value", "the number 9"),
    (#"{"type": "TextField", "text": {}}"#, "text", "an object"),
    (#"{"type": "SecureField", "prompt": null}"#, "prompt", "null"),
    (#"{"type": "Picker", "selection": "a"}"#, "", "no \"options\""),
    (#"{"type": "Picker", "options": "a"}"#, "options", "the string \"a\""),
    (#"{"type": "Picker", "options": ["a", "a"]}"#, "options[1]", "a second option \"a\""),
    (#"{"type": "Picker", "options": [[]]}"#, "options[0]", "a list of 0"),
    (#"{"type": "Picker", "options": [{"tag": "a"}]}"#, "options[0]", "no \"title\""),
    (#"{"type": "Picker", "options": [], "selection": "a"}"#, "selection", "the string \"a\""),
    (
      #"{"type": "DatePicker", "selection": "14.3.2026"}"#, "selection", "the string \"14.3.2026\""
    ),
    (
      #"{"type": "DatePicker", "selection": "2026-02-30"}"#, "selection",
      "the string \"2026-02-30\""
    ),
    (#"{"type": "DatePicker", "selection": 7}"#, "selection", "the number 7"),
    (#"{"type": "ColorPicker"}"#, "", "no \"selection\""),
    (#"{"type": "ProgressView", "value": 3, "total": 2}"#, "value", "the number 3"),
    (#"{"type": "ProgressView", "value": 3}"#, "value", "the number 3"),
    (#"{"type": "ProgressView", "value": 0, "total": 0}"#, "total", "the number 0"),
    (
      #"{"type": "ProgressView", "total": 2}"#, "total", "\"total\", which has no effect here"
    ),
    (#"{"type": "Gauge", "value": 2}"#, "value", "the number 2"),
    (#"{"type": "Label", "systemImage": "star"}"#, "", "no \"title\""),
    (
      #"{"type": "Label", "title": "a", "systemImage": "b", "icon": {"type": "Circle"}}"#,
      "systemImage", "a symbol together with an icon"
    ),
    (
      #"{"type": "LabeledContent", "title": "a", "value": "b", "children": []}"#, "children",
      "children together with a value"
    ),
    (#"{"type": "LabeledContent", "title": "a", "value": []}"#, "value", "a list of 0"),
    (
      #"{"type": "ContentUnavailableView", "title": "a", "actions": {}}"#, "actions", "an object"
    ),
    (#"{"type": "DisclosureGroup", "title": "a", "isExpanded": 1}"#, "isExpanded", "the number 1"),
    (#"{"type": "GroupBox", "children": {}}"#, "children", "an object"),
    (#"{"type": "List", "children": ["a"]}"#, "children[0]", "the string \"a\""),
    (#"{"type": "Section", "header": null}"#, "header", "null"),
    (#"{"type": "Tab", "children": []}"#, "", "no \"title\""),
    (
      #"{"type": "Image", "name": "a", "variableValue": 1}"#, "variableValue",
      "\"variableValue\", which has no effect here"
    ),
    (
      #"{"type": "Image", "systemName": "a", "variableValue": 1.5}"#, "variableValue",
      "the number 1.5"
    ),
  ])
  func wrongValuesAreRefused(view: String, key: String, found: String) {
    let error = error(view)
    #expect(error?.found == found, "\(String(describing: error))")
    #expect(error?.path == (key.isEmpty ? "$.view" : "$.view.\(key)"))
  }

  @Test(arguments: [
    #"{"disabled": 1}"#, #"{"controlSize": 3}"#, #"{"tint": 3}"#, #"{"labelsHidden": "yes"}"#,
    #"{"buttonBorderShape": "capsule", "radius": 3}"#, #"{"listRowInsets": -3}"#,
    #"{"buttonBorderShape": "roundedRectangle", "radius": -1}"#,
    #"{"listRowInsets": {"left": 3}}"#, #"{"listRowBackground": 3}"#, #"{"badge": []}"#,
    #"{"listRowSeparator": "hidden", "edges": "leading"}"#, #"{"symbolVariant": null}"#,
    #"{"symbolRenderingMode": "none"}"#, #"{"toolbar": "a"}"#,
    #"{"toolbar": {"type": "Text", "text": "a"}, "placement": "left"}"#,
    #"{"foregroundStyle": "red", "tertiary": "blue"}"#,
  ])
  func wrongModifiersAreRefused(modifier: String) {
    let view = #"{"type": "Button", "title": "a", "modifiers": [\#(modifier)]}"#
    #expect(error(view)?.path.hasPrefix("$.view.modifiers[0]") == true, "\(modifier)")
  }

  /// What data brings is checked as what is written, and reported at its placeholder.
  @Test func wrongDataIsReportedAtItsPlaceholder() {
    let view = #"{"type": "Gauge", "value": "{{part}}", "in": [0, 8]}"#
    let error = error(view, data: #"{"part": 9}"#)
    #expect(error?.path == "$.view.value" && error?.found == "the number 9")
  }

  @Test func theStructureIsCheckedInBranchesThatAreNotTaken() {
    let view = """
      {"type": "List", "children": [{"if": false, "then":
        {"type": "Section", "header": {"type": "Text", "txt": "a"}}}]}
      """
    #expect(error(view)?.suggestion == "text")
  }
}

// Modifiers of controls.
extension ControlSceneTests {
  private func button(_ modifiers: String) -> String {
    #"{"type": "Button", "title": "Book", "style": "borderedProminent", "modifiers": [\#(modifiers)]}"#
  }

  @Test func modifiersReachControls() throws {
    let plain = try pixels(button(""))
    for modifier in [
      #"{"tint": "orange"}"#, #"{"disabled": true}"#, #"{"controlSize": "large"}"#,
      #"{"buttonBorderShape": "capsule"}"#, #"{"tint": "orange.gradient"}"#,
      #"{"buttonBorderShape": "roundedRectangle", "radius": 0}"#,
    ] {
      #expect(try pixels(button(modifier)) != plain, "\(modifier)")
    }
    for modifier in [#"{"disabled": false}"#, #"{"controlSize": "regular"}"#] {
      #expect(try pixels(button(modifier)) == plain, "\(modifier)")
    }
  }

  @Test func modifiersReachRows() throws {
    func list(_ modifiers: String) throws -> Bitmap {
      try pixels(
        """
        {"type": "List", "style": "plain", "children": [
          {"type": "Text", "text": "a", "modifiers": [\(modifiers)]}, {"type": "Text", "text": "b"}]}
        """)
    }
    let plain = try list("")
    for modifier in [
      #"{"listRowInsets": 40}"#, #"{"listRowInsets": {"leading": 60}}"#,
      #"{"listRowBackground": "yellow"}"#, #"{"listRowBackground": {"type": "Circle"}}"#,
      #"{"listRowSeparator": "hidden"}"#, #"{"listRowSeparator": {"visibility": "hidden"}}"#,
      #"{"badge": 3}"#,
    ] {
      #expect(try list(modifier) != plain, "\(modifier)")
    }
    #expect(try list(#"{"listRowInsets": null}"#) == plain)
    // The line above the first row of a section is its own.
    #expect(try list(#"{"listRowSeparator": "hidden", "edges": "top"}"#) != plain)
  }

  @Test func symbolsTakeVariantsAndLevels() throws {
    let symbol = #"{"type": "Image", "systemName": "circle", "variableValue": 0.5, "modifiers": "#
    let plain = try pixels(symbol + "[]}")
    #expect(try pixels(symbol + #"[{"symbolVariant": "fill"}]}"#) != plain)
    for mode in ["null", "\"monochrome\"", "\"hierarchical\"", "\"palette\"", "\"multicolor\""] {
      #expect(throws: Never.self) {
        try pixels(
          symbol + "[{\"symbolRenderingMode\": \(mode)}, {\"foregroundStyle\": \"red\", "
            + "\"secondary\": \"blue\", \"tertiary\": \"green\"}]}")
      }
    }
    let levels = try pixels(
      """
      {"type": "Text", "text": "a", "modifiers": [{"foregroundStyle": "secondary"},
        {"foregroundStyle": "black", "secondary": "red"}]}
      """)
    let red = try pixels(
      #"{"type": "Text", "text": "a", "modifiers": [{"foregroundStyle": "red"}]}"#)
    #expect(levels == red)
  }

  @Test func barsHoldTheirItems() throws {
    let tree = try tree(
      """
      {"type": "NavigationStack", "title": "T", "displayMode": "inline", "children": [
        {"type": "Text", "text": "c", "modifiers": [
          {"toolbar": {"type": "Button", "title": "Edit"}, "placement": "topBarLeading"},
          {"toolbar": {"type": "Button", "title": "Add"}}]}],
        "modifiers": [{"frame": {"height": 200}}]}
      """)
    let edit = try #require(tree.first(named: "Text \"Edit\""))
    let add = try #require(tree.first(named: "Text \"Add\""))
    #expect(edit.frame.minX < 100 && add.frame.minX > 200)
  }
}
