import GalleyBudget

/// Bytes of an image's budget that grow with what is made. Who makes it ends them.
struct GrowingReservation {
  private let budget: RenderBudget
  private let purpose: String
  private var count = 0

  init(in budget: RenderBudget, for purpose: String) {
    (self.budget, self.purpose) = (budget, purpose)
  }

  /// Asks for what is more than before; fewer bytes than before are as many as before.
  /// - Throws: `LimitError`.
  mutating func grow(to count: Int) throws {
    guard count > self.count else { return }
    guard budget.reserve(count - self.count, for: purpose) else { return try budget.check() }
    self.count = count
  }

  /// Gives all bytes back.
  mutating func end() {
    budget.release(count)
    count = 0
  }
}
