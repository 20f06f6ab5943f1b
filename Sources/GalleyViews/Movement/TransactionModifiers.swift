import GalleyMotion

nonisolated extension View {
  /// Changes the transactions of changes of state for the views in this one.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, value: nil, change: transform)
  }

  /// Changes the transactions of changes of state in which `value` changes, for the views in this one.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, value: TriggerValue(value), change: transform)
  }

  /// Changes the transactions for the modifiers that `body` adds, and not for the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let reference = ScopeReference()
    let content = OutsideOfScope(content: self, scope: reference)
    return ScopeReadingView(
      reference: reference,
      content: TransactionView(
        content: body(PlaceholderContentView(content)), value: nil, isOfModifiers: true,
        change: transform))
  }
}

/// A change of transactions as a modifier.
nonisolated struct TransactionModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    let reference = ScopeReference()
    return ScopeReadingView(
      reference: reference,
      content: TransactionView(
        content: OutsideOfScope(content: content, scope: reference).modifier(base), value: nil,
        isOfModifiers: true, change: change))
  }
}

nonisolated extension ViewModifier {
  /// The modifier with other transactions for what it changes; the view that it modifies keeps its own.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { TransactionModifier(base: self, change: transform) }

  /// The modifier, whose changes move; the view that it modifies does not.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
