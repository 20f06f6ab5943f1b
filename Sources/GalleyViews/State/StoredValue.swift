import GalleyGeometry

/// A value that `AppStorage` and `SceneStorage` can keep: a number, text, date, data or address.
public protocol _StoredValue {
  /// The value that something stored stands for, or nil.
  static func _value(of stored: Any) -> Self?
  static func _value(forKey key: String, in store: UserDefaults) -> Self?
  func _store(forKey key: String, in store: UserDefaults)
}

extension _StoredValue {
  public static func _value(of stored: Any) -> Self? { stored as? Self }

  public static func _value(forKey key: String, in store: UserDefaults) -> Self? {
    store.object(forKey: key).flatMap(_value(of:))
  }

  public func _store(forKey key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Bool: _StoredValue {
  public static func _value(of stored: Any) -> Bool? {
    stored as? Bool ?? (stored as? NSNumber)?.boolValue
  }
}

extension Int: _StoredValue {
  public static func _value(of stored: Any) -> Int? {
    stored as? Int ?? (stored as? NSNumber)?.intValue
  }
}

extension Double: _StoredValue {
  public static func _value(of stored: Any) -> Double? {
    stored as? Double ?? (stored as? NSNumber)?.doubleValue
  }
}

extension String: _StoredValue {}
extension Data: _StoredValue {}
extension Date: _StoredValue {}

/// Kept as text: `UserDefaults` of Linux gives an address of the network back as one of a file.
extension URL: _StoredValue {
  public static func _value(forKey key: String, in store: UserDefaults) -> URL? {
    store.string(forKey: key).flatMap(URL.init(string:))
  }

  public func _store(forKey key: String, in store: UserDefaults) {
    store.set(absoluteString, forKey: key)
  }
}

/// How values of a type are kept.
struct StoredForm<Value> {
  let valueOf: (Any) -> Value?
  let read: (String, UserDefaults) -> Value?
  let write: (Value, String, UserDefaults) -> Void
  /// What is kept in memory; nil for no value.
  let stored: (Value) -> Any?
}

extension StoredForm where Value: _StoredValue {
  static var plain: StoredForm {
    StoredForm(
      valueOf: Value._value(of:), read: Value._value(forKey:in:),
      write: { $0._store(forKey: $1, in: $2) }, stored: { $0 })
  }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue: _StoredValue {
  /// By the raw value.
  static var raw: StoredForm {
    StoredForm(
      valueOf: { Value.RawValue._value(of: $0).flatMap(Value.init(rawValue:)) },
      read: { Value.RawValue._value(forKey: $0, in: $1).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue._store(forKey: $1, in: $2) }, stored: { $0.rawValue })
  }
}

extension StoredForm {
  /// Nothing is kept for nil.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(
      valueOf: { .some(valueOf($0)) }, read: { .some(read($0, $1)) },
      write: { value, key, store in
        if let value { write(value, key, store) } else { store.removeObject(forKey: key) }
      },
      stored: { $0.flatMap(stored) })
  }
}
