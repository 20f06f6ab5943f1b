import Foundation

/// Sentences about an event, or about the canvas.
struct CanvasReport {
  /// 0 for none.
  var event: UInt32
  var messages: [String]
  /// Whether no frame follows.
  var isUndrawn = false

  var json: String {
    var object: [String: Any] = ["type": "report", "messages": messages]
    if isUndrawn { object["isUndrawn"] = true }
    if event > 0 { object["event"] = Int(event) }
    return Self.json(object)
  }

  /// What the views have copied.
  static func copied(_ text: String) -> String { json(["type": "copied", "text": text]) }

  /// JSON of texts, numbers, lists and objects, with keys in one order.
  static func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Double {
  /// To the nearest hundredth; nil for what JSON cannot write.
  var inHundredths: Double? { isFinite ? (self * 100).rounded() / 100 : nil }
}
