/// What code finds of the image in whose virtual time it runs. It is handed down to all that the code calls, and to the
/// tasks that it starts.
package final class VirtualTimeContext: Sendable {
  package struct Values: Sendable {
    /// The queue of the image that is being drawn here; nil in real time.
    package var queue: VirtualTimeQueue?
    /// The task of a view that runs here, or in which the one that runs here was started.
    package var task: VirtualTask?
  }

  /// One reference, so that a look at one of the values copies no other.
  @TaskLocal private static var current = VirtualTimeContext(Values())
  private let values: Values

  private init(_ values: Values) { self.values = values }

  static var queue: VirtualTimeQueue? { current.values.queue }
  static var task: VirtualTask? { current.values.task }

  /// Runs `body` with some values changed; the others are those of the code around.
  package static func with<Result>(
    _ change: (inout Values) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    var values = current.values
    change(&values)
    return try $current.withValue(VirtualTimeContext(values), operation: body)
  }
}
