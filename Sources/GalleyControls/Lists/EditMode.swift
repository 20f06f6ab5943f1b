import GalleyGeometry
import GalleyViews

/// Whether rows can be deleted and moved. Rows that can be have symbols for it then.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  /// Whether the view around is edited; nil where nothing says so.
  @Entry public var editMode: Binding<EditMode>?
}
