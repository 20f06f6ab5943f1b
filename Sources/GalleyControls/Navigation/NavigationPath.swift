import GalleyGeometry

/// The values of the screens on a stack, of any types.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  mutating func append(_ value: AnyHashable) { values.append(value) }

  /// Takes the last `k` values away, as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }

  /// The values for an archive; nil if one of them cannot be encoded.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be compared, and never archived: a picture is drawn once.
  public struct CodableRepresentation: Equatable {
    let values: [AnyHashable]
  }
}
