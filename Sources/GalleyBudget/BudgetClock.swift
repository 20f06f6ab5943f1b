/// Where a `RenderBudget` reads the time.
package struct BudgetClock: Sendable {
  /// The time now; it never goes back. It may be asked by several threads at once.
  package let now: @Sendable () -> ContinuousClock.Instant

  package init(now: @escaping @Sendable () -> ContinuousClock.Instant) { self.now = now }

  /// The machine's clock, which goes on while the machine sleeps.
  package static let machine = BudgetClock { ContinuousClock.now }
}
