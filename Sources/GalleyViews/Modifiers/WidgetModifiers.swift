import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Changes nothing: nobody touches an image.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Changes nothing: an image is drawn in its own colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Changes nothing: complications of watches have no labels here.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: complications of watches have no labels here.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Changes nothing: complications of watches have no labels here.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Changes nothing: an image does not wait for new data.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
