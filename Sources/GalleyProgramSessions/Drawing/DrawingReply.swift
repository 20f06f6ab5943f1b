import Galley
import GalleyCanvas
import GalleyData

/// What a drawing process has said to one event.
struct DrawingReply {
  /// The members of messages, by their types; the last one of each counts.
  private(set) var messages: [String: JSONNode] = [:]
  /// Why the event was not done.
  private(set) var refusals: [String] = []
  /// Why there is no frame.
  private(set) var undrawn: [String] = []
  /// What else was said: warnings of the preview.
  private(set) var warnings: [String] = []
  private(set) var frame: CanvasFrame?

  var isEnded: Bool { frame != nil || !undrawn.isEmpty }

  /// Takes a frame, if it has the event.
  mutating func take(_ frame: CanvasFrame, event: UInt32) {
    if frame.event >= event { self.frame = frame }
  }

  /// Takes a message.
  /// - Parameter event: that of the question; 0 is the first frame.
  /// - Returns: whether it is one.
  mutating func take(_ text: ArraySlice<UInt8>, event: UInt32) -> Bool {
    guard let document = try? JSONDocument(Array(text), file: "answer"),
      case .string(let type) = document.root.member("type")?.value.value
    else { return false }
    let number = document.root.member("event")?.value.number ?? 0
    guard type == "report" else {
      if number == Double(event) { messages[type] = document.root }
      return true
    }
    let sentences = document.root.member("messages").map { Self.texts($0.value) } ?? []
    let isUndrawn = document.root.member("isUndrawn") != nil
    if number == Double(event), isUndrawn {
      undrawn += sentences
    } else if number == Double(event) {
      refusals += sentences
    } else if number == 0 {
      warnings += sentences
    }
    return true
  }

  private static func texts(_ node: JSONNode) -> [String] {
    guard case .array(let nodes) = node.value else { return [] }
    return nodes.compactMap {
      if case .string(let text) = $0.value { return text }
      return nil
    }
  }
}
