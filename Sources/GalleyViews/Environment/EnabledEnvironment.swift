import GalleyGeometry

nonisolated extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether controls could be used: controls that cannot are drawn dim.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Controls in this view cannot be used, and are drawn dim. Where a view around is disabled, `false`
  /// changes nothing.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
