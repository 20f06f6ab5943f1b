import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// Colours, gradients and images as paint, as they are written in scenes.
@Suite struct StyleSceneTests {
  private func report(_ view: String) throws -> RenderReport {
    try Scene(
      data: Data(
        #"{"galley": 1, "canvas": {"width": 20, "height": 10}, "view": \#(view)}"#.utf8),
      file: "test.json"
    ).render()
  }

  private func bitmap(_ view: String) throws -> Bitmap {
    let report = try report(view)
    #expect(report.problems.isEmpty)
    return report.bitmap
  }

  private func message(_ view: String) -> String {
    do {
      _ = try report(view)
      return ""
    } catch { return "\(error)" }
  }

  @Test func gradientsAreStylesAndViews() throws {
    let linear = """
      {"type": "LinearGradient", "stops": [{"color": "#f00", "location": 0.5},
        {"color": "#00f", "location": 0.5}], "startPoint": "leading", "endPoint": "trailing"}
      """
    for view in [linear, #"{"type": "Rectangle", "fill": \#(linear)}"#] {
      let bitmap = try bitmap(view)
      #expect(bitmap[9, 5] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
      #expect(bitmap[10, 5] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    }
    let radial = try bitmap(
      #"{"type": "RadialGradient", "colors": ["black", "white"], "startRadius": 2, "endRadius": 2}"#
    )
    #expect(radial[10, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(radial[0, 0] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let ellipse = try bitmap(
      #"{"type": "EllipticalGradient", "colors": ["black", "white"], "endRadiusFraction": 0.25}"#)
    #expect(ellipse[1, 5] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let around = try bitmap(
      """
      {"type": "AngularGradient", "startAngle": 90, "stops": [{"color": "black", "location": 0.5},
        {"color": "white", "location": 0.5}]}
      """)
    #expect(around[2, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(around[17, 5] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let own = try bitmap(##"{"type": "Rectangle", "fill": "#804020.gradient"}"##)
    #expect(own[3, 0].red > own[3, 9].red)
  }

  /// Two pixels over twenty: squares, a slope, and a cubic that is steeper in the middle.
  @Test func imagesHaveFiveInterpolations() throws {
    var pixels = Bitmap(
      width: 2, height: 1, filledWith: Pixel(red: 100, green: 100, blue: 100, alpha: 255))
    pixels[1, 0] = Pixel(red: 200, green: 200, blue: 200, alpha: 255)
    let address = "data:image/png;base64,\(try pixels.pngData().base64EncodedString())"
    func drawn(_ interpolation: String?) throws -> Bitmap {
      let key = interpolation.map { #", "interpolation": "\#($0)""# } ?? ""
      return try bitmap(
        #"{"type": "Image", "name": "\#(address)", "resizable": true\#(key)}"#)
    }
    let medium = try drawn("medium")
    #expect(try drawn(nil) == medium && drawn("low") == medium && drawn("linear") == medium)
    #expect(try drawn("none")[9, 4].red == 100 && drawn("none")[10, 4].red == 200)
    // 0.45 of the way: 145, and by the kernel with the ends repeated 100 + 100 * (w2 + w3).
    #expect(medium[9, 4].red == 145)
    let t = 0.45
    let cubic = 100 + 100 * ((t + 4 * t * t - 3 * t * t * t) / 2 + (t * t * t - t * t) / 2)
    #expect((Double(try drawn("high")[9, 4].red) - cubic).magnitude <= 1)
    #expect(try drawn("high")[9, 4].red < 145)
    #expect(
      message(#"{"type": "Image", "name": "a", "interpolation": "best"}"#).contains("\"best\""))
  }

  @Test func gradientsMixAsTheEnvironmentSays() throws {
    func middle(_ modifiers: String) throws -> Pixel {
      try bitmap(
        """
        {"type": "LinearGradient", "colors": ["#f00", "#0000ff00"], "startPoint": "leading",
          "endPoint": "trailing", "modifiers": [\(modifiers)]}
        """)[9, 5]
    }
    let premultiplied = try middle("")
    #expect(premultiplied.blue == 0 && premultiplied.red == premultiplied.alpha)
    #expect(
      try middle(#"{"environment": {"gradientInterpolation": "premultiplied"}}"#) == premultiplied)
    let straight = try middle(#"{"environment": {"gradientInterpolation": "straight"}}"#)
    // Halfway in OKLab, a purple.
    #expect(straight.alpha == premultiplied.alpha && straight.blue > 60 && straight.red < 85)
  }

  @Test func borderAndTextTakeStyles() throws {
    let bordered = try bitmap(
      """
      {"type": "Color", "color": "white", "modifiers": [{"border":
        {"type": "LinearGradient", "colors": ["black", "black"]}, "width": 2}]}
      """)
    #expect(bordered[1, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bordered[2, 5] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    _ = try bitmap(
      #"{"type": "Text", "text": "a", "modifiers": [{"foregroundStyle": "red.gradient"}]}"#)
  }

  @Test func errorsNameTheirPlace() {
    #expect(message(#"{"type": "LinearGradient"}"#).contains(#"neither "colors" nor "stops""#))
    #expect(
      message(#"{"type": "LinearGradient", "colors": ["red"], "stops": []}"#).contains(
        "colors and stops"))
    #expect(
      message(#"{"type": "LinearGradient", "stops": [{"color": "red"}]}"#).contains(
        "view.stops[0]: found an object, expected an object with color and location"))
    #expect(
      message(#"{"type": "LinearGradient", "colors": ["rad"]}"#).contains("did you mean \"red\""))
    #expect(
      message(#"{"type": "Rectangle", "fill": {"type": "LinearGradent"}}"#).contains(
        "LinearGradient"))
    #expect(message(#"{"type": "RadialGradient", "colors": []}"#).contains("endRadius"))
    #expect(message(#"{"type": "Rectangle", "fill": "rad.gradient"}"#).contains("a colour"))
    #expect(
      message(#"{"type": "Rectangle", "fill": 3}"#).contains("an object with the type of a style"))
  }

  @Test func localesAreLanguageTags() throws {
    func tree(_ locale: String) throws -> String {
      let text = #"{"type": "Text", "text": "i", "modifiers": [{"textCase": "uppercase"}, "#
      let view = text + #"{"environment": {"locale": "\#(locale)"}}]}"#
      return "\(try #require(try report(view).layoutTree))"
    }
    #expect(try tree("tr").contains("İ") && tree("en-GB").contains("Text \"I\""))
    for locale in ["", "1", "x", "no such", "en--GB", "abcdefghi", "日本"] {
      #expect(throws: (any Error).self) { try tree(locale) }
    }
  }

  @Test func keysOfImagesBelongTogether() {
    #expect(message(#"{"type": "Image", "name": "a", "capInsets": 3}"#).contains("resizable"))
    #expect(
      message(#"{"type": "Image", "systemName": "globe", "interpolation": "none"}"#).contains(
        "an image or a symbol"))
    let mode = #"{"type": "Image", "name": "a", "resizable": true, "resizingMode": "tle"}"#
    #expect(message(mode).contains("tile"))
  }

  @Test func keysThatChangeNothingAreErrors() {
    #expect(
      message(#"{"type": "Circle", "lineCap": "round"}"#).contains(
        "found \"lineCap\", which has no effect here"))
    #expect(message(#"{"type": "Circle", "lineCap": "round", "stroke": "red"}"#) == "")
    let palette = #""environment": {"systemPalette": "release26", "gridBehavior": "swiftUI"}"#
    #expect(message(#"{"type": "Color", "color": "red", "modifiers": [{\#(palette)}]}"#) == "")
    let wrong = #""environment": {"gridBehavior": "other"}"#
    #expect(
      message(#"{"type": "Color", "color": "red", "modifiers": [{\#(wrong)}]}"#).contains(
        "a grid behaviour: galley, swiftUI"))
  }

  /// A switch is 51 points wide on iOS 18 and 63 on iOS 26, whether the canvas or a view asks for it.
  @Test func looksAreThoseOfTheirNumbers() throws {
    func width(_ canvas: String, _ modifiers: String = "") throws -> CGFloat? {
      let view =
        #"{"type": "Toggle", "title": "", "isOn": true, "modifiers": [{"fixedSize": true}, {"labelsHidden": true}\#(modifiers)]}"#
      let scene = #"{"galley": 1, "canvas": {"scale": 1\#(canvas)}, "view": \#(view)}"#
      return try Scene(data: Data(scene.utf8), file: "a.json").render().layoutTree?.frame.width
    }
    let environment = #", {"environment": {"look": 26}}"#
    let plain = try #require(try width(""))
    #expect(try width(#", "look": 18"#) == plain)
    let wide = try #require(try width(#", "look": 26"#))
    #expect(wide != plain)
    #expect(try width("", environment) == wide)
    #expect(try width(#", "look": 26"#, #", {"environment": {"look": 18}}"#) == plain)
  }

  @Test(arguments: ["17", #""26""#, "26.5", "null", "true"]) func otherLooksAreErrors(
    _ look: String
  ) {
    let found = #expect(throws: SceneError.self) {
      try Scene(
        data: Data(
          #"{"galley": 1, "canvas": {"look": \#(look)}, "view": {"type": "Circle"}}"#.utf8),
        file: "a.json")
    }
    #expect("\(found.map(String.init(describing:)) ?? "")".contains("18 or 26"))
  }

  @Test func missingImagesAreReported() throws {
    let view = #"{"type": "Rectangle", "fill": {"type": "ImagePaint", "image": "absent"}}"#
    let report = try report(view)
    #expect("\(report.problems)".contains("absent"))
  }
}
