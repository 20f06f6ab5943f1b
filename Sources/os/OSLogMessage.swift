import Foundation

/// The message of a log: a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// A literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  /// A literal without values.
  public init(stringLiteral value: String) { text = value }
}

/// Who may read a value. Values are shown unless they are said to be private, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// What Apple's systems write for a private value. Here it is `<private>` with every mask.
  public enum Mask: Sendable {
    /// A digest of the value.
    case hash
    /// Nothing of the value.
    case none
  }

  let isHidden: Bool

  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// The value is shown, whatever its type; Apple's systems hide texts where no debugger is attached.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// `<private>` stands in the place of the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// `<private>` stands in the place of the value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// As `auto`: the mask has no effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// As `private`: the mask has no effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// As `sensitive`: the mask has no effect.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The columns that a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case none, left, right }
  private let side: Side
  private let columns: Int

  /// As many columns as the value has characters.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .none, columns: 0) }

  /// Spaces after the value, up to `columns` characters; a longer value is not truncated.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }

  /// Spaces before the value, up to `columns` characters; a longer value is not truncated.
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

  /// An empty message with room for `literalCapacity` bytes of literals.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds what stands between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value of any type, as `print` writes it. Numbers and Boolean values have formats of their own.
  /// - Parameters:
  ///   - align: the columns that it takes at least.
  ///   - privacy: whether it is shown.
  ///   - attributes: have no effect.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { "\(value())" }
  }

  /// Adds a Boolean value.
  /// - Parameters:
  ///   - format: its two words.
  ///   - privacy: whether it is shown.
  ///   - attributes: have no effect.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let isTrue = value()
    append(.none, privacy) { format == .answer ? (isTrue ? "yes" : "no") : "\(isTrue)" }
  }

  /// Adds a whole number.
  /// - Parameters:
  ///   - format: how it is written.
  ///   - align: the columns that it takes at least.
  ///   - privacy: whether it is shown.
  ///   - attributes: have no effect.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(value()) }
  }

  /// Adds a number with a fraction, rounded to a `Double`.
  /// - Parameters:
  ///   - format: how it is written.
  ///   - align: the columns that it takes at least.
  ///   - privacy: whether it is shown.
  ///   - attributes: have no effect.
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

/// How a whole number is written. A negative one has its sign in every radix.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var hasSign = false
  private var digits = 1

  /// Decimal digits: `255`.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits in lower case: `ff`.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits: `377`.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits.
  /// - Parameters:
  ///   - explicitPositiveSign: whether numbers from 0 have a `+`.
  ///   - minDigits: how many digits there are at least, with zeros before the others.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
  }

  /// Hexadecimal digits.
  /// - Parameters:
  ///   - explicitPrefix: whether `0x` stands before them.
  ///   - uppercase: whether letters are in upper case; those of the prefix are not.
  ///   - minDigits: how many digits there are at least, with zeros before the others.
  public static func hex(
    explicitPrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: explicitPrefix ? "0x" : "", isUppercase: uppercase, digits: minDigits())
  }

  /// Octal digits.
  /// - Parameters:
  ///   - explicitPrefix: whether `0o` stands before them.
  ///   - uppercase: has no effect.
  ///   - minDigits: how many digits there are at least, with zeros before the others.
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

/// How a number with a fraction is written: as `printf` of C does, with a point in every language.
public struct OSLogFloatFormatting: Sendable {
  /// As in the formats of C.
  private var conversion = "f"
  private var precision: Int?
  private var hasSign = false

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Hexadecimal digits and a power of two, as many as the number needs: `0x1.8p+1`.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
  /// One digit, a point, six digits and a power of ten: `3.000000e+00`.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// `fixed` or `exponential`, whichever is shorter, with six digits that count and no zeros behind them.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// Digits without a power.
  /// - Parameters:
  ///   - precision: digits behind the point, rounded; less than 0 is 0.
  ///   - explicitPositiveSign: whether numbers from 0 have a `+`.
  ///   - uppercase: whether infinity and what is no number are in upper case.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// One digit before the point, and a power of ten.
  /// - Parameters:
  ///   - precision: digits behind the point, rounded; less than 0 is 0.
  ///   - explicitPositiveSign: whether numbers from 0 have a `+`.
  ///   - uppercase: whether letters are in upper case.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// `fixed` or `exponential`, whichever is shorter, without zeros at the end.
  /// - Parameters:
  ///   - precision: digits that count, rounded; less than 1 is 1.
  ///   - explicitPositiveSign: whether numbers from 0 have a `+`.
  ///   - uppercase: whether letters are in upper case.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
  }

  /// Hexadecimal digits and a power of two, as many as the number needs.
  /// - Parameters:
  ///   - explicitPositiveSign: whether numbers from 0 have a `+`.
  ///   - uppercase: whether letters are in upper case.
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
