import GalleyGeometry
import GalleyMotion

/// Runs `body`; what it changes moves. Without a clock it is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`, and `completion` when what `body` changes has come to its end.
///
/// Without a clock all is there at once, and `completion` is called behind `body`. A completion that moves something
/// again calls the next one, to 100 within each other: what goes on without end has no image at rest.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.forgetCompletions()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

nonisolated extension View {
  /// What changes in the view when `value` does, moves.
  /// - Parameter animation: nil is there at once, whatever is said around.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, value: TriggerValue(value)) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// What changes in the view moves. SwiftUI's older form.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, value: nil) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// What changes in the modifiers that `body` adds moves; the view itself does not by that.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

/// The view that a change of it is written for.
nonisolated public struct PlaceholderContentView<Value>: View {
  private let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  public var body: some View { view }
}

/// A modifier whose numbers move. SwiftUI's older form of `Animatable` beside `ViewModifier`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
