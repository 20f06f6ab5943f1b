import GalleyMotion

/// A view whose transactions are changed. Without a clock it is the view itself.
struct TransactionView<Content: View>: PrimitiveView {
  let content: Content
  /// What the change depends on; nil is always.
  let value: TriggerValue?
  /// Whether it is for modifiers around a view, and not for the view (`OutsideOfScope`).
  var isOfModifiers = false
  let change: (inout Transaction) -> Void

  func _collect(into collector: inout _ViewCollector) {
    guard let motion = collector.graph.motion else { return content._collect(into: &collector) }
    let outer = collector.environment.transactionScope
    let trigger = motion.log.trigger(
      at: collector.identity, depth: (outer?.depth ?? 0) + 1, value: value)
    trigger.change = change
    let scope = TransactionScope(outer: outer) { [unowned log = motion.log] in
      trigger.pull(&$0, in: log)
    }
    collector.collect(content) {
      if isOfModifiers, $0.frameScope == nil { $0.frameScope = FrameScope(scope: outer) }
      $0.transactionScope = scope
    }
  }
}

/// A view that a change of the transaction around does not reach.
struct OutsideOfScope<Content: View>: PrimitiveView {
  let content: Content
  let scope: ScopeReference

  func _collect(into collector: inout _ViewCollector) {
    guard collector.graph.motion != nil else { return content._collect(into: &collector) }
    collector.collect(content) {
      ($0.transactionScope, $0.frameScope) = (scope.scope, scope.frameScope)
    }
  }
}

/// The scopes around a view, once it is collected.
final class ScopeReference {
  var scope: TransactionScope?
  var frameScope: FrameScope?
}

/// Collects a view and notes the scope around it.
struct ScopeReadingView<Content: View>: PrimitiveView {
  let reference: ScopeReference
  let content: Content

  func _collect(into collector: inout _ViewCollector) {
    reference.scope = collector.environment.transactionScope
    reference.frameScope = collector.environment.frameScope
    content._collect(into: &collector)
  }
}
