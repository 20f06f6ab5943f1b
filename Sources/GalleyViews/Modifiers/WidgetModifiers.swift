import GalleyGeometry
import GalleyLayout

/// What a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension EnvironmentValues {
  private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether the background of a widget is shown: it is, unless set.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}

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

  /// Name only: a background of the container around is not drawn, and reported.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { ignored("containerBackground") }

  /// Name only: a background of the container around is not drawn, and reported.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { ignored("containerBackground") }
}
