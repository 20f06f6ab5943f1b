import Galley

/// What a browser says that edits scenes, as one object of JSON with the key `type`.
///
/// | `type` | keys |
/// |---|---|
/// | `open` | `scene` |
/// | `draw` | `text`, `row` from 1, `canvas` or null, `event`, `swift`: whether the source is wanted, too |
/// | `save` | `text`, `event` |
enum SceneMessage: Equatable {
  struct Drawing: Equatable {
    var text: String
    /// From 1.
    var row: Int
    /// Nil is the first, or the only one.
    var canvas: String?
    var event: Int
    /// Whether the Swift source that draws the same is wanted, too.
    var isInSwift = false
  }

  case open(String)
  case draw(Drawing)
  case save(String, event: Int)
  /// Is no message; a sentence says why.
  case wrong(String, event: Int)

  init(_ text: String) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let object = value as? [String: Any]
    else {
      self = .wrong("a message is not an object of JSON", event: 0)
      return
    }
    func whole(_ key: String) -> Int? {
      (object[key] as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    }
    let event = whole("event") ?? 0
    switch object["type"] as? String {
    case "open":
      guard let scene = object["scene"] as? String else {
        self = .wrong("scene: expected the path of a scene", event: event)
        return
      }
      self = .open(scene)
    case "draw":
      let (canvas, swift) = (object["canvas"], object["swift"])
      guard let text = object["text"] as? String, let row = whole("row"), row >= 1,
        canvas == nil || canvas is String || canvas is NSNull, swift == nil || swift is Bool
      else {
        self = .wrong(
          "draw: expected text, row from 1, canvas, a name or null, and swift, true or false",
          event: event)
        return
      }
      self = .draw(
        Drawing(
          text: text, row: row, canvas: canvas as? String, event: event,
          isInSwift: swift as? Bool ?? false))
    case "save":
      guard let text = object["text"] as? String else {
        self = .wrong("text: expected a text", event: event)
        return
      }
      self = .save(text, event: event)
    default: self = .wrong("type: expected open, draw or save", event: event)
    }
  }
}
