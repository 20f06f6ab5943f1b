import Galley
import GalleyData
import Testing

@testable import GalleyScenes

/// What a scene is as Swift source. That it draws the same is measured where previews are compiled.
@Suite struct SceneSwiftTests {
  private func swift(_ view: String, _ rest: String = "", file: String = "card.json") throws
    -> SceneSwift
  {
    let text = #"{"galley": 1, "canvas": {"width": 80, "height": 40}, \#(rest) "view": \#(view)}"#
    return try SceneTemplate(data: Data(text.utf8), file: file).swift()
  }

  /// The lines of the body.
  private func body(_ view: String, _ rest: String = "") throws -> String {
    let lines = try swift(view, rest).text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("var body") })
    return lines[(start + 1)...].prefix { !$0.hasPrefix("  }") }.map { String($0.dropFirst(4)) }
      .joined(separator: "\n")
  }

  @Test func aSceneIsAViewWithItsPreview() throws {
    let source = try swift(
      #"""
      {"type": "VStack", "spacing": 4, "children": [
        {"type": "Text", "text": "{{title}}", "modifiers": [{"font": "headline"}, {"padding": {"top": 2}}]},
        {"type": "Rectangle", "fill": "#FF8000"}]}
      """#, #""sample": {"title": "A \"B\""},"#, file: "scenes/ocean card.json")
    #expect(
      source.text == #"""
        import SwiftUI

        struct OceanCardView: View {
          var body: some View {
            VStack(spacing: 4) {
              Text(verbatim: "A \"B\"")
                .font(.headline)
                .padding(EdgeInsets(top: 2, leading: 0, bottom: 0, trailing: 0))
              Rectangle().fill(Color(red: 255 / 255, green: 128 / 255, blue: 0 / 255))
            }
            .frame(width: 80, height: 40)
          }
        }

        // The scene's image has a scale of 1.
        #Preview("ocean card", traits: .fixedLayout(width: 80, height: 40)) {
          OceanCardView()
        }

        """#)
    #expect(source.warnings.isEmpty)
  }

  /// Three digits are six, and an opacity that says nothing is left out.
  @Test(arguments: [
    ("#F80", "red: 255 / 255, green: 136 / 255, blue: 0 / 255"),
    ("#0A141E", "red: 10 / 255, green: 20 / 255, blue: 30 / 255"),
    ("#0A141EFF", "red: 10 / 255, green: 20 / 255, blue: 30 / 255"),
    ("#0A141E80", "red: 10 / 255, green: 20 / 255, blue: 30 / 255, opacity: 128 / 255"),
  ])
  func colorsByDigits(digits: String, written: String) throws {
    let text = try body(#"{"type": "Rectangle", "fill": "\#(digits)"}"#)
    #expect(text.contains("Rectangle().fill(Color(\(written)))"), "\(text)")
  }

  @Test func callsBehindAViewStandBelowEachOther() throws {
    let view =
      #"{"type": "HStack", "modifiers": [{"padding": 4}, {"background": "red"}, {"opacity": 0.5}]}"#
    #expect(
      try body(view) == """
        HStack {
        }
        .padding(4)
        .background {
          Color.red
        }
        .opacity(0.5)
        .frame(width: 80, height: 40)
        """)
  }

  @Test func repetitionsConditionsAndComponentsAreWrittenOut() throws {
    let body = try body(
      #"""
      {"type": "HStack", "children": [
        {"forEach": "{{stops}}", "as": "stop", "view": {"component": "Stop", "name": "{{stop}}"}},
        {"if": "{{isLate}}", "then": {"type": "Divider"}}]}
      """#,
      #"""
      "sample": {"stops": ["Pier", "Mill"], "isLate": false},
      "tokens": {"colors": {"ink": "black 50%"}}, "styles": {"faint": [{"opacity": 0.5}]},
      "components": {"Stop": {"parameters": {"name": {}}, "view":
        {"type": "Text", "text": "{{name | uppercase}}",
         "modifiers": [{"foregroundStyle": "ink"}, {"style": "faint"}]}}},
      """#)
    #expect(
      body == """
        HStack {
          Text(verbatim: "PIER")
            .foregroundStyle(Color.black.opacity(0.5))
            .opacity(0.5)
          Text(verbatim: "MILL")
            .foregroundStyle(Color.black.opacity(0.5))
            .opacity(0.5)
        }
        .frame(width: 80, height: 40)
        """)
  }

  @Test func additionsOfGalleyAreImportedAndSaid() throws {
    let source = try swift(
      #"""
      {"type": "HFlow", "maxLines": 2, "indicator": {"type": "Text", "text": "+{{hidden}}"},
       "children": [{"type": "Star", "modifiers": [{"layoutName": "a"}]}, {"type": "Star"}]}
      """#)
    #expect(
      source.text.hasPrefix(
        """
        // Additions of Galley, which SwiftUI does not have: HFlow, Star, layoutName.
        import Galley
        import SwiftUI

        """))
    #expect(source.text.contains("    .maxLines(2) { hidden in\n"))
    #expect(source.text.contains(#"Text(verbatim: "+\(hidden)")"#))
    #expect(source.warnings.map(\.message).count == 3)
    #expect(
      source.warnings.first?.message == "HFlow is an addition of Galley; SwiftUI has no such name")
    #expect(source.warnings.first?.source.path == "$.view")
  }

  @Test func whatCannotBeSaidIsACommentAndAWarning() throws {
    let source = try swift(
      #"""
      {"type": "VStack", "children": [
        {"type": "Image", "name": "data:image/svg+xml;base64,PHN2Zy8+"},
        {"type": "HFlow", "maxLines": 1, "indicator": {"type": "Text", "text": "{{hidden + 1}}"}},
        {"type": "Color", "color": {"animate": {"from": "red", "to": "blue"}}}]}
      """#)
    #expect(source.text.contains("// Not in the source: an image of a data: URL"))
    #expect(
      source.text.contains("// Not in the source: an indicator that calculates with {{hidden}}."))
    // What moves is where it ends.
    #expect(source.text.contains("\n      Color.blue\n") && !source.text.contains("Color.red"))
    #expect(source.warnings.count == 4)
    #expect(source.warnings.contains { $0.message == "the source has where animations end" })
  }

  @Test func textsCannotLeaveTheirQuotationMarks() throws {
    let text = try body(#"{"type": "Text", "text": "\\(x)\n\u202e\" { \u0007"}"#)
    #expect(text.hasPrefix(#"Text(verbatim: "\\(x)\n\u{202E}\" { \u{7}")"#))
    let field = try body(#"{"type": "TextField", "title": "*a*", "text": "b"}"#)
    #expect(field.hasPrefix(#"TextField(String("*a*"), text: .constant("b"))"#))
    #expect(
      try body(#"{"type": "TextField", "title": "Name"}"#).hasPrefix(#"TextField("Name", text: "#))
  }

  @Test func longViewsAreProperties() throws {
    let children = (0..<50).map { #"{"type": "Text", "text": "\#($0)"}"# }.joined(separator: ",")
    let source = try swift(
      #"{"type": "HStack", "children": [{"type": "VStack", "children": [\#(children)]}]}"#)
    #expect(source.text.contains("    HStack {\n      part1\n    }\n"))
    #expect(source.text.contains("  @ViewBuilder private var part1: some View {\n    VStack {\n"))
  }

  @Test func namesOfFilesBecomeNamesOfTypes() {
    let names = [
      "card.json": "CardView", "a/b-c d.jsonc": "BCDView", "3.json": "Scene3View", "-": "SceneView",
      "flexible.json": "SceneFlexibleView", "Straße.json": "StraEView", "tab.json": "SceneTabView",
    ]
    for (file, name) in names { #expect(SwiftSourceFile.typeName(of: file) == name) }
  }

  @Test func aSceneOfTooManyViewsIsRefused() throws {
    let view =
      #"{"type": "VStack", "children": [{"forEach": "{{n}}", "view": {"type": "Divider"}}]}"#
    let list = Array(repeating: "0", count: 6000).joined(separator: ",")
    let error = #expect(throws: SceneError.self) {
      try swift(view, #""sample": {"n": [\#(list)]},"#)
    }
    #expect(error?.message.contains("more than 5000 views") == true, "\(error?.message ?? "")")
    // What is wrong with a scene is said as it is where it is drawn.
    #expect(throws: SceneError.self) { try swift(#"{"type": "Text"}"#) }
  }

  /// Elements and modifiers without a rule would be comments, or calls that do not exist.
  @Test func everySpecimenHasItsSource() throws {
    for specimen in SceneSpecimen.all {
      let template = try SceneTemplate(data: Data(specimen.text.utf8), file: specimen.name)
      let source = try template.swift()
      let missing = source.text.split(separator: "\n").filter {
        $0.contains("// Not in the source")
      }
      // SwiftUI has nothing that stands for an image which cannot be read.
      let others = missing.filter { !$0.contains("the placeholder of an image") }
      #expect(others.isEmpty, "\(specimen.name)\n\(source.text)")
    }
    let elements = Set(SceneRegistry.elements.map(\.name))
    #expect(Set(SwiftElement.named.keys).isSubset(of: elements))
    #expect(Set(SwiftModifier.named.keys).isSubset(of: SceneRegistry.modifiers.map(\.name)))
  }
}
