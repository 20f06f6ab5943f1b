import Testing

@testable import GalleyCombine

@Suite struct JoiningTests {
  private let a = PassthroughSubject<Int, Trouble>()
  private let b = PassthroughSubject<Int, Trouble>()
  private let c = PassthroughSubject<String, Trouble>()

  @Test func combineLatestGivesTheLastOfEach() {
    let both = a.combineLatest(b).recorded()
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(3)
    a.send(completion: .finished)
    b.send(20)
    #expect(both.words == "(2, 10) (3, 10) (3, 20)")
    b.send(completion: .finished)
    #expect(both.words == "(2, 10) (3, 10) (3, 20) |")
  }

  @Test func combineLatestOfMoreAndTransforms() {
    let sums = a.combineLatest(b) { $0 + $1 }.recorded()
    let three = a.combineLatest(b, c).map { "\($0)\($1)\($2)" }.recorded()
    let four = a.combineLatest(b, c, Just(true).setFailureType(to: Trouble.self)).recorded()
    a.send(1)
    b.send(2)
    c.send("c")
    #expect(sums.words == "3")
    #expect(three.words == "12c")
    #expect(four.words == "(1, 2, \"c\", true)")
    c.send(completion: .failure(Trouble()))
    #expect(sums.words == "3")
    #expect(three.words == "12c !trouble")
  }

  @Test func combineLatestKeepsTheLastForWhoAsksLate() {
    let both = a.combineLatest(b).recorded(.max(1))
    a.send(1)
    for value in 1...3 { b.send(value) }
    #expect(both.words == "(1, 1)")
    both.request(1)
    #expect(both.words == "(1, 1) (1, 3)")
  }

  @Test func zipPairs() {
    let pairs = a.zip(b).recorded()
    for value in 1...3 { a.send(value) }
    b.send(10)
    b.send(20)
    b.send(completion: .finished)
    #expect(pairs.words == "(1, 10) (2, 20) |")
    #expect((1...9).publisher.zip(["a", "b"].publisher).words == "(1, \"a\") (2, \"b\") |")
    #expect((1...2).publisher.zip(Just("x"), [true].publisher).words == "(1, \"x\", true) |")
    #expect((1...2).publisher.zip((5...6).publisher) { $0 * $1 }.words == "5 12 |")
  }

  @Test func mergesAsTheyCome() {
    let all = a.merge(with: b).recorded()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(all.words == "1 2 3 |")
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).words == "1 2 3 |")
    #expect(Publishers.MergeMany([Just<Int>]()).words == "|")
    #expect(Publishers.Merge3(Just(1), Just(2), Just(3)).words == "1 2 3 |")
    #expect(
      Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6)).words == "1 2 3 4 5 6 |")
  }

  @Test func aFailureEndsAMergeAndCancelsTheOthers() {
    var isCancelled = false
    let other = b.handleEvents(receiveCancel: { isCancelled = true })
    let all = a.merge(with: other).recorded()
    a.send(completion: .failure(Trouble()))
    b.send(1)
    #expect(all.words == "!trouble")
    #expect(isCancelled)
  }

  @Test func mergesLoseNothingThatIsSentMeanwhile() {
    let one = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let sink = one.merge(with: Empty(completeImmediately: false)).sink { value in
      seen.append(value)
      if value < 3 { one.send(value + 1) }
    }
    one.send(1)
    sink.cancel()
    #expect(seen == [1, 2, 3])
  }

  @Test func flatMapAndSwitchToLatest() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.words == "1 10 2 20 |")
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let flat = outer.flatMap { $0 }.recorded()
    let latest = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    #expect(flat.words == "1 2 3")
    #expect(latest.words == "1 3 |")
    first.send(completion: .finished)
    #expect(flat.words == "1 2 3 |")
  }

  @Test func flatMapFitsFailures() {
    let failing = Just(1).flatMap { _ in Fail<Int, Trouble>(error: Trouble()) }
    #expect(failing.words == "!trouble")
    let fine = Just(1).setFailureType(to: Trouble.self).flatMap { Just($0 + 1) }
    #expect(fine.words == "2 |")
  }

  @Test func flatMapTakesSoManyAtATime() {
    var made: [Int] = []
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let sink = (0..<3).publisher
      .flatMap(maxPublishers: .max(1)) { index -> PassthroughSubject<String, Never> in
        made.append(index)
        return subjects[index]
      }
      .sink { _ in }
    #expect(made == [0])
    subjects[0].send(completion: .finished)
    #expect(made == [0, 1])
    sink.cancel()
  }
}
