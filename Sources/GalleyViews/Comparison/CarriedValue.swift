import GalleyGeometry
import Observation
@_spi(Reflection) import Swift

/// A value as text, for another process that has been compiled from other sources: it is made again where the type is still
/// the same in names and parts.
///
/// Values that can be carried are those of types that are `Codable`, enumerations with a raw value that is, or with
/// `CaseIterable` and no associated values, and optionals, arrays, sets, dictionaries and structures of all these. Of an object,
/// all of whose stored properties can be carried, the properties are. Functions, references and other enumerations are not.
package indirect enum CarriedValue: Codable, Hashable, Sendable {
  /// JSON of a list with the value.
  case coded(String)
  /// JSON of a list with the raw value.
  case raw(String)
  /// The name of a case.
  case named(String)
  case none
  case some(CarriedValue)
  case list([CarriedValue])
  /// Keys, each with its value behind it.
  case pairs([CarriedValue])
  /// Stored properties by their names.
  case fields([String: CarriedValue])
}

extension CarriedValue {
  /// - Returns: nil for a value that cannot be carried.
  /// - Complexity: O(n) in its parts.
  init?<Value>(_ value: Value) {
    guard let carried = CarriedForm.carry(value) else { return nil }
    self = carried
  }

  /// The value, made again; nil where the type is another one now.
  func value<Value>(_ type: Value.Type = Value.self) -> Value? { CarriedForm.restore(type, self) }

  /// The properties of an object; nil where one cannot be carried.
  init?(ofObject object: AnyObject) {
    guard let fields = CarriedForm.fields(of: object) else { return nil }
    var carried: [String: CarriedValue] = [:]
    for field in fields {
      guard let value = CarriedForm.carry(field, of: object) else { return nil }
      carried[field.name] = value
    }
    self = .fields(carried)
  }

  /// Gives an object that nobody has read its properties back.
  /// - Returns: false where the class has other ones now; then nothing has changed.
  func fill(_ object: AnyObject) -> Bool {
    guard case .fields(let values) = self, let fields = CarriedForm.fields(of: object),
      Set(fields.map(\.name)) == Set(values.keys)
    else { return false }
    var writes: [() -> Void] = []
    for field in fields {
      guard let value = values[field.name],
        let write = CarriedForm.write(value, to: field, of: object)
      else { return false }
      writes.append(write)
    }
    for write in writes { write() }
    return true
  }
}

/// How values of types are carried.
private enum CarriedForm {
  static func carry<Value>(_ value: Value) -> CarriedValue? {
    guard !(Value.self is AnyObject.Type) else { return nil }
    // What the type is decides, as it does when the value is made again, and not what an `Any` holds.
    if Value.self is any Decodable.Type, let value = value as? any Encodable {
      return json(value).map { .coded($0) }
    }
    if Value.self is any RawRepresentable.Type, let value = value as? any RawRepresentable {
      return raw(value).map { .raw($0) }
    }
    if Value.self is any CarriedCollection.Type, let value = value as? any CarriedCollection {
      return value.carried
    }
    switch TypeFields.kind(of: Value.self) {
    case .enum:
      let name = "\(value)"
      // Two cases that say the same of themselves are not told apart.
      guard let type = Value.self as? any CaseIterable.Type,
        Mirror(reflecting: value).children.isEmpty,
        cases(of: type).count(where: { "\($0)" == name }) == 1
      else { return nil }
      return .named(name)
    case .struct, .tuple:
      guard let fields = fields(of: Value.self) else { return nil }
      return withUnsafeBytes(of: value) { bytes in
        var carried: [String: CarriedValue] = [:]
        for field in fields {
          guard let place = bytes.baseAddress.map({ $0 + field.offset }),
            let value = carry(field, at: place)
          else { return nil }
          carried[field.name] = value
        }
        return .fields(carried)
      }
    default: return nil
    }
  }

  static func restore<Value>(_ type: Value.Type, _ carried: CarriedValue) -> Value? {
    switch carried {
    case .coded(let text):
      guard let type = type as? any Decodable.Type else { return nil }
      return decoded(type, text) as? Value
    case .raw(let text):
      guard let type = type as? any RawRepresentable.Type else { return nil }
      return decodedRaw(type, text) as? Value
    case .named(let name):
      guard let type = type as? any CaseIterable.Type else { return nil }
      return cases(of: type).first { "\($0)" == name } as? Value
    case .none, .some, .list, .pairs:
      guard let type = type as? any CarriedCollection.Type else { return nil }
      return type.restored(carried) as? Value
    case .fields(let values): return made(type, of: values)
    }
  }

  /// The stored properties of a structure, or the parts of a tuple; nil where the runtime does not know them.
  private static func fields<Value>(of type: Value.Type) -> [TypeFields.Field]? {
    guard let fields = TypeFields(of: type)?.fields else { return nil }
    return fields.isEmpty && MemoryLayout<Value>.size > 0 ? nil : fields
  }

  /// Makes a structure of its stored properties.
  private static func made<Value>(
    _ type: Value.Type, of values: [String: CarriedValue]
  ) -> Value? {
    guard let fields = fields(of: type), Set(fields.map(\.name)) == Set(values.keys)
    else { return nil }
    var parts: [(UnsafeMutableRawPointer) -> Void] = []
    for field in fields {
      guard let value = values[field.name], let part = part(value, field.type, at: field.offset)
      else { return nil }
      parts.append(part)
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    for part in parts { part(memory) }
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  /// What puts a value into memory that has none.
  private static func part(
    _ value: CarriedValue, _ type: Any.Type, at offset: Int
  ) -> ((UnsafeMutableRawPointer) -> Void)? {
    func open<Field>(_ type: Field.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
      guard let value = restore(type, value) else { return nil }
      return { ($0 + offset).initializeMemory(as: Field.self, to: value) }
    }
    return _openExistential(type, do: open)
  }

  private static func carry(
    _ field: TypeFields.Field, at place: UnsafeRawPointer
  ) -> CarriedValue? {
    func open<Field>(_ type: Field.Type) -> CarriedValue? {
      carry(place.assumingMemoryBound(to: type).pointee)
    }
    return isValue(field) ? _openExistential(field.type, do: open) : nil
  }

  /// Whether a property is no reference: that may be an unowned one, which is not even read.
  private static func isValue(_ field: TypeFields.Field) -> Bool {
    switch TypeFields.kind(of: field.type) {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }

  // MARK: Objects

  /// The properties of an object that are carried: what Observation keeps of it is not.
  static func fields(of object: AnyObject) -> [TypeFields.Field]? {
    TypeFields(ofObject: type(of: object))?.fields.filter { $0.type != ObservationRegistrar.self }
  }

  /// An optional reference may be a weak one, whose memory is of another form: it is not read.
  static func carry(_ field: TypeFields.Field, of object: AnyObject) -> CarriedValue? {
    guard !((field.type as? any CarriedOptional.Type)?.isReference ?? false) else { return nil }
    return carry(
      field, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + field.offset)
  }

  static func write(
    _ value: CarriedValue, to field: TypeFields.Field, of object: AnyObject
  ) -> (() -> Void)? {
    func open<Field>(_ type: Field.Type) -> (() -> Void)? {
      guard !((type as? any CarriedOptional.Type)?.isReference ?? false),
        let value = restore(type, value)
      else { return nil }
      return {
        let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
        place.assumingMemoryBound(to: Field.self).pointee = value
      }
    }
    return isValue(field) ? _openExistential(field.type, do: open) : nil
  }

  // MARK: JSON

  private static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode([value])).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func raw(_ value: some RawRepresentable) -> String? {
    (value.rawValue as? any Encodable & Decodable).flatMap { json($0) }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode([Value].self, from: Data(text.utf8)).first
  }

  private static func decodedRaw<Value: RawRepresentable>(
    _ type: Value.Type, _ text: String
  ) -> Value? {
    guard let raw = Value.RawValue.self as? any Decodable.Type else { return nil }
    return (decoded(raw, text) as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }

  private static func cases<Value: CaseIterable>(of type: Value.Type) -> [Any] {
    type.allCases.map { $0 }
  }
}

/// What is carried part by part.
private protocol CarriedCollection {
  var carried: CarriedValue? { get }
  static func restored(_ carried: CarriedValue) -> Self?
}

private protocol CarriedOptional {
  static var isReference: Bool { get }
}

extension Optional: CarriedCollection, CarriedOptional {
  /// Whether what it may hold is an object, or may be one.
  static var isReference: Bool {
    switch TypeFields.kind(of: Wrapped.self) {
    case .struct, .enum, .tuple, .optional: false
    default: true
    }
  }

  var carried: CarriedValue? {
    guard let value = self else { return CarriedValue.none }
    return CarriedForm.carry(value).map { .some($0) }
  }

  static func restored(_ carried: CarriedValue) -> Wrapped?? {
    switch carried {
    case .none: .some(nil)
    case .some(let value): CarriedForm.restore(Wrapped.self, value).map { .some($0) }
    default: nil
    }
  }
}

extension Array: CarriedCollection {
  fileprivate var carried: CarriedValue? {
    let parts = map { CarriedForm.carry($0) }
    return parts.contains(nil) ? nil : .list(parts.compactMap { $0 })
  }

  fileprivate static func restored(_ carried: CarriedValue) -> [Element]? {
    guard case .list(let parts) = carried else { return nil }
    let values = parts.compactMap { CarriedForm.restore(Element.self, $0) }
    return values.count == parts.count ? values : nil
  }
}

extension Set: CarriedCollection {
  fileprivate var carried: CarriedValue? { Array(self).carried }

  fileprivate static func restored(_ carried: CarriedValue) -> Set<Element>? {
    [Element].restored(carried).map { Set($0) }
  }
}

extension Dictionary: CarriedCollection {
  fileprivate var carried: CarriedValue? {
    var parts: [CarriedValue] = []
    for (key, value) in self {
      guard let key = CarriedForm.carry(key), let value = CarriedForm.carry(value) else {
        return nil
      }
      parts += [key, value]
    }
    return .pairs(parts)
  }

  fileprivate static func restored(_ carried: CarriedValue) -> [Key: Value]? {
    guard case .pairs(let parts) = carried, parts.count.isMultiple(of: 2) else { return nil }
    var values: [Key: Value] = [:]
    for place in stride(from: 0, to: parts.count, by: 2) {
      guard let key = CarriedForm.restore(Key.self, parts[place]),
        let value = CarriedForm.restore(Value.self, parts[place + 1])
      else { return nil }
      values[key] = value
    }
    return values
  }
}
