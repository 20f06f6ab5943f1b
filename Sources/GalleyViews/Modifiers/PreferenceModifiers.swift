import GalleyGeometry
import GalleyLayout

nonisolated extension View {
  /// Reports a value for a key, in place of what the view itself reports (PF2).
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modified(
      by: PreferenceContent(name: "preference(\(Key.self))") { values, _ in
        values.set(key, value)
      })
  }

  /// Changes what the view reports for a key (PF2).
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modified(
      by: PreferenceContent(name: "transformPreference(\(Key.self))") { values, _ in
        values.change(key, callback)
      })
  }

  /// Reports a value made of a place in the view (PF5).
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modified(
      by: PreferenceContent(name: "anchorPreference(\(Key.self))") { values, node in
        values.set(key, transform(value.make(node)))
      })
  }

  /// Changes what the view reports, with a place in the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modified(
      by: PreferenceContent(name: "transformAnchorPreference(\(Key.self))") { values, node in
        guard values.wants(ObjectIdentifier(key)) else { return }
        let anchor = value.make(node)
        values.change(key) { transform(&$0, anchor) }
      })
  }

  /// Calls `action` with the value that the view reports: the first one, and every other one (PF4).
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified(by: PreferenceActionContent<Key>(action: action))
  }

  /// Views in front of this one, made of the value that it reports (PF5).
  public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modified(
      by: PreferenceSecondaryContent<Key, V>(
        make: transform, alignment: alignment, isInFront: true))
  }

  /// Views behind this one, made of the value that it reports (PF5).
  public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modified(
      by: PreferenceSecondaryContent<Key, V>(
        make: transform, alignment: alignment, isInFront: false))
  }
}

/// A modifier that changes what its views report.
struct PreferenceContent: EffectContent {
  let name: String
  let change: (inout PreferenceValues, ViewNode) -> Void

  func preferences(of node: ViewNode, content: consuming PreferenceValues) -> PreferenceValues {
    change(&content, node)
    return content
  }
}

private struct PreferenceActionContent<Key: PreferenceKey>: EffectContent
where Key.Value: Equatable {
  var reacts: Bool { true }
  let action: (Key.Value) -> Void
  var name: String { "onPreferenceChange(\(Key.self))" }

  func react(_ node: ViewNode, to preferences: PreferenceValues, in queue: ReactionQueue) {
    let value = preferences.value(Key.self)
    // Asked whether there is a memory first: `nil as? Key.Value` is a value where that is optional.
    if let memory = node.memory, let last = memory as? Key.Value,
      ValueComparison.areEqual(last, value) == true
    {
      return
    }
    node.memory = value as Any
    queue.add(node) { [action] in action(value) }
  }
}

private struct PreferenceSecondaryContent<Key: PreferenceKey, V: View>: LayeredContent {
  let make: (Key.Value) -> V
  let alignment: Alignment
  let isInFront: Bool
  var name: String { isInFront ? "overlayPreferenceValue" : "backgroundPreferenceValue" }

  func collectChildren(into collector: inout _ViewCollector) {
    let value = collector.owner?.memory.flatMap { $0 as? Key.Value } ?? Key.defaultValue
    collector.isReused = false
    collector.emit(ImplicitStackContent(content: make(value)))
  }

  func settle(_ node: ViewNode, in graph: ViewGraph) -> Bool {
    let value = node.children.reduce(into: PreferenceValues()) {
      $0.append($1.preferences())
    }.value(Key.self)
    let memory = node.memory
    node.memory = value as Any
    guard let memory else { return false }
    if ValueComparison.areStructurallyEqual(memory, value) { return true }
    graph.noteChange(
      StateChange(
        view: name, state: "of the preference \(Key.self)", old: "one value",
        new: value is any Equatable
          ? "another"
          : "one that cannot be compared: make \(Key.Value.self) Equatable if it is"),
      isTold: true)
    return false
  }
}
