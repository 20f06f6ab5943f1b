import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyViews

// A pointer.
extension ImageRenderer {
  /// Whether images show how far scroll views are while a finger scrolls them, and while they go on by themselves; false
  /// unless set, as images at rest have no indicators.
  public var showsScrollIndicators: Bool {
    get { graph.showsScrollIndicators }
    set { graph.showsScrollIndicators = newValue }
  }

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

  /// Moves a pointer without buttons above a view, and leaves it there: `onHover` and `onContinuousHover` hear of it.
  ///
  /// The pointer rests on a place of the image. Views that come or move below it hear of it when it moves again.
  /// - Parameter label: as in `tap(_:count:occurrence:)`.
  /// - Returns: the views that have heard of it.
  /// - Throws: as `tap(_:count:occurrence:)`; `DrivingError.noReaction` where none hears of it.
  @discardableResult
  public func hover(over label: String, occurrence: Int? = nil) throws -> [String] {
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .hover)
    return try reacting(query, to: .hover) { try hover(at: place) }
  }

  /// Moves a pointer without buttons to a place of the image, and leaves it there.
  /// - Parameter place: in points of the image.
  /// - Returns: the views that have heard of it; empty where none did.
  /// - Throws: `DrivingError` for a place that is not finite; `RenderError`, `MovementError`.
  @discardableResult
  public func hover(at place: CGPoint) throws -> [String] {
    try Touch<Content>.check(place)
    try advance(by: 0)
    return try perform { driver.hover(at: place) }
  }

  /// Takes the pointer away from the image.
  /// - Returns: the views that it has left.
  /// - Throws: `RenderError`, `MovementError`.
  @discardableResult
  public func endHover() throws -> [String] {
    try advance(by: 0)
    return try perform { driver.hover(at: nil) }
  }
  /// Turns a wheel above a view. No time passes, and what scrolls is there at once; `scrollTargetBehavior` brings it to where
  /// it comes to rest once the wheel has rested for 0.15 seconds (assumed).
  ///
  /// The innermost scroll view that can move along an axis takes all of that way, and stops at the end of its content.
  /// - Parameters:
  ///   - label: as in `tap(_:count:occurrence:)`.
  ///   - way: how far what is shown moves on in its content, in points: a positive height shows what lies below.
  /// - Returns: the scroll views that have moved.
  /// - Throws: as `tap(_:count:occurrence:)`; `DrivingError.noReaction` where none moves.
  @discardableResult
  public func scrollWheel(
    over label: String, by way: CGSize, occurrence: Int? = nil
  ) throws -> [String] {
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .wheel)
    return try reacting(query, to: .wheel) { try scrollWheel(at: place, by: way) }
  }

  /// Turns a wheel above a place of the image.
  /// - Parameters:
  ///   - place: in points of the image.
  ///   - way: as in `scrollWheel(over:by:occurrence:)`.
  /// - Returns: the scroll views that have moved; empty where none did.
  /// - Throws: `DrivingError` for a place or a way that is not finite; `RenderError`, `MovementError`.
  @discardableResult
  public func scrollWheel(at place: CGPoint, by way: CGSize) throws -> [String] {
    try Touch<Content>.check(place)
    try Touch<Content>.check(CGPoint(x: place.x + way.width, y: place.y + way.height))
    try advance(by: 0)
    return try perform { driver.turnWheel(at: place, by: way) }
  }
}
