extension TextEngine {
  /// Whether there is a family, a face or a named instance of a name.
  public func hasFont(named name: String) -> Bool {
    library.face(for: FontDescriptor(family: name, size: 12)).isExactFamily
  }
}
