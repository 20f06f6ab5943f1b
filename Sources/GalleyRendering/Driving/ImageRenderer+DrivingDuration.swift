import GalleyGeometry
import GalleyViews

// Touches by lengths of time. Each does what the form with seconds does.
extension ImageRenderer {
  /// Presses a view for some time.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult @_disfavoredOverload
  public func press(
    _ label: String, for duration: Duration, occurrence: Int? = nil
  ) throws -> [String] {
    try press(label, for: duration.timeInterval, occurrence: occurrence)
  }

  /// Drags a view by a distance in points.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult @_disfavoredOverload
  public func drag(
    _ label: String, by distance: CGSize, over duration: Duration, occurrence: Int? = nil
  ) throws -> [String] {
    try drag(label, by: distance, over: duration.timeInterval, occurrence: occurrence)
  }

  /// Drags a view onto another one, from the middle of the one to the middle of the other.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult @_disfavoredOverload
  public func drag(
    _ label: String, onto other: String, over duration: Duration
  ) throws -> [String] {
    try drag(label, onto: other, over: duration.timeInterval)
  }

  /// Drags from one place of the image to another, in points.
  /// - Returns: the views that have reacted; empty where none did.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult @_disfavoredOverload
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: Duration
  ) throws -> [String] {
    try drag(from: start, to: end, over: duration.timeInterval)
  }

  /// Drags the knob of a slider to a value.
  /// - Throws: as `tap(_:count:occurrence:)`; `DrivingError.noValue` for what is no slider.
  @_disfavoredOverload
  public func slide(
    _ label: String, to value: Double, over duration: Duration, occurrence: Int? = nil
  ) throws {
    try slide(label, to: value, over: duration.timeInterval, occurrence: occurrence)
  }

  /// Touches the image with two fingers that move apart and turn.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult @_disfavoredOverload
  public func pinch(
    _ label: String, by scale: CGFloat = 1, rotation: Angle = .zero, over duration: Duration,
    occurrence: Int? = nil
  ) throws -> [String] {
    try pinch(
      label, by: scale, rotation: rotation, over: duration.timeInterval, occurrence: occurrence)
  }
}

extension Touch {
  /// Moves the finger along a line at one speed, to a place in points of the image.
  /// - Throws: `DrivingError`, `MovementError`, `RenderError`.
  @_disfavoredOverload
  public func move(to place: CGPoint, over duration: Duration) throws {
    try move(to: place, over: duration.timeInterval)
  }

  /// Moves the finger by a distance in points.
  /// - Throws: `DrivingError`, `MovementError`, `RenderError`.
  @_disfavoredOverload
  public func move(by distance: CGSize, over duration: Duration) throws {
    try move(by: distance, over: duration.timeInterval)
  }

  /// Turns the renderer's clock while the finger rests.
  /// - Throws: `DrivingError`, `MovementError`, `RenderError`.
  @_disfavoredOverload
  public func hold(for duration: Duration) throws { try hold(for: duration.timeInterval) }
}
