import Galley
import GalleyData
import Testing

@testable import GalleyScenes

/// The words of a scene that stand in its Swift source without quotation marks.
@Suite struct SceneSwiftNameTests {
  private func swift(_ view: String, _ rest: String = "") throws -> SceneSwift {
    let text = #"{"galley": 1, "canvas": {"width": 80, "height": 40}, \#(rest) "view": \#(view)}"#
    return try SceneTemplate(data: Data(text.utf8), file: "card.json").swift()
  }

  /// A flow whose indicator is one view for one hidden view, which the image is read with, and another one for more.
  private func flow(else view: String) -> String {
    #"""
    {"type": "HFlow", "maxLines": 1, "children": [{"type": "Divider"}], "indicator":
      {"if": "{{hidden == 1}}", "then": {"type": "Divider"}, "else": \#(view)}}
    """#
  }

  private func plainValue(_ value: JSONNode.Value) throws -> SceneValue {
    let text = #"{"galley": 1, "view": {"type": "Divider"}}"#
    let template = try SceneTemplate(data: Data(text.utf8), file: "card.json")
    return SceneValue(
      JSONNode(value: value, offset: 0), literal: template.definitions.plainScope)
  }

  @Test func namesAreLettersDigitsDotsAndUnderscores() throws {
    for name in ["bold", "circle.fill", "iOS18", "_a1", "fontWeight"] {
      #expect(try plainValue(.string(name)).swiftName() == name)
    }
    for name in [
      "", " ", "bold)", "a\nb", "a b", "a;b", "1a", "a.", ".a", "a..b", "a.1", "é", "\u{202E}",
      "a`", "a\"", "a/*", "\u{F8FE}hidden\u{F8FE}",
    ] {
      let error = #expect(throws: SceneError.self, "\(name)") {
        try plainValue(.string(name)).swiftName()
      }
      #expect(error?.expected.contains("a name of letters, digits, dots and underscores") == true)
      #expect(error?.file == "card.json")
    }
  }

  /// Every kind of value that is written as a name refuses what is none, whoever has read it before.
  @Test func noKindOfValueIsWrittenAsItStands() throws {
    let kinds: [ValueKind] = [
      .choice(["a"]), .axes, .fontWeight, .fontWidth, .alignment, .horizontalAlignment,
      .verticalAlignment, .unitPoint, .flexibility, .color, .nullable(.fontWeight),
      .nullable(.choice(["a"])), .gridItems, .matrix, .rect, .size, .insets, .range, .look,
      .bool, .length, .flexibleLength,
    ]
    for kind in kinds {
      let texts = ["red)\n.evil(", "#12", "red nan%", "red 50%) .evil("].map { text in
        try? plainValue(.string(text)).swift(kind)
      }
      #expect(texts.allSatisfy { $0 == nil }, "\(kind): \(texts)")
    }
  }

  @Test(arguments: [
    #"{"fontWeight": "bold)\n.evil("}"#, #"{"foregroundStyle": "red)\n.evil("}"#,
    #"{"background": "red.evil()"}"#, #"{"padding": "top) .evil("}"#,
    #"{"font": "title) .evil("}"#, #"{"font": {"size": 9, "weight": "bold) .evil("}}"#,
    #"{"clipShape": "Circle().evil"}"#, #"{"clipShape": {"type": "Evil()"}}"#,
    #"{"foregroundStyle": {"type": "Evil()"}}"#, #"{"tint": {"mix": "red", "with": "a.b()"}}"#,
    #"{"alignmentGuide": "top] }"}"#, #"{"dynamicTypeSize": {"minimum": "small) .evil("}}"#,
    #"{"projectionEffect": [1, 2]}"#, #"{"symbolVariant": "fill) .evil("}"#,
  ])
  func indicatorsAreReadForMoreThanOneHiddenView(_ modifier: String) throws {
    let error = #expect(throws: SceneError.self) {
      try swift(flow(else: #"{"type": "Text", "text": "a", "modifiers": [\#(modifier)]}"#))
    }
    #expect(
      error?.path.hasPrefix("$.view.indicator.else.modifiers[0]") == true, "\(error?.path ?? "")")
  }

  @Test(arguments: [
    #"[["move", 1]]"#, #"[["curve", 1, 2, 3]]"#, #"[["rect"]]"#, "[[]]", #"["close"]"#,
  ])
  func commandsWithTooFewNumbersAreErrors(_ commands: String) throws {
    let error = #expect(throws: SceneError.self) {
      try swift(flow(else: #"{"type": "Path", "commands": \#(commands)}"#))
    }
    #expect(error?.path == "$.view.indicator.else.commands[0]")
  }

  @Test func aThirdLevelOfAStyleNeedsASecondOne() throws {
    let source = try swift(
      #"""
      {"type": "Text", "text": "a", "modifiers": [
        {"foregroundStyle": "red", "secondary": {"if": "{{isLate}}", "then": "blue"},
         "tertiary": "green)\n.evil("}]}
      """#, #""sample": {"isLate": false},"#)
    #expect(source.text.contains("\n      .foregroundStyle(Color.red)\n"))
    #expect(!source.text.contains("evil") && !source.text.contains("green"))
    let levels = try swift(
      #"""
      {"type": "Text", "text": "a", "modifiers": [
        {"foregroundStyle": "red", "secondary": "blue", "tertiary": "green"}]}
      """#)
    #expect(levels.text.contains(".foregroundStyle(Color.red, Color.blue, Color.green)\n"))
  }

  @Test func aFixedSizeStandsForTheSize() throws {
    let source = try swift(
      #"{"type": "Text", "text": "a", "modifiers": [{"font": {"name": "Inter", "fixedSize": 9}}]}"#)
    #expect(source.text.contains(#".font(Font.custom("Inter", fixedSize: 9))"#))
  }
}
