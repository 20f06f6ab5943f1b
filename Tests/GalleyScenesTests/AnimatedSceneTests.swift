import Foundation
import Galley
import GalleyData
import GalleyImages
import Testing

@testable import GalleyScenes

/// Values of a scene that move: where they are is a matter of the moment alone.
@Suite struct AnimatedSceneTests {
  private func template(_ view: String, _ more: String = "") throws -> SceneTemplate {
    try SceneTemplate(data: Data("{\"galley\": 1, \(more)\"view\": \(view)}".utf8), file: "a.json")
  }

  /// What a placeholder `{{v}}` is at a moment, `v` being animated.
  private func text(_ animation: String, at time: Double?, _ more: String = "") throws -> String {
    let view = """
      {"component": "Show", "v": {"animate": \(animation)}}
      """
    let scene = try template(
      view,
      "\(more)\"components\": {\"Show\": {\"parameters\": {\"v\": {}}, "
        + "\"view\": {\"type\": \"Text\", \"text\": \"{{v}}\"}}}, "
    ).scene(at: time)
    var tree = try scene.draw().layoutTree
    while let child = tree?.children.first { tree = child }
    let words = (tree?.description ?? "").split(separator: "\"")
    return words.count > 1 ? String(words[1]) : ""
  }

  private func number(_ animation: String, at time: Double?) throws -> Double {
    try #require(Double(text(animation, at: time)))
  }

  @Test func numbersGoFromTheirFirstToTheirLastValue() throws {
    let animation = #"{"from": 10, "to": 30, "curve": "linear", "duration": 2, "delay": 1}"#
    let values: [(Double, Double)] = [
      (0, 10), (0.5, 10), (1, 10), (1.5, 15), (2, 20), (3, 30), (9, 30),
    ]
    for (time, value) in values {
      #expect(abs(try number(animation, at: time) - value) < 1e-9, "\(time)")
    }
    #expect(try number(animation, at: nil) == 30)
  }

  @Test func curvesAndSpringsAreThoseOfSwiftUI() throws {
    for (name, curve, _) in AnimationCurve.curves {
      let animation = #"{"from": 0, "to": 1, "curve": "\#(name)", "duration": 2}"#
      for time in [0.3, 1, 1.7] {
        #expect(abs(try number(animation, at: time) - curve.value(at: time / 2)) < 1e-9, "\(name)")
      }
    }
    for (name, make, _) in AnimationCurve.springs {
      let animation = #"{"from": 0, "to": 1, "curve": "\#(name)", "duration": 0.8}"#
      for time in [0.1, 0.4, 0.9] {
        let spring = make(0.8)
        let value = time < spring.restingTime ? spring.value(target: 1.0, time: time) : 1
        #expect(abs(try number(animation, at: time) - value) < 1e-9, "\(name)")
      }
    }
    let bezier = #"{"from": 0, "to": 1, "curve": {"bezier": [0.1, 0.7, 0.3, 1.2]}, "duration": 1}"#
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 0.3, y: 1.2))
    #expect(abs(try number(bezier, at: 0.4) - curve.value(at: 0.4)) < 1e-9)
  }

  @Test func springsAreWrittenInThreeWays() throws {
    let same = [
      #"{"spring": {"duration": 0.5, "bounce": 0.3}}"#,
      #"{"spring": {"response": 0.5, "dampingFraction": 0.7}}"#,
      #"{"spring": {"mass": 1, "stiffness": 157.91367041742973, "damping": 17.59291886010284}}"#,
    ]
    // The duration beside a spring is that of one that states none.
    let open = [#"{"spring": {"bounce": 0.3}}"#, #"{"spring": {"dampingFraction": 0.7}}"#]
    for curve in same + open.map({ $0 + #", "duration": 0.5"# }) {
      let animation = #"{"from": 0, "to": 100, "curve": \#(curve)}"#
      let value = Spring(duration: 0.5, bounce: 0.3).value(target: 100.0, time: 0.2)
      #expect(abs(try number(animation, at: 0.2) - value) < 1e-6)
    }
  }

  @Test func keyframesFollowEachOther() throws {
    let animation = """
      {"from": 0, "curve": "linear", "duration": 1, "keyframes": [
        {"to": 10}, {"to": 10, "duration": 0.5}, {"to": 40, "curve": "step", "duration": 0.5}, {"to": 0}]}
      """
    let values: [(Double, Double)] = [
      (0.5, 5), (1, 10), (1.4, 10), (1.9, 10), (2, 40), (2.5, 20), (3, 0), (7, 0),
    ]
    for (time, value) in values {
      #expect(abs(try number(animation, at: time) - value) < 1e-9, "\(time)")
    }
    let cubic = """
      {"from": 0, "curve": "cubic", "duration": 1, "keyframes": [{"to": 10}, {"to": 30}]}
      """
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    for time in [0.25, 0.9, 1.3, 1.9] {
      #expect(abs(try number(cubic, at: time) - timeline.value(time: time)) < 1e-9)
    }
  }

  @Test func repetitionsGoBackUnlessToldOtherwise() throws {
    func value(_ more: String, _ time: Double?) throws -> Double {
      try number(
        #"{"from": 0, "to": 8, "curve": "linear", "duration": 0.5, \#(more)}"#, at: time)
    }
    for (time, expected) in [(0.25, 4.0), (0.5, 8), (0.75, 4), (1, 0), (1.25, 4), (1.5, 8), (2, 8)]
    {
      #expect(abs(try value(#""repeat": 3"#, time) - expected) < 1e-9, "\(time)")
    }
    #expect(try value(#""repeat": 2"#, nil) == 0)
    #expect(try value(#""repeat": 2"#, 5) == 0)
    #expect(try value(#""repeat": "forever""#, nil) == 8)
    #expect(abs(try value(#""repeat": "forever", "autoreverses": false"#, 100.125) - 2) < 1e-6)
    // The end of a run is the start of the next one, in spite of rounding.
    for run in 1...400 {
      let animation =
        #"{"from": 0, "to": 8, "duration": 0.35, "repeat": "forever", "autoreverses": false}"#
      #expect(try number(animation, at: Double(run) * 0.35) < 1e-6, "\(run)")
    }
  }

  @Test func valuesOfTheDataMove() throws {
    let data = #""data": {"low": 5, "high": 25, "how": "linear", "wait": 1, "list": [1, 2]}, "#
    let animation = """
      {"from": "{{low}}", "to": "{{high}}", "curve": "{{how}}", "duration": 1, "delay": "{{wait}}"}
      """
    #expect(try text(animation, at: 1.5, data) == "15")
    #expect(
      try text(#"{"from": 0, "to": "{{list.1}}", "curve": "linear", "duration": 2}"#, at: 1, data)
        == "1")
  }

  @Test func animationsOfTheDataStayAsTheyAre() throws {
    let data = #""data": {"trap": {"animate": {"from": 0, "to": 1}}, "name": "{{secret}}"}, "#
    #expect(throws: SceneError.self) { try text(#"{"from": 0, "to": "{{trap}}"}"#, at: 0.1, data) }
    let step = #"{"from": "{{name}}", "keyframes": [{"to": "b", "curve": "step"}]}"#
    #expect(try text(step, at: 0.1, data) == "{{secret}}")
  }

  @Test func scenesKnowWhenTheyAreOver() throws {
    func movement(_ view: String) throws -> SceneMovement? { try template(view).scene().movement }
    #expect(try movement(#"{"type": "Text", "text": "a"}"#) == nil)
    let two = """
      {"type": "Text", "text": "a", "modifiers": [
        {"opacity": {"animate": {"from": 0, "to": 1, "duration": 0.25, "delay": 1, "repeat": 4}}},
        {"offset": {"x": {"animate": {"from": 0, "to": 1, "duration": 1.5}}}}]}
      """
    #expect(try movement(two) == SceneMovement(duration: 2, isEndless: false))
    let endless = """
      {"type": "Text", "text": "a", "modifiers": [
        {"opacity": {"animate": {"from": 0, "to": 1, "duration": 0.5, "repeat": "forever"}}}]}
      """
    #expect(try movement(endless) == SceneMovement(duration: 1, isEndless: true))
  }

  /// What is the same at all moments is kept, what moves is not.
  @Test func oneTemplateHasAllMoments() throws {
    let template = try template(
      """
      {"type": "HStack", "spacing": 0, "children": [
        {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 10, "height": 10}}]},
        {"type": "Color", "color": "blue", "modifiers": [{"frame":
          {"animate": {"from": {"width": 0, "height": 10}, "to": {"width": 40, "height": 10}, "curve": "linear", "duration": 1}}}]}]}
      """)
    for time in [0.5, 0, 1, 0.25] {
      #expect(try template.scene(at: time).draw().width == 10 + Int(40 * time))
    }
    #expect(try template.scene().draw().width == 50)
  }

  @Test func coloursAreMixedInOKLab() throws {
    func pixel(_ color: String) throws -> Pixel {
      try template(
        "{\"type\": \"Color\", \"color\": \(color), \"modifiers\": [{\"frame\": {\"width\": 2, \"height\": 2}}]}"
      )
      .scene(at: 0.5).render().bitmap[0, 0]
    }
    let animated =
      ##"{"animate": {"from": "red", "to": "#0A64C8 80%", "curve": "linear", "duration": 1}}"##
    #expect(try pixel(animated) == pixel(##"{"mix": "red", "with": "#0A64C8 80%", "by": 0.5}"##))
    let still = #"{"animate": {"from": "teal", "to": "teal", "duration": 1}}"#
    #expect(try pixel(still) == pixel(#""teal""#))
  }

  @Test func springsStayInTheRangeOfTheirValue() throws {
    let view = """
      {"type": "Color", "color": "red", "modifiers": [
        {"frame": {"width": {"animate": {"from": 30, "to": 0, "curve": {"spring": {"bounce": 0.8}}}}, "height": 4}},
        {"opacity": {"animate": {"from": 0, "to": 1, "curve": {"spring": {"bounce": 0.8}}}}}]}
      """
    let template = try template(view)
    for step in 0...60 { _ = try template.scene(at: Double(step) / 30) }
  }

  @Test func everyModifierOfTheReferenceMoves() throws {
    // Each value of each example, from itself to itself: the image must be the same.
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Guides/Reference/examples.json")
    let document = try JSONDocument([UInt8](Data(contentsOf: file)), file: "examples.json")
    let renderer = Renderer()
    guard case .object(let examples)? = document.root.member("modifiers")?.value.value else {
      return
    }
    func moving(_ modifiers: JSONNode) -> JSONNode {
      guard case .array(let entries) = modifiers.value else { return modifiers }
      return JSONNode(
        value: .array(
          entries.map { entry in
            let both = JSONNode.object([("from", entry.value), ("to", entry.value)])
            return JSONNode.object([("animate", both.value)])
          }), offset: 0)
    }
    func change(_ node: JSONNode) -> JSONNode {
      switch node.value {
      case .array(let elements): return JSONNode(value: .array(elements.map(change)), offset: 0)
      case .object(let members):
        return JSONNode.object(
          members.map {
            ($0.key, ($0.key == "modifiers" ? moving($0.value) : change($0.value)).value)
          })
      default: return node
      }
    }
    #expect(examples.count > 60)
    for example in examples {
      func draw(_ view: JSONNode) throws -> Bitmap {
        try template(view.json).scene(at: 0.1).render(with: renderer).bitmap
      }
      #expect(try draw(example.value) == draw(change(example.value)), "\(example.key)")
    }
  }

  @Test func drawingsBecomeOneFile() throws {
    let template = try template(
      """
      {"type": "Circle", "fill": {"animate": {"from": "teal", "to": "red", "duration": 0.2}},
        "modifiers": [{"frame": {"width": 20, "height": 20}}]}
      """)
    let renderer = Renderer()
    for format in [AnimatedImage.Format.png(), .png(.smallest), .webP()] {
      let movie = try AnimatedImage(format, loopCount: 2)
      var images: [Bitmap] = []
      for index in 0..<4 {
        let drawing = try template.scene(at: Double(index) / 10).draw(with: renderer)
        try movie.append(drawing, at: Double(index) / 10)
        if index < 3 { images.append(try drawing.bitmap()) }
      }
      let data = try movie.data(endingAt: 0.4)
      let frames = try AnimatedImageDecoder().frames(of: data)
      // The third image lasts, as the fourth is the same.
      #expect(frames.map(\.image) == images && movie.frameCount == 3)
      #expect(frames.map { Int(($0.duration * 10).rounded()) } == [1, 1, 2])
      #expect(throws: AnimatedImage.TooManyBytes.self) {
        try movie.data(endingAt: 0.4, limit: 300)
      }
    }
  }
}
