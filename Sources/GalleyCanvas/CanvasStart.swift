/// How a canvas begins.
package struct CanvasStart: Codable, Equatable, Sendable {
  /// What is known of the preview's sources.
  package var sources: CanvasSources
  /// Whether its clock follows the machine's, or stands until it is turned.
  package var isRunning: Bool

  package init(sources: CanvasSources = CanvasSources(), isRunning: Bool = true) {
    (self.sources, self.isRunning) = (sources, isRunning)
  }
}
