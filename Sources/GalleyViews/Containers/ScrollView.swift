import GalleyGeometry
import GalleyLayout

/// A window onto its content at rest, scrolled to the start unless `defaultScrollAnchor` says otherwise
/// (SC1). The content is clipped.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which content may be longer than the window. Across them it is offered what the view is, and the
  /// view is as long as the content.
  public var axes: Axis.Set
  /// The views in the window.
  public var content: Content
  /// Whether the view shows how far it is while it scrolls, in a renderer that shows that.
  public var showsIndicators: Bool

  /// A window onto a column of views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public func _collect(into collector: inout _ViewCollector) {
    let environment = collector.environment
    let column = LayoutView(layout: VStackLayout(), name: "ScrollView content", content: content)
    let margins = environment.scrollContentMargins
    let inner = margins == EdgeInsets() ? AnyView(column) : AnyView(column.padding(margins))
    let window = ScrollContentView(
      settings: ScrollSettings(
        axes: axes, anchors: environment.scrollAnchors, showsIndicators: showsIndicators),
      content: EnvironmentView(content: inner) {
        // What was said of this view does not hold for those in it.
        $0.scrollContentMargins = EdgeInsets()
        $0.scrollAnchors = ScrollAnchors()
        $0.scrollTargetBehavior = nil
        $0.isScrollClipDisabled = false
        $0.enterScrollContent(axes)
      })
    let levels = environment.screenLevels
    let scrollsUnder = environment.deviceSafeArea != nil && !levels.reachable.isEmpty
    let clipped =
      environment.isScrollClipDisabled
      ? AnyView(window)
      : scrollsUnder
        ? AnyView(ScrollClip(content: window)) : AnyView(window.clippedAsOne(to: Rectangle()))
    let meetsBars = levels.reachable.contains(.bottom) && axes.contains(.vertical)
    collector.collect(
      meetsBars ? AnyView(clipped.modified(by: ScrollOverflowContent())) : clipped, at: .index(0))
  }
}

private struct ScrollSettings: Equatable {
  let axes: Axis.Set
  let anchors: ScrollAnchors
  let showsIndicators: Bool
}

private struct ScrollContentView<Content: View>: PrimitiveView {
  let settings: ScrollSettings
  let content: Content

  func _collect(into collector: inout _ViewCollector) {
    collector.emit(
      CollectionContent(name: "ScrollView", view: content, value: settings) {
        ScrollBehavior(axes: $0.axes, anchors: $0.anchors, showsIndicators: $0.showsIndicators)
      })
  }
}

nonisolated extension EnvironmentValues {
  /// Room around the content of scroll views, inside of their windows.
  @Entry var scrollContentMargins: EdgeInsets = EdgeInsets()

  /// Where the content of scroll views lies at rest.
  @Entry var scrollAnchors: ScrollAnchors = ScrollAnchors()

  @Entry var isScrollClipDisabled: Bool = false

  /// What scrolls meets no bar; on a device it does across the way in which it scrolls.
  fileprivate mutating func enterScrollContent(_ axes: Axis.Set) {
    guard deviceSafeArea != nil else { return screenLevel = 0 }
    if axes.contains(.vertical) { screenLevels.open.subtract(.vertical) }
    if axes.contains(.horizontal) { screenLevels.open.subtract(.horizontal) }
  }
}
