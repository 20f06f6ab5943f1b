import GalleyGeometry

/// Compares values of any type.
package enum ValueComparison {
  /// Nil where the type cannot be compared.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    let comparer = TypeComparer.of(Value.self)
    guard let isEquatable = comparer.isEquatable else {
      guard let one = one as? any Equatable else { return nil }
      return isEqual(one, other)
    }
    guard isEquatable else { return nil }
    return withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { comparer.parts(one, $0, 0) }
    }
  }

  /// How deep values are compared within each other.
  static let depthLimit = 100

  /// Whether two values are known to be equal: by `==` where they have it, else part by part,
  /// dictionaries by key and everything else in order. References without an order of their own are
  /// equal when they are the same. What cannot be looked into (closures, values that choose what they
  /// show, parts deeper than the limit) is not known, and so not equal.
  /// - Complexity: O(n) in the parts.
  package static func areStructurallyEqual(_ one: Any, _ other: Any, depth: Int = 0) -> Bool {
    if depth > depthLimit { return false }
    func open<T>(_ one: T) -> Bool {
      let comparer = TypeComparer.of(T.self)
      guard comparer.isEquatable != nil else {
        return haveEqualOwnTypes(one, other, depth: depth, isObject: T.self is AnyClass)
      }
      guard type(of: other) == T.self, let other = other as? T else { return false }
      return withUnsafePointer(to: one) { one in
        withUnsafePointer(to: other) { comparer.parts(one, $0, depth) }
      }
    }
    return _openExistential(one, do: open)
  }

  /// Compares objects, and values that lie in an existential.
  private static func haveEqualOwnTypes(
    _ one: Any, _ other: Any, depth: Int, isObject: Bool
  ) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) == type(of: other) else { return false }
    if isObject { return (one as AnyObject) === (other as AnyObject) }
    return areStructurallyEqual(
      TypeComparer.unwrapped(one), TypeComparer.unwrapped(other), depth: depth + 1)
  }

  /// The same by mirrors, for values of one type whose parts cannot be read in memory.
  static func haveEqualMirrors(_ one: Any, _ other: Any, depth: Int) -> Bool {
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
