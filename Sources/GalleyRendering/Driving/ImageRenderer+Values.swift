import GalleyDiagnostics
import GalleyDriving
import GalleyGeometry
import GalleyViews

// Values of controls, by their labels and by places.
extension ImageRenderer {
  /// Drags the knob of a slider to a value.
  /// - Throws: as `slide(_:to:over:occurrence:)`.
  package func slide(
    _ target: ValueTarget, to value: Double, over seconds: TimeInterval = 0.25,
    occurrence: Int? = nil
  ) throws {
    guard value.isFinite else {
      throw DrivingError.invalid("the value", found: "\(value)", expected: "a finite number")
    }
    try advance(by: 0)
    let (start, end) = try driver.slide(target, to: value, occurrence: occurrence)
    let reactions = try drag(from: start, to: end, over: seconds)
    guard !reactions.isEmpty else {
      throw DrivingError.noReaction("\"\(target.words)\"", to: TouchKind.drag.words)
    }
  }

  /// The range of a slider.
  /// - Throws: as `slide(_:to:over:occurrence:)`.
  package func values(ofSlider target: ValueTarget) throws -> ClosedRange<Double> {
    try advance(by: 0)
    return try driver.values(ofSlider: target)
  }

  /// Makes the value of a slider, a stepper, a wheel or a view with `accessibilityAdjustableAction` larger or smaller by a step,
  /// as those do who have the screen read to them. No time passes.
  /// - Returns: the views that have reacted.
  /// - Throws: `DrivingError` when there is not one view of the label, or it has no such value; `RenderError`, `MovementError`.
  @discardableResult
  package func adjust(
    _ target: ValueTarget, _ direction: AccessibilityAdjustmentDirection, count: Int = 1
  ) throws -> [String] {
    try advance(by: 0)
    var reactions: [String] = []
    for _ in 0..<count {
      reactions = [try perform { try driver.adjust(target, direction) }]
    }
    return reactions
  }

  /// Performs an action of a view that is no touch, as those do who have the screen read to them. No time passes.
  /// - Parameter name: that of a custom action, or `default`, `escape`, `magicTap`, `delete` or `showMenu`.
  /// - Returns: the views that have reacted.
  /// - Throws: `DrivingError` when there is not one view of the label, or it has no such action; `RenderError`, `MovementError`.
  @discardableResult
  package func perform(action name: String, on target: ValueTarget) throws -> [String] {
    try advance(by: 0)
    return [try perform { try driver.perform(name, on: target) }]
  }
}
