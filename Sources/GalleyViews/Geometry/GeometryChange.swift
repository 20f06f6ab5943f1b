import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Calls `action` with a value made of where the view lies: the first one, and every other one that
  /// a pass finds.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modified(by: GeometryChangeContent(transform: transform) { _, new in action(new) })
  }

  /// The same, with the value before; the first one has itself before it.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(by: GeometryChangeContent(transform: transform, action: action))
  }
}

private struct GeometryChangeContent<T: Equatable>: EffectContent {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void
  var name: String { "onGeometryChange" }
  var reacts: Bool { true }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    let value = transform(GeometryProxy(node: node, size: node.layout.frame.size))
    var old = value
    // Asked whether there is a memory first: `nil as? T` is a value where that is optional.
    if let memory = node.memory, let last = memory as? T {
      if ValueComparison.areEqual(last, value) == true { return }
      old = last
    }
    node.memory = value as Any
    queue.add(node) { [action, old] in action(old, value) }
  }
}
