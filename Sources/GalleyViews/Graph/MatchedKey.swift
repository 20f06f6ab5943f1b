/// What tells views with matched geometry from others.
struct MatchedKey: Hashable {
  /// A `Namespace.ID`.
  var namespace: AnyHashable
  var id: AnyHashable
}
