import Foundation
import TestSupport
import Testing

@Suite struct SteppedClockTests {
  @Test func timeStandsStillBetweenSteps() {
    let clock = SteppedClock()
    let start = clock.budgetClock.now()
    #expect(clock.budgetClock.now() == start)
    clock.advance(by: .zero)
    #expect(clock.budgetClock.now() == start)
    clock.advance(by: .nanoseconds(1))
    #expect(clock.budgetClock.now() - start == .nanoseconds(1))
  }

  @Test func eachLookIsAStep() {
    let clock = SteppedClock(step: .seconds(2))
    let start = clock.budgetClock.now()
    #expect(clock.budgetClock.now() - start == .seconds(2))
    clock.advance(by: .seconds(1))
    #expect(clock.budgetClock.now() - start == .seconds(5))
  }

  /// A clock that was handed on follows the steps, of all threads.
  @Test func stepsOfAllThreadsCount() {
    let clock = SteppedClock()
    let handedOn = clock.budgetClock
    let start = handedOn.now()
    DispatchQueue.concurrentPerform(iterations: 100) { _ in clock.advance(by: .milliseconds(3)) }
    #expect(handedOn.now() - start == .milliseconds(300))
  }
}
