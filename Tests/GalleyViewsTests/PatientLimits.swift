import Galley

extension RenderLimits {
  /// For images that must be whole however busy tests beside them keep the processors and the main thread.
  static var patient: RenderLimits {
    var limits = RenderLimits()
    (limits.lateWork, limits.mainThread) = (600, 600)
    return limits
  }
}
