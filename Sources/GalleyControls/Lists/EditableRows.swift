import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Rows that have said what can be done with them.
nonisolated private protocol RowsWithAccessories {
  var edit: ListRowEdit { get }
}

/// Rows each of which can be made another view that knows its place.
nonisolated private protocol PlacedRowViews {
  /// - Parameter change: gets what finds the place of a row, from 0, and the row's view.
  func changed(_ change: @escaping (@escaping () -> Int?, AnyView) -> AnyView) -> AnyView
}

nonisolated extension ForEach: PlacedRowViews where Content: View {
  fileprivate func changed(
    _ change: @escaping (@escaping () -> Int?, AnyView) -> AnyView
  ) -> AnyView {
    AnyView(mapPlaces { change($0, AnyView($1)) })
  }
}

/// What can be done with the rows of a collection, by their places.
nonisolated struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowDrop?

  var edit: ListRowEdit {
    ListRowEdit(control: delete == nil ? nil : .delete, isMovable: move != nil)
  }
}

/// Rows with accessories while the list around is edited, which are swiped to delete them else.
struct EditableRows<Rows: DynamicViewContent> {
  let rows: Rows
  let edit: ListRowEdit
  private let actions: RowActions
  @Environment(\.editMode) private var editMode
  @Environment(\.listContext) private var list

  init(rows: Rows, actions: RowActions) {
    self.rows = rows
    self.actions = actions
    var edit = (rows as? any RowsWithAccessories)?.edit ?? ListRowEdit()
    edit.control = actions.edit.control ?? edit.control
    edit.isMovable = actions.edit.isMovable || edit.isMovable
    self.edit = edit
  }

  var data: Rows.Data { onAnyActor(rows) { $0.data } }

  /// Rows of which several can be selected are not deleted one by one, as in UITableView.
  private var shown: ListRowEdit {
    guard editMode?.wrappedValue.isEditing == true else { return ListRowEdit() }
    var edit = edit
    if list?.metrics.selects == true { edit.control = .select }
    return edit
  }
}

nonisolated extension EditableRows: DynamicViewContent, RowsWithAccessories {
  var body: some View {
    let shown = shown
    changed { $1 }
      .layoutValue(key: ListRowEditKey.self, value: shown).changingListRow { $0.edit = shown }
      .changingEnvironment { $0.listRowEdit = shown }
  }
}

nonisolated extension EditableRows: PlacedRowViews {
  fileprivate func changed(
    _ change: @escaping (@escaping () -> Int?, AnyView) -> AnyView
  ) -> AnyView {
    let actions = actions
    guard let views = rows as? any PlacedRowViews else { return AnyView(rows) }
    if actions.edit == ListRowEdit(), actions.insert == nil { return views.changed(change) }
    return views.changed { place, view in
      change(place, AnyView(EditableRow(content: view, actions: actions, place: place)))
    }
  }
}

/// A row that can be deleted or moved, or takes what is dropped.
nonisolated private struct EditableRow: View {
  let content: AnyView
  let actions: RowActions
  let place: () -> Int?

  init(content: AnyView, actions: RowActions, place: @escaping () -> Int?) {
    (self.content, self.actions, self.place) = (content, actions, place)
  }

  var body: some View {
    if actions.delete != nil {
      SwipeRow(content: movable, edge: .trailing, isDeletion: true) {
        Button(role: .destructive, perform: delete) { Text("Delete") }
      }
    } else if let insert = actions.insert {
      movable.takingRowDrops(insert, at: place)
    } else {
      movable
    }
  }

  @ViewBuilder private var movable: some View {
    if let move = actions.move {
      MovableRow(content: content, place: place, move: move)
    } else {
      content
    }
  }

  private func delete() {
    if let place = place() { actions.delete?(IndexSet(integer: place)) }
  }
}

/// The accessories at the ends of rows that are edited.
struct EditAccessories {
  let rows: [ListRow]
  let look: ListLook
  let selector: ListSelector?
  @Environment(\.layoutDirection) private var direction
}

nonisolated extension EditAccessories: View {
  var body: some View {
    if rows.contains(where: { $0.edit != ListRowEdit() }) {
      GeometryReader { proxy in
        let rows = PlacedRows(rows, look: look, direction: direction, in: proxy).edited
        ForEach(rows.indices, id: \.self) { index in
          RowAccessories(
            edit: rows[index].row.edit, isSelected: selector?.isSelected(rows[index].row) == true
          )
          .padding(.leading, look.metrics.rowInsets.leading)
          .padding(.trailing, look.metrics.rowInsets.trailing)
          .frame(width: rows[index].box.width, height: rows[index].box.height)
          .offset(x: leading(of: rows[index].box, in: proxy), y: rows[index].box.minY)
        }
      }
      // The rows below are touched.
      .allowsHitTesting(false)
    }
  }

  /// Offsets are counted from the leading edge.
  private func leading(of box: CGRect, in proxy: GeometryProxy) -> CGFloat {
    direction == .rightToLeft ? proxy.size.width - box.maxX : box.minX
  }
}

/// A red symbol to delete, or a circle to select before a row, three lines to move it at its end.
nonisolated private struct RowAccessories: View {
  let edit: ListRowEdit
  let isSelected: Bool

  init(edit: ListRowEdit, isSelected: Bool) {
    (self.edit, self.isSelected) = (edit, isSelected)
  }

  var body: some View {
    HStack(spacing: 0) {
      control.padding(.leading, ScreenMetrics.editControlStart)
      Spacer(minLength: 0)
      if edit.isMovable { handle.padding(.trailing, ScreenMetrics.moveControlEnd) }
    }
  }

  @ViewBuilder private var control: some View {
    if edit.control == .select {
      SelectionCircle(isSelected: isSelected)
    } else if edit.control == .delete {
      Circle().fill(Color.red)
        .frame(width: ScreenMetrics.editControl, height: ScreenMetrics.editControl)
        .overlay {
          Capsule().fill(.white)
            .frame(width: ScreenMetrics.editMinusWidth, height: ScreenMetrics.editMinusHeight)
        }
    }
  }

  private var handle: some View {
    VStack(spacing: ScreenMetrics.moveControlPitch - ScreenMetrics.moveControlLine) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule().frame(height: ScreenMetrics.moveControlLine)
      }
    }
    .foregroundStyle(SemanticColor.tertiaryLabel)
    .frame(width: ScreenMetrics.moveControlWidth)
  }
}
