import GalleyGeometry
import GalleyLayout
import GalleyViews

/// What a view of a list is to the list.
nonisolated enum ListRowRole: Hashable, Sendable {
  case row
  case header
  case footer
  /// Nothing to be seen: a section begins here.
  case sectionStart
  /// Nothing to be seen: a section ends here.
  case sectionEnd
}

/// What a view of a list says about itself, and where it lies.
nonisolated struct ListRow: Hashable, Sendable {
  var role = ListRowRole.row
  /// Points around the view in its row; nil is the list's own.
  var insets: EdgeInsets?
  /// The lines that are left out.
  var hiddenSeparators: VerticalEdge.Set = []
  /// The lines around the section that are left out.
  var hiddenSectionLines: VerticalEdge.Set = []
  /// The colour of the line below; nil is the list's own.
  var separatorTint: Color?
  /// Whether the row fills its box itself.
  var hasBackground = false
  /// The view without the insets around it.
  var content: Anchor<CGRect>?
  /// The view with the insets around it.
  var bounds: Anchor<CGRect>?
  /// The part of the width that the line below takes.
  var line: Anchor<CGRect>?
  var edit = ListRowEdit()
  /// What tells the row of a list with a selection from the others.
  var identity: RowIdentity?
}

/// The symbols at which a row is deleted, selected or moved.
nonisolated struct ListRowEdit: Hashable, Sendable {
  enum Control: Hashable, Sendable { case delete, select }
  var control: Control?
  var isMovable = false

  var leadingRoom: CGFloat { control == nil ? 0 : ScreenMetrics.editShift }
  var trailingRoom: CGFloat { isMovable ? ScreenMetrics.moveRoom : 0 }
}

/// The views of a list in their order.
nonisolated enum ListRowsKey: PreferenceKey {
  static var defaultValue: [ListRow] { [] }

  static func reduce(value: inout [ListRow], nextValue: () -> [ListRow]) { value += nextValue() }
}

/// What the list's layout reads of its views.
nonisolated enum ListRowRoleKey: LayoutValueKey {
  static var defaultValue: ListRowRole { .row }
}

nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// Whether the room around a row's content is a part of the view already.
nonisolated enum ListRowIsPaddedKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

nonisolated enum ListRowEditKey: LayoutValueKey {
  static var defaultValue: ListRowEdit { ListRowEdit() }
}

/// What a list tells its views.
nonisolated struct ListContext: Hashable, Sendable {
  /// Whether sections stand in boxes or bands of their own.
  var isGrouped: Bool
  /// Whether headers are large and have symbols to close their sections.
  var isSidebar: Bool
  var metrics: ListMetrics
}

nonisolated extension EnvironmentValues {
  private enum ListRowInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }

  /// The list around; nil where there is none.
  @Entry var listContext: ListContext?

  /// The insets that a modifier around the row states.
  var listRowInsets: EdgeInsets? {
    get { self[ListRowInsetsKey.self] }
    set { self[ListRowInsetsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Changes what each of the views says about itself.
  func changingListRow(_ change: @escaping (inout ListRow) -> Void) -> some View {
    transformPreference(ListRowsKey.self) { rows in
      var row = rows.first ?? ListRow()
      change(&row)
      rows = [row]
    }
  }

  /// Makes each of the views a part of a list that is no row.
  func listRole(_ role: ListRowRole) -> some View {
    layoutValue(key: ListRowRoleKey.self, value: role)
      .changingListRow { $0.role = role }
  }

  /// Makes each of the views fill its row and say where it lies.
  func fillingListRow(_ metrics: ListMetrics) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .transformAnchorPreference(key: ListRowsKey.self, value: .bounds) { rows, bounds in
        var row = rows.first ?? ListRow()
        row.content = bounds
        rows = [row]
      }
      .transformAnchorPreference(
        key: ListRowsKey.self,
        value: .rowLine(from: .listRowSeparatorLeading, to: .listRowSeparatorTrailing)
      ) { rows, line in
        var row = rows.first ?? ListRow()
        row.line = line
        rows = [row]
      }
      ._rowPadding(ListRowPadding(metrics: metrics))
      .transformAnchorPreference(key: ListRowsKey.self, value: .bounds) { rows, bounds in
        var row = rows.first ?? ListRow()
        row.bounds = bounds
        rows = [row]
      }
  }
}
