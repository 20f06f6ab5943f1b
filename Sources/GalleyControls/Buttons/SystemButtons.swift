import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The button that turns the editing of a list on and off.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button that says "Done" while the environment's `editMode` is active, otherwise "Edit". Pressing it changes the
  /// mode, where the environment has one.
  public init() {}
}

nonisolated extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(perform: { editMode?.wrappedValue = isEditing ? .inactive : .active }) {
      Text(isEditing ? "Done" : "Edit")
    }
  }
}

/// The button that begins the renaming of what `renameAction` was set for.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label

  fileprivate init(label: Label) { self.label = label }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

nonisolated extension RenameButton where Label == Text {
  /// A button that says "Rename". Pressing it has no effect: see `renameAction(_:)`.
  public init() { self.init(label: Text("Rename")) }
}

nonisolated extension View {
  /// No effect: rename buttons are not pressed.
  @preconcurrency
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View { self }
}

/// The button that hands over what was copied.
nonisolated public struct PasteButton: View {
  /// What is pasted: a type that can be transferred.
  @preconcurrency
  public init<T>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {}

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}
      .buttonStyle(.borderedProminent)
  }
}

/// A round button with a question mark.
nonisolated public struct HelpLink: View {
  /// A round button with a question mark. The action never runs.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {}

  /// A round button with a question mark. The address is never opened.
  public init(destination: URL) {}

  /// A round button with a question mark. The page of the help book is never opened.
  public init(anchor: String, book: String? = nil) {}

  public var body: some View {
    Text(verbatim: "?")
      .font(.body)
      .frame(width: ControlMetrics.helpSide, height: ControlMetrics.helpSide)
      .background(Color.controlFill, in: Circle())
  }
}
