import GalleyGeometry

/// Compares values of any type.
enum ValueComparison {
  /// Nil where the type cannot be compared.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    guard let one = one as? any Equatable else { return nil }
    return isEqual(one, other)
  }

  /// How deep values are compared within each other.
  static let depthLimit = 100

  /// Whether two values are known to be equal: by `==` where they have it, else part by part,
  /// dictionaries by key and everything else in order. References without an order of their own are
  /// equal when they are the same. What cannot be looked into (closures, values that choose what they
  /// show, parts deeper than the limit) is not known, and so not equal.
  /// - Complexity: O(n) in the parts.
  static func areStructurallyEqual(_ one: Any, _ other: Any, depth: Int = 0) -> Bool {
    if depth > depthLimit { return false }
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any StructuralCollection { return one.isEqual(to: other, depth: depth) }
    if let one = one as? Any.Type, let other = other as? Any.Type { return one == other }
    // A mirror of its own need not show all that there is.
    if one is any CustomReflectable { return false }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch left.displayStyle {
    case .class: return (one as AnyObject) === (other as AnyObject)
    case .enum where left.children.isEmpty: return caseName(of: one, other)
    case .struct, .tuple, .enum: break
    default: return false
    }
    return left.children.count == right.children.count
      && zip(left.children, right.children).allSatisfy { a, b in
        a.label == b.label && areStructurallyEqual(a.value, b.value, depth: depth + 1)
      }
  }

  /// Whether two enumeration values, the first of which has nothing in it, are the same case. They are
  /// printed by the names of their cases, unless the type prints itself.
  private static func caseName(of one: Any, _ other: Any) -> Bool {
    if one is any CustomStringConvertible || one is any CustomDebugStringConvertible
      || one is any TextOutputStreamable
    {
      return false
    }
    return "\(one)" == "\(other)"
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    guard let other = other as? Value, other == one else { return false }
    return TextComparison.haveSameTexts(one, other)
  }
}

/// A container whose elements are all that there is to compare.
private protocol StructuralCollection {
  func isEqual(to other: Any, depth: Int) -> Bool
}

extension StructuralCollection where Self: Collection {
  /// Element by element, in order.
  func isEqual(to other: Any, depth: Int) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return zip(self, other).allSatisfy {
      ValueComparison.areStructurallyEqual($0, $1, depth: depth + 1)
    }
  }
}

extension Array: StructuralCollection {}
extension ArraySlice: StructuralCollection {}
extension ContiguousArray: StructuralCollection {}

extension Dictionary: StructuralCollection {
  func isEqual(to other: Any, depth: Int) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return allSatisfy { key, value in
      other[key].map {
        ValueComparison.areStructurallyEqual(value, $0, depth: depth + 1)
      } ?? false
    }
  }
}

extension Optional: StructuralCollection {
  func isEqual(to other: Any, depth: Int) -> Bool {
    guard let other = other as? Self else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let one?, let other?):
      return ValueComparison.areStructurallyEqual(one, other, depth: depth + 1)
    default: return false
    }
  }
}
