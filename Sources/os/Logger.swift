// A file that says `import os`, or `import os.log`, builds on Linux unchanged.
import Foundation
@_exported import os

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
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
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isOn: Bool

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog("", "", isOn: false)

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isOn: true)
  }

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

  public init() { log = .default }

  public init(_ logObj: OSLog) { log = logObj }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
