import GalleyGeometry
import GalleyLayout
import GalleyViews

nonisolated extension View {
  /// Points around the view in its row; nil is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
      .changingListRow { $0.insets = insets }
      .changingEnvironment { $0.listRowInsets = insets }
  }

  /// What fills the view's row; nil is what the list has behind its rows.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    FilledListRow(content: self, background: view)
  }

  /// Whether there is a line between the view's row and the next ones. `automatic` is the list's own.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingListRow {
      if visibility == .hidden {
        $0.hiddenSeparators.formUnion(edges)
      } else {
        $0.hiddenSeparators.subtract(edges)
      }
    }
  }

  /// The colour of the line below the view's row; nil is the list's own.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingListRow { if edges.contains(.bottom) { $0.separatorTint = color } }
  }

  /// Whether there are lines above the first and below the last row of a section, in styles that have them.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingListRow {
      if visibility == .hidden {
        $0.hiddenSectionLines.formUnion(edges)
      } else {
        $0.hiddenSectionLines.subtract(edges)
      }
    }
  }

  /// Name only: the lines around a section have the colour of those between its rows.
  @ViewBuilder
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    if color == nil { self } else { ignored("listSectionSeparatorTint") }
  }

  /// Points between the rows of lists; each row is a box of its own then. Nil is the style's own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listSpacing.rows = spacing.map { max(0, $0) } }
  }

  /// Points between the sections of lists.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.listSpacing.sections = max(0, spacing) }
  }

  /// How far the sections of lists are from each other.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSpacing.sections = spacing.length }
  }

  /// The colour of the icons of labels in rows; nil is the tint.
  public func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { $0.listItemTint = tint.map { .fixed($0) } }
  }

  /// The colour of the icons of labels in rows; nil is the tint.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    changingEnvironment { $0.listItemTint = tint }
  }

  /// How much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Name only: rows are all filled alike.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Whether a tap on the view's row does not select it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: ListRowIsFixedKey.self, value: isDisabled)
  }

  /// No effect: images have no pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual: the header of a section in a large, bold font.
  case increased
}

/// How far the sections of a list are from each other.
public struct ListSectionSpacing: Hashable, Sendable {
  /// Points; nil is the style's own.
  let length: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the style's own distance.
  public static let compact = ListSectionSpacing(
    length: ScreenMetrics.compactGroupSpacing)
  /// A distance in points; a negative one counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, spacing))
  }
}

/// The colour of a row's icon.
public struct ListItemTint: Hashable, Sendable {
  private let name: String
  /// Nil is the colour of the text.
  private(set) var color: Color?

  /// The colour of the text.
  public static let monochrome = ListItemTint(name: "monochrome")
  /// A colour that the list does not change.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "fixed", color: tint)
  }
  /// A colour that the system may replace. On an image it is drawn as `fixed(_:)`.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred", color: tint)
  }
}

/// Whether every other row is filled in another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// What the list's style does. On an image rows are filled alike.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every other row is filled. On an image rows are filled alike.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// Rows are filled alike.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// Rows that fill their boxes themselves.
private struct FilledListRow<Content: View, Background: View> {
  let content: Content
  let background: Background?
  @Environment(\.listContext) private var list
  @Environment(\.listRowInsets) private var outerInsets
  @Environment(\.listRowEdit) private var edit
}

nonisolated extension FilledListRow: FilledRow {
  var rowContent: AnyView { AnyView(content) }

  func row(around content: AnyView) -> AnyView {
    AnyView(FilledListRow<AnyView, Background>(content: content, background: background))
  }

  var body: some View {
    if let list, let background {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        ._rowPadding(
          ListRowPadding(metrics: list.metrics, stated: outerInsets, edit: edit)
        )
        .backgroundPreferenceValue(ListRowsKey.self) { rows in
          if rows.first?.role ?? .row == .row { background }
        }
        .layoutValue(key: ListRowIsPaddedKey.self, value: true)
        .changingListRow { $0.hasBackground = true }
    } else {
      content
    }
  }
}

/// Distances that modifiers state for lists, in points; nil is the style's own.
nonisolated struct ListSpacing: Hashable, Sendable {
  var rows: CGFloat?
  var sections: CGFloat?
}

nonisolated extension EnvironmentValues {
  private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The accessories of editing that the rows around have.
  @Entry var listRowEdit: ListRowEdit = ListRowEdit()

  /// The colour of the icons of rows; nil is the tint.
  @Entry var listItemTint: ListItemTint?

  @Entry var listSpacing: ListSpacing = ListSpacing()

  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? lookNumbers.rowHeight(at: dynamicTypeSize) }
    set { self[MinimumRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : nil }
  }

  /// The least height of a list's headers, in points; nil is what they take.
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// How much the headers of sections stand out.
  @Entry public var headerProminence: Prominence = .standard
}
