import Foundation
import GalleyBudget
import Testing

@testable import GalleyCombine

@Suite struct SchedulerTests {
  /// Runs `body` as if an image was drawn.
  private func image(_ body: (VirtualTimeQueue) -> Void) {
    let queue = VirtualTimeQueue(start: Date(timeIntervalSinceReferenceDate: 1000))
    VirtualTimeContext.with({ $0.queue = queue }) { body(queue) }
  }

  @Test func lengthsOfTime() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == .milliseconds(1000))
    #expect(Stride.seconds(0.5).timeInterval == 0.5)
    #expect(Stride.microseconds(5) == .nanoseconds(5000))
    let literal: RunLoop.SchedulerTimeType.Stride = 0.3
    #expect(literal == .milliseconds(300))
    let whole: RunLoop.SchedulerTimeType.Stride = 2
    #expect(whole == .seconds(2))
    let date = Date(timeIntervalSinceReferenceDate: 10)
    #expect(RunLoop.SchedulerTimeType(date).advanced(by: 2).date == date + 2)
    let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5))
    for length in [-.infinity, .nan] as [Double] {
      #expect(moment.advanced(by: .seconds(length)).dispatchTime.uptimeNanoseconds == 0)
    }
    #expect(moment.advanced(by: .seconds(.infinity)).dispatchTime.uptimeNanoseconds > 5)
  }

  /// A queue's work that runs again and again is called in the same way each time: nothing piles up around it.
  @Test func repeatingWorkStaysAsItIs() {
    let depths = Locked<[Int]>([])
    let isEnough = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "repeating work")
    let work = queue.schedule(after: queue.now, interval: .nanoseconds(1)) {
      let count = depths.withLock {
        $0.append(Thread.callStackReturnAddresses.count)
        return $0.count
      }
      if count == 30 { isEnough.signal() }
    }
    #expect(isEnough.wait(timeout: .now() + 60) == .success)
    work.cancel()
    let seen = depths.withLock { Set($0.prefix(30)) }
    #expect(seen.count <= 2 && seen.allSatisfy { $0 > 1 }, "\(seen.sorted())")
  }

  @Test func debouncedValuesComeOnceItIsQuiet() {
    image { queue in
      let subject = PassthroughSubject<String, Never>()
      let words = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .recorded()
      subject.send("a")
      queue.schedule(after: 0.1) { subject.send("ab") }
      queue.schedule(after: 0.2) { subject.send("abc") }
      queue.schedule(after: 2) { subject.send("x") }
      queue.turn(until: 0.49)
      #expect(words.words == "")
      queue.turn(until: 0.51)
      #expect(words.words == "abc")
      queue.turn(until: 5)
      #expect(words.words == "abc x")
      subject.send("lost")
      subject.send(completion: .finished)
      queue.turn(until: 9)
      #expect(words.words == "abc x |")
    }
  }

  @Test func throttledValues() {
    image { queue in
      let subject = PassthroughSubject<Int, Never>()
      let last = subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).recorded()
      let first = subject.throttle(for: 1, scheduler: RunLoop.main, latest: false).recorded()
      for (time, value) in [(0, 1), (0.2, 2), (0.4, 3), (1.5, 4), (9, 5)] {
        queue.schedule(after: time) { subject.send(value) }
      }
      queue.turn(until: 20)
      #expect(last.words == "1 3 4 5")
      #expect(first.words == "1 2 4 5")
    }
  }

  @Test func delaysKeepTheOrder() {
    image { queue in
      var log: [String] = []
      let sink = [1, 2].publisher.delay(for: .seconds(0.5), scheduler: OperationQueue.main)
        .sink(receiveCompletion: { log.append("\($0) at \(queue.now)") }) {
          log.append("\($0) at \(queue.now)")
        }
      queue.turn(until: 0.4)
      #expect(log == [])
      queue.turn(until: 1)
      #expect(log == ["1 at 0.5", "2 at 0.5", "finished at 0.5"])
      sink.cancel()
    }
  }

  @Test func aRunLoopWaitsInRealTime() {
    let start = ContinuousClock.now
    let end = Locked<ContinuousClock.Instant?>(nil)
    RunLoop.current._run(after: 0.2, _ScheduledWork { end.withLock { $0 = .now } })
    while end.withLock({ $0 == nil }) {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    let spent = end.withLock { $0 }.map { $0 - start } ?? .zero
    #expect(spent >= .milliseconds(199))
  }

  @Test func receivingOnAQueueWaitsForATurn() {
    image { queue in
      let main = Just(1).receive(on: DispatchQueue.main).recorded()
      let loop = Just(2).receive(on: RunLoop.main).recorded()
      let background = Just(3).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
        .recorded()
      #expect([main.words, loop.words, background.words] == ["", "", ""])
      queue.turn(until: 0)
      #expect([main.words, loop.words, background.words] == ["1 |", "2 |", "3 |"])
    }
  }

  @Test func whatWasSubscribedInAnImageStaysThere() {
    let subject = PassthroughSubject<Int, Never>()
    let queue = VirtualTimeQueue()
    let recorder = VirtualTimeContext.with({ $0.queue = queue }) {
      subject.receive(on: DispatchQueue.main).recorded()
    }
    subject.send(1)
    #expect(recorder.words == "")
    queue.turn(until: 0)
    #expect(recorder.words == "1")
  }

  @Test func timeouts() {
    image { queue in
      let subject = PassthroughSubject<Int, Trouble>()
      let plain = subject.timeout(1, scheduler: RunLoop.main).recorded()
      let failing = subject.timeout(.seconds(1), scheduler: DispatchQueue.main) { Trouble("slow") }
        .recorded()
      queue.schedule(after: 0.8) { subject.send(1) }
      queue.turn(until: 1.7)
      #expect(plain.words == "1")
      queue.turn(until: 1.9)
      #expect(plain.words == "1 |")
      #expect(failing.words == "1 !slow")
    }
  }

  @Test func gatheringByTime() {
    image { queue in
      let subject = PassthroughSubject<Int, Never>()
      let groups = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded()
      for (time, value) in [(0.1, 1), (0.2, 2), (1.1, 3)] {
        queue.schedule(after: time) { subject.send(value) }
      }
      queue.schedule(after: 1.2) { subject.send(completion: .finished) }
      queue.turn(until: 5, repeating: true)
      #expect(groups.words == "[1, 2] [3] |")
    }
  }

  @Test func timersCountInTheImagesTime() {
    image { queue in
      var dates: [Double] = []
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      let sink = timer.sink { dates.append($0.timeIntervalSinceReferenceDate) }
      #expect(queue.turn(until: 2).runs == 0)
      #expect(queue.turn(until: 1.6, repeating: true).runs == 3)
      #expect(dates == [1000.5, 1001, 1001.5])
      sink.cancel()
      #expect(queue.turn(until: 9, repeating: true).runs == 0)
      #expect(queue.nextDue == nil)
    }
  }

  /// As `Timer` does by its documentation: a ten-thousandth of a second.
  @Test(arguments: [0, -0.0, -1, -.infinity, .nan, 1e-300, .leastNonzeroMagnitude])
  func timersWithoutAnIntervalHaveTheShortestOne(interval: Double) {
    image { queue in
      var count = 0
      let timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
      let sink = timer.sink { _ in count += 1 }
      // Not at once: a view that subscribes anew with each change would never be done.
      #expect(queue.nextDue == VirtualTimeQueue.shortestInterval)
      #expect(queue.turn(until: 0.00105, repeating: true).runs == 10)
      #expect(count == 10)
      sink.cancel()
      let every = DispatchQueue.main.schedule(
        after: DispatchQueue.main.now, interval: .init(interval), tolerance: 0, options: nil
      ) { count += 1 }
      // Another timer behind it is not held up.
      var hasRun = false
      queue.schedule(after: 0.0005) { hasRun = true }
      queue.turn(until: 0.0021, repeating: true, limit: 100)
      #expect(hasRun && (20...22).contains(count))
      every.cancel()
    }
  }

  @Test func aTimerWithoutEndFiresNever() {
    image { queue in
      let sink = Timer.publish(every: .infinity, on: .main, in: .common).autoconnect().sink { _ in }
      #expect(queue.turn(until: 1e9, repeating: true).runs == 0)
      sink.cancel()
    }
  }

  @Test func atOnce() {
    #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).words == "1 |")
    #expect(Just(1).receive(on: ImmediateScheduler.shared).words == "1 |")
  }

  @Test func withoutAnImageQueuesAreTheSystems() async {
    let queue = DispatchQueue(label: "test")
    let value = await Future<Int, Never> { promise in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) { promise(.success(4)) }
    }.value
    #expect(value == 4)
    let operations = OperationQueue()
    // Several at a time may bring the end before the last value.
    operations.maxConcurrentOperationCount = 1
    var seen: [Int] = []
    for await number in [1, 2, 3].publisher.receive(on: queue).receive(on: operations).values {
      seen.append(number)
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func repeatedWorkOfTheSystemStops() async {
    let queue = DispatchQueue(label: "test")
    let count = Locked(0)
    let seen = PassthroughSubject<Int, Never>()
    let values = seen.values
    var iterator = values.makeAsyncIterator()
    let work = queue.schedule(after: queue.now, interval: .milliseconds(2)) {
      seen.send(
        count.withLock {
          $0 += 1
          return $0
        })
    }
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    work.cancel()
  }
}
