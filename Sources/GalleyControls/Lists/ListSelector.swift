import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The selection of a list without its type.
nonisolated struct ListSelector {
  /// Whether several rows can be selected.
  let isMultiple: Bool
  /// Reads what is selected. The answer says of what tells a row from the others whether it stands for that.
  private let read: () -> (RowIdentity) -> Bool
  /// What was read last.
  private var holds: (RowIdentity) -> Bool = { _ in false }
  private let tap: (RowTouch, _ isEditing: Bool, SelectionAnchor) -> Void
  /// Selects a value alone; one that is not of the selection's type changes nothing.
  let select: (AnyHashable) -> Void
  private var anchor = SelectionAnchor()

  /// The same selection as it is now, which Shift extends from the row that was tapped last. Called by the body of the
  /// list, which has read the selection then.
  func read(extendingFrom anchor: SelectionAnchor) -> ListSelector {
    var selector = self
    selector.anchor = anchor
    selector.holds = read()
    return selector
  }

  /// - Parameter binding: nil selects nothing; so does a type of somebody's own.
  init?<Selection: _ListSelection>(_ binding: Binding<Selection>?) {
    guard let binding else { return nil }
    if let one = binding as? Binding<Selection.SelectedValue?> {
      self.init(one: one)
    } else if let several = binding as? Binding<Set<Selection.SelectedValue>> {
      self.init(several: several)
    } else {
      return nil
    }
  }

  /// One row that is always selected.
  init<Value: Hashable>(always binding: Binding<Value>) {
    let optional = Binding<Value?> {
      binding.wrappedValue
    } set: { value in
      if let value { binding.wrappedValue = value }
    }
    self.init(one: optional)
  }

  private init<Value: Hashable>(one binding: Binding<Value?>) {
    isMultiple = false
    read = {
      let selected = binding.wrappedValue
      return { row in row.value(as: Value.self).map { $0 == selected } ?? false }
    }
    tap = { touch, _, _ in
      guard let value = touch.row.identity.value(as: Value.self) else { return }
      let isTakenOut = touch.modifiers.contains(.command) && binding.wrappedValue == value
      binding.wrappedValue = isTakenOut ? nil : value
    }
    select = { value in
      if let value = value.base as? Value { binding.wrappedValue = value }
    }
  }

  private init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    isMultiple = true
    read = {
      let selected = binding.wrappedValue
      return { row in row.value(as: Value.self).map { selected.contains($0) } ?? false }
    }
    tap = { touch, isEditing, anchor in
      let selection = binding.wrappedValue
      binding.wrappedValue = Self.changed(selection, by: touch, isEditing: isEditing, anchor)
    }
    select = { value in
      if let value = value.base as? Value { binding.wrappedValue = [value] }
    }
  }

  /// What a tap makes of a selection of several rows.
  private static func changed<Value: Hashable>(
    _ selection: Set<Value>, by touch: RowTouch, isEditing: Bool, _ anchor: SelectionAnchor
  ) -> Set<Value> {
    guard let value = touch.row.identity.value(as: Value.self) else { return selection }
    if touch.modifiers.contains(.shift), let start = anchor.place(in: touch.rows) {
      // As on a Mac: the rows in between, and no others (assumed for iOS).
      let range = min(start, touch.index)...max(start, touch.index)
      return Set(
        touch.rows[range].filter(\.isSelectable).compactMap { $0.identity.value(as: Value.self) })
    }
    anchor.row = touch.row.identity
    if isEditing || touch.modifiers.contains(.command) {
      return selection.symmetricDifference([value])
    }
    return [value]
  }

  /// A row was tapped.
  func take(_ touch: RowTouch, isEditing: Bool) {
    if touch.row.isSelectable { tap(touch, isEditing, anchor) }
  }

  /// Whether a row is selected.
  func isSelected(_ row: ListRow) -> Bool {
    row.role == .row && row.identity.map(holds) ?? false
  }
}

/// The row from which Shift selects.
nonisolated final class SelectionAnchor {
  var row: RowIdentity?

  func place(in rows: [TouchedRow]) -> Int? {
    guard let row else { return nil }
    return rows.firstIndex { $0.identity == row && $0.isSelectable }
  }
}

/// Whether a row cannot be selected.
nonisolated enum ListRowIsFixedKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

nonisolated extension TouchedRow {
  /// Whether the view is a row and not a header, can be touched, and may be selected.
  fileprivate var isSelectable: Bool {
    layout[ListRowRoleKey.self] == .row && isEnabled && !layout[ListRowIsFixedKey.self]
  }
}

nonisolated extension EnvironmentValues {
  /// Selects a value in the list around; nil where nothing is selected there.
  @Entry var listSelection: ((AnyHashable) -> Void)?
}

nonisolated extension View {
  /// Makes each of the views a row that a tap selects.
  func selectable(by selector: ListSelector, isEditing: Bool) -> some View {
    transformPreference(ListRowsKey.self) { rows, identity in
      var row = rows.first ?? ListRow()
      row.identity = identity
      if selector.isMultiple, isEditing, row.role == .row { row.edit.control = .select }
      rows = [row]
    }
    .contentShape(Rectangle())
    .onRowTap { selector.take($0, isEditing: isEditing) }
  }
}

/// What is behind the rows that are selected.
struct SelectedFills {
  let rows: [ListRow]
  let look: ListLook
  let selector: ListSelector
  @Environment(\.layoutDirection) private var direction

  /// In points, of a row on the ground of a column (assumed: as of groups).
  private static let columnRadius = ScreenMetrics.groupRadius
}

nonisolated extension SelectedFills: View {
  var body: some View {
    if rows.contains(where: selector.isSelected) {
      GeometryReader { proxy in
        let isApart = look.ground == .column
        let rows = PlacedRows(rows, look: look, direction: direction, in: proxy)
        // Assumed: the gray of a cell that is pressed.
        FixedPath(
          path: rows.fills(
            of: selector, cornerRadius: isApart ? Self.columnRadius : look.cornerRadius,
            isApart: isApart)
        )
        .fill(SemanticColor.gray4)
      }
    }
  }
}

/// A circle before a row that can be selected, with a tick once it is.
struct SelectionCircle {
  let isSelected: Bool
  @Environment(\.tintStyle) private var tint

  init(isSelected: Bool) { self.isSelected = isSelected }

  // Assumed: neither an image nor a document was found.
  private static let line: CGFloat = 1.5
  private static let tick = CGSize(width: 11, height: 9)
}

nonisolated extension SelectionCircle: View {
  var body: some View {
    Group {
      if isSelected {
        Circle().fill(tint ?? AnyShapeStyle(Color.accentColor))
          .overlay {
            SizedTick(width: Self.tick.width, height: Self.tick.height)
              .foregroundStyle(.white)
          }
      } else {
        Circle().strokeBorder(SemanticColor.tertiaryLabel, lineWidth: Self.line)
      }
    }
    .frame(width: ScreenMetrics.editControl, height: ScreenMetrics.editControl)
  }
}
