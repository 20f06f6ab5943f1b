/// What tells views with matched geometry from others.
struct MatchedKey: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}
