/// Names an interval. Signposts are not recorded.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number that tells intervals of one name apart on Apple's systems.
  public let rawValue: UInt64

  /// A name by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// The same name each time, where Apple's systems make another one.
  public init(log: OSLog) { rawValue = 1 }
  /// The same name for all objects, where Apple's systems have one for each.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// For intervals of which one is open at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval: what Apple's systems give where something is wrong.
  public static let invalid = OSSignpostID(.max)
  /// No interval: what Apple's systems give for a log that is off.
  public static let null = OSSignpostID(0)

  /// Orders names by their numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Which part of an interval a signpost is.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the part, as on Apple's systems.
  public let rawValue: UInt8

  /// A part by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment, no part of an interval.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The name that it was begun with.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// An interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// What a signpost says; it is not evaluated.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals for a profiler. There is none: nothing is recorded.
public struct OSSignposter: Sendable {
  /// As all signposters: nothing is recorded.
  public static let disabled = OSSignposter()

  /// Records nothing.
  public init() {}
  /// Records nothing; the names have no effect.
  public init(subsystem: String, category: String) {}
  /// Records nothing; the names have no effect.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Records nothing, and writes nothing to the logger.
  public init(logger: Logger) {}
  /// Records nothing, and writes nothing to the log.
  public init(logHandle: OSLog) {}

  /// False: nothing is recorded.
  public var isEnabled: Bool { false }

  /// The same name each time, where Apple's systems make another one.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
  /// The same name for all objects, where Apple's systems have one for each.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }

  /// Records nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Records nothing, and does not evaluate the message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Records nothing.
  /// - Returns: what `endInterval(_:_:)` is given.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Records nothing, and does not evaluate the message.
  /// - Returns: what `endInterval(_:_:)` is given.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Records nothing.
  /// - Returns: what `endInterval(_:_:)` is given.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Records nothing, and does not evaluate the message.
  /// - Returns: what `endInterval(_:_:)` is given.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Records nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Records nothing, and does not evaluate the message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Runs `task` and records nothing.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value { try task() }
  /// Runs `task` and records nothing; the message is not evaluated.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> Value
  ) rethrows -> Value { try task() }
}

/// Records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
