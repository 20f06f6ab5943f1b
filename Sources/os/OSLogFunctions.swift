import Foundation

/// Writes a message to standard error. Of the arguments' formats kind and privacy count, and of numbers flags, width and
/// precision. Where an argument is missing, `<missing>` and the rest of the formats follow as they are.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message of a level, as `os_log(_:dso:log:type:_:)` does.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message of the level `default`, with no names before it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of a level, with no names before it.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(message.text, logLevel)
}

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(message.text, logLevel)
}

/// The formats of `os_log`: those of C, with `%@` and `%{public}d`.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var (text, rest) = ("", Array(format)[...])
    var values = arguments[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      var privacy = ""
      if rest.first == "{" {
        privacy = String(rest.dropFirst().prefix { $0 != "}" })
        rest = rest.drop { $0 != "}" }.dropFirst()
      }
      let options = rest.prefix { "-+ #0123456789.".contains($0) }
      rest = rest.dropFirst(options.count).drop { "hlqLjzt".contains($0) }
      guard let conversion = rest.popFirst(), let value = values.popFirst() else {
        // A format without a value, as the compiler of Apple's systems refuses it.
        return text + "<missing>" + String(rest)
      }
      let isHidden = privacy.contains("private") || privacy.contains("sensitive")
      text += isHidden ? "<private>" : Self.value(value, String(options), conversion)
    }
    return text
  }

  private static func value(_ value: Any, _ options: String, _ conversion: Character) -> String {
    if let number = value as? any BinaryFloatingPoint, "fFeEgGaA".contains(conversion) {
      return String(format: "%\(options)\(conversion)", Double(number))
    }
    if let number = value as? any FixedWidthInteger {
      switch conversion {
      case "d", "D", "i": return String(format: "%\(options)lld", Int64(truncatingIfNeeded: number))
      case "u", "U", "x", "X", "o", "O":
        let kind = conversion == "U" ? "u" : conversion == "O" ? "o" : conversion
        // Bits beyond the number's own are those of its sign.
        let bits =
          UInt64(truncatingIfNeeded: number) & (.max >> UInt64(64 - min(64, number.bitWidth)))
        return String(format: "%\(options)ll\(kind)", bits)
      default: break
      }
    }
    return "\(value)"
  }
}
