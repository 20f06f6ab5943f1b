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
  /// Whether something is presented over the views.
  @Entry package var tintDimming: TintDimming = .none
}
