import Foundation
import Galley
import GalleyViews

/// The states of a preview's views on their way from one drawing process to the next one, which was compiled from newer
/// sources.
package struct CanvasStates: Codable, Equatable, Sendable {
  /// `states`
  private var type = "states"
  package let carried: CarriedStates

  /// Bytes of a message with states; more are not carried.
  static let limit = 16 << 20

  package init(_ carried: CarriedStates) { self.carried = carried }

  /// Reads the message of a drawing process; nil for another one, or one that is too large.
  package init?(_ json: String) {
    guard json.utf8.count <= Self.limit,
      let states = try? JSONDecoder().decode(CanvasStates.self, from: Data(json.utf8)),
      states.type == "states"
    else { return nil }
    self = states
  }

  /// As a message; nil where it would be too large.
  package var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self), data.count <= Self.limit else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
