@_spi(Reflection) import Swift

/// Knows by their types which views cannot have dynamic properties.
///
/// What a view holds says nothing about the next view of its type: an optional property, or one of any
/// type, may be there in one and not in the other. So the declared types of its fields decide; they are
/// asked of the runtime by `_forEachField`, as a `Mirror` knows the types of values alone.
struct PropertyTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a value of the type may have dynamic properties, by the types of its fields.
  mutating func mayHaveProperties(_ type: Any.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    // A type that holds itself does so through a reference or an existential, which are asked anew.
    known[ObjectIdentifier(type)] = true
    let answer = fieldsMayBeProperties(of: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private mutating func fieldsMayBeProperties(of type: Any.Type) -> Bool {
    // A field of an object may be of a subclass; a case of an enumeration may hold anything.
    guard TypeFields.kind(of: type) == .struct else { return true }
    var fields: [Any.Type] = []
    let isComplete = _forEachField(of: type) { _, _, field, _ in
      fields.append(field)
      return true
    }
    return !isComplete || fields.contains { mayBeProperty($0) }
  }

  private mutating func mayBeProperty(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalField.Type { return mayBeProperty(optional.wrapped) }
    if type is any InstallableProperty.Type || type is any DynamicProperty.Type { return true }
    switch TypeFields.kind(of: type) {
    // Of these only modifiers and the variables of previews are looked into.
    case .struct:
      return (type is any ViewModifier.Type || type is any _PreviewableProperties.Type)
        && mayHaveProperties(type)
    case .enum: return type is any ViewModifier.Type
    case .tuple, .function, .metatype, .opaque: return false
    default: return true
    }
  }
}

private protocol OptionalField {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }
}
