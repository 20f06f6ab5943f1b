import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyScenes

/// What is wrong with values that move is said where it stands, whatever the moment.
@Suite struct AnimatedSceneErrorTests {
  private func template(_ view: String, _ more: String = "") throws -> SceneTemplate {
    try SceneTemplate(data: Data("{\"galley\": 1, \(more)\"view\": \(view)}".utf8), file: "a.json")
  }

  /// The first error of a scene with a modifier, without its file.
  private func error(_ modifier: String, at time: Double? = nil) throws -> String {
    do {
      let scene = try template(
        "{\"type\": \"Color\", \"color\": \"red\", \"modifiers\": [\(modifier)]}")
      _ = try scene.scene(at: time)
      return ""
    } catch let error as SceneError {
      return error.description
    }
  }

  @Test(arguments: [
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "curve": "easeInOutt"}}}"#,
      #"did you mean "easeInOut"#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "duration": -2}}}"#,
      "found the number -2, expected a number of seconds from 0 to 3600"
    ),
    (#"{"opacity": {"animate": {"from": 0, "to": 2}}}"#, "found the number 2, expected"),
    (
      #"{"frame": {"width": {"animate": {"from": 0, "to": "wide"}}}}"#,
      #"found the string "wide" after the number 0, expected two numbers, two colours"#
    ),
    (
      #"{"offset": {"animate": {"from": {"x": 1}, "to": {"y": 1}}}}"#,
      "found an object after an object, expected two numbers"
    ),
    (#"{"opacity": {"animate": {"to": 1}}}"#, #"found no "from""#),
    (#"{"opacity": {"animate": {"from": 1}}}"#, #"found neither "to" nor "keyframes""#),
    (#"{"opacity": {"animate": 3}}"#, "found the number 3, expected an object with from and to"),
    (
      #"{"opacity": 1, "animate": {"from": 0, "to": 1}}"#,
      #"found the key "opacity" beside "animate""#
    ),
    (
      #"{"opacity": 1, "animate": {"from": 0, "to": 1}}"#,
      #"did you mean {"opacity": {"animate": {"from": …, "to": …}}}?"#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "autoreverses": true}}}"#,
      #"expected "repeat" beside it"#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "duration": 0, "repeat": 2}}}"#,
      "found a repetition of 0 seconds"
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "repeat": "for ever"}}}"#,
      #"did you mean "forever"#
    ),
    (#"{"opacity": {"animate": {"from": 0, "keyframes": []}}}"#, "expected 1 to 999 keyframes"),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "curve": {"spring": {"bounce": 0.1, "response": 1}}}}}"#,
      "found a spring in several ways"
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "curve": {"spring": {"duration": 0.5}}, "duration": 2}}}"#,
      #"found "duration", which has no effect here, expected none beside a spring with "duration""#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "curve": {"spring": {"response": 1}}, "duration": 2}}}"#,
      #"expected none beside a spring with "response""#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "to": 1, "curve": {"spring": {"stiffness": 170, "damping": 15}}, "duration": 2}}}"#,
      #"expected none beside a spring with "stiffness""#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "keyframes": [{"to": 1, "curve": {"spring": {"duration": 1}}, "duration": 2}]}}}"#,
      #"expected none beside a spring with "duration""#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "curve": {"spring": {"duration": 1}}, "keyframes": [{"to": 1, "duration": 2}]}}}"#,
      #"expected none beside a spring with "duration""#
    ),
    (
      #"{"opacity": {"animate": {"from": 0, "curve": {"spring": {"duration": 1}}, "duration": 2, "keyframes": [{"to": 1}]}}}"#,
      #"expected none beside a spring with "duration""#
    ),
  ])
  func mistakesAreToldWhereTheyStand(modifier: String, message: String) throws {
    // Whatever the moment: a scene that is checked can be drawn at all of them.
    for time in [nil, 0, 0.1, 9] {
      let error = try error(modifier, at: time)
      #expect(error.contains(message), "\(error)")
      #expect(error.hasPrefix("a.json:1:"))
    }
  }

  /// Whatever stands in an animation, it is drawn or an error, and it is the same error at all moments: but for what a
  /// step leads to, which is read when it is there.
  @Test func strangeAnimationsNeverTrap() throws {
    var numbers = SeededRandom(seed: 41)
    let values = [
      "0", "1", "-1", "1e6", "0.5", "1e-300", "3600", "null", "true", "\"red\"", "\"a\"", "[1, 2]",
      "[]", "{}",
      "{\"x\": 1}", "{\"x\": 2, \"y\": \"red\"}", "{\"if\": true, \"then\": 3}", "\"infinity\"",
      "{\"animate\": {\"from\": 0, \"to\": 3}}", "{\"animate\": {\"from\": 0}}",
      "{\"width\": 1, \"height\": 2}",
    ]
    let curves =
      AnimationCurve.names.map { "\"\($0)\"" } + [
        "{\"bezier\": [0, 9, 1, -9]}", "{\"spring\": {\"bounce\": 0.99}}", "{\"spring\": {}}",
        "{\"spring\": {\"mass\": 1e6, \"stiffness\": 0.001, \"damping\": 0.001}}", "{}", "3",
      ]
    let seconds = ["0", "0.001", "0.35", "3600", "-1", "1e-9", "2", "null"]
    func any(_ list: [String]) -> String { list.randomElement(using: &numbers) ?? "0" }
    func animation() -> String {
      var parts = ["\"from\": \(any(values))"]
      if Bool.random(using: &numbers) {
        parts.append("\"to\": \(any(values))")
      } else {
        let frames = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
          "{\"to\": \(any(values)), \"curve\": \(any(curves)), \"duration\": \(any(seconds))}"
        }
        parts.append("\"keyframes\": [\(frames.joined(separator: ", "))]")
      }
      if Bool.random(using: &numbers) { parts.append("\"curve\": \(any(curves))") }
      if Bool.random(using: &numbers) { parts.append("\"duration\": \(any(seconds))") }
      if Bool.random(using: &numbers) { parts.append("\"delay\": \(any(seconds))") }
      if Bool.random(using: &numbers) {
        parts.append("\"repeat\": \(any(["1", "2", "\"forever\"", "1000000", "0", "1.5"]))")
        if Bool.random(using: &numbers) {
          parts.append("\"autoreverses\": \(any(["true", "false", "1"]))")
        }
      }
      return "{\"animate\": {\(parts.joined(separator: ", "))}}"
    }
    let modifiers = [
      "opacity", "frame", "padding", "offset", "lineLimit", "font", "background", "blur",
      "fixedSize",
    ]
    for _ in 0..<500 {
      let text =
        "{\"type\": \"Text\", \"text\": \(animation()), \"modifiers\": [{\"\(any(modifiers))\": \(animation())}]}"
      let messages = [nil, 0, 0.2, 1.05, 3599.9].map { (time: Double?) -> String in
        do {
          _ = try template(text).scene(at: time).movement
          return ""
        } catch let error as SceneError {
          return error.description
        } catch { return "\(error)" }
      }
      #expect(text.contains("step") || Set(messages).count == 1, "\(text) \(messages)")
    }
  }

  @Test func textsAndNamesBehindAStepAreChecked() throws {
    let text =
      #"{"animate": {"from": "a", "keyframes": [{"to": "b", "curve": "step"}, {"to": null, "curve": "step"}]}}"#
    let modifier =
      #"{"colorScheme": {"animate": {"from": "light", "keyframes": [{"to": "dusk", "curve": "step"}]}}}"#
    for time in [nil, 0, 0.5, 9] {
      #expect(throws: SceneError.self) {
        try template("{\"type\": \"Text\", \"text\": \(text)}").scene(at: time)
      }
      _ = try error(modifier, at: time)
    }
  }

  @Test func mistakesInUnusedComponentsAreFound() {
    #expect(throws: SceneError.self) {
      try template(
        #"{"type": "Text", "text": "a"}"#,
        #""components": {"C": {"view": {"animate": {"from": {"type": "Txt"}, "to": {"type": "Txt"}}}}}, "#
      )
    }
  }
}
