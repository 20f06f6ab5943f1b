import GalleyMotion

/// How what a finger has pulled or swiped comes to its place when it is let go.
nonisolated enum ReturnMotion {
  /// assumed: SwiftUI's `Animation.smooth`, half a second without a bounce; no recording shows another one
  static let spring = Animation.smooth
}
