import Foundation
import GalleyStrings
import Testing

/// What is written by hand is JSON, whatever the texts and numbers are.
@Suite struct JSONWriterTests {
  private func example(_ spacing: JSONWriter.Spacing) -> String {
    var writer = JSONWriter(spacing: spacing)
    writer.openObject()
    writer.key("b")
    writer.openArray()
    writer.integer(-1)
    writer.number(0.1)
    writer.openObject()
    writer.close()
    writer.openArray()
    writer.close()
    writer.close()
    writer.key("a")
    writer.written("[1]")
    writer.key("c")
    writer.openObject()
    writer.key("")
    writer.null()
    writer.close()
    writer.key("d")
    writer.string("x")
    writer.key("e")
    writer.bool(true)
    writer.close()
    return writer.text
  }

  @Test func membersStayInTheirOrder() {
    #expect(
      example(.compact)
        == #"{"b":[-1,0.1,{},[]],"a":[1],"c":{"":null},"d":"x","e":true}"#)
    #expect(
      example(.spaced)
        == #"{"b": [-1, 0.1, {}, []], "a": [1], "c": {"": null}, "d": "x", "e": true}"#)
  }

  @Test func aCloseTooManyChangesNothing() {
    var writer = JSONWriter()
    writer.openArray()
    writer.close()
    writer.close()
    #expect(writer.text == "[]")
  }

  /// Every scalar up to the last of Unicode's controls, some beyond the basic plane, and both kinds of escapes.
  @Test(arguments: [JSONWriter.Escapes.required, .visible])
  func everyTextIsReadAsItWasWritten(escapes: JSONWriter.Escapes) throws {
    for value in Array(0..<0x3000 as Range<UInt32>) + [0xFEFF, 0xFFFF, 0x1F600, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(Character(scalar)) + "\u{301}"
      let json = JSONWriter.quoted(text, escapes: escapes)
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
      let back = try #require(read as? String)
      #expect(Array(back.utf8) == Array(text.utf8), "U+\(String(value, radix: 16))")
      let isSafe = !json.unicodeScalars.contains(where: ControlCharacters.isControl)
      #expect(escapes == .required || isSafe, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    (JSONWriter.Spacing.compact, #"{"a":"é\"","b":true,"c":-3,"d":["x","y"],"e":[]}"#),
    (.spaced, #"{"a": "é\"", "b": true, "c": -3, "d": ["x", "y"], "e": []}"#),
  ])
  func membersAreKeysAndValues(spacing: JSONWriter.Spacing, expected: String) {
    var writer = JSONWriter(spacing: spacing)
    writer.openObject()
    writer.member("a", "é\"")
    writer.member("b", true)
    writer.member("c", -3)
    writer.member("d", ["x", "y"])
    writer.member("e", [String]())
    writer.close()
    #expect(writer.text == expected)
  }

  @Test func escapesHaveOneForm() {
    let text = "\"\\/\n\r\t\u{8}\u{1B}\u{7F}\u{9B}\u{202E}é"
    #expect(
      JSONWriter.quoted(text) == #""\"\\/\n\r\t\u0008\u001b\u007f\u009b\u202eé""#)
    #expect(
      JSONWriter.quoted(text, escapes: .required)
        == "\"\\\"\\\\/\\u000a\\u000d\\u0009\\u0008\\u001b\u{7F}\u{9B}\u{202E}é\"")
  }

  @Test(arguments: [
    (8.0, "8.0"), (0.1, "0.1"), (-0.0, "-0.0"), (1e300, "1e+300"), (2.5e-308, "2.5e-308"),
    (9_007_199_254_740_993.0, "9007199254740992.0"), (.infinity, #""inf""#),
    (-.infinity, #""-inf""#), (.nan, #""nan""#),
  ])
  func numbersHaveTheFewestDigits(number: Double, expected: String) throws {
    var writer = JSONWriter()
    writer.number(number)
    #expect(writer.text == expected)
    let read = try JSONSerialization.jsonObject(
      with: Data(writer.bytes), options: .fragmentsAllowed)
    #expect((read as? Double) == (number.isFinite ? number : nil))
  }
}
