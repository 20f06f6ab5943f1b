/// A value as text, for another process that has been compiled from other sources: it is made again where the type is still
/// the same in names and parts.
///
/// Values that can be carried are those of types that are `Codable`, and optionals, arrays, sets, dictionaries, structures and
/// enumerations of all these, with raw values, associated values or none. Of an object, all of whose stored properties can be
/// carried, the properties are. Functions, references, and enumerations with an indirect case are not.
package indirect enum CarriedValue: Codable, Hashable, Sendable {
  /// JSON of a list with the value.
  case coded(String)
  /// JSON of a list with the raw value.
  case raw(String)
  /// The name of a case that holds nothing.
  case named(String)
  /// The name of a case, and what it holds.
  case holding(String, CarriedValue)
  case none
  case some(CarriedValue)
  case list([CarriedValue])
  /// Keys, each with its value behind it.
  case pairs([CarriedValue])
  /// Stored properties by their names.
  case fields([String: CarriedValue])
}

extension CarriedValue {
  /// - Returns: nil for a value that cannot be carried.
  /// - Complexity: O(n) in its parts.
  init?<Value>(_ value: Value) {
    guard let carried = CarriedForm.carry(value) else { return nil }
    self = carried
  }

  /// The value, made again; nil where the type is another one now.
  func value<Value>(_ type: Value.Type = Value.self) -> Value? { CarriedForm.restore(type, self) }
}
