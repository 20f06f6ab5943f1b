/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As its place usually has it.
  case automatic
  case visible
  case hidden
}
