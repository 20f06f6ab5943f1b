import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Calls `action` with the new value when it changed from pass to pass.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { (_: V, new: V) in action(new) }
  }

  /// Calls `action` with the value before and the new one when it changed from pass to pass.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls `action` when a value changed from pass to pass.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func _collect(into collector: inout _ViewCollector) {
    collector.collectRemembering(content) { _ in
      LastValue<Value>()
    } modifier: {
      ChangeContent(last: $0, value: value, isInitial: isInitial, action: action)
    }
  }
}

/// The value that a modifier saw last.
private final class LastValue<Value> {
  /// No value is another thing than a value that is nil.
  var values: [Value] = []
}

private struct ChangeContent<Value: Equatable>: EffectContent {
  let last: LastValue<Value>
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  var reacts: Bool { true }
  var name: String { "onChange" }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    if !last.values.isEmpty { return noteChange(node, in: queue) }
    last.values = [value]
    if isInitial { queue.add(node, .arrival) { [action, value] in action(value, value) } }
  }

  func noteChange(_ node: ViewNode, in queue: ReactionQueue) {
    guard let old = last.values.first else { return }
    last.values = [value]
    if ValueComparison.areEqual(old, value) != true {
      queue.add(node, .change) { [action, value] in action(old, value) }
    }
  }
}
