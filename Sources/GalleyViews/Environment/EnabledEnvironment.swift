import GalleyGeometry

nonisolated extension EnvironmentValues {
  /// Whether controls could be used: controls that cannot are drawn dim.
  @Entry public var isEnabled: Bool = true
}

nonisolated extension View {
  /// Controls in this view cannot be used, and are drawn dim. Where a view around is disabled, `false`
  /// changes nothing.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
