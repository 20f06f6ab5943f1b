/// What of a node is animated when it lies elsewhere than before.
///
/// Positions and sizes are handed down: a frame, a padding or a stack has nothing to animate, and each view that draws
/// moves from where it was to where it is by its own transaction (OpenSwiftUI, `LayoutPositionQuery` and
/// `AnimatableFrameAttribute`; Apple's text on `geometryGroup`).
enum FrameMovement {
  /// Nothing: the views in it move by themselves. A view without others in it is meant by `own`.
  case none
  /// The frame that it paints in; the views in it move by themselves.
  case own
  /// The frame, and with it all that is in it: the views in it move within it.
  case group
}
