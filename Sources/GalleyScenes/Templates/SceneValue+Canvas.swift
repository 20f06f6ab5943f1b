import Galley
import GalleyData

extension SceneValue {
  static let canvasKeys = [
    "width", "height", "scale", "background", "colorScheme", "layoutDirection", "locale",
    "dynamicTypeSize", "look",
  ]

  /// What the views are drawn on.
  func canvas() throws -> Scene.Canvas {
    var canvas = Scene.Canvas()
    try check(keys: Self.canvasKeys, of: "the canvas")
    canvas.width = try member("width")?.canvasLength()
    canvas.height = try member("height")?.canvasLength()
    if let scale = try member("scale") {
      canvas.scale = CGFloat(try scale.number(0.01...100, "a number of pixels per point"))
    }
    for (key, length) in [("width", canvas.width), ("height", canvas.height)] {
      let limit = CGFloat(RenderLimits().side)
      if let length, length * canvas.scale > limit, let member = try member(key) {
        throw member.error(
          found: "\(length.shortDescription) points at scale \(canvas.scale.shortDescription)",
          expected: "at most \(limit.shortDescription) pixels per side")
      }
    }
    canvas.background = try member("background")?.color()
    if let scheme = try member("colorScheme") { canvas.colorScheme = try scheme.colorScheme() }
    if let direction = try member("layoutDirection") {
      canvas.layoutDirection = try direction.layoutDirection()
    }
    canvas.locale = try member("locale")?.locale()
    canvas.dynamicTypeSize = try member("dynamicTypeSize")?.dynamicTypeSize()
    canvas.look = try member("look")?.look()
    return canvas
  }

  /// Points of a canvas: more than 0.
  private func canvasLength() throws -> CGFloat {
    guard let number = node.number, number > 0, number <= Self.lengthLimit else {
      throw error(
        expected: "a number of points above 0, at most \(JSONNode.text(Self.lengthLimit))")
    }
    return CGFloat(number)
  }
}

extension Scene.Canvas {
  /// What `{{canvas}}` is: its name, its size where it has one, its scale.
  var node: JSONNode {
    var members: [(String, JSONNode.Value)] = []
    if let name { members.append(("name", .string(name))) }
    if let width { members.append(("width", .number(Double(width)))) }
    if let height { members.append(("height", .number(Double(height)))) }
    members.append(("scale", .number(Double(scale))))
    members.append(("colorScheme", .string(colorScheme == .dark ? "dark" : "light")))
    let object = JSONNode.object(members)
    return JSONNode.object([("canvas", object.value)])
  }
}
