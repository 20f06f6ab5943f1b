import Galley

/// What a browser says that edits scenes, as one object of JSON with the key `type`.
///
/// | `type` | keys |
/// |---|---|
/// | `open` | `scene` |
/// | `draw` | `text`, `row` from 1, `canvas` or null, `event`, `swift`: whether the source is wanted, too |
/// | `save` | `text`, `scene`, `version`: the number that came with the file's text, `event` |
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

  /// A text for a file. It is written where the file has the text that the browser knows.
  struct Saving: Equatable {
    var text: String
    var scene: String
    /// That of the reply `file`.
    var version: Int
    var event: Int
  }

  case open(String)
  case draw(Drawing)
  case save(Saving)
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
      guard let text = object["text"] as? String, let scene = object["scene"] as? String,
        let version = whole("version")
      else {
        self = .wrong(
          "save: expected text, scene, the path of a scene, and version, that of its file",
          event: event)
        return
      }
      self = .save(Saving(text: text, scene: scene, version: version, event: event))
    default: self = .wrong("type: expected open, draw or save", event: event)
    }
  }
}
