import Galley

extension RenderLimits {
  /// Those of goldens: tests that run beside an image may keep the main thread busy for longer than an image waits for
  /// it otherwise.
  static var forGoldens: RenderLimits {
    var limits = RenderLimits()
    limits.mainThreadWait = .seconds(10)
    return limits
  }
}
