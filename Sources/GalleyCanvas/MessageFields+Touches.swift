import Galley

// Whole touches and questions.
extension MessageFields {
  mutating func touch() throws(Fault) -> CanvasTouch {
    let action = try self.action()
    return CanvasTouch(action, at: try place(), label: try label())
  }

  private mutating func action() throws(Fault) -> CanvasTouch.Action {
    switch try text("action", limit: 40) {
    case "tap":
      return .tap(count: try count())
    case "press": return .press(try number("seconds", in: 0...60))
    case "secondaryClick": return .secondaryClick
    case "drag": return .drag(by: try way(), over: try number("seconds", in: 0...60))
    case "slide": return .slide(to: try number("value", in: -1e12...1e12))
    case "increment": return .adjust(.increment, count: try count())
    case "decrement": return .adjust(.decrement, count: try count())
    case "perform": return .perform(try text("name", limit: 10_000))
    default:
      throw Fault(
        "action", "tap, press, secondaryClick, drag, slide, increment, decrement or perform")
    }
  }

  /// How often; 1 by default.
  private mutating func count() throws(Fault) -> Int {
    guard object["count"] != nil else { return 1 }
    let count = try number("count", in: 1...100)
    guard count == count.rounded() else { throw Fault("count", "a whole number from 1 to 100") }
    return Int(count)
  }

  mutating func entry() throws(Fault) -> CanvasEntry {
    let text = try text("text", limit: 10_000)
    let place = object["x"] != nil || object["y"] != nil ? try self.place() : nil
    var replaces = false
    if object["replaces"] != nil { replaces = try truth("replaces") }
    return CanvasEntry(text, at: place, label: try label(), replaces: replaces)
  }

  private mutating func label() throws(Fault) -> String? {
    object["label"] == nil ? nil : try text("label", limit: 10_000)
  }

  mutating func subject() throws(Fault) -> CanvasSubject {
    if object["view"] != nil { return .view(try text("view", limit: 10_000)) }
    let place = try place()
    let sides = 0.0...1_000_000.0
    return .frame(
      CGRect(
        x: place.x, y: place.y, width: try number("width", in: sides),
        height: try number("height", in: sides)))
  }
}
