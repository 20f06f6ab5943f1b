import GalleyLimits

/// Bytes of a picture's budget that grow with what is made, and are given back with the last one who knows them.
final class ReservedBytes {
  private let budget: PictureBudget
  private let purpose: String
  private var count = 0

  init(in budget: PictureBudget, for purpose: String) {
    (self.budget, self.purpose) = (budget, purpose)
  }

  deinit { budget.release(count) }

  /// Asks for what is more than before; fewer bytes than before are as many as before.
  /// - Throws: `LimitExcess`.
  func grow(to count: Int) throws {
    guard count > self.count else { return }
    guard budget.reserve(count - self.count, for: purpose) else { return try budget.check() }
    self.count = count
  }
}
