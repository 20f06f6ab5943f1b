import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyLayout
import GalleyViews

// Touches. A renderer is driven as a device is: what its views do when they are touched, they do here, in the
// renderer's time.
extension ImageRenderer {
  /// The views at a place, the whole image first and the innermost last; empty where no view covers it.
  /// - Parameter place: in points of the image.
  /// - Throws: `RenderError`, `MovementError`.
  public func views(at place: CGPoint) throws -> [HitView] {
    try advance(by: 0)
    return driver.views(at: place)
  }

  /// Taps a view, as a finger does that is lifted at once. No time passes.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Deck())
  /// try renderer.tap("Shuffle")
  /// try renderer.advance(by: 0.2)
  /// ```
  /// - Parameters:
  ///   - label: an `accessibilityIdentifier`, a label, a text, the name of an image or a layout name: the first of
  ///     these that any view has.
  ///   - count: how many taps, a tenth of a second apart; a view that waits for more taps does not get them.
  ///   - occurrence: which of several views of the label, from 1, in the order in which they were written.
  ///   - modifiers: the keys that are held, which extend the selection of a `List`.
  /// - Returns: the views that have reacted.
  /// - Throws: `DrivingError` when there is not one view of the label, or it cannot be tapped; `RenderError`,
  ///   `MovementError`.
  @discardableResult
  public func tap(
    _ label: String, count: Int = 1, occurrence: Int? = nil, modifiers: EventModifiers = []
  ) throws -> [String] {
    try tap(.label(label), count: count, occurrence: occurrence, modifiers: modifiers)
  }

  /// Taps the view with an `accessibilityIdentifier`, or with an `id(_:)`, also of an element of a `ForEach`.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult
  public func tap(id: some Hashable, count: Int = 1) throws -> [String] {
    try tap(.id(AnyHashable(id)), count: count, occurrence: nil, modifiers: [])
  }

  /// Taps a place of the image.
  /// - Parameters:
  ///   - place: in points of the image.
  ///   - modifiers: the keys that are held.
  /// - Returns: the views that have reacted; empty where none did.
  /// - Throws: `DrivingError` for a place that is not finite; `RenderError`, `MovementError`.
  @discardableResult
  public func tap(
    at place: CGPoint, count: Int = 1, modifiers: EventModifiers = []
  ) throws -> [String] {
    guard count >= 1, count <= DrivingLimits.taps else {
      throw DrivingError.invalid(
        "the number of taps", found: "\(count)", expected: "1 to \(DrivingLimits.taps)")
    }
    let touch = try Touch(self, at: place, modifiers: modifiers)
    for number in 1...count {
      if number > 1 {
        try advance(by: DrivingLimits.tapPause)
        try touch.touchAgain()
      }
      try touch.release(isLast: number == count)
    }
    return touch.reactions
  }

  private func tap(
    _ query: ElementQuery, count: Int, occurrence: Int?, modifiers: EventModifiers
  ) throws -> [String] {
    let kind = TouchKind.tap(count: count)
    let place = try place(of: query, occurrence: occurrence, for: kind)
    // The field is meant, and no place in its text.
    driver.placesCaret = count > 1
    defer { driver.placesCaret = true }
    return try reacting(query, to: kind) {
      try tap(at: place, count: count, modifiers: modifiers)
    }
  }

  /// Presses a view for some time.
  /// - Parameters:
  ///   - label: as in `tap(_:count:occurrence:)`.
  ///   - seconds: how long; the renderer's clock is turned by as much.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult
  public func press(
    _ label: String, for seconds: TimeInterval = 1, occurrence: Int? = nil
  ) throws -> [String] {
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .press(seconds: nil))
    return try reacting(query, to: .press(seconds: seconds)) {
      let touch = try touch(at: place)
      try touch.hold(for: seconds)
      try touch.lift()
      return touch.reactions
    }
  }

  /// Drags a view: a finger touches it, moves along a line at one speed, and is lifted.
  /// - Parameters:
  ///   - label: as in `tap(_:count:occurrence:)`.
  ///   - distance: in points.
  ///   - seconds: how long the way takes; the renderer's clock is turned by as much, 60 steps a second.
  /// - Returns: the views that have reacted.
  /// - Throws: as `tap(_:count:occurrence:)`.
  @discardableResult
  public func drag(
    _ label: String, by distance: CGSize, over seconds: TimeInterval = 0.25,
    occurrence: Int? = nil
  ) throws -> [String] {
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .drag)
    return try reacting(query, to: .drag) {
      try drag(
        from: place, to: CGPoint(x: place.x + distance.width, y: place.y + distance.height),
        over: seconds)
    }
  }

  /// Drags a view onto another one, from the middle of the one to the middle of the other.
  @discardableResult
  public func drag(
    _ label: String, onto other: String, over seconds: TimeInterval = 0.25
  ) throws -> [String] {
    let query = ElementQuery.label(label)
    let start = try place(of: query, occurrence: nil, for: .drag)
    let end = try driver.middle(of: .label(other))
    return try reacting(query, to: .drag) { try drag(from: start, to: end, over: seconds) }
  }

  /// Drags from one place of the image to another, in points.
  /// - Returns: the views that have reacted; empty where none did.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.25
  ) throws -> [String] {
    let touch = try touch(at: start)
    try touch.move(to: end, over: seconds)
    try touch.lift()
    return touch.reactions
  }

  /// Drags the knob of a slider to a value.
  /// - Parameters:
  ///   - label: as in `tap(_:count:occurrence:)`.
  ///   - value: in the unit of the slider's range; one outside of it is as far as the knob goes.
  /// - Throws: as `tap(_:count:occurrence:)`; `DrivingError.noValue` for what is no slider.
  public func slide(
    _ label: String, to value: Double, over seconds: TimeInterval = 0.25, occurrence: Int? = nil
  ) throws {
    try slide(.query(.label(label)), to: value, over: seconds, occurrence: occurrence)
  }

  /// Scrolls the scroll views around a view so that it can be seen; one that is in sight stays where it is.
  ///
  /// A drag scrolls as well: the content goes on from where the finger leaves it, as the clock is turned.
  /// - Parameter label: as in `tap(_:count:occurrence:)`.
  /// - Throws: `DrivingError` when there is not one view of the label, or no scroll view around it; `RenderError`,
  ///   `MovementError`.
  public func scroll(to label: String, occurrence: Int? = nil) throws {
    try advance(by: 0)
    try perform { try driver.scroll(to: .label(label), occurrence: occurrence) }
  }

  /// Touches the image with two fingers that move apart and turn.
  /// - Parameters:
  ///   - label: as in `tap(_:count:occurrence:)`.
  ///   - scale: how much further apart the fingers are at the end.
  ///   - rotation: clockwise.
  @discardableResult
  public func pinch(
    _ label: String, by scale: CGFloat = 1, rotation: Angle = .zero,
    over seconds: TimeInterval = 0.25, occurrence: Int? = nil
  ) throws -> [String] {
    guard scale > 0, scale.isFinite, rotation.radians.isFinite else {
      throw DrivingError.invalid(
        "the pinch", found: "\(scale), \(rotation.degrees)°",
        expected: "a scale above 0 and a finite angle")
    }
    let query = ElementQuery.label(label)
    let place = try place(of: query, occurrence: occurrence, for: .pinch)
    return try reacting(query, to: .pinch) {
      let touch = try Touch(self, at: place, spread: CGVector(dx: DrivingLimits.spread, dy: 0))
      try touch.pinch(by: scale, rotation: rotation, over: seconds)
      try touch.lift()
      return touch.reactions
    }
  }

  /// Puts a finger on a place of the image, and leaves it there.
  /// - Parameter place: in points of the image.
  public func touch(at place: CGPoint) throws -> Touch<Content> {
    try Touch(self, at: place)
  }

  /// Puts two fingers on places of the image, and leaves them there. The views between them are touched.
  /// - Parameters:
  ///   - first: in points of the image.
  ///   - second: in points of the image.
  public func touch(at first: CGPoint, and second: CGPoint) throws -> Touch<Content> {
    try Touch<Content>.check(first)
    try Touch<Content>.check(second)
    return try Touch(
      self, at: Touch<Content>.middle(of: first, second),
      spread: Touch<Content>.spread(of: first, second))
  }

  /// Puts a finger on a view, and leaves it there.
  /// - Parameter label: as in `tap(_:count:occurrence:)`.
  public func touch(_ label: String, occurrence: Int? = nil) throws -> Touch<Content> {
    try touch(at: place(of: .label(label), occurrence: occurrence, for: .touch))
  }

  func place(
    of query: ElementQuery, occurrence: Int?, for kind: TouchKind
  ) throws -> CGPoint {
    try advance(by: 0)
    return try driver.target(
      query, occurrence: occurrence, touch: kind.words, reach: kind.reach)
  }

  /// - Throws: `DrivingError.noReaction` where nothing reacts.
  func reacting(
    _ query: ElementQuery, to kind: TouchKind, _ body: () throws -> [String]
  ) throws -> [String] {
    let reactions = try body()
    guard !reactions.isEmpty else {
      throw DrivingError.noReaction("\"\(query.words)\"", to: kind.words)
    }
    return reactions
  }
}
