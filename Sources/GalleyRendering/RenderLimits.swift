import GalleyLimits
import GalleyViews

/// How large a picture may become. Each limit is there so that a wrong or hostile input ends in an
/// error instead of an exhausted machine.
public struct RenderLimits: Hashable, Sendable {
  /// Pixels along either side.
  public var side = 32_768
  /// Pixels of a picture that is in memory as a whole; a PNG that is written while it is drawn may have
  /// as many as its sides allow.
  public var pixels = 100_000_000
  /// Views within each other, modifiers and bodies counted.
  public var depth = ViewGraph.defaultDepthLimit
  /// The memory and the time that each picture may take, from its views to the bytes of its file: 1 GiB and a
  /// minute. What needs more is an error, `RenderError.limit`.
  public var picture = PictureLimits.standard
  /// Seconds that a picture waits for work of its views that ends later than their bodies: tasks, and what they put
  /// on the main queue. What needs longer is not in the picture, and a warning says so.
  public var lateWork = 1.0
  /// Seconds that a picture of another thread waits for the main one, which runs what views put on the main queue,
  /// while that is busy with something else. They do not count as `lateWork`. What is on the queue behind them is not in
  /// the picture. Who draws on the main thread waits for nobody.
  public var mainThread = 1.0
  /// Seconds that a preview off the main actor waits for the context of its modifiers: half of what a drawing process
  /// gives to a preview. Infinity waits until it is made; what needs longer is an error.
  package var previewContext = 10.0

  public init() {}
}
