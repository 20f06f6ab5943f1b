import GalleyBudget

/// A clock for budgets that goes on only when a test says so, or at each look at it.
package final class SteppedClock: Sendable {
  private let start = ContinuousClock.now
  private let passed = Locked(Duration.zero)
  private let step: Duration

  /// - Parameter step: how far it goes on at each look, before it is read.
  package init(step: Duration = .zero) { self.step = step }

  /// - Parameter duration: zero or more.
  package func advance(by duration: Duration) { passed.withLock { $0 += duration } }

  /// What a `RenderBudget` reads; it follows the steps.
  package var budgetClock: BudgetClock {
    BudgetClock {
      self.start
        + self.passed.withLock {
          $0 += self.step
          return $0
        }
    }
  }
}
