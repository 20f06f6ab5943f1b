import GalleyGeometry
import GalleyViews

/// Whether rows can be deleted and moved. Rows that can be have symbols for it then.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// Rows are edited for a moment, as during a swipe.
  case transient
  /// Rows are edited until the mode is changed.
  case active

  /// Whether the mode is `transient` or `active`.
  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  /// Whether the view around is edited; nil where nothing says so.
  @Entry public var editMode: Binding<EditMode>?
}
