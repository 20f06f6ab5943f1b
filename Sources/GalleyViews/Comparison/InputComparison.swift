/// Compares what views were made of.
enum InputComparison {
  static let depthLimit = 40

  /// Whether a view is known to be made of the same as one before. Properties that are connected to their own places
  /// are left out.
  /// - Parameter isLenient: whether what cannot be compared counts as equal: the view comes from a body that was not
  ///   evaluated again.
  static func areEqual(_ one: Any, _ other: Any, isLenient: Bool, depth: Int = 0) -> Bool {
    if depth > depthLimit { return isLenient }
    func open<T>(_ one: T) -> Bool {
      let comparer = TypeComparer.of(T.self)
      if comparer.isEquatable == nil, !(T.self is AnyClass) {
        return areEqual(
          TypeComparer.unwrapped(one), TypeComparer.unwrapped(other), isLenient: isLenient,
          depth: depth + 1)
      }
      guard comparer.isEquatable != nil, type(of: other) == T.self, let other = other as? T else {
        return areEqualObjects(one, other)
      }
      return withUnsafePointer(to: one) { one in
        withUnsafePointer(to: other) { comparer.inputs(one, $0, isLenient, depth) }
      }
    }
    return _openExistential(one, do: open)
  }

  /// Compares objects, and values of different types.
  private static func areEqualObjects(_ one: Any, _ other: Any) -> Bool {
    if one is any ConnectedProperty, !(one is any ComparedProperty) { return true }
    if let one = one as? any ComparableOrigin, let origin = one.origin,
      let second = (other as? any ComparableOrigin)?.origin
    {
      return origin === second
    }
    return ValueComparison.areStructurallyEqual(one, other)
  }

  /// The same by mirrors, for values of one type whose parts cannot be read in memory.
  static func haveEqualMirrors(
    _ one: Any, _ other: Any, isLenient: Bool, depth: Int
  ) -> Bool {
    if depth > depthLimit { return isLenient }
    let (left, right) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch left.displayStyle {
    case .class: return (one as AnyObject) === (other as AnyObject)
    case .struct, .tuple, .optional:
      return left.children.count == right.children.count
        && zip(left.children, right.children).allSatisfy {
          areEqual($0.value, $1.value, isLenient: isLenient, depth: depth + 1)
        }
    case .enum where left.children.isEmpty:
      return ValueComparison.areStructurallyEqual(one, other)
    case .enum:
      return left.children.count == right.children.count
        && zip(left.children, right.children).allSatisfy {
          $0.label == $1.label
            && areEqual($0.value, $1.value, isLenient: isLenient, depth: depth + 1)
        }
    default: return isLenient
    }
  }
}

/// A property that is connected to its own place in the tree: what it was made of does not count.
protocol ConnectedProperty {}

/// A property that a view may be given another one of.
protocol ComparedProperty {}

/// A view that says itself whether it is made of the same as one before.
protocol SelfComparedInput {
  static func areEqual(_ one: Self, _ other: Self) -> Bool
}

/// A binding that knows the place that it stands for.
protocol ComparableOrigin {
  /// Nil where it stands for a part of one, or for something else.
  var origin: AnyObject? { get }
}
