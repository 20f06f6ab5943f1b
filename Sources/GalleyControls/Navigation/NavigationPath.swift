import GalleyGeometry

/// The values of the screens on a stack, of any types.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private(set) var values: [AnyHashable] = []

  /// A path without values: the stack shows its root.
  public init() {}

  /// A path with values in the order in which their screens were pushed.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path that was archived.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there is no value: the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a screen with a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  mutating func append(_ value: AnyHashable) { values.append(value) }

  /// Takes the last `k` values away, as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }

  /// The values for an archive; nil if one of them cannot be encoded.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be archived. The archive has the form that SwiftUI's has, as people have found: a list of the
  /// mangled name of each value's type and the value in JSON, the last one first.
  public struct CodableRepresentation: Equatable, @unchecked Sendable {
    fileprivate let values: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// - Throws: `EncodingError` where a value cannot be encoded, or its type has no name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let encodable = value.base as? any Encodable,
        let name = _mangledTypeName(type(of: value.base))
      else {
        throw EncodingError.invalidValue(
          value.base,
          EncodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "\(type(of: value.base)) cannot be encoded"))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
    }
  }

  /// - Throws: `DecodingError` where a type is not known, or a value cannot be decoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no type is called \"\(name)\", or it cannot be decoded")
      }
      let text = try container.decode(String.self)
      values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))))
    }
    self.values = values.reversed()
  }
}
