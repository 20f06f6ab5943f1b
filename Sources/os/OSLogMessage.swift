import Foundation

/// The message of a log: a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  public init(stringLiteral value: String) { text = value }
}

/// Who may read a value. Values are shown unless they are said to be private, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// What is written for a private value.
  public enum Mask: Sendable {
    case hash
    case none
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The columns that a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case none, left, right }
  private let side: Side
  private let columns: Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .none, columns: 0) }

  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }

  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    switch side {
    case .none: return text
    case .left: return text + blanks
    case .right: return blanks + text
    }
  }
}

/// How a Boolean value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true`, `false`.
  case truth
  /// `yes`, `no`.
  case answer
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Numbers and Boolean values have formats of their own.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { "\(value())" }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let isTrue = value()
    append(.none, privacy) { format == .answer ? (isTrue ? "yes" : "no") : "\(isTrue)" }
  }

  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(value()) }
  }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(Double(value())) }
  }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ value: () -> String
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(value())
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var hasSign = false
  private var digits = 1

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
  }

  public static func hex(
    explicitPrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: explicitPrefix ? "0x" : "", isUppercase: uppercase, digits: minDigits())
  }

  public static func octal(
    explicitPrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: explicitPrefix ? "0o" : "", digits: minDigits())
  }

  /// Negative numbers have their sign in every radix.
  func text(_ value: some FixedWidthInteger) -> String {
    let number = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + number
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  /// As in the formats of C.
  private var conversion = "f"
  private var precision: Int?
  private var hasSign = false

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "A" : "a", hasSign: explicitPositiveSign)
  }

  func text(_ value: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", value)
  }
}
