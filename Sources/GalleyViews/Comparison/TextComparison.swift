import GalleyGeometry
import GalleyStrings

/// Tells apart values that are equal for Swift and hold texts of different bytes.
///
/// U+212B (ANGSTROM SIGN) and U+00C5 are one `String` and two glyphs: a state that changes from one to the
/// other changes the image.
enum TextComparison {
  /// What lies deeper is taken for changed: that costs a pass, and the other way an image.
  static let depthLimit = 128

  /// Whether all texts within two equal values have the same bytes. Objects are not looked into.
  /// - Complexity: O(n) in the parts that may hold texts; constant for types that hold none.
  static func haveSameTexts(_ one: Any, _ other: Any) -> Bool {
    func open<T>(_ one: T) -> Bool {
      guard let haveSame = TypeComparer.of(T.self).texts else { return true }
      guard let other = other as? T else { return false }
      return withUnsafePointer(to: one) { one in
        withUnsafePointer(to: other) { haveSame(one, $0, 0) }
      }
    }
    return _openExistential(one, do: open)
  }

  /// The same by mirrors, for values whose parts cannot be read in memory.
  static func haveSameMirroredTexts(_ one: Any, _ other: Any) -> Bool {
    guard let one = texts(in: one, depth: 0), let other = texts(in: other, depth: 0) else {
      return false
    }
    return one == other
  }

  /// The texts in a value, in their order; nil where it is too deep.
  private static func texts(in value: Any, depth: Int) -> [UTF8Key]? {
    if isPlain(value) { return [] }
    switch value {
    case let text as String: return [UTF8Key(text)]
    case let text as Substring: return [UTF8Key(String(text))]
    case let text as Character: return [UTF8Key(String(text))]
    case let text as AttributedString: return [UTF8Key(String(text.characters))]
    default: break
    }
    guard depth < depthLimit else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return [] }
    var parts: [[UTF8Key]] = []
    for child in mirror.children {
      guard let part = texts(in: child.value, depth: depth + 1) else { return nil }
      parts.append(part)
    }
    // Equal sets may have different orders.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      parts.sort { $0.lexicographicallyPrecedes($1) }
    }
    return parts.flatMap(\.self)
  }

  /// Whether a value's type is nothing but bits, as those of numbers and rectangles are.
  private static func isPlain(_ value: Any) -> Bool {
    func isPlain<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    return _openExistential(value, do: isPlain)
  }
}
