import GalleyCombine
import GalleyGeometry
import GalleyLayout
import GalleyMotion
import Testing

@testable import GalleyViews

/// The parts of what moves in a graph, each by itself.
@Suite struct MotionPartTests {
  @Test func aClockNeverGoesBackAndForgetsWhatWasAnsweredAtAnotherMoment() {
    let clock = AnimationClock(VirtualTimeQueue(), isStill: false)
    clock.noteSettled(CGSize(width: 1, height: 2))
    #expect(clock.settledSize == CGSize(width: 1, height: 2))
    #expect(!clock.move(to: 2))
    #expect(clock.settledSize == nil)
    #expect(!clock.move(to: 1))
    #expect(clock.time == 2)
  }

  @Test func whatWasAnsweredAtRestHoldsUntilPassesAreMade() {
    let clock = AnimationClock(VirtualTimeQueue(), isStill: false)
    let (size, proposal) = (CGSize(width: 1, height: 2), ProposedViewSize(width: 3, height: 4))
    clock.noteSettled(size)
    #expect(clock.restingSize(in: proposal) == nil)
    clock.noteSettled(size, restingIn: proposal)
    _ = clock.move(to: 2)
    #expect(clock.restingSize(in: proposal) == size)
    #expect(clock.restingSize(in: .unspecified) == nil)
    clock.forgetRest()
    #expect(clock.restingSize(in: proposal) == nil)
  }

  @Test func viewsAreMadeAnewWhereTheyWakeWithinTheMove() {
    let clock = AnimationClock(VirtualTimeQueue(), isStill: false)
    clock.wakeUps = [1, 3]
    #expect(clock.nextDue == 1)
    #expect(!clock.move(to: 0.5))
    #expect(clock.move(to: 1))
    #expect(clock.nextDue == 3)
    // The one at this very moment has been heard.
    #expect(!clock.move(to: 2.5))
    // Sums of tenths are not exact.
    #expect(clock.move(to: 3 - AnimationClock.tolerance / 2))
    clock.beginUpdate()
    #expect(clock.nextDue == nil)
    clock.followsDate = true
    #expect(clock.move(to: 4))
  }

  @Test func anAnimationIsNotLostToAChangeBesideItThatHasNone() {
    let log = TransactionLog()
    log.note(Transaction(animation: .linear(duration: 1)))
    log.note(Transaction())
    #expect(!log.isDone(at: 0))
    log.beginEpoch(isChange: true)
    #expect(log.transaction.animation != nil && log.isChange && log.isDone(at: 0))
    log.beginEpoch(isChange: false)
    #expect(log.transaction.animation == nil && !log.isChange)
  }

  @Test func whatFollowsBelongsToTheSameTransactionUnlessAnotherWaits() {
    let log = TransactionLog()
    log.beginEpoch(isChange: false)
    let (epoch, seed) = (log.epoch, log.seed)
    log.continueTransaction()
    #expect(log.epoch == epoch + 1 && log.seed == seed && log.isChange)
    log.note(Transaction(animation: .default))
    log.continueTransaction()
    #expect(log.epoch == epoch + 2 && log.seed == seed + 1)
  }

  @Test func completionsRunInTheOrderInWhichTheyBecomeDue() {
    let log = TransactionLog()
    var order: [Int] = []
    log.await([
      MovementCompletion(at: 2) { order.append(2) }, MovementCompletion(at: 1) { order.append(1) },
      MovementCompletion(at: 1) { order.append(3) }, MovementCompletion(at: 9) { order.append(9) },
    ])
    #expect(!log.complete(at: 0.5) && log.nextDue(at: 0.5) == 1)
    #expect(log.complete(at: 2))
    #expect(order == [1, 3, 2] && log.rounds == 1)
    #expect(!log.isDone(at: 9) && log.isDone(at: 3))
  }

  @Test(arguments: [false, true], [(false, false), (true, false), (false, true), (true, true)])
  func allBodiesAreEvaluatedWhereNobodyWasTold(
    hasObserved: Bool, _ heard: (told: Bool, later: Bool)
  ) {
    let bodies = BodyRegistry()
    bodies.beginUpdate()
    if heard.told { bodies.noteTold() }
    if heard.later { bodies.noteObservedLater() }
    bodies.beginPass(hasObserved: hasObserved)
    #expect(bodies.isAllStale == (hasObserved && (!heard.told || heard.later)))
    // Heard once.
    bodies.beginUpdate()
    bodies.beginPass(hasObserved: false)
    #expect(!bodies.isAllStale)
  }

  @Test func theEndOfAMovementBelongsToAllWhoAskAroundIt() {
    let nodes = MovingNodes()
    nodes.note(end: 50)
    var inner = 0.0
    let outer = nodes.end(at: 1) {
      nodes.note(end: 3)
      inner = nodes.end(at: 1) { nodes.note(end: 7) }
    }
    #expect(inner == 7 && outer == 7)
    #expect(nodes.end(at: 2) {} == 2)
  }
}
