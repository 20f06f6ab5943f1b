import Foundation
import GalleyStrings

/// Sentences about an event, or about the canvas.
struct CanvasReport {
  /// 0 for none.
  var event: UInt32
  var messages: [String]
  /// Whether no frame follows.
  var isUndrawn = false

  var json: String {
    JSONWriter.message("report", event: event) { writer in
      if isUndrawn { writer.member("isUndrawn", true) }
      writer.member("messages", messages)
    }
  }

  /// What the views have copied.
  static func copied(_ text: String) -> String {
    JSONWriter.message("copied") { $0.member("text", text) }
  }
}

// Messages of a canvas: objects of JSON with the key `type`.
extension JSONWriter {
  /// A message.
  /// - Parameters:
  ///   - event: the number of the event that it is about; 0 for none.
  ///   - members: writes what the message has beside that.
  static func message(
    _ type: String, event: UInt32 = 0, _ members: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(escapes: .required)
    writer.openObject()
    if event > 0 { writer.member("event", Int(event)) }
    members(&writer)
    writer.member("type", type)
    writer.close()
    return writer.text
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    shortNumber(value)
  }

  /// - Parameter values: nil is written as null.
  mutating func member(_ name: String, _ values: [Double?]) {
    key(name)
    openArray()
    for value in values { value.map { shortNumber($0) } ?? null() }
    close()
  }

  /// A whole number without a fraction: most lengths are one.
  private mutating func shortNumber(_ value: Double) {
    if value == value.rounded(), value.magnitude < 1e15 {
      integer(Int(value))
    } else {
      number(value)
    }
  }
}

extension Double {
  /// To the nearest hundredth; nil for what JSON cannot write.
  var inHundredths: Double? { isFinite ? (self * 100).rounded() / 100 : nil }
}
