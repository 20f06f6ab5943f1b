import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// An amount of storage as `ByteCountFormatStyle` writes its bytes.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// How long the text is, and whether a kilobyte has 1,000 or 1,024 bytes.
    public typealias Style = ByteCountFormatStyle.Style
    /// A set of units.
    public typealias Units = ByteCountFormatStyle.Units

    /// How long the text is, and whether a kilobyte has 1,000 or 1,024 bytes.
    public var style: Style
    /// The units that may be used.
    public var allowedUnits: Units
    /// Whether 0 is written as a word.
    public var spellsOutZero: Bool
    /// Whether the exact number of bytes follows in brackets.
    public var includesActualByteCount: Bool
    /// The locale whose words and digits are used.
    public var locale: Locale

    /// A style of an amount of storage.
    public init(
      style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool,
      locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    /// Amounts beyond 64 bits of bytes are the largest that have them.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded()
      let count =
        Int64(exactly: bytes) ?? (bytes.isNaN ? 0 : bytes < 0 ? Int64.min + 1 : Int64.max)
      return ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(count)
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// An amount of storage in the units that suit it: `12 kB`.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
