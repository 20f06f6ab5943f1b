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
  public var picture = PictureLimits.standard
  /// Maximum seconds that an image waits for pending work of its views: tasks, and work on the main queue. What
  /// takes longer is missing from the image, with a warning.
  public var lateWork = 1.0
  /// Maximum seconds that rendering off the main thread waits for a busy main thread to run queued work. Not counted
  /// in `lateWork`. What is still queued afterwards is missing from the image. Rendering on the main thread never
  /// waits.
  public var mainThread = 1.0
  /// Seconds that a preview off the main actor waits for the context of its modifiers: half of what a drawing process
  /// gives to a preview. Infinity waits until it is made; what needs longer is an error.
  package var previewContext = 10.0

  public init() {}
}
