import Foundation

/// A moment of one kind of scheduler; another kind's moments are another type.
public struct SchedulerTime<Owner>: Strideable, Hashable, Codable, Sendable {
  /// From the beginning that the scheduler counts from.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// The length of time until another moment; negative for an earlier one.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  /// The moment a length of time later.
  public func advanced(by length: Stride) -> Self { Self(seconds: seconds + length.timeInterval) }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Codable, ExpressibleByFloatLiteral, Sendable
  {
    /// In seconds.
    public var timeInterval: TimeInterval

    /// A length of time in seconds, which may be negative.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
    /// A whole number of seconds; nil for one that `Double` cannot hold.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      timeInterval = seconds
    }

    /// A whole number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// A whole number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// A whole number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// A whole number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// The length without its sign, in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    public static func < (one: Self, other: Self) -> Bool {
      one.timeInterval < other.timeInterval
    }
    public static func + (one: Self, other: Self) -> Self {
      Self(one.timeInterval + other.timeInterval)
    }
    public static func - (one: Self, other: Self) -> Self {
      Self(one.timeInterval - other.timeInterval)
    }
    /// The product of the seconds of both.
    public static func * (one: Self, other: Self) -> Self {
      Self(one.timeInterval * other.timeInterval)
    }
    public static func *= (one: inout Self, other: Self) { one = one * other }
    public static func += (one: inout Self, other: Self) { one = one + other }
    public static func -= (one: inout Self, other: Self) { one = one - other }
  }
}

extension SchedulerTime where Owner == DispatchQueue {
  /// A moment of a queue's clock.
  public init(_ time: DispatchTime) {
    self.init(seconds: Double(time.uptimeNanoseconds) / 1e9)
  }

  /// Never before the machine's start, nor beyond what a queue can count.
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64((seconds > 0 ? min(seconds, 9e9) : 0) * 1e9))
  }
}

extension SchedulerTime where Owner == RunLoop {
  /// A moment by its date.
  public init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }
  /// The date of the moment.
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}

extension SchedulerTime where Owner == OperationQueue {
  /// A moment by its date.
  public init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }
  /// The date of the moment.
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}

extension SchedulerTime.Stride where Owner == DispatchQueue {
  /// A length of time of a queue; `never` is infinite.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let s): self = .seconds(s)
    case .milliseconds(let ms): self = .milliseconds(ms)
    case .microseconds(let us): self = .microseconds(us)
    case .nanoseconds(let ns): self = .nanoseconds(ns)
    case .never: self.init(.infinity)
    @unknown default: self.init(.infinity)
    }
  }
}
