import Galley

/// The curves of animations by their names.
enum AnimationCurve {
  /// Curves that are over after their duration.
  static let curves: [(name: String, curve: UnitCurve, summary: String)] = [
    ("linear", .linear, "The same speed all the way."),
    ("easeIn", .easeIn, "Begins slowly."),
    ("easeOut", .easeOut, "Ends slowly."),
    ("easeInOut", .easeInOut, "Begins and ends slowly."),
    ("circularEaseIn", .circularEaseIn, "Begins slowly, along a quarter of a circle."),
    ("circularEaseOut", .circularEaseOut, "Ends slowly, along a quarter of a circle."),
    (
      "circularEaseInOut", .circularEaseInOut,
      "Begins and ends slowly, along two quarters of a circle."
    ),
  ]

  /// Springs by their duration.
  static let springs: [(name: String, make: @Sendable (Double) -> Spring, summary: String)] = [
    ("spring", { Spring(duration: $0) }, "A spring that does not swing."),
    ("smooth", { .smooth(duration: $0) }, "A spring that does not swing."),
    ("snappy", { .snappy(duration: $0) }, "A spring that swings a little."),
    ("bouncy", { .bouncy(duration: $0) }, "A spring that swings visibly."),
  ]

  /// Curves that need more than their ends.
  static let others: [(name: String, summary: String)] = [
    ("cubic", "Through the values of the keyframes around, without a corner."),
    ("step", "Stays at the value before for the duration, then changes at once: for any value."),
  ]

  static let names = curves.map(\.name) + springs.map(\.name) + others.map(\.name)

  /// The default in seconds, as in SwiftUI: of a curve, of a spring.
  static let duration = 0.35
  static let springDuration = 0.5

  static let springKeys = [
    "duration", "bounce", "response", "dampingFraction", "mass", "stiffness", "damping",
  ]

  /// Those that say how long a spring takes.
  static let springTimes = ["duration", "response", "mass", "stiffness", "damping"]
}
