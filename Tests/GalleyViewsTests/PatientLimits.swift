import Galley

extension RenderLimits {
  /// For images that must be whole however busy tests beside them keep the processors and the main thread.
  static var patient: RenderLimits {
    var limits = RenderLimits()
    (limits.pendingWork, limits.mainThreadWait) = (.seconds(600), .seconds(600))
    limits.image.duration = .seconds(1200)
    return limits
  }
}
