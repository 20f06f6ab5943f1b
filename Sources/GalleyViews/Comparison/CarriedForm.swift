import GalleyGeometry
@_spi(Reflection) import Swift

/// How values of types are carried.
enum CarriedForm {
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
    case .enum: return carryCase(value)
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
    case .named(let name): return restoreCase(type, name, nil)
    case .holding(let name, let payload): return restoreCase(type, name, payload)
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

  static func carry(
    _ field: TypeFields.Field, at place: UnsafeRawPointer
  ) -> CarriedValue? {
    func open<Field>(_ type: Field.Type) -> CarriedValue? {
      carry(place.assumingMemoryBound(to: type).pointee)
    }
    return isValue(field) ? _openExistential(field.type, do: open) : nil
  }

  /// Whether a property is no reference: that may be an unowned one, which is not even read.
  static func isValue(_ field: TypeFields.Field) -> Bool {
    switch TypeFields.kind(of: field.type) {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }

  // MARK: Enumerations

  /// Cases of one name, which have other labels, are not told apart.
  private static func carryCase<Value>(_ value: Value) -> CarriedValue? {
    guard let known = EnumCases<Value>(), let index = known.index(of: value),
      known.index(of: known.cases[index].name) == index
    else { return nil }
    let name = known.cases[index].name
    guard let type = known.cases[index].payload else { return .named(name) }
    func open<Payload>(_ type: Payload.Type) -> CarriedValue? {
      carry(known.payload(of: value, as: type)).map { .holding(name, $0) }
    }
    return _openExistential(type, do: open)
  }

  private static func restoreCase<Value>(
    _ type: Value.Type, _ name: String, _ payload: CarriedValue?
  ) -> Value? {
    guard let known = EnumCases<Value>(), let index = known.index(of: name) else { return nil }
    switch (known.cases[index].payload, payload) {
    case (nil, nil): return known.value(index) { _ in }
    case (let type?, let payload?):
      return part(payload, type, at: 0).map { known.value(index, fill: $0) }
    default: return nil
    }
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
}
