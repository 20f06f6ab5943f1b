/// What stands before the decimals of a number in a cell of text.
public enum DecimalSign: String, CaseIterable, Sendable {
  /// `1234.5`, `1,234.5` where it was asked for.
  case point
  /// `1234,5` and `1.234,5`.
  case comma
}
