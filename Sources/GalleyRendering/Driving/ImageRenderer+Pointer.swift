import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyViews

// A pointer.
extension ImageRenderer {
  /// Clicks a view with the secondary button of a pointer, which opens its context menu. No time passes.
  ///
  /// A long press (`press(_:for:occurrence:)`) of half a second opens the menu as well.
  /// - Parameter label: as in `tap(_:count:occurrence:)`.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`; `DrivingError.noReaction` where no context menu opens.
  @discardableResult
  public func secondaryClick(_ label: String, occurrence: Int? = nil) throws -> [String] {
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .secondaryClick)
    return try reacting(query, to: .secondaryClick) { try secondaryClick(at: place) }
  }

  /// Clicks a place of the image with the secondary button of a pointer.
  /// - Parameter place: in points of the image.
  /// - Returns: the views that have reacted; empty where none did.
  /// - Throws: `DrivingError` for a place that is not finite; `RenderError`, `MovementError`.
  @discardableResult
  public func secondaryClick(at place: CGPoint) throws -> [String] {
    let touch = try Touch(self, at: place, button: .secondary)
    try touch.lift()
    return touch.reactions
  }
}
