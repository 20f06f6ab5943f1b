import GalleyGeometry
import GalleyLayout
import GalleyViews

/// Views with views within them, closed at rest: only the first level is drawn.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  private let rows: [OutlineRow<ID>]

  private init(rows: [OutlineRow<ID>]) { self.rows = rows }
}

nonisolated extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { ForEach(rows) { $0 } }
}

nonisolated extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == EmptyView {
  /// An outline that begins with several elements. Every element of the first level is a row, with a chevron if
  /// `children` is not nil; all of them are closed, and nothing opens them.
  /// - Parameters:
  ///   - id: the identity of a row.
  ///   - children: the elements below an element, or nil for a leaf.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(rows: data.map { Self.row($0, id, children, content) })
  }

  /// An outline that begins with several elements that have identities.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline that begins with one element.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(rows: [Self.row(root, id, children, content)])
  }

  /// An outline that begins with one element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }

  private static func row(
    _ element: Data.Element, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: (Data.Element) -> Leaf
  ) -> OutlineRow<ID> {
    OutlineRow(
      id: element[keyPath: id], content: AnyView(content(element)),
      isOpenable: element[keyPath: children] != nil)
  }
}

/// A row of an outline, with a chevron where there is something in it.
nonisolated private struct OutlineRow<ID: Hashable>: View, Identifiable {
  let id: ID
  let content: AnyView
  let isOpenable: Bool

  var body: some View {
    HStack {
      content
      if isOpenable {
        Spacer()
        DisclosureChevron(isExpanded: false)
      }
    }
  }
}
