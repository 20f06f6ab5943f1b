import GalleyBudget
import TestSupport
import Testing

@Suite struct RenderBudgetTests {
  @Test func memoryIsAskedForAndGivenBack() {
    let budget = RenderBudget(RenderBudget.Limits(bytes: 1000, duration: nil))
    #expect(budget.reserve(600, for: "a layer"))
    #expect(budget.fits(400) && !budget.fits(401))
    budget.release(600)
    #expect(budget.reserving(1000, for: "a mask") { budget.heldBytes } == 1000)
    #expect(budget.heldBytes == 0 && budget.mostBytes == 1000)
    #expect(budget.excess == nil)
  }

  @Test func theFirstExcessEndsTheImage() {
    let budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 20, duration: nil))
    #expect(budget.reserve(1 << 10, for: "a text"))
    #expect(!budget.reserve(.max, for: "a layer of 9 x 9 pixels"))
    #expect(!budget.reserve(1, for: "a mask"))
    #expect(!budget.canContinue("painting"))
    #expect(throws: LimitError.self) { try budget.check() }
    #expect(
      budget.excess?.description
        == "a layer of 9 x 9 pixels needs 8192 PB of memory; the image already uses 1 KB, "
        + "and the limit for one image is 1 MB")
  }

  /// Without a limit, too: sums of what is held would be beyond numbers, which ends the process.
  @Test func whatNumbersDoNotHoldIsNeverThere() {
    #expect(!RenderBudget(.unlimited).reserve(.max, for: "a layer"))
    let budget = RenderBudget(.unlimited)
    #expect(budget.reserve(.max - 1, for: "a layer") && budget.fits(1) && !budget.fits(2))
    #expect(!budget.reserve(RenderBudget.bytes(1 << 40, by: 1 << 40, each: 4), for: "a mask"))
    #expect(
      budget.excess?.description
        == "a mask needs 8192 PB of memory; the image already uses 8192 PB, and the limit for one image is "
        + "8192 PB")
  }

  @Test func timeEndsTheImage() {
    let clock = SteppedClock()
    let budget = RenderBudget(
      RenderBudget.Limits(bytes: nil, duration: .milliseconds(20)), clock: clock.budgetClock)
    #expect(budget.canContinue("layout"))
    clock.advance(by: .milliseconds(20) - .nanoseconds(1))
    #expect(budget.canContinue("layout"))
    clock.advance(by: .nanoseconds(1))
    #expect(!budget.canContinue("painting"))
    #expect(budget.excess == .time(stage: "painting", limit: .milliseconds(20)))
    #expect(
      budget.excess?.description
        == "painting did not finish within 0.02 s, the time limit for one image")
    let short = LimitError.time(stage: "layout", limit: .microseconds(1))
    #expect(
      short.description == "layout did not finish within 0.000001 s, the time limit for one image")
  }

  /// An image that waits for others loses nothing of its time, and gets no more than that.
  @Test func waitingIsNotCounted() {
    let clock = SteppedClock()
    let budget = RenderBudget(
      RenderBudget.Limits(bytes: nil, duration: .milliseconds(5)), clock: clock.budgetClock)
    clock.advance(by: .milliseconds(8))
    budget.postpone(by: .milliseconds(20))
    budget.postpone(by: .milliseconds(-500))
    #expect(budget.canContinue("painting"))
    clock.advance(by: .milliseconds(17) - .nanoseconds(1))
    #expect(budget.canContinue("painting"))
    clock.advance(by: .nanoseconds(1))
    #expect(!budget.canContinue("painting"))
    budget.postpone(by: .seconds(9))
    #expect(!budget.canContinue("painting"))
  }

  @Test func theLongestWaitsAreNoFault() {
    let budget = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .zero))
    #expect(!RenderBudget(budget.limits).canContinue("layout"))
    for duration in [Duration.seconds(Int64.max), .seconds(Int64.min), .nanoseconds(Int64.max)] {
      for _ in 0..<3 { budget.postpone(by: duration) }
      #expect(budget.canContinue("layout"))
    }
  }

  /// A budget without a clock of its own reads the machine's.
  @Test func theTimeOfTheMachineEndsAnImage() {
    let budget = RenderBudget(RenderBudget.Limits(bytes: nil, duration: .milliseconds(1)))
    while budget.canContinue("painting") {}
    #expect(budget.excess == .time(stage: "painting", limit: .milliseconds(1)))
  }

  @Test func nothingIsRefusedWithoutLimits() {
    let budget = RenderBudget(.unlimited)
    #expect(budget.reserve(1 << 50, for: "a layer"))
    #expect(budget.canContinue("painting"))
  }

  @Test func productsDoNotOverflow() {
    #expect(RenderBudget.bytes(3, by: 5, each: 4) == 60)
    #expect(RenderBudget.bytes(1 << 40, by: 1 << 40, each: 4) == .max)
    #expect(RenderBudget.bytes(1 << 61, each: 8) == .max)
  }
}
