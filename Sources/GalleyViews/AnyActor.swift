import GalleyGeometry

/// Runs code of the main actor here, on the thread that draws the picture.
///
/// Views are on the main actor so that they may read models that are (`View`). A picture is drawn by
/// one thread at a time, which is what the actor is there for: nothing that belongs to the views runs
/// beside it. What asserts the actor while it runs (`MainActor.assumeIsolated`) holds on the main
/// thread alone.
/// - Parameter input: what the code works on, handed over so that it need not be captured.
package func onAnyActor<Input, Value>(
  _ input: Input, _ body: @MainActor (Input) -> Value
) -> Value {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping, to: ((Input) -> Value).self)(input)
  }
}

package func onAnyActor<Value>(_ body: @MainActor () -> Value) -> Value {
  onAnyActor(()) { body() }
}
