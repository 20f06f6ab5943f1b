/// What stands for the tint and the accent colour while something is presented over the views.
package enum TintDimming {
  /// Nothing is presented.
  case none
  /// The gray of views.
  case views
  /// The gray of bars.
  case bars
}

extension EnvironmentValues {
  private enum TintDimmingKey: EnvironmentKey {
    static var defaultValue: TintDimming { .none }
  }

  /// Whether something is presented over the views.
  package var tintDimming: TintDimming {
    get { self[TintDimmingKey.self] }
    set { self[TintDimmingKey.self] = newValue }
  }
}
