import GalleyGeometry
import GalleyMotion

/// Runs `body`; what it changes is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` and then `completion`: what `body` changes is there at once.
///
/// A completion that moves something again calls the next one, to 100 within each other: what goes on
/// without end has no picture at rest.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  MovementEnd.call(completion)
  return result
}

/// What is called when something has moved.
enum MovementEnd {
  /// How many completions are running within each other.
  @TaskLocal private static var depth = 0

  static func call(_ completion: () -> Void) {
    guard depth < 100 else { return }
    $depth.withValue(depth + 1) { completion() }
  }
}

nonisolated extension View {
  /// Changes nothing: a picture does not move.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Changes nothing: a picture does not move. SwiftUI's older form.
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view as `body` changes it; it does not move.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// Changes nothing: a picture does not move.
  public func geometryGroup() -> some View { self }
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
