import Galley
import GalleyData
import TestSupport
import Testing

@testable import GalleyScenes

/// The indicator of a flow in Swift source, which holds for any number of hidden views.
@Suite struct SceneSwiftIndicatorTests {
  private func swift(indicator: String) throws -> SceneSwift {
    let text = #"""
      {"galley": 1, "canvas": {"width": 80, "height": 40}, "view":
        {"type": "HFlow", "maxLines": 1, "children": [{"type": "Divider"}],
         "indicator": \#(indicator)}}
      """#
    return try SceneTemplate(data: Data(text.utf8), file: "card.json").swift()
  }

  private let comment = "// Not in the source: an indicator that calculates with {{hidden}}."

  @Test func oneAndMoreAreWrittenBoth() throws {
    let source = try swift(
      indicator: #"""
        {"if": "{{hidden == 1}}", "then": {"type": "Text", "text": "one more"},
         "else": {"type": "Text", "text": "{{hidden}} more"}}
        """#)
    #expect(
      source.text.contains(
        #"""
            .maxLines(1) { hidden in
              if hidden == 1 {
                Text(verbatim: "one more")
              } else {
                Text(verbatim: "\(hidden) more")
              }
            }
        """#), "\(source.text)")
    #expect(source.warnings.count == 1)
  }

  /// What both of them need is imported and said.
  @Test func bothAreSearchedForAdditions() throws {
    let source = try swift(
      indicator:
        #"{"if": "{{hidden == 1}}", "then": {"type": "Star"}, "else": {"type": "Divider"}}"#)
    #expect(
      source.text.hasPrefix("// Additions of Galley, which SwiftUI does not have: HFlow, Star."))
    #expect(source.warnings.map(\.message).filter { $0.hasPrefix("Star is") }.count == 1)
  }

  @Test func aNumberInATextIsWrittenOnce() throws {
    let source = try swift(indicator: #"{"type": "Text", "text": "{{hidden}} \\ +{{hidden}}"}"#)
    #expect(source.text.contains(#"Text(verbatim: "\(hidden) \\ +\(hidden)")"#))
    #expect(!source.text.contains("if hidden"))
  }

  @Test(arguments: [
    // Another text for two.
    #"{"type": "Text", "text": "{{if(hidden == 2, 'two', 'some')}}"}"#,
    #"{"type": "Text", "text": "{{hidden * 2}}"}"#,
    #"{"type": "Text", "text": "{{hidden | plural(one: '# view', other: '# views')}}"}"#,
    #"{"type": "Divider", "modifiers": [{"opacity": "{{1 / hidden}}"}]}"#,
    // A problem that a list would keep for later.
    #"{"type": "HStack", "children": [{"if": "{{hidden > 3}}", "then": {"type": "Divider"}}]}"#,
    // What stands for the number is no part of a scene.
    "{\"type\": \"Text\", \"text\": \"\u{F8FE}hidden\u{F8FE}\"}",
  ])
  func whatCalculatesIsACommentAndAWarning(_ indicator: String) throws {
    let source = try swift(indicator: indicator)
    #expect(source.text.contains(comment), "\(source.text)")
    #expect(!source.text.contains("if hidden") && !source.text.contains("\\(hidden)"))
    #expect(source.warnings.count == 2, "\(source.warnings.map(\.message))")
    #expect(source.warnings.last?.source.path == "$.view.indicator")
  }

  /// A property of the struct does not know the number.
  @Test func aLongIndicatorIsNoProperty() throws {
    let texts = Array(repeating: #"{"type": "Text", "text": "{{hidden}}"}"#, count: 50)
      .joined(separator: ",")
    let source = try swift(
      indicator: #"{"type": "HStack", "children": [{"type": "VStack", "children": [\#(texts)]}]}"#)
    #expect(!source.text.contains("part1") && !source.text.contains("private var"))
    #expect(source.text.components(separatedBy: #"Text(verbatim: "\(hidden)")"#).count == 51)
  }

  /// Each indicator within another one is compared once for each of those around it.
  @Test func indicatorsWithinIndicatorsAreWritten() throws {
    var indicator = #"{"type": "Text", "text": "{{hidden}}"}"#
    for _ in 0..<16 {
      indicator = #"""
        {"type": "HFlow", "maxLines": 1, "children": [{"type": "Divider"}], "indicator": \#(indicator)}
        """#
    }
    let time = try processorTime {
      let source = try swift(indicator: indicator)
      #expect(source.text.components(separatedBy: "{ hidden in").count == 18)
      #expect(source.text.contains(#"Text(verbatim: "\(hidden)")"#))
    }
    #expect(time < .seconds(60))
  }

  @Test func indicatorsWithinIndicatorsAreReadAndComparedByThemselves() throws {
    func flow(_ indicator: String) -> String {
      #"""
      {"type": "HFlow", "maxLines": 1, "children": [{"type": "Divider"}], "indicator": \#(indicator)}
      """#
    }
    let choice = #"""
      {"if": "{{hidden == 1}}", "then": {"type": "Divider"}, "else": {"type": "Text", "text": "{{hidden}}"}}
      """#
    let source = try swift(indicator: flow(choice))
    #expect(source.text.components(separatedBy: "if hidden == 1 {").count == 2)
    #expect(!source.text.contains(comment))
    let calculated = try swift(indicator: flow(#"{"type": "Text", "text": "{{hidden * 2}}"}"#))
    #expect(calculated.text.components(separatedBy: comment).count == 2)
    #expect(calculated.text.components(separatedBy: "{ hidden in").count == 3)
    // What is wrong with the inner one is no calculation of the outer one.
    let wrong = #"""
      {"if": "{{hidden == 1}}", "then": {"type": "Divider"}, "else": {"type": "Text", "text": []}}
      """#
    let error = #expect(throws: SceneError.self) { try swift(indicator: flow(wrong)) }
    #expect(error?.path == "$.view.indicator.indicator.else.text", "\(error?.path ?? "")")
  }

  @Test func aTextThatOnlyLooksLikeTheNumberIsWrittenAsItIs() throws {
    let text = "\u{F8FE}hidden\u{F8FE}"
    let data = Data(
      "{\"galley\": 1, \"view\": {\"type\": \"Text\", \"text\": \"\(text)\"}}".utf8)
    let source = try SceneTemplate(data: data, file: "a.json").swift()
    #expect(source.text.contains("Text(verbatim: \"\(text)\")"))
  }
}
