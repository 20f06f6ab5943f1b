import GalleyGeometry
import GalleyViews

// The clock by lengths of time. Its moments are numbers of seconds: movements are computed with them.
extension ImageRenderer {
  /// Turns the clock; see `advance(by:)` with seconds.
  /// - Throws: `MovementError`, `RenderError`.
  @_disfavoredOverload
  public func advance(by duration: Duration) throws { try advance(by: duration.timeInterval) }

  /// Turns the clock and lets the tasks run that views have started; see the form that is not asynchronous.
  /// - Throws: `MovementError`, `RenderError`.
  @_disfavoredOverload
  public func advance(
    by duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await advance(by: duration.timeInterval, isolation: isolation)
  }
}

extension Duration {
  /// As seconds of the clock: `.milliseconds(250)` is 0.25.
  var timeInterval: TimeInterval { self / .seconds(1) }
}
