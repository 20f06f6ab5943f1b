import GalleyGeometry
import GalleyLayout
import GalleyViews

/// How lists look: one of the styles below.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that Galley knows; a custom one looks like the default.
nonisolated protocol KnownListStyle: ListStyle {
  nonisolated var look: ListLook { get }
}

nonisolated extension KnownListStyle {
  /// Groups of rows in boxes with round corners.
  nonisolated static var insetGroups: ListLook {
    var metrics = ListMetrics(rowInset: ScreenMetrics.groupedRowInset)
    metrics.margin = ScreenMetrics.groupMargin
    metrics.firstGroupTop = ScreenMetrics.firstGroupTop
    metrics.endSpacing = ScreenMetrics.listEndSpacing
    metrics.footersAreSpaced = true
    metrics.sectionSpacing = ScreenMetrics.groupHeaderSpacing
    metrics.headerlessSpacing = ScreenMetrics.groupSpacing - ScreenMetrics.groupHeaderSpacing
    metrics.headerTop = ScreenMetrics.groupHeaderTop
    metrics.headerBottom = ScreenMetrics.groupHeaderBottom
    return ListLook(
      metrics: metrics, ground: .grouped, cornerRadius: ScreenMetrics.groupRadius)
  }

  /// Rows from side to side.
  nonisolated static var plainRows: ListLook {
    ListLook(metrics: ListMetrics(rowInset: ScreenMetrics.plainRowInset), edgeLines: .rows)
  }
}

/// As on a phone: `InsetGroupedListStyle`; in a side bar `SidebarListStyle`.
nonisolated public struct DefaultListStyle: KnownListStyle, Sendable {
  /// The same style as `.automatic`.
  public init() {}
  nonisolated var look: ListLook {
    var look = Self.insetGroups
    look.followsColumn = true
    return look
  }
}

/// Rows from side to side.
nonisolated public struct PlainListStyle: KnownListStyle, Sendable {
  /// The same style as `.plain`.
  public init() {}
  nonisolated var look: ListLook { Self.plainRows }
}

/// Groups of rows in bands from side to side.
nonisolated public struct GroupedListStyle: KnownListStyle, Sendable {
  /// The same style as `.grouped`.
  public init() {}
  nonisolated var look: ListLook {
    var look = Self.insetGroups
    look.metrics.rowInsets.leading = ScreenMetrics.plainRowInset
    look.metrics.rowInsets.trailing = ScreenMetrics.plainRowInset
    look.metrics.margin = 0
    look.cornerRadius = 0
    look.edgeLines = .bands
    return look
  }
}

/// Groups of rows in boxes with round corners.
nonisolated public struct InsetGroupedListStyle: KnownListStyle, Sendable {
  /// The same style as `.insetGrouped`.
  public init() {}
  nonisolated var look: ListLook { Self.insetGroups }
}

/// As `PlainListStyle`, without lines above the first row and below the last.
nonisolated public struct InsetListStyle: KnownListStyle, Sendable {
  /// The same style as `.inset`.
  public init() {}
  /// - Parameter alternatesRowBackgrounds: changes nothing yet.
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated var look: ListLook {
    var look = Self.plainRows
    look.edgeLines = .none
    return look
  }
}

/// On a phone groups of rows below large headers; in the column of a split view rows on its ground.
nonisolated public struct SidebarListStyle: KnownListStyle, Sendable {
  /// The same style as `.sidebar`.
  public init() {}
  nonisolated var look: ListLook {
    var look = Self.insetGroups
    look.followsColumn = true
    look.isSidebar = true
    return look
  }
}

/// Rows from side to side, drawn without the border.
nonisolated public struct BorderedListStyle: KnownListStyle, Sendable {
  /// The same style as `.bordered`.
  public init() {}
  /// - Parameter alternatesRowBackgrounds: changes nothing yet.
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated var look: ListLook { Self.plainRows }
}

/// A box for each row, as on a watch; drawn as rows from side to side.
nonisolated public struct CarouselListStyle: KnownListStyle, Sendable {
  /// The same style as `.carousel`.
  public init() {}
  nonisolated var look: ListLook { Self.plainRows }
}

/// A box for each row, as on a watch; drawn as rows from side to side.
nonisolated public struct EllipticalListStyle: KnownListStyle, Sendable {
  /// The same style as `.elliptical`.
  public init() {}
  nonisolated var look: ListLook { Self.plainRows }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// Groups of rows in boxes with round corners; in a side bar the same as `.sidebar`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows in bands from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows in boxes with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows from side to side, without lines above the first row and below the last.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// The same as `.inset`: rows are filled alike.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// On a phone groups of rows below large headers; in the column of a split view rows on its ground.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// On an image, the same look as `.plain`: there is no border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// On an image, the same look as `.plain`: there is no border, and rows are filled alike.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}

nonisolated extension ListStyle where Self == CarouselListStyle {
  /// A watch's style. On an image, the same look as `.plain`.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

nonisolated extension ListStyle where Self == EllipticalListStyle {
  /// A watch's style. On an image, the same look as `.plain`.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension EnvironmentValues {
  /// How lists in the view look.
  @Entry var listLook: ListLook = DefaultListStyle().look
}

nonisolated extension View {
  /// The style of lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = ((style as? any KnownListStyle) ?? DefaultListStyle()).look
    return changingEnvironment { $0.listLook = look }
  }
}
