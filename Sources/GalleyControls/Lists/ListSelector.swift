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
  /// Selects the row below or above; whether there is a row that can be selected.
  private let step: ([TouchedRow], ListStep, SelectionAnchor) -> Bool
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

  /// - Parameter binding: nil selects nothing; neither does a custom type.
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
    step = { rows, step, _ in
      let selected = binding.wrappedValue
      let rows = SelectableRows<Value>(rows)
      guard let next = rows.next(to: rows.place { $0 == selected }, step) else { return false }
      if rows.values[next] != selected { binding.wrappedValue = rows.values[next] }
      return true
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
    step = { rows, step, anchor in
      let selected = binding.wrappedValue
      let rows = SelectableRows<Value>(rows)
      let moved = anchor.moved?.value(as: Value.self)
      let last =
        step.forward
        ? rows.lastPlace { selected.contains($0) } : rows.place(where: selected.contains)
      // From the row that moved last, or from the end of what is selected.
      let from = rows.place { $0 == moved && selected.contains($0) } ?? last
      guard let next = rows.next(to: from, step) else { return false }
      // A row that is selected no more holds nothing.
      let held = anchor.row?.value(as: Value.self)
      let anchored = rows.place { $0 == held && selected.contains($0) }
      let start = step.extends ? anchored ?? from ?? next : next
      (anchor.row, anchor.moved) = (rows.identities[start], rows.identities[next])
      let wanted = Set(rows.values[min(start, next)...max(start, next)])
      if wanted != selected { binding.wrappedValue = wanted }
      return true
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
      anchor.moved = touch.row.identity
      return Set(
        touch.rows[range].filter(\.isSelectable).compactMap { $0.identity.value(as: Value.self) })
    }
    (anchor.row, anchor.moved) = (touch.row.identity, touch.row.identity)
    if isEditing || touch.modifiers.contains(.command) {
      return selection.symmetricDifference([value])
    }
    return [value]
  }

  /// A row was tapped.
  func take(_ touch: RowTouch, isEditing: Bool) {
    if touch.row.isSelectable { tap(touch, isEditing, anchor) }
  }

  /// An arrow key was pressed.
  /// - Returns: whether there is a row that can be selected.
  func move(_ rows: [TouchedRow], forward: Bool, _ modifiers: EventModifiers) -> Bool {
    step(rows, ListStep(forward: forward, extends: modifiers.contains(.shift)), anchor)
  }

  /// Whether a row is selected.
  func isSelected(_ row: ListRow) -> Bool {
    row.role == .row && row.identity.map(holds) ?? false
  }

  /// Whether a row is selected now, whatever the body of the list has read.
  func isSelected(_ row: TouchedRow) -> Bool {
    row.layout[ListRowRoleKey.self] == .row && read()(row.identity)
  }
}

/// The row from which Shift selects.
nonisolated final class SelectionAnchor {
  var row: RowIdentity?
  /// The row that an arrow key or a tap has come to.
  var moved: RowIdentity?

  func place(in rows: [TouchedRow]) -> Int? {
    guard let row else { return nil }
    return rows.firstIndex { $0.identity == row && $0.isSelectable }
  }
}

/// A way of an arrow key through a list.
nonisolated private struct ListStep {
  var forward: Bool
  /// Whether what lies between is selected, too.
  var extends: Bool
}

/// The rows of a list that can be selected, in the order in which they are seen.
nonisolated private struct SelectableRows<Value: Hashable> {
  let values: [Value]
  let identities: [RowIdentity]

  init(_ rows: [TouchedRow]) {
    let found = rows.filter(\.isSelectable).compactMap { row in
      row.identity.value(as: Value.self).map { ($0, row.identity) }
    }
    (values, identities) = (found.map(\.0), found.map(\.1))
  }

  func place(where isMeant: (Value) -> Bool) -> Int? { values.firstIndex(where: isMeant) }

  func lastPlace(where isMeant: (Value) -> Bool) -> Int? { values.lastIndex(where: isMeant) }

  /// The row that the key comes to: at an end it stays, and without a selection it is the first or, upwards, the last one
  /// (assumed: as on a Mac). Nil without rows.
  func next(to place: Int?, _ step: ListStep) -> Int? {
    guard !values.isEmpty else { return nil }
    guard let place else { return step.forward ? 0 : values.count - 1 }
    return min(max(place + (step.forward ? 1 : -1), 0), values.count - 1)
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
    .onRowTap(isSelected: selector.isSelected) { selector.take($0, isEditing: isEditing) }
  }
}

/// What is behind the rows that are selected: elsewhere than in a sidebar the gray of a cell that is pressed (measured in a
/// plain list: Minimal_selected_row_iPhoneSE_iOS14.png of pd95/SwiftUI-List; in groups assumed).
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
        FixedPath(
          path: rows.fills(
            of: selector, cornerRadius: isApart ? Self.columnRadius : look.cornerRadius,
            isApart: isApart)
        )
        .fill(isApart ? Self.columnGray : SemanticColor.gray4)
      }
    }
  }

  /// On the ground of a column. Light: measured (swiftui-navigation-10-split.png of mvolkmann/blog: #dfdfe5 on #f2f2f7);
  /// dark: assumed, as elsewhere.
  private static let columnGray = Color(
    _light: Color(red: 223 / 255.0, green: 223 / 255.0, blue: 229 / 255.0),
    dark: SemanticColor.gray4)
}

/// A circle before a row that can be selected, with a tick once it is.
struct SelectionCircle {
  let isSelected: Bool
  @Environment(\.tintStyle) private var tint

  init(isSelected: Bool) { self.isSelected = isSelected }

  // Assumed: neither an image nor a document was found.
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
        Circle().strokeBorder(SemanticColor.tertiaryLabel, lineWidth: ScreenMetrics.editRing)
      }
    }
    .frame(width: ScreenMetrics.editControl, height: ScreenMetrics.editControl)
  }
}
