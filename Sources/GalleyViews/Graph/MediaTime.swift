import GalleyGeometry

/// The time of code that has no environment.
package enum MediaTime {
  /// Seconds on the clock of the image that is drawn, 0 where it has none, and elsewhere since the machine was
  /// started.
  package static var now: Double {
    if let motion = RenderContext.motion { return motion.clock.time }
    return CurrentCanvas.isDrawing ? 0 : ProcessInfo.processInfo.systemUptime
  }
}
