import Galley
import GalleyBudget
import GalleyData
import Testing

@testable import GalleyScenes

/// What the Swift source of a scene may cost, and what counts over the scene's canvas.
@Suite struct SceneSwiftLimitTests {
  private func template(_ view: String, _ rest: String = "", canvas: String = "{}") throws
    -> SceneTemplate
  {
    let text = #"{"galley": 1, "canvas": \#(canvas), \#(rest) "view": \#(view)}"#
    return try SceneTemplate(data: Data(text.utf8), file: "card.json")
  }

  /// The error has the view with which the source became too long.
  @Test func theSourceIsBoundedAsItGrows() throws {
    let text = String(repeating: "a", count: 1 << 20)
    let list = Array(repeating: "0", count: 20).joined(separator: ",")
    let template = try template(
      #"{"type": "VStack", "children": [{"forEach": "{{n}}", "view": {"type": "Text", "text": "{{t}}"}}]}"#,
      #""sample": {"n": [\#(list)], "t": "\#(text)"},"#)
    let error = #expect(throws: SceneError.self) { try template.swift() }
    #expect(
      error?.message == "found more than 16 MiB of Swift source, expected at most 16 MiB")
    #expect(error?.path == "$.view.children[0].view", "\(error?.path ?? "")")
    // Fifteen of them are a long source.
    let shorter = list.split(separator: ",").prefix(15).joined(separator: ",")
    let known = try self.template(
      #"{"type": "VStack", "children": [{"forEach": "{{n}}", "view": {"type": "Text", "text": "{{t}}"}}]}"#,
      #""sample": {"n": [\#(shorter)], "t": "\#(text)"},"#)
    #expect(try known.swift().text.utf8.count > 15 << 20)
  }

  /// A few definitions can stand for very many colours.
  @Test func coloursOfColoursAreBoundedAsTheyGrow() throws {
    let part = "0.123456789012"
    let red = #"{"red": \#(part), "green": \#(part), "blue": \#(part)}"#
    let tokens = (1...6).map {
      #""c\#($0)": {"mix": "c\#($0 - 1)", "with": "c\#($0 - 1)"}"#
    }
    let stops = Array(repeating: #""c6""#, count: 1200).joined(separator: ",")
    let template = try template(
      #"{"type": "LinearGradient", "colors": [\#(stops)]}"#,
      #""tokens": {"colors": {"c0": {"light": \#(red), "dark": \#(red)}, \#(tokens.joined(separator: ","))}},"#
    )
    let error = #expect(throws: SceneError.self) { try template.swift() }
    #expect(error?.found == "more than 16 MiB of Swift source", "\(error?.message ?? "")")
  }

  @Test func theSourceTakesOfTheImagesMemory() throws {
    let texts = Array(
      repeating: #"{"type": "Text", "text": "\#(String(repeating: "a", count: 1000))"}"#, count: 30)
    let template = try template(
      #"{"type": "VStack", "children": [\#(texts.joined(separator: ","))]}"#)
    // 31 views of 512 bytes, and some 31,000 bytes of source.
    func swift(_ bytes: Int) throws -> SceneSwift {
      try template.swift(
        budget: RenderBudget(RenderBudget.Limits(bytes: bytes, duration: nil)))
    }
    let error = #expect(throws: SceneError.self) { try swift(40_000) }
    #expect(error?.message.hasPrefix("Swift source needs ") == true, "\(error?.message ?? "")")
    #expect(error?.excess != nil)
    #expect(try swift(100_000).text.utf8.count > 30_000)
  }

  @Test func nestedViewsHaveTheLimitThatIsSaid() throws {
    func nested(_ count: Int, _ modifiers: String = "") throws -> SceneSwift {
      let start = #"{"type": "VStack", \#(modifiers) "children": ["#
      return try template(
        String(repeating: start, count: count) + #"{"type": "Divider"}"#
          + String(repeating: "]}", count: count)
      ).swift()
    }
    #expect(try nested(186).text.components(separatedBy: "VStack {\n").count == 187)
    let error = #expect(throws: SceneError.self) { try nested(187) }
    #expect(
      error?.message
        == "found views nested more than 187 deep, expected at most 187 for Swift source")
    // Modifiers do not lie within each other in Swift.
    let padding = Array(repeating: #"{"padding": 1}"#, count: 5).joined(separator: ",")
    let source = try nested(150, #""modifiers": [\#(padding)],"#)
    #expect(source.text.components(separatedBy: ".padding(1)\n").count == 751)
  }

  @Test func whatIsWantedOtherwiseThanTheCanvasSaysIsWritten() throws {
    var changes = CanvasChanges()
    changes.locale = Locale(identifier: "fi")
    changes.dynamicTypeSize = .xLarge
    for canvas in ["{}", #"{"locale": "ja", "dynamicTypeSize": "small"}"#] {
      let source = try template(#"{"type": "Divider"}"#, canvas: canvas).swift(changes: changes)
      #expect(source.text.contains("\n      .environment(\\.locale, Locale(identifier: \"fi\"))\n"))
      #expect(source.text.contains("\n      .dynamicTypeSize(.xLarge)\n"))
      #expect(!source.text.contains("ja") && !source.text.contains(".small"))
    }
    let own = try template(
      #"{"type": "Divider"}"#, canvas: #"{"locale": "ja", "dynamicTypeSize": "small"}"#
    ).swift().text
    #expect(own.contains(#"Locale(identifier: "ja")"#) && own.contains(".dynamicTypeSize(.small)"))
  }

  /// `...-` is an operator of its own.
  @Test func rangesBelowZeroHaveBlanks() throws {
    func slider(_ range: String, _ value: String) throws -> String {
      try template(#"{"type": "Slider", "value": \#(value), "in": \#(range)}"#).swift().text
    }
    #expect(try slider("[-3, -1]", "-2").contains("in: -3.0 ... -1.0)"))
    #expect(try slider("[-3, 1]", "0").contains("in: -3.0 ... 1.0)"))
    #expect(try slider("[0, 10]", "2").contains("in: 0.0...10.0)"))
  }

  /// No number of lines is none in a scene.
  @Test func anEmptyMinimumOfLinesIsNone() throws {
    let source = try template(
      #"{"type": "Text", "text": "a", "modifiers": [{"lineLimit": {"minimum": null, "number": 2}}]}"#
    ).swift()
    #expect(source.text.contains(".lineLimit(2)\n"))
  }
}
