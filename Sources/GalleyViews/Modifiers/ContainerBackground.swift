import GalleyGeometry
import GalleyLayout

/// What a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate let name: String

  /// The background of a widget: of the whole image, where a preview has the size of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a screen of a navigation stack, or of a column of a navigation split view, with its bars.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background of a navigation split view, which is seen where a column has a background that lets it through.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background of a tab view. Name only: iOS has none.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background of a window. Name only: iOS has none.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Where the background of a container comes from: the placements that are drawn.
package enum GroundOfNavigation {}
package enum GroundOfSplitView {}
package enum GroundOfWidget {}

/// What is behind a container, as a view in it says.
package struct ContainerGround<Placement>: ReportedFacts {
  package private(set) var view: AnyView?

  package init() {}
  fileprivate init(_ view: AnyView) { self.view = view }

  package mutating func add(_ later: ContainerGround) { view = view ?? later.view }
}

nonisolated extension EnvironmentValues {
  /// Whether the background of a widget is shown: it is, unless set.
  @Entry public var showsWidgetContainerBackground: Bool = true

  /// Whether the image is a widget: then its background can be drawn.
  @Entry package var isWidget: Bool = false
}

nonisolated extension View {
  /// Draws a style behind the container around: a screen of a stack or a column with its bars, a split view, a widget
  /// in a preview of its size. Without such a container nothing is drawn, with a warning for other placements and for
  /// widgets.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(
      content: self, ground: AnyView(Rectangle().fill(style)), placement: container)
  }

  /// Draws views behind the container around, as `containerBackground(_:for:)` does, in a stack that has the
  /// container's size.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    ContainerBackgroundView(
      content: self,
      ground: AnyView(
        ZStack(alignment: alignment) { content() }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)),
      placement: container)
  }
}

/// A view that says what is behind the container around.
private struct ContainerBackgroundView<Content: View> {
  let content: Content
  let ground: AnyView
  let placement: ContainerBackgroundPlacement
  @Environment(\.isWidget) private var isWidget
  @Environment(\.showsWidgetContainerBackground) private var isShown

  init(content: Content, ground: AnyView, placement: ContainerBackgroundPlacement) {
    self.content = content
    self.ground = ground
    self.placement = placement
  }
}

nonisolated extension ContainerBackgroundView: View {
  var body: some View {
    switch placement {
    case .navigation: content.reporting(ContainerGround<GroundOfNavigation>(ground))
    case .navigationSplitView: content.reporting(ContainerGround<GroundOfSplitView>(ground))
    case .widget where isWidget:
      content.reporting(isShown ? ContainerGround<GroundOfWidget>(ground) : nil)
    default: content.ignored("containerBackground(for: .\(placement.name))")
    }
  }
}
