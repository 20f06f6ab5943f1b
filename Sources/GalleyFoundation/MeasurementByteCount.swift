import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// An amount of storage as `ByteCountFormatStyle` writes its bytes.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    public typealias Style = ByteCountFormatStyle.Style
    public typealias Units = ByteCountFormatStyle.Units

    public var style: Style
    public var allowedUnits: Units
    public var spellsOutZero: Bool
    public var includesActualByteCount: Bool
    public var locale: Locale

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
