import GalleyGeometry

/// What a user may do with the elements of a collection. It has no effect in an image.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements may change their places.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Elements may be taken out.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Elements may change their places and be taken out.
  public static var all: EditActions<Data> { [.move, .delete] }
}

nonisolated extension ForEach where Content: View {
  /// A view for every element of a collection behind a binding, made of a binding to the element.
  /// - Parameters:
  ///   - id: what tells the elements apart.
  ///   - editActions: no effect: images are not edited.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C> = [],
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identity: { $0.1 })
  }

  /// A view for every element of a collection behind a binding, made of a binding to the element.
  /// - Parameter editActions: no effect: images are not edited.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C> = [],
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
