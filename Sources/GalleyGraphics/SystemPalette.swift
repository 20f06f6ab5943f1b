/// Which release's named colours are used: Apple changed them.
public enum SystemPalette: String, Hashable, Sendable, CaseIterable {
  /// Those of iOS 13 to 18 (CO1).
  case classic
  /// Those of the releases of 26 (CO2).
  case release26
}
