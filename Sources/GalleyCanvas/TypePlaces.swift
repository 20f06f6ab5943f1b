import Foundation
import Galley
import GalleyViews

/// Where the sources of a preview declare their types.
package struct TypePlaces: Codable, Equatable, Sendable {
  package struct Place: Codable, Hashable, Sendable {
    /// As messages call it.
    package var file: String
    /// Of the type's name; from 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// By names with those of the module and the types around, as `Cards.Card.Row`; nil where several files declare one of that
  /// name.
  private var places: [String: Place?] = [:]

  package init() {}

  /// Notes a type.
  /// - Parameter name: with those of the types around it, as `Card.Row`.
  package mutating func add(_ name: String, in module: String, at place: Place) {
    let name = "\(module).\(name)"
    places.updateValue(places[name] == nil ? place : nil, forKey: name)
  }

  /// What the sources call a type, and where it is declared; nil for a type of others, and for one of several with that name.
  func declaration(of type: Any.Type) -> (name: String, place: Place)? {
    let parts = TypeName.parts(of: type)
    guard let place = places[parts.joined(separator: ".")] ?? nil else { return nil }
    return (parts.dropFirst().joined(separator: "."), place)
  }
}
