/// The subscribers' types, and what they speak in.
public enum Subscribers {
  /// How values end.
  @frozen public enum Completion<Failure: Error> {
    /// No value follows.
    case finished
    /// No value follows, because of an error.
    case failure(Failure)
  }

  /// How many values are wanted: a number, or all.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// Nil is no limit.
    public let max: Int?

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// - Parameter value: below 0 it is 0.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }
}

extension Subscribers.Demand {
  /// Whether less is wanted; nothing is more than an unlimited demand.
  public static func < (one: Self, other: Self) -> Bool {
    guard let one = one.max else { return false }
    return other.max.map { one < $0 } ?? true
  }

  /// Whether a demand is a number; one without a limit never is.
  public static func == (one: Self, other: Int) -> Bool { one.max == other }
  /// Whether a demand is another number; one without a limit always is.
  public static func != (one: Self, other: Int) -> Bool { one.max != other }
  /// Whether more values are wanted than a number.
  public static func > (one: Self, other: Int) -> Bool { one > .max(other) }
  /// Whether at least a number of values is wanted.
  public static func >= (one: Self, other: Int) -> Bool { one >= .max(other) }
  /// Whether less is wanted; nothing is more than an unlimited demand.
  public static func < (one: Self, other: Int) -> Bool { one < .max(other) }
  /// Whether at most a number of values is wanted.
  public static func <= (one: Self, other: Int) -> Bool { one <= .max(other) }

  /// A sum that is too large is unlimited.
  public static func + (one: Self, other: Self) -> Self {
    guard let one = one.max, let other = other.max else { return .unlimited }
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .unlimited : .max(sum)
  }

  /// A demand and a number of values more.
  public static func + (one: Self, other: Int) -> Self { one + .max(other) }
  /// Adds a demand.
  public static func += (one: inout Self, other: Self) { one = one + other }
  /// Adds a number of values.
  public static func += (one: inout Self, other: Int) { one = one + other }

  /// Never below none; all but some is all.
  public static func - (one: Self, other: Self) -> Self {
    guard let one = one.max else { return .unlimited }
    return other.max.map { .max(one - Swift.min(one, $0)) } ?? .none
  }

  /// A demand and a number of values less, but not below none.
  public static func - (one: Self, other: Int) -> Self { one - .max(other) }
  /// Takes a demand away, but not below none.
  public static func -= (one: inout Self, other: Self) { one = one - other }
  /// Takes a number of values away, but not below none.
  public static func -= (one: inout Self, other: Int) { one = one - other }

  /// A demand, multiplied. A negative factor counts as 0; a product that is too large is unlimited.
  public static func * (one: Self, factor: Int) -> Self {
    guard let one = one.max else { return .unlimited }
    let (product, overflow) = one.multipliedReportingOverflow(by: Swift.max(0, factor))
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies a demand by a factor.
  public static func *= (one: inout Self, factor: Int) { one = one * factor }
}
