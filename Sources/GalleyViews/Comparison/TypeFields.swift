@_spi(Reflection) import Swift

/// The stored properties of a structure or the parts of a tuple, as the runtime knows them.
struct TypeFields {
  struct Field {
    let name: String
    /// From the beginning of a value, in bytes.
    let offset: Int
    let type: Any.Type
    /// Whether it is a function, which cannot be compared.
    let isFunction: Bool
  }

  let fields: [Field]

  /// Nil where a value cannot be read field by field: the type is no structure or tuple, or a field is weak, unowned or a
  /// metatype, whose memory is of another form than a value of its type.
  init?<T>(of type: T.Type) {
    guard [.struct, .tuple].contains(Self.kind(of: type)) else { return nil }
    var strong: Set<String> = []
    // Without functions, metatypes, and what is weak or unowned.
    let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { name, _ in
      strong.insert(String(cString: name))
      return true
    }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { name, offset, type, kind in
      let isFunction = kind == .function
      guard isFunction || strong.contains(String(cString: name)) else { return false }
      if kind == .existentialMetatype { return false }
      fields.append(
        Field(name: String(cString: name), offset: offset, type: type, isFunction: isFunction))
      return true
    }
    guard isComplete else { return nil }
    self.fields = fields
  }

  /// The stored properties of an object's class and those that it inherits, with their places in the object. Nil where one
  /// cannot be read: those of weak references are told as optional ones.
  init?(ofObject type: AnyClass) {
    var fields: [Field] = []
    let ofClasses = _EachFieldOptions(rawValue: 1 << 0)
    let isComplete = _forEachField(of: type, options: ofClasses) { name, offset, type, kind in
      guard kind != .existentialMetatype else { return false }
      fields.append(
        Field(
          name: String(cString: name), offset: offset, type: type, isFunction: kind == .function))
      return true
    }
    guard isComplete else { return nil }
    self.fields = fields
  }

  /// What kind of type it is: the runtime says it of a field.
  static func kind(of type: Any.Type) -> _MetadataKind? {
    func box<T>(_ type: T.Type) -> Any.Type { FieldBox<T>.self }
    var kind: _MetadataKind?
    _forEachField(of: _openExistential(type, do: box)) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }
}

private struct FieldBox<T> {
  var field: T
}
