// Whether something has room: one rule for every place that asks.

extension CGFloat {
  /// How much longer than its room a length may be and still fit, in points.
  ///
  /// A view that is offered exactly its own length has often lost a unit in the last place on the
  /// way: of thirds of a point, `(w + 32) - 32 < w`. A ten-thousandth of a point is a million times
  /// more than sums of lengths lose, and not a thousandth of a pixel at any scale that is drawn.
  package static let fittingTolerance: CGFloat = 1e-4

  /// Whether something so long has room in `room` points. Undefined lengths never fit.
  package func fits(in room: CGFloat) -> Bool { self <= room + Self.fittingTolerance }
}
