import GalleyGeometry
import GalleyViews

/// Views that are made of the elements of a collection, as by `ForEach`.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection whose elements the views are made of.
  associatedtype Data: Collection
  /// The elements that the views are made of.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
  /// A swipe to the leading edge shows a button that deletes the row, and one of most of the row's width deletes it.
  /// While the list is edited, its rows have a symbol that shows the button.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableRows(rows: self, actions: RowActions(delete: action))
  }

  /// While the list is edited, its rows have a handle at which a finger moves them.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableRows(rows: self, actions: RowActions(move: action))
  }

  /// Takes items that a finger drops onto a row or beside it (`onDrag`, `draggable`).
  /// - Parameter action: gets the place, before that of the row where the finger is in its upper half, and the items. Without a
  ///   row, nothing is taken.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableRows(
      rows: self,
      actions: RowActions(insert: .items(of: supportedContentTypes, insert: action)))
  }

  /// Takes values that a finger drops onto a row or beside it (`draggable`).
  /// - Parameter action: gets the values and the place, before that of the row where the finger is in its upper half. Without a
  ///   row, nothing is taken.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableRows(
      rows: self, actions: RowActions(insert: .values(of: payloadType, insert: action)))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some places, as `onDelete` names them; places that are not there are
  /// passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places before another place, as `onMove` names them; places that are
  /// not there are passed over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let places = source.filter { indices.contains($0) }
    let moved = places.map { self[$0] }
    let target = destination - places.count { $0 < destination }
    remove(atOffsets: IndexSet(places))
    insert(contentsOf: moved, at: Swift.min(Swift.max(startIndex, target), endIndex))
  }
}
