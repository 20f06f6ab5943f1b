import GalleyBudget
import GalleyViews

/// How large an image may become. The limits turn wrong or hostile input into an error instead of an
/// exhausted machine.
public struct RenderLimits: Hashable, Sendable {
  /// Pixels along either side.
  public var side = 32_768
  /// Pixels of an image that is held in memory as a whole. A PNG that is written while it is drawn is limited
  /// only by its sides.
  public var pixels = 100_000_000
  /// Nested views, including modifiers and bodies.
  public var depth = ViewGraph.defaultDepthLimit
  /// The memory and the time for each image, from its views to the bytes of its file: 1 GiB and one minute by
  /// default. Beyond that, drawing throws `RenderError.limit`.
  public var image = RenderBudget.Limits.standard
  /// How long an image waits for pending work of its views: tasks, and work on the main queue. What takes longer is
  /// missing from the image, with a warning. Less than zero counts as zero, more than an hour as an hour.
  public var pendingWork = Duration.seconds(1)
  /// How long rendering off the main thread waits for a busy main thread to run queued work. Not counted in
  /// `pendingWork`, with the same bounds. What is still queued afterwards is missing from the image. Rendering on the
  /// main thread never waits.
  public var mainThreadWait = Duration.seconds(1)
  /// How long a preview off the main actor waits for the context of its modifiers: half of what a drawing process
  /// gives to a preview. Nil waits until it is made; what needs longer is an error.
  package var previewContext: Duration? = .seconds(10)

  /// The limits that the properties have by default.
  public init() {}
}

// The names and the type that these limits had before.
extension RenderLimits {
  /// The old name of `image`.
  @available(*, deprecated, renamed: "image")
  public var picture: RenderBudget.Limits {
    get { image }
    set { image = newValue }
  }

  /// `pendingWork` in seconds. What is no number, or below 0, is set as 0; more than an hour as an hour.
  @available(*, deprecated, renamed: "pendingWork", message: "pendingWork is a Duration")
  public var lateWork: Double {
    get { pendingWork / .seconds(1) }
    set { pendingWork = Self.wait(ofSeconds: newValue) }
  }

  /// `mainThreadWait` in seconds; set as `lateWork`.
  @available(*, deprecated, renamed: "mainThreadWait", message: "mainThreadWait is a Duration")
  public var mainThread: Double {
    get { mainThreadWait / .seconds(1) }
    set { mainThreadWait = Self.wait(ofSeconds: newValue) }
  }

  private static func wait(ofSeconds seconds: Double) -> Duration {
    .seconds(seconds > 0 ? min(seconds, 3600) : 0)
  }
}
