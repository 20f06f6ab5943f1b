import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Changes nothing: nobody swipes in an image.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// A list that is edited shows the row's symbol all the same, and says so.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    UneditableRow(content: self, name: isDisabled ? "deleteDisabled" : nil)
  }

  /// A list that is edited shows the row's symbol all the same, and says so.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    UneditableRow(content: self, name: isDisabled ? "moveDisabled" : nil)
  }
}

nonisolated private struct UneditableRow<Content: View>: View {
  let content: Content
  let name: String?
  @Environment(\.editMode) private var editMode

  init(content: Content, name: String?) {
    self.content = content
    self.name = name
  }

  var body: some View {
    if let name, editMode?.wrappedValue.isEditing == true {
      content.ignored(name)
    } else {
      content
    }
  }
}
