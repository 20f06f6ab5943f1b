import GalleyGeometry
import GalleyStrings

/// A container whose elements are all that there is to compare. What compares elements is asked for when a container is
/// compared: a type may hold itself in one.
protocol StructuralContainer {
  static var parts: TypeComparer.Comparison { get }
}

/// An optional value as an input of a view.
protocol OptionalInput {
  static var inputs: (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool { get }
}

/// A container whose elements may hold texts.
protocol TextContainer {
  /// Nil where they cannot.
  static var texts: TypeComparer.Comparison? { get }
}

/// A text.
protocol PlainText {
  static func haveSameBytes(_ one: Self, _ other: Self) -> Bool
}

extension StringProtocol {
  static func haveSameBytes(_ one: Self, _ other: Self) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

extension String: PlainText {
  static func haveSameBytes(_ one: String, _ other: String) -> Bool { one.hasSameBytes(as: other) }
}

extension Substring: PlainText {}

extension Character: PlainText {
  static func haveSameBytes(_ one: Character, _ other: Character) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}

extension Collection {
  /// Element by element, in order.
  fileprivate static func elementwise(
    _ comparison: @escaping (TypeComparer) -> TypeComparer.Comparison?
  ) -> TypeComparer.Comparison {
    { one, other, depth in
      let (one, other) = (
        one.assumingMemoryBound(to: Self.self).pointee,
        other.assumingMemoryBound(to: Self.self).pointee
      )
      let count = one.count
      guard count == other.count else { return false }
      guard let areEqual = comparison(TypeComparer.of(Element.self)) else { return true }
      return one.withContiguousStorageIfAvailable { one in
        other.withContiguousStorageIfAvailable { other in
          guard let one = one.baseAddress, let other = other.baseAddress else { return true }
          return (0..<count).allSatisfy { areEqual(one + $0, other + $0, depth + 1) }
        } ?? false
      } ?? false
    }
  }

  fileprivate static var elementTexts: TypeComparer.Comparison? {
    _isPOD(Element.self) ? nil : elementwise { $0.texts }
  }
}

extension Array: StructuralContainer, TextContainer {
  static var parts: TypeComparer.Comparison { elementwise { $0.parts } }
  static var texts: TypeComparer.Comparison? { elementTexts }
}

extension ArraySlice: StructuralContainer, TextContainer {
  static var parts: TypeComparer.Comparison { elementwise { $0.parts } }
  static var texts: TypeComparer.Comparison? { elementTexts }
}

extension ContiguousArray: StructuralContainer, TextContainer {
  static var parts: TypeComparer.Comparison { elementwise { $0.parts } }
  static var texts: TypeComparer.Comparison? { elementTexts }
}

extension Dictionary: StructuralContainer, TextContainer {
  /// By key.
  static var parts: TypeComparer.Comparison { byKey(keys: false) { $0.parts } }

  static var texts: TypeComparer.Comparison? {
    _isPOD(Key.self) && _isPOD(Value.self) ? nil : byKey(keys: true) { $0.texts }
  }

  private static func byKey(
    keys: Bool, _ comparison: @escaping (TypeComparer) -> TypeComparer.Comparison?
  ) -> TypeComparer.Comparison {
    { one, other, depth in
      let (one, other) = (
        one.assumingMemoryBound(to: Self.self).pointee,
        other.assumingMemoryBound(to: Self.self).pointee
      )
      guard one.count == other.count else { return false }
      let ofKeys = keys ? comparison(TypeComparer.of(Key.self)) : nil
      let ofValues = comparison(TypeComparer.of(Value.self))
      return one.allSatisfy { key, value in
        guard let place = other.index(forKey: key) else { return false }
        return same(key, other[place].key, ofKeys, depth)
          && same(value, other[place].value, ofValues, depth)
      }
    }
  }

  private static func same<T>(
    _ one: T, _ other: T, _ areEqual: TypeComparer.Comparison?, _ depth: Int
  ) -> Bool {
    guard let areEqual else { return true }
    return withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { areEqual(one, $0, depth + 1) }
    }
  }
}

extension Set: TextContainer {
  /// Equal sets may have different orders: each element is found in the other one.
  static var texts: TypeComparer.Comparison? {
    if _isPOD(Element.self) { return nil }
    return { one, other, depth in
      let (one, other) = (
        one.assumingMemoryBound(to: Self.self).pointee,
        other.assumingMemoryBound(to: Self.self).pointee
      )
      guard one.count == other.count else { return false }
      guard let haveSame = TypeComparer.of(Element.self).texts else { return true }
      return one.allSatisfy { element in
        guard let place = other.firstIndex(of: element) else { return false }
        return withUnsafePointer(to: element) { left in
          withUnsafePointer(to: other[place]) { haveSame(left, $0, depth + 1) }
        }
      }
    }
  }
}

extension Optional: StructuralContainer, TextContainer, OptionalInput {
  static var parts: TypeComparer.Comparison { wrapped { $0.parts } }

  static var texts: TypeComparer.Comparison? {
    _isPOD(Wrapped.self) ? nil : wrapped { $0.texts }
  }

  static var inputs: (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    { one, other, isLenient, depth in
      let areEqual = wrapped { comparer in { comparer.inputs($0, $1, isLenient, $2) } }
      return areEqual(one, other, depth)
    }
  }

  private static func wrapped(
    _ comparison: @escaping (TypeComparer) -> TypeComparer.Comparison?
  ) -> TypeComparer.Comparison {
    { one, other, depth in
      switch (
        one.assumingMemoryBound(to: Self.self).pointee,
        other.assumingMemoryBound(to: Self.self).pointee
      ) {
      case (nil, nil): return true
      case (let one?, let other?):
        guard let areEqual = comparison(TypeComparer.of(Wrapped.self)) else { return true }
        return withUnsafePointer(to: one) { one in
          withUnsafePointer(to: other) { areEqual(one, $0, depth + 1) }
        }
      default: return false
      }
    }
  }
}
