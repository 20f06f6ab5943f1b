import Galley

extension RenderLimits {
  /// Those of goldens: tests that run beside a picture may keep the main thread busy for longer than a picture waits for
  /// it otherwise.
  static var forGoldens: RenderLimits {
    var limits = RenderLimits()
    limits.mainThread = 10
    return limits
  }
}
