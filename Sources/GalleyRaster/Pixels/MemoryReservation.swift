import GalleyBudget

/// Bytes of an image's budget, given back when this is deinitialized.
final class MemoryReservation {
  private let budget: RenderBudget
  private let count: Int

  /// Nil where the budget does not leave as many: the image is over then.
  init?(_ count: Int, of budget: RenderBudget, for purpose: @autoclosure () -> String) {
    guard budget.reserve(count, for: purpose()) else { return nil }
    (self.budget, self.count) = (budget, count)
  }

  deinit { budget.release(count) }
}

extension PixelBounds {
  /// As messages name it: `6000 x 400 pixels`.
  var sizeText: String { "\(width) x \(height) pixels" }

  /// How many pixels it has: at most 2^54, so that their bytes are counted without a check (`withinReach`).
  var area: Int { width * height }
}
