import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// No effect: images are not touched.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// No effect: an image is drawn in its own colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// No effect: complications of watches have no labels here.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// No effect: complications of watches have no labels here.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// No effect: complications of watches have no labels here.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// No effect: an image does not wait for new data.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
