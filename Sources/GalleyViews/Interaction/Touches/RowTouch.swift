import GalleyGeometry
import GalleyLayout

/// What tells a row of a list from the others. Two are equal whose tags and ids are.
package struct RowIdentity: Hashable, @unchecked Sendable {
  // The values are only compared, and never changed.
  /// What `tag(_:)` gave to the row.
  package let tag: AnyHashable?
  /// The explicit ids on the way from the list to the row, the innermost first: those of `ForEach` and `id(_:)`.
  package let ids: [AnyHashable]

  /// What the row stands for in a selection of a type: its tag, or the innermost id of the type. Nil where it stands for
  /// nothing.
  package func value<V: Hashable>(as type: V.Type) -> V? {
    if let tag { return tag.base as? V }
    return ids.lazy.compactMap { $0.base as? V }.first
  }
}

/// A row of a list.
package struct TouchedRow {
  package let identity: RowIdentity
  /// What the row says to the list's layout.
  package let layout: LayoutNode
  /// Whether the row and all around it can be touched.
  package let isEnabled: Bool
  /// In points of the whole image; nil where nothing is seen of it.
  package let box: CGRect?
}

/// A row that is touched, among those of its list.
package struct RowTouch {
  /// In the order in which they are seen.
  package let rows: [TouchedRow]
  /// The place of the row that is touched.
  package let index: Int
  /// The keys that are held.
  package let modifiers: EventModifiers
  /// Where the row was tapped, in points of the whole image; nil where it was not.
  package fileprivate(set) var location: CGPoint?

  package var row: TouchedRow { rows[index] }
}

/// A tap on a row of a list.
nonisolated struct RowTapGesture: PrimitiveGesture {
  typealias Value = RowTouch
  let accepts: (RowTouch) -> Bool
  let action: (RowTouch) -> Void
  /// Whether the row is selected.
  var isSelected: (TouchedRow) -> Bool = { _ in false }

  func makeRecognizer(keeping old: TouchRecognizer?) -> GestureRecognizer<RowTouch> {
    let known = old as? EndedRecognizer<RowTouch>
    let tap = known?.base as? RowTapRecognizer ?? RowTapRecognizer()
    tap.accepts = accepts
    guard let known else { return EndedRecognizer<RowTouch>(tap, action) }
    known.action = action
    return known
  }
}

private final class RowTapRecognizer: GestureRecognizer<RowTouch> {
  var accepts: (RowTouch) -> Bool = { _ in true }
  private let tap = TapRecognizer()

  override var tapCount: Int { tap.tapCount }

  override func receive(
    _ event: TouchEvent, in context: inout TouchContext
  ) -> GesturePhase<RowTouch> {
    let phase = tap.receive(event, in: &context)
    switch phase {
    case .possible, .active: return .possible(nil)
    case .ended:
      guard var touch = context.row(event.modifiers) else { return .failed }
      touch.location = phase.value
      return accepts(touch) ? .ended(touch) : .failed
    case .failed: return .failed
    }
  }
}

nonisolated extension View {
  /// Calls `action` when one of the views is tapped, each of which is a row of the container around.
  /// - Parameter isSelected: whether a row is selected, for those who do not see it.
  package func onRowTap(
    isSelected: @escaping (TouchedRow) -> Bool, _ action: @escaping (RowTouch) -> Void
  ) -> some View {
    touchable(
      by: RowTapGesture(accepts: { _ in true }, action: action, isSelected: isSelected),
      name: "Row")
  }

  /// Calls `action` when one of the views is tapped and the tap counts; another one is left to the views around.
  package func onRowAreaTap(
    where accepts: @escaping (RowTouch) -> Bool, _ action: @escaping (RowTouch) -> Void
  ) -> some View {
    touchable(by: RowTapGesture(accepts: accepts, action: action), ofArea: "Row")
  }

  /// Changes what each of the views reports, by what tells it from the other rows of the container around.
  package func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, ofRows transform: @escaping (inout Key.Value, RowIdentity) -> Void
  ) -> some View {
    modified(
      by: PreferenceContent(name: "transformPreference(\(Key.self))") { values, node in
        guard values.wants(ObjectIdentifier(key)) else { return }
        let identity = node.outermostWrapper.rowIdentity
        values.change(key) { transform(&$0, identity) }
      })
  }
}

extension ViewNode {
  /// The outermost modifier around the view that the node belongs to, below the container around it.
  fileprivate var outermostWrapper: ViewNode {
    var node = self
    while let parent = node.parent, parent.isWrapper { node = parent }
    return node
  }

  /// What tells the view in its container from the others. The node is the outermost one of the view.
  fileprivate var rowIdentity: RowIdentity {
    RowIdentity(
      tag: layout[ContainerValuesKey.self].tag,
      ids: parent.map { identity.ids(below: $0.identity) } ?? [])
  }

  /// Whether the view in the modifiers can be touched, however it was disabled.
  fileprivate var isRowEnabled: Bool {
    var node = self
    while node.isWrapper, let inner = node.children.first { node = inner }
    return node.environment.isEnabled
  }

  /// Whether the node is a row, and selected in the container around.
  package var isSelectedRow: Bool {
    guard let content = content as? TouchContent<RowTapGesture> else { return false }
    let row = outermostWrapper
    return content.gesture.isSelected(
      TouchedRow(
        identity: row.rowIdentity, layout: row.layout, isEnabled: row.isRowEnabled, box: nil))
  }

  /// The size of the container around the view that the node belongs to, in points; zero without one.
  var containerSize: CGSize { outermostWrapper.parent?.layout.frame.size ?? .zero }

  /// The row that the node belongs to, among those of the container around; nil without one.
  func rowTouch(_ modifiers: EventModifiers) -> RowTouch? {
    let own = outermostWrapper
    guard let views = own.parent?.children, let index = views.firstIndex(where: { $0 === own })
    else { return nil }
    return RowTouch(rows: own.parent?.touchedRows ?? [], index: index, modifiers: modifiers)
  }

  /// The views of the container, each of which is a row.
  var touchedRows: [TouchedRow] {
    children.map {
      TouchedRow(
        identity: $0.rowIdentity, layout: $0.layout, isEnabled: $0.isRowEnabled,
        box: $0.boxInImage)
    }
  }
}
