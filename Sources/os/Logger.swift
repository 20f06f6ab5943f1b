// A file that says `import os`, or `import os.log`, builds on Linux unchanged.
import Foundation
@_exported import os

/// How much a message matters. Messages of all levels are written; Apple's systems keep some in memory alone.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level, as on Apple's systems.
  public let rawValue: UInt8

  /// A level by its number. Messages of another one than those below are written as those of `default`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Messages have nothing before them that says so.
  public static let `default` = OSLogType(0)
  /// `info: ` stands before messages.
  public static let info = OSLogType(1)
  /// `debug: ` stands before messages.
  public static let debug = OSLogType(2)
  /// `error: ` stands before messages.
  public static let error = OSLogType(16)
  /// `fault: ` stands before messages.
  public static let fault = OSLogType(17)

  /// What precedes messages; nothing for the default.
  var name: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Where messages come from.
public final class OSLog: Sendable {
  /// What a log is for.
  public struct Category: Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Signposts that Apple's profiler marks in its time line. Messages are written as those of any category.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that Apple's systems record only for a profiler. Messages are written as those of any category.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// As `dynamicTracing`, and with stacks on Apple's systems. Here no message has one.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isOn: Bool

  /// Messages have no names before them.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog("", "", isOn: false)

  /// Messages begin with both names, `[subsystem:category] `, but for an empty one.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isOn: true)
  }

  /// Messages begin with both names, `[subsystem:category] `, but for an empty one.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(_ subsystem: String, _ category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
  }

  /// Whether messages are written: those of every kind are.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// Signposts are not recorded.
  public var signpostsEnabled: Bool { false }

  /// Writes a line to standard error: `[subsystem:category] error: message`.
  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (names.isEmpty ? "" : "[\(names)] ") + type.name + message + "\n"
    var bytes = Array(line.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// Writes messages to standard error.
public struct Logger: Sendable {
  let log: OSLog

  /// Messages have no names before them.
  public init() { log = .default }

  /// Writes what is written to a log: nothing for `OSLog.disabled`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Messages begin with both names, `[subsystem:category] `, but for an empty one.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of the level `default`.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
