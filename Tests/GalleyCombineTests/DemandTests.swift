import Testing

@testable import GalleyCombine

@Suite struct DemandTests {
  @Test func arithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(2) - 5 == Demand.none)
    #expect(Demand.unlimited - 5 == Demand.unlimited)
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.max(.max) + 1 == Demand.unlimited)
    #expect(Demand.max(-4) == Demand.none)
    #expect(Demand.max(1) < .unlimited)
    #expect(Demand.unlimited > 1_000_000)
    #expect("\(Demand.max(2)) \(Demand.unlimited) \(Demand.none)" == "max(2) unlimited max(0)")
  }

  @Test func sequencesGiveWhatIsAskedFor() {
    let one = (1...4).publisher.recorded(.max(2))
    #expect(one.words == "1 2")
    one.request(1)
    #expect(one.words == "1 2 3")
    one.request(1)
    #expect(one.words == "1 2 3 4 |")
    let none = (1...4).publisher.recorded(.none)
    #expect(none.words == "")
    #expect([Int]().publisher.recorded(.none).words == "|")
  }

  @Test func answersAreDemands() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.answer = { $0 < 3 ? .max(1) : .none }
    (1...9).publisher.subscribe(recorder)
    #expect(recorder.words == "1 2 3")
  }

  @Test func whatIsFilteredOutIsMadeUpFor() {
    let even = (1...9).publisher.filter { $0 % 2 == 0 }.recorded(.max(2))
    #expect(even.words == "2 4")
    even.request(1)
    #expect(even.words == "2 4 6")
  }

  @Test func gatheringWaitsToBeAsked() {
    let sum = (1...4).publisher.reduce(0, +).recorded(.none)
    #expect(sum.words == "")
    sum.request(1)
    #expect(sum.words == "10 |")
    let empty = Empty<Int, Never>().collect().recorded(.none)
    #expect(empty.words == "")
    empty.request(1)
    #expect(empty.words == "[] |")
  }

  @Test func oneAfterTheOtherSharesTheDemand() {
    let all = [1, 2].publisher.append(3, 4).recorded(.max(3))
    #expect(all.words == "1 2 3")
    all.request(1)
    #expect(all.words == "1 2 3 4 |")
    let caught = [1, 2].publisher.setFailureType(to: Trouble.self)
      .append(Fail(error: Trouble())).catch { _ in [7, 8].publisher }.recorded(.max(3))
    #expect(caught.words == "1 2 7")
  }

  @Test func mergesTakeOneOfEach() {
    let all = (1...).publisher.merge(with: (100...).publisher).recorded(.max(4))
    #expect(all.events.count == 4)
    all.request(2)
    #expect(all.events.count == 6)
  }

  @Test func zipsAskForPairs() {
    let pairs = (1...).publisher.zip((10...).publisher).recorded(.max(2))
    #expect(pairs.words == "(1, 10) (2, 11)")
    pairs.request(1)
    #expect(pairs.words == "(1, 10) (2, 11) (3, 12)")
  }

  @Test func buffersKeepWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let kept = subject.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest)
      .recorded(.max(1))
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(kept.words == "1")
    kept.request(5)
    #expect(kept.words == "1 2 3 |")
  }
}
