import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Two or three columns: a side bar, perhaps a list, and the detail. A phone's screen has the side bar alone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: NavigationSplitViewVisibility
  /// The column of a narrow screen.
  private let compactColumn: NavigationSplitViewColumn
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Three columns. On a narrow screen only one is drawn: the preferred one, or the side bar.
  /// - Parameters:
  ///   - columnVisibility: which columns are drawn; read only.
  ///   - preferredCompactColumn: the column of a narrow screen; read only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(._unstated),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn.wrappedValue
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two columns. On a narrow screen only one is drawn: the preferred one, or the side bar.
  /// - Parameters:
  ///   - columnVisibility: which columns are drawn; read only.
  ///   - preferredCompactColumn: the column of a narrow screen; read only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(._unstated),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn.wrappedValue
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  @Environment(\.horizontalSizeClass) private var sizeClass
  /// Points; nil before the view was placed.
  @State private var width: CGFloat?
}

nonisolated extension NavigationSplitView: View {
  public var body: some View {
    let views = columns
    BackedLayout {
      SplitLayout {
        ForEach(views.indices, id: \.self) { index in
          SplitColumn(content: views[index], isFirst: index == 0, isLast: index == views.count - 1)
        }
      }
      FollowingViews(ContainerGround<GroundOfSplitView>.self) { $0.view?.ignoresSafeArea() }
        .zIndex(-1)
    }
    .endingReports(of: ContainerGround<GroundOfSplitView>.self)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    ._layoutName("NavigationSplitView")
  }

  /// The columns that are seen: one on a phone's screen.
  private var columns: [AnyView] {
    if isNarrow {
      switch compactColumn {
      case .detail: return [AnyView(detail)]
      case .content: return [content.map { AnyView($0) } ?? AnyView(sidebar)]
      default: return [AnyView(sidebar)]
      }
    }
    var result: [AnyView] = []
    if visibility != .detailOnly {
      if visibility != .doubleColumn || content == nil { result.append(AnyView(sidebar)) }
      if let content { result.append(AnyView(content)) }
    }
    return result + [AnyView(detail)]
  }

  /// Whether there is no room for columns.
  private var isNarrow: Bool {
    sizeClass == .compact && (width ?? .infinity) < 2 * ScreenMetrics.columnWidth
  }
}

/// A column with its bars.
private struct SplitColumn {
  let content: AnyView
  let isFirst: Bool
  let isLast: Bool
  @State private var width: CGFloat?

  init(content: AnyView, isFirst: Bool, isLast: Bool) {
    self.content = content
    self.isFirst = isFirst
    self.isLast = isLast
  }
}

nonisolated extension SplitColumn: View {
  var body: some View {
    NavigationScreen(
      content: content, navigation: .withoutPath,
      ground: isLast ? nil : AnyView(SemanticColor.secondaryBackground)
    )
    .changingEnvironment { environment in
      environment.isInSidebar = !isLast
      // A field that was asked for around all columns is that of the first.
      if !isFirst { environment.offeredSearchBar = nil }
    }
    .overlay(alignment: .trailing) {
      if !isLast { HStack(spacing: 0) { Divider() }.reachingScreen(.vertical) }
    }
    .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
    .layoutValue(key: ColumnWidthKey.self, value: width)
  }
}

/// The width that a column asks for, in points.
private enum ColumnWidthKey: PreferenceKey, LayoutValueKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the views are in a column of a split view beside which there is another one.
  @Entry var isInSidebar: Bool = false
}

/// Columns from the leading edge, the last of which takes what is left. A column has the width that its
/// content asks for with `navigationSplitViewColumnWidth`, 320 points by default, and at most what
/// leaves the last one a third of the room.
nonisolated private struct SplitLayout: Layout {
  private func widths(_ width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    guard let width, width.isFinite else {
      return subviews.map { $0[ColumnWidthKey.self] ?? $0.sizeThatFits(.unspecified).width }
    }
    let widths = subviews.dropLast().map { $0[ColumnWidthKey.self] ?? ScreenMetrics.columnWidth }
    let total = widths.reduce(0, +)
    let scale = total > width * 2 / 3 ? width * 2 / 3 / total : 1
    return widths.map { $0 * scale } + [width - total * scale]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widths = widths(proposal.width, subviews)
    let heights = zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Of three columns the last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The column that a narrow device shows.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// No column is set: a narrow device begins with the side bar.
  public static let _unstated = NavigationSplitViewColumn(name: "")

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns; the side bar if there are two.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How columns share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The style of the place.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same style as `.automatic`.
  public init() {}
}

/// Columns that share the width. On an image it has no effect.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same style as `.balanced`.
  public init() {}
}

/// A detail that keeps its width, with the other columns over it. On an image it has no effect.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same style as `.prominentDetail`.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// On an image, the same look as `.automatic`.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

nonisolated extension NavigationSplitViewStyle
where Self == ProminentDetailNavigationSplitViewStyle {
  /// On an image, the same look as `.automatic`.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

nonisolated extension View {
  /// No effect: columns stand beside each other.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// The width of a split view's column in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: max(width, 0))
  }

  /// The ideal width of a split view's column in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
