@_spi(Reflection) import Swift

/// What is carried part by part.
protocol CarriedCollection {
  var carried: CarriedValue? { get }
  static func restored(_ carried: CarriedValue) -> Self?
}

protocol CarriedOptional {
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
  var carried: CarriedValue? {
    let parts = map { CarriedForm.carry($0) }
    return parts.contains(nil) ? nil : .list(parts.compactMap { $0 })
  }

  static func restored(_ carried: CarriedValue) -> [Element]? {
    guard case .list(let parts) = carried else { return nil }
    let values = parts.compactMap { CarriedForm.restore(Element.self, $0) }
    return values.count == parts.count ? values : nil
  }
}

extension Set: CarriedCollection {
  var carried: CarriedValue? { Array(self).carried }

  static func restored(_ carried: CarriedValue) -> Set<Element>? {
    [Element].restored(carried).map { Set($0) }
  }
}

extension Dictionary: CarriedCollection {
  var carried: CarriedValue? {
    var parts: [CarriedValue] = []
    for (key, value) in self {
      guard let key = CarriedForm.carry(key), let value = CarriedForm.carry(value) else {
        return nil
      }
      parts += [key, value]
    }
    return .pairs(parts)
  }

  static func restored(_ carried: CarriedValue) -> [Key: Value]? {
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
