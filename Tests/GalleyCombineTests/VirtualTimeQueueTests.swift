import Foundation
import GalleyBudget
import Testing

@testable import GalleyCombine

@Suite(.timeLimit(.minutes(50))) struct VirtualTimeQueueTests {
  /// Lets other tasks run until something is so. What never is ends with the limit of the tests.
  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func workRunsByDueTimeThenByOrder() {
    let queue = VirtualTimeQueue()
    var log: [String] = []
    queue.schedule(after: 2) { log.append("late") }
    queue.schedule(after: 1) { log.append("one") }
    queue.schedule(after: 1) { log.append("two") }
    queue.schedule(after: -3) { log.append("now") }
    #expect(queue.nextDue == 0)
    #expect(queue.turn(until: 1).runs == 3)
    #expect(log == ["now", "one", "two"])
    #expect(queue.now == 1)
    #expect(queue.nextDue == 2)
    #expect(queue.turn(until: 9).runs == 1)
    #expect(queue.nextDue == nil)
    #expect(queue.turn(until: .infinity).runs == 0)
    #expect(queue.now == 2)
  }

  /// What an actor does next finds the sleep in the queue: it is counted from the moment of the call.
  @MainActor @Test func aSleepBeginsOnItsCallersActor() async {
    for _ in 0..<20 {
      let queue = VirtualTimeQueue()
      let task = Task { @MainActor in try? await VirtualSleep(queue).sleep(seconds: 1) }
      let due = await withCheckedContinuation { next in
        DispatchQueue.main.async { next.resume(returning: queue.nextDue) }
      }
      #expect(due == 1)
      queue.abandon()
      await task.value
    }
  }

  /// A task that no view has started tells nothing but its sleeps.
  @Test func aTaskThatWasWokenIsWaitedForUntilItSleepsAgain() async throws {
    let queue = VirtualTimeQueue(attention: .seconds(3600))
    let (doors, door) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await VirtualSleep(queue).sleep(seconds: 1)
      for await _ in doors { break }
      try await VirtualSleep(queue).sleep(seconds: 0.5)
    }
    try await until { queue.nextDue != nil }
    #expect(!queue.hasAwakeTasks)
    #expect(queue.turn(until: 9).hasWoken)
    #expect(queue.hasAwakeTasks && queue.nextDue == nil)
    door.yield()
    try await until { !queue.hasAwakeTasks }
    #expect(queue.nextDue == 1.5)
    queue.abandon()
    _ = await task.result
  }

  /// Nothing says when it ends.
  @Test func aTaskThatWasWokenIsWaitedForAWhileAlone() async throws {
    let queue = VirtualTimeQueue(attention: .zero)
    let task = Task { try await VirtualSleep(queue).sleep(seconds: 1) }
    try await until { queue.nextDue != nil }
    #expect(queue.turn(until: 1).hasWoken && !queue.hasAwakeTasks)
    _ = await task.result
  }

  /// What the main actor has run has gone on.
  @Test func aTaskOfTheMainActorIsWaitedForUntilThatHasRun() async throws {
    let queue = VirtualTimeQueue(attention: .seconds(3600))
    // Both sleep from 0 on: the queue is turned when they do.
    let other = Task.detached { try await VirtualSleep(queue).sleep(seconds: 2) }
    try await until { queue.nextDue == 2 }
    let task = Task { @MainActor in try await VirtualSleep(queue).sleep(seconds: 1) }
    try await until { queue.nextDue == 1 }
    #expect(queue.turn(until: 1).runs == 1)
    _ = await task.result
    #expect(queue.hasAwakeTasks)
    queue.noteMainActorRan()
    try await until { !queue.hasAwakeTasks }
    // A task of another thread is waited for as before.
    #expect(queue.turn(until: 2).runs == 1)
    _ = await other.result
    queue.noteMainActorRan()
    #expect(queue.hasAwakeTasks)
  }

  @Test func workPutsMoreWorkIn() {
    let queue = VirtualTimeQueue()
    var times: [Double] = []
    queue.schedule(after: 1) {
      times.append(queue.now)
      #expect(VirtualTimeQueue.current === queue)
      #expect(queue.turn(until: 9).runs == 0)
      queue.schedule(after: 0.5) { times.append(queue.now) }
      queue.schedule(after: 5) { times.append(queue.now) }
    }
    #expect(queue.turn(until: 2).runs == 2)
    #expect(times == [1, 1.5])
  }

  @Test func cancelledWorkDoesNotRun() {
    let queue = VirtualTimeQueue()
    var log: [Int] = []
    let one = queue.schedule(after: 1) { log.append(1) }
    queue.schedule(after: 2) { log.append(2) }
    one.cancel()
    #expect(queue.turn(until: 3).runs == 1)
    #expect(log == [2])
  }

  @Test func repeatingWorkIsLeftOutAtRest() {
    let queue = VirtualTimeQueue()
    var times: [Double] = []
    let timer = queue.schedule(after: 1, repeating: 1) { times.append(queue.now) }
    #expect(queue.turn(until: 3.5).runs == 0)
    #expect(queue.nextDue == 1)
    #expect(queue.nextDue(repeating: false) == nil)
    #expect(queue.turn(until: 3.5, repeating: true).runs == 3)
    #expect(times == [1, 2, 3])
    timer.cancel()
    #expect(queue.turn(until: 9, repeating: true).runs == 0)
  }

  @Test func endlessWorkIsLeft() {
    let queue = VirtualTimeQueue()
    func again() { queue.schedule(after: 0, again) }
    again()
    #expect(queue.turn(until: 1, limit: 50).runs == 50)
  }

  @Test func whatWakesOtherCodeEndsTheTurn() {
    let queue = VirtualTimeQueue()
    var log: [String] = []
    queue.schedule(after: 1) { log.append("first") }
    _ = queue.scheduleWaking(after: 1) {
      log.append("wakes")
    } abandoned: {
      log.append("abandoned")
    }
    queue.schedule(after: 1) { log.append("behind") }
    let turn = queue.turn(until: 2)
    #expect(turn.runs == 2 && turn.hasWoken)
    #expect(log == ["first", "wakes"])
    // Each turn says what came of itself alone.
    let next = queue.turn(until: 2)
    #expect(next.runs == 1 && !next.hasWoken)
    #expect(log == ["first", "wakes", "behind"])
  }

  @Test func aChangeOfTheContextLeavesWhatElseIsAround() async {
    let (queue, task) = (VirtualTimeQueue(), VirtualTask())
    let started = VirtualTimeContext.with({ $0.queue = queue }) {
      VirtualTimeContext.with({ $0.task = task }) {
        #expect(VirtualTimeQueue.current === queue && VirtualTask.current === task)
        VirtualTimeContext.with({ $0.queue = nil }) {
          #expect(VirtualTimeQueue.current == nil && VirtualTask.current === task)
        }
        return Task { VirtualTimeQueue.current === queue && VirtualTask.current === task }
      }
    }
    #expect(VirtualTimeQueue.current == nil && VirtualTask.current == nil)
    #expect(await started.value)
  }

  @Test func workComesFromAnyThread() {
    let queue = VirtualTimeQueue()
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      queue.schedule(after: Double(number % 3)) { count.withLock { $0 += 1 } }
    }
    #expect(queue.turn(until: 5).runs == 200)
    #expect(count.withLock { $0 } == 200)
  }
}
