import CMainActor
import GalleyGeometry

/// Runs code of the main actor here, on the thread that draws the image.
///
/// Views are on the main actor so that they may read models that are (`View`). An image is drawn by
/// one thread at a time, which is what the actor is there for: nothing that belongs to the views runs
/// beside it. What asserts the actor while it runs finds it, on any thread.
/// - Parameter input: what the code works on, handed over so that it need not be captured.
package func onAnyActor<Input, Value>(
  _ input: Input, _ body: @MainActor (Input) -> Value
) -> Value {
  withoutActuallyEscaping(body) { escaping in
    asMainActor { unsafeBitCast(escaping, to: ((Input) -> Value).self)(input) }
  }
}

package func onAnyActor<Value>(_ body: @MainActor () -> Value) -> Value {
  onAnyActor(()) { body() }
}

/// Runs `body`, which calls code of users' views: dynamic checks of the main actor's isolation, which Swift 6 puts
/// into closures, and `MainActor.assumeIsolated` hold in it on any thread.
package func asMainActor<Value>(_ body: () throws -> Value) rethrows -> Value {
  galley_main_actor_begin()
  defer { galley_main_actor_end() }
  return try body()
}
