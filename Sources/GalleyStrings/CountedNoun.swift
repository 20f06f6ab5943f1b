extension Int {
  /// The number with a noun that agrees with it: `1 row`, `2 rows`, `2 more rows`.
  /// - Parameters:
  ///   - noun: in the singular.
  ///   - plural: nil is the noun with `s`.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
