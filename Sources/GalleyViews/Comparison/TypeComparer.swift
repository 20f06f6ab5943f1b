@_spi(Reflection) import Swift
import GalleyBudget
import GalleyGeometry
import GalleyStrings

/// How two values of one type are compared. It is found once for each type: what fields a value has, where they lie, and what
/// compares each of them. A `Mirror` would find the same in each comparison anew and put every part into a box; it is asked
/// where the runtime does not say how a value lies in memory, as of enumerations.
///
/// Its functions hold nothing but offsets and other comparers, so every thread may call them. The results are those that `ValueComparison`, `InputComparison` and `TextComparison` promise.
final class TypeComparer: @unchecked Sendable {
  /// Compares two values of the type by their addresses; the number says how deep they lie in others.
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer, Int) -> Bool

  /// Whether the type has `==`; nil where it is the values' own types that say so.
  let isEquatable: Bool?
  /// What `ValueComparison.areStructurallyEqual` says.
  let parts: Comparison
  /// What `InputComparison.areEqual` says.
  let inputs: (UnsafeRawPointer, UnsafeRawPointer, _ isLenient: Bool, Int) -> Bool
  /// What `TextComparison.haveSameTexts` says of values that are equal; nil where a value holds no text.
  let texts: Comparison?

  private init(
    isEquatable: Bool?, parts: @escaping Comparison,
    inputs: @escaping (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool,
    texts: Comparison?
  ) {
    (self.isEquatable, self.parts, self.inputs, self.texts) = (isEquatable, parts, inputs, texts)
  }

  // What is found of a type is the same for all images, and there are as many entries as types are compared.
  private static let known = Locked<[ObjectIdentifier: TypeComparer]>([:])

  /// The comparer of a type.
  static func of(_ type: Any.Type) -> TypeComparer {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    func make<T>(_ type: T.Type) -> TypeComparer { TypeComparer(type) }
    let comparer = _openExistential(type, do: make)
    known.withLock { $0[key] = comparer }
    return comparer
  }

  private convenience init<T>(_ type: T.Type) {
    let fields = type is any CustomReflectable.Type ? nil : TypeFields(of: type)?.fields
    let parts = Self.parts(of: type, fields)
    self.init(
      isEquatable: Self.isDynamic(type) ? nil : type is any Equatable.Type, parts: parts,
      inputs: Self.inputs(of: type, fields, parts),
      texts: Self.texts(of: type, fields).map { Self.orSameBits(of: type, $0) })
  }

  /// Values of the same bits hold the same texts: what shares its storage is not looked through.
  private static func orSameBits<T>(
    of type: T.Type, _ haveSame: @escaping Comparison
  ) -> Comparison {
    { one, other, depth in
      memcmp(one, other, MemoryLayout<T>.size) == 0 || haveSame(one, other, depth)
    }
  }

  /// A value by its own type. One of an existential's type, such as a field of type `any View`, lies in an `Any` as such.
  static func unwrapped(_ value: Any) -> Any {
    func cast<T>(_ type: T.Type) -> Any {
      guard let value = value as? T else { return value }
      return value
    }
    return _openExistential(Swift.type(of: value) as Any.Type, do: cast)
  }

  /// Whether values of the type may be of another type, which counts: objects and existentials.
  private static func isDynamic(_ type: Any.Type) -> Bool {
    switch TypeFields.kind(of: type) {
    case .struct, .tuple, .enum, .optional, .function, .metatype: false
    default: true
    }
  }
}

// Parts of values.
extension TypeComparer {
  private static func parts<T>(of type: T.Type, _ fields: [TypeFields.Field]?) -> Comparison {
    if isDynamic(type) {
      return {
        ValueComparison.areStructurallyEqual(
          unwrapped(load(type, $0)), unwrapped(load(type, $1)), depth: $2)
      }
    }
    if let type = type as? any Equatable.Type { return equality(of: type) }
    if let type = type as? any StructuralContainer.Type { return type.parts }
    guard let fields else {
      return { ValueComparison.haveEqualMirrors(load(type, $0), load(type, $1), depth: $2) }
    }
    if fields.contains(where: \.isFunction) { return { _, _, _ in false } }
    let all = fields.map { (offset: $0.offset, comparer: TypeComparer.of($0.type)) }
    return { one, other, depth in
      depth <= ValueComparison.depthLimit
        && all.allSatisfy { field in
          field.comparer.parts(one + field.offset, other + field.offset, depth + 1)
        }
    }
  }

  private static func equality<T: Equatable>(of type: T.Type) -> Comparison {
    { one, other, _ in
      one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee
        && TypeComparer.haveSameTexts(type, one, other)
    }
  }

  static func haveSameTexts(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    TypeComparer.of(type).texts?(one, other, 0) ?? true
  }

  private static func load<T>(_ type: T.Type, _ address: UnsafeRawPointer) -> Any {
    address.assumingMemoryBound(to: type).pointee
  }
}

// What views are made of.
extension TypeComparer {
  private static func inputs<T>(
    of type: T.Type, _ fields: [TypeFields.Field]?, _ parts: @escaping Comparison
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    if isDynamic(type) {
      return {
        InputComparison.areEqual(
          unwrapped(load(type, $0)), unwrapped(load(type, $1)), isLenient: $2, depth: $3)
      }
    }
    if type is any ConnectedProperty.Type, !(type is any ComparedProperty.Type) {
      return { _, _, _, _ in true }
    }
    let rest = inputsWithoutOrigin(of: type, fields, parts)
    guard let type = type as? any ComparableOrigin.Type else { return rest }
    return origins(of: type, else: rest)
  }

  private static func origins<T: ComparableOrigin>(
    of type: T.Type,
    else rest: @escaping (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    { one, other, isLenient, depth in
      if let first = one.assumingMemoryBound(to: type).pointee.origin,
        let second = other.assumingMemoryBound(to: type).pointee.origin
      {
        return first === second
      }
      return rest(one, other, isLenient, depth)
    }
  }

  private static func inputsWithoutOrigin<T>(
    of type: T.Type, _ fields: [TypeFields.Field]?, _ parts: @escaping Comparison
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    if let type = type as? any SelfComparedInput.Type { return selfCompared(type) }
    if _isPOD(type) {
      // Memory without references is compared, whatever `==` says (OpenSwiftUI, `ComparisonMode.equatableUnlessPOD`).
      if let type = type as? any OptionalInput.Type { return type.inputs }
      if let fields, areOfMemory(fields) { return plainFields(of: type, fields) }
    }
    if type is any Equatable.Type || type is any Collection.Type {
      return { one, other, _, _ in parts(one, other, 0) }
    }
    if let type = type as? any OptionalInput.Type { return type.inputs }
    guard let fields else {
      return {
        InputComparison.haveEqualMirrors(load(type, $0), load(type, $1), isLenient: $2, depth: $3)
      }
    }
    return fieldwise(fields)
  }

  private static func selfCompared<T: SelfComparedInput>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    { one, other, _, _ in
      T.areEqual(
        one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee)
    }
  }

  /// Whether fields have fields in turn, as numbers have not: those are compared by `==`.
  private static func areOfMemory(_ fields: [TypeFields.Field]) -> Bool {
    !fields.isEmpty
      && fields.allSatisfy {
        switch TypeFields.kind(of: $0.type) {
        case .struct, .tuple, .enum, .optional: true
        default: false
        }
      }
  }

  /// Field by field, as they lie in memory or as they are equal: what lies between fields does not count.
  private static func plainFields<T>(
    of type: T.Type, _ fields: [TypeFields.Field]
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    func size<Field>(_ type: Field.Type) -> Int { MemoryLayout<Field>.size }
    let all = fields.map { field in
      (
        offset: field.offset, size: _openExistential(field.type, do: size),
        comparer: TypeComparer.of(field.type)
      )
    }
    return { one, other, isLenient, depth in
      if depth > InputComparison.depthLimit { return isLenient }
      return memcmp(one, other, MemoryLayout<T>.size) == 0
        || all.allSatisfy { field in
          let (one, other) = (one + field.offset, other + field.offset)
          return memcmp(one, other, field.size) == 0
            || field.comparer.inputs(one, other, isLenient, depth + 1)
        }
    }
  }

  private static func fieldwise(
    _ fields: [TypeFields.Field]
  ) -> (UnsafeRawPointer, UnsafeRawPointer, Bool, Int) -> Bool {
    let all = fields.map { field in
      (offset: field.offset, comparer: field.isFunction ? nil : TypeComparer.of(field.type))
    }
    return { one, other, isLenient, depth in
      if depth > InputComparison.depthLimit { return isLenient }
      return all.allSatisfy { field in
        field.comparer?.inputs(one + field.offset, other + field.offset, isLenient, depth + 1)
          ?? isLenient
      }
    }
  }
}

// Texts in values that are equal.
extension TypeComparer {
  private static func texts<T>(of type: T.Type, _ fields: [TypeFields.Field]?) -> Comparison? {
    if _isPOD(type) { return nil }
    // Objects are not looked into.
    if TypeFields.kind(of: type) == .class { return nil }
    if let type = type as? any PlainText.Type { return sameBytes(of: type) }
    if let type = type as? any TextContainer.Type { return type.texts }
    if isDynamic(type) {
      return { one, other, _ in
        TextComparison.haveSameTexts(unwrapped(load(type, one)), unwrapped(load(type, other)))
      }
    }
    guard !(type is AttributedString.Type), let fields else {
      return { one, other, _ in
        TextComparison.haveSameMirroredTexts(load(type, one), load(type, other))
      }
    }
    let holders = fields.filter { !$0.isFunction }.compactMap { field in
      TypeComparer.of(field.type).texts.map { (offset: field.offset, haveSame: $0) }
    }
    if holders.isEmpty { return nil }
    return { one, other, depth in
      depth <= TextComparison.depthLimit
        && holders.allSatisfy { $0.haveSame(one + $0.offset, other + $0.offset, depth + 1) }
    }
  }

  private static func sameBytes<T: PlainText>(of type: T.Type) -> Comparison {
    { one, other, _ in
      T.haveSameBytes(
        one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee)
    }
  }
}
