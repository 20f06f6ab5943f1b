import GalleyGeometry
import GalleyStrings

/// Tells apart values that are equal for Swift and hold texts of different bytes.
///
/// U+212B (ANGSTROM SIGN) and U+00C5 are one `String` and two glyphs: a state that changes from one to the
/// other changes the image.
enum TextComparison {
  /// What lies deeper is taken for changed: that costs a pass, and the other way an image.
  private static let depthLimit = 128

  /// Whether all texts within two equal values have the same bytes. Objects are not looked into.
  /// - Complexity: O(n) in the parts that may hold texts; constant for types that hold none.
  static func haveSameTexts(_ one: Any, _ other: Any) -> Bool {
    if isPlain(one) { return true }
    if let one = one as? String, let other = other as? String { return one.hasSameBytes(as: other) }
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

  /// Whether a value's type is nothing but bits, as numbers and rectangles are, or holds nothing else.
  private static func isPlain(_ value: Any) -> Bool {
    if let holder = value as? any ElementHolder { return type(of: holder).holdsPlainElements }
    func isPlain<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    return isPlain(value)
  }
}

/// Collections whose elements' type says whether there is a text in them.
private protocol ElementHolder {
  static var holdsPlainElements: Bool { get }
}

extension Array: ElementHolder {
  fileprivate static var holdsPlainElements: Bool { _isPOD(Element.self) }
}

extension Set: ElementHolder {
  fileprivate static var holdsPlainElements: Bool { _isPOD(Element.self) }
}

extension Dictionary: ElementHolder {
  fileprivate static var holdsPlainElements: Bool { _isPOD(Key.self) && _isPOD(Value.self) }
}
