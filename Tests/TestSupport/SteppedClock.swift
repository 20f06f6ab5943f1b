import GalleyBudget

/// A clock for budgets that goes on only when a test says so.
package final class SteppedClock: Sendable {
  private let start = ContinuousClock.now
  private let passed = Locked(Duration.zero)

  package init() {}

  /// - Parameter duration: zero or more.
  package func advance(by duration: Duration) { passed.withLock { $0 += duration } }

  /// What a `RenderBudget` reads; it follows the steps.
  package var budgetClock: BudgetClock {
    BudgetClock { self.start + self.passed.withLock { $0 } }
  }
}
