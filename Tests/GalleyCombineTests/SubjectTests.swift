import Foundation
import GalleyBudget
import Testing

@testable import GalleyCombine

@Suite struct SubjectTests {
  @Test func aPassthroughSubjectSendsToThoseWhoAreThere() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let one = subject.recorded()
    subject.send(2)
    let two = subject.recorded()
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(one.words == "2 3 |")
    #expect(two.words == "3 |")
    #expect(subject.words == "|")
  }

  @Test func aFailureIsTheEnd() {
    let subject = PassthroughSubject<Int, Trouble>()
    let one = subject.recorded()
    subject.send(1)
    subject.send(completion: .failure(Trouble()))
    subject.send(completion: .finished)
    #expect(one.words == "1 !trouble")
    #expect(subject.words == "!trouble")
  }

  @Test func aCurrentValueSubjectBeginsWithItsValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let one = subject.recorded()
    subject.value = 2
    subject.send(3)
    let two = subject.recorded()
    #expect(one.words == "1 2 3")
    #expect(two.words == "3")
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    #expect(subject.words == "|")
  }

  @Test func theValueIsThereBeforeSubscribersHearOfIt() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let sink = subject.sink { seen.append([$0, subject.value]) }
    subject.send(2)
    sink.cancel()
    #expect(seen == [[1, 1], [2, 2]])
  }

  @Test func whatNobodyAskedForIsLostOrWaits() {
    let passthrough = PassthroughSubject<Int, Never>()
    let one = passthrough.recorded(.max(1))
    for value in 1...3 { passthrough.send(value) }
    one.request(1)
    passthrough.send(4)
    #expect(one.words == "1 4")

    let current = CurrentValueSubject<Int, Never>(0)
    let two = current.recorded(.max(1))
    for value in 1...3 { current.send(value) }
    #expect(two.words == "0")
    two.request(1)
    #expect(two.words == "0 3")
    two.request(2)
    current.send(4)
    #expect(two.words == "0 3 4")
  }

  @Test func subscribersMaySendWhileTheyReceive() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let sink = subject.sink { value in
      seen.append(value)
      if value < 4 { subject.send(value + 1) }
    }
    subject.send(1)
    sink.cancel()
    #expect(seen == [1, 2, 3, 4])
  }

  @Test func valuesOfManyThreadsComeOneAtATime() {
    final class Box: @unchecked Sendable {
      var count = 0
      var isBusy = false
      var collisions = 0
    }
    let subject = PassthroughSubject<Int, Never>()
    let box = Box()
    let sink = subject.sink { _ in
      if box.isBusy { box.collisions += 1 }
      box.isBusy = true
      box.count += 1
      box.isBusy = false
    }
    DispatchQueue.concurrentPerform(iterations: 1000) { subject.send($0) }
    sink.cancel()
    #expect(box.count == 1000)
    #expect(box.collisions == 0)
  }

  @Test func noThreadWaitsForAnotherOnesSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let (isReceiving, canContinue) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let seen = Locked<[Int]>([])
    let sink = subject.sink { value in
      seen.withLock { $0.append(value) }
      if value == 1 {
        isReceiving.signal()
        _ = canContinue.wait(timeout: .now() + 20)
      }
    }
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { subject.send(1) }
    isReceiving.wait()
    subject.send(2)
    #expect(seen.withLock { $0 } == [1])
    canContinue.signal()
    group.wait()
    #expect(seen.withLock { $0 } == [1, 2])
    sink.cancel()
  }

  @Test func aSubjectSubscribesToAPublisher() {
    let source = PassthroughSubject<Int, Never>()
    let target = CurrentValueSubject<Int, Never>(0)
    let recorder = target.recorded()
    let subscription = source.subscribe(target)
    source.send(5)
    subscription.cancel()
    source.send(6)
    #expect(recorder.words == "0 5")
    let ended = [1, 2].publisher.subscribe(target)
    #expect(recorder.words == "0 5 1 2 |")
    ended.cancel()
  }

  @Test func voidSubjectsSendNothingInParticular() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let sink = subject.sink { count += 1 }
    subject.send()
    subject.send(())
    sink.cancel()
    #expect(count == 2)
  }
}
