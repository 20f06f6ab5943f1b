import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Calls `action` with the new value when it changed from pass to pass.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { (_: V, new: V) in action(new) }
  }
}
