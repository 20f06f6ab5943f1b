import Foundation
import Galley

/// An event with the number that its frame gives back, as JSON writes it: one object with the key `type`, and those of the
/// type. A key that is not known is an error, as it is misspelt.
///
/// | `type` | keys |
/// |---|---|
/// | `pointer` | `phase`: `down`, `move`, `up`, `cancel`, `hover`, `leave`; `x`, `y`; `button`: `primary`, `secondary`; `clicks`; `modifiers` |
/// | `wheel` | `x`, `y`, `dx`, `dy` |
/// | `key` | `key`, as `KeyboardEvent.key` of UI Events names it; `modifiers` |
/// | `text`, `composition` | `text` |
/// | `canvas` | `width` and `height` in points, `scale`, `colorScheme`, `typeSize`, `direction`, `locale`; null leaves one to the preview |
/// | `clock` | `state`: `running`, `paused`; `rate`; `step` in seconds |
/// | `inspect` | `x`, `y` |
/// | `tree`, `states`, `timeline` | |
/// | `seek` | `time` in seconds |
/// | `touch` | `action`: `tap`, `press`, `secondaryClick`, `drag`, `slide`, `increment`, `decrement`, `perform`; `x`, `y`; `label`; `count`; `seconds`; `dx`, `dy`; `value`; `name` |
/// | `entry` | `text`; `x` and `y`, or neither; `label`; `replaces` |
/// | `reveal` | `label` |
/// | `elements` | |
/// | `why` | `view`, or `x`, `y`, `width` and `height` |
///
/// `event` is the number, from 1, of any of them. Modifiers are `shift`, `control`, `option`, `command` and `capsLock`. Numbers
/// are finite.
package struct CanvasMessage: Equatable {
  package var event: CanvasEvent
  /// 0 for none.
  package var number: UInt32

  package init(_ event: CanvasEvent, number: UInt32 = 0) {
    (self.event, self.number) = (event, number)
  }

  /// What is wrong with a message, and where.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package var description: String
    /// The number of the message, where it has one.
    package var number: UInt32
  }

  /// Bytes of a message.
  package static let limit = 64 << 10

  /// Reads a message.
  /// - Throws: `Fault`.
  package init(_ bytes: Data) throws(Fault) {
    guard bytes.count <= Self.limit else {
      throw Fault(description: "a message has more than \(Self.limit >> 10) KiB", number: 0)
    }
    guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      throw Fault(description: "a message is not an object of JSON", number: 0)
    }
    var fields = MessageFields(object)
    number = fields.event
    do {
      event = try fields.read()
      try fields.finish()
    } catch {
      throw Fault(description: error.description, number: number)
    }
  }
}
