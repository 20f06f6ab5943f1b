import Testing

@testable import GalleyCombine

@Suite struct CancellationTests {
  @Test func lettingGoCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var sink: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    sink = nil
    _ = sink
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func cancellingHappensOnce() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func setsAndArraysKeep() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.sink { seen.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set.removeAll()
    subject.send(2)
    array.removeAll()
    subject.send(3)
    #expect(seen == [1, 10, 20])
  }

  @Test func cancellingReachesThroughOperators() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    func source(_ name: String) -> some Publisher<Int, Never> {
      subject.handleEvents(receiveCancel: { log.append(name) })
    }
    let all: [AnyPublisher<Int, Never>] = [
      source("map").map { $0 }.eraseToAnyPublisher(),
      source("filter").filter { $0 > 0 }.removeDuplicates().eraseToAnyPublisher(),
      source("merge").merge(with: Empty(completeImmediately: false)).eraseToAnyPublisher(),
      source("latest").combineLatest(Just(1)).map(\.0).eraseToAnyPublisher(),
      source("zip").zip(Just(1)).map(\.0).eraseToAnyPublisher(),
      source("flat").flatMap { Just($0) }.eraseToAnyPublisher(),
      source("append").append(1).eraseToAnyPublisher(),
      source("share").share().eraseToAnyPublisher(),
      source("collect").collect(2).map(\.count).eraseToAnyPublisher(),
      source("receive").receive(on: ImmediateScheduler.shared).eraseToAnyPublisher(),
    ]
    for publisher in all { publisher.sink { _ in }.cancel() }
    #expect(
      log == [
        "map", "filter", "merge", "latest", "zip", "flat", "append", "share", "collect", "receive",
      ])
  }

  @Test func theFirstValueCancelsItsSource() {
    var log: [String] = []
    let sink = (1...).publisher.handleEvents(receiveCancel: { log.append("cancel") })
      .first().sink(receiveCompletion: { log.append("\($0)") }) { log.append("\($0)") }
    sink.cancel()
    #expect(log == ["cancel", "1", "finished"])
  }

  @Test func nothingOutlivesItsSubscription() {
    final class Witness {}
    weak var seen: Witness?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let witness = Witness()
      seen = witness
      let sink = subject.map { _ in witness }.merge(with: Empty(completeImmediately: false))
        .combineLatest(subject).flatMap { Just($0) }.sink { _ in }
      subject.send(1)
      sink.cancel()
    }
    #expect(seen == nil)
  }

  @Test func sharedPublishersSubscribeOnce() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    var seen: [Int] = []
    let one = shared.sink { seen.append($0) }
    let two = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    #expect(seen == [1, 10])
    one.cancel()
    #expect((subscriptions, cancels) == (1, 0))
    two.cancel()
    #expect((subscriptions, cancels) == (1, 1))
  }

  @Test func connectablePublishersWait() {
    let connectable = (1...3).publisher.makeConnectable()
    let one = connectable.recorded()
    let two = connectable.recorded()
    #expect(one.words == "")
    let connection = connectable.connect()
    #expect(one.words == "1 2 3 |")
    #expect(two.words == "1 2 3 |")
    connection.cancel()
    let multicast = (1...2).publisher.multicast(subject: PassthroughSubject<Int, Never>())
    let three = multicast.recorded()
    let other = multicast.connect()
    #expect(three.words == "1 2 |")
    other.cancel()
  }
}
