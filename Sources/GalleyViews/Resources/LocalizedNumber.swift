import GalleyGeometry

/// A number that a text has a place for.
enum LocalizedNumber: Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)

  /// Nil for what is no number of a type that SwiftUI has a format for. What is asked for is a type, not what a value
  /// turns into: an optional number is none.
  init?(_ value: any CVarArg) {
    switch value {
    case let value as Int64: self = .integer(value)
    case let value as Double: self = .real(value)
    case let value as Int: self = .integer(Int64(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as Float: self = .real(Double(value))
    case let value as Int32: self = .integer(Int64(value))
    case let value as Int16: self = .integer(Int64(value))
    case let value as Int8: self = .integer(Int64(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as UInt: self = .unsigned(UInt64(value))
    case let value as UInt32: self = .unsigned(UInt64(value))
    case let value as UInt16: self = .unsigned(UInt64(value))
    case let value as UInt8: self = .unsigned(UInt64(value))
    default: return nil
    }
  }

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The lowest bits of a whole number, as C passes them; nil for a real one.
  /// - Parameter bits: 8, 16, 32 or 64.
  func whole(bits: Int, isSigned: Bool) -> LocalizedNumber? {
    let pattern: UInt64
    switch self {
    case .integer(let value): pattern = UInt64(bitPattern: value)
    case .unsigned(let value): pattern = value
    case .real: return nil
    }
    let left = 64 - min(max(bits, 1), 64)
    return isSigned
      ? .integer(Int64(bitPattern: pattern << left) >> left) : .unsigned((pattern << left) >> left)
  }
}
