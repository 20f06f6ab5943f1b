/// What code of views finds while it runs, where it has no environment: it is handed down to all that the code calls, and
/// to the tasks that it starts.
final class RenderContext: Sendable {
  struct Values: Sendable {
    /// What stands for the device. Where nothing is drawn, a phone of 393 by 852 points.
    var device = CurrentCanvas.Device()
    /// What there is of the project whose image is in the making.
    var project: (any Sendable)?
    /// What moves in the graph whose code runs.
    var motion: GraphMotion?
    /// The reactions of the graph whose views react, where it had no motion when its image was begun.
    var reactions: ReactionQueue.Running?
    /// The transaction of the code that changes something.
    var transaction: CurrentTransaction.Box?
    /// How many completions of movements are running within each other.
    var completionDepth = 0
  }

  /// One reference, so that a look at one of the values copies no other.
  @TaskLocal private static var current = RenderContext(Values())
  private let values: Values

  private init(_ values: Values) { self.values = values }

  static var device: CurrentCanvas.Device { current.values.device }
  static var project: (any Sendable)? { current.values.project }
  static var motion: GraphMotion? { current.values.motion }
  static var reactions: ReactionQueue.Running? { current.values.reactions }
  static var transaction: CurrentTransaction.Box? { current.values.transaction }
  static var completionDepth: Int { current.values.completionDepth }

  /// Runs `body` with some values changed; the others are those of the code around.
  static func with<Result>(
    _ change: (inout Values) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    var values = current.values
    change(&values)
    return try $current.withValue(RenderContext(values), operation: body)
  }

  /// Runs `body` with what an environment has of a project, if it has any.
  static func inProject<Result>(
    of environment: EnvironmentValues, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let project = environment.project else { return try body() }
    return try with({ $0.project = project.context(in: environment) }, body)
  }
}

/// What views find in an environment that belongs to a project, as its texts, and its code without one.
protocol RenderProject: AnyObject, Sendable {
  /// What code finds that runs in an environment.
  func context(in environment: EnvironmentValues) -> any Sendable
}

extension EnvironmentValues {
  @Entry var project: (any RenderProject)?
}
