import Dispatch
import GalleyBudget
import Testing

@Suite struct LockedTests {
  @Test func threadsHaveTheValueOneAtATime() {
    let state = Locked((sum: 0, inside: 0, most: 0))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 {
        state.withLock {
          $0.inside += 1
          $0.most = max($0.most, $0.inside)
          $0.sum += 1
          $0.inside -= 1
        }
      }
    }
    #expect(state.withLock { $0.sum } == 16_000)
    #expect(state.withLock { $0.most } == 1)
  }

  private struct Failure: Error, Equatable {}

  @Test func anErrorLetsGoOfTheLock() {
    let value = Locked([1])
    #expect(throws: Failure()) {
      try value.withLock {
        $0.append(2)
        throw Failure()
      }
    }
    #expect(value.withLock { $0 } == [1, 2])
  }

  /// Asks for the lock where it ends, as an object of a user may.
  private final class Guest: Sendable {
    let host: Locked<Guest?>
    let ends: Locked<Int>

    init(_ host: Locked<Guest?>, _ ends: Locked<Int>) { (self.host, self.ends) = (host, ends) }

    deinit {
      host.withLock { _ in }
      ends.withLock { $0 += 1 }
    }
  }

  @Test func whatIsReplacedEndsWithoutTheLock() {
    let (host, ends) = (Locked<Guest?>(nil), Locked(0))
    _ = host.replace(with: Guest(host, ends))
    _ = host.replace(with: Guest(host, ends))
    #expect(ends.withLock { $0 } == 1)
    _ = host.replace(with: nil)
    #expect(ends.withLock { $0 } == 2)
  }

  @Test func replacingIsOneStep() {
    let number = Locked(0)
    let seen = Locked<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: 500) { index in
      let old = number.replace(with: index + 1)
      seen.withLock { _ = $0.insert(old) }
    }
    // Each value is taken out once: 0 and all but the last one.
    let last = number.withLock { $0 }
    #expect(seen.withLock { $0 } == Set(0...500).subtracting([last]))
  }

  @Test func valuesEndWithTheirLock() {
    let (host, ends) = (Locked<Guest?>(nil), Locked(0))
    do {
      let guest = Locked<Guest?>(Guest(host, ends))
      _ = guest.withLock { $0?.ends }
    }
    #expect(ends.withLock { $0 } == 1)
  }
}
