import GalleyGeometry
import GalleyLayout
import GalleyViews

nonisolated extension View {
  /// Buttons that a swipe away from an edge shows beside the row, the first one at the edge.
  /// - Parameter allowsFullSwipe: whether a swipe over most of the row does what the first button does.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeRow(content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content)
  }

  /// Whether the row cannot be deleted. A list that is edited still shows the row's symbol, with a warning.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    UneditableRow(content: self, name: isDisabled ? "deleteDisabled" : nil)
      .layoutValue(key: ListRowIsKeptKey.self, value: isDisabled)
  }

  /// Whether the row cannot be moved. A list that is edited still shows the row's symbol, with a warning.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    UneditableRow(content: self, name: isDisabled ? "moveDisabled" : nil)
      .layoutValue(key: ListRowStaysKey.self, value: isDisabled)
  }
}

private struct UneditableRow<Content: View> {
  let content: Content
  let name: String?
  @Environment(\.editMode) private var editMode

  init(content: Content, name: String?) {
    self.content = content
    self.name = name
  }
}

nonisolated extension UneditableRow: View {
  var body: some View {
    if let name, editMode?.wrappedValue.isEditing == true {
      content.ignored(name)
    } else {
      content
    }
  }
}
