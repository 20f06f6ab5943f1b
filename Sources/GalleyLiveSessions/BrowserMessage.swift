import Galley
import GalleyStrings

/// A message of the browser.
enum BrowserMessage: Equatable {
  /// Shows the preview of that id.
  case show(String)
  /// Makes the preview anew.
  case restart
  /// Is for the drawing process.
  case event(ForwardedEvent)
  /// Is no message; a sentence says why. `event` is its number, if it has one.
  case wrong(String, event: Int?)

  /// Bytes of a message.
  static let limit = 64 << 10

  init(_ text: String) {
    guard text.utf8.count <= Self.limit else {
      self = .wrong("a message has more than \(Self.limit >> 10) KiB", event: nil)
      return
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let object = value as? [String: Any]
    else {
      self = .wrong("a message is not an object of JSON", event: nil)
      return
    }
    let event = Self.number(object["event"])
    guard let type = object["type"] as? String else {
      self = .wrong("type: expected a text", event: event)
      return
    }
    switch type {
    case "restart": self = .restart
    case "show":
      if let preview = object["preview"] as? String {
        self = .show(preview)
      } else {
        self = .wrong("preview: expected the id of a preview", event: event)
      }
    default:
      self = .event(ForwardedEvent(text: text, event: event, choices: Self.choices(type, object)))
    }
  }

  /// The number of an event: 1 to 2^32 - 1.
  private static func number(_ value: Any?) -> Int? {
    guard let number = value as? NSNumber, let event = Int(exactly: number.doubleValue),
      1...Int(UInt32.max) ~= event
    else { return nil }
    return event
  }

  /// What a message chooses for good, without its number.
  private static func choices(_ type: String, _ object: [String: Any]) -> Choices? {
    guard type == "canvas" || type == "clock" else { return nil }
    var values = object
    // A step is no choice.
    for key in ["type", "event", "step"] { values[key] = nil }
    return Choices(type: type, values: values)
  }

  /// What a message chooses: keys and their JSON, by which they are compared.
  struct Choices: Equatable {
    var type: String
    /// JSON of each value.
    var values: [String: String]

    init(type: String, values: [String: Any]) {
      self.type = type
      self.values = values.compactMapValues {
        (try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed))
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }
}

/// A message that goes on to the drawing process.
struct ForwardedEvent: Equatable {
  var text: String
  /// The number that an answer to it has.
  var event: Int?
  var choices: BrowserMessage.Choices?
}

/// What the browser has chosen for the canvas and the clock, which each new drawing process learns.
struct CanvasChoices {
  private var values: [String: [String: String]] = [:]

  mutating func add(_ choices: BrowserMessage.Choices) {
    values[choices.type, default: [:]].merge(choices.values) { $1 }
  }

  /// A message for each kind of choices.
  var messages: [String] {
    values.sorted { $0.key < $1.key }.compactMap { type, values in
      guard !values.isEmpty else { return nil }
      var writer = JSONWriter()
      writer.openObject()
      writer.key("type")
      writer.string(type)
      for (key, json) in values.sorted(by: { $0.key < $1.key }) {
        writer.key(key)
        writer.written(json)
      }
      writer.close()
      return writer.text
    }
  }
}
