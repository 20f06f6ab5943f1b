import Foundation
import Testing

@testable import GalleyCombine

@Suite struct OperatorTests {
  @Test func values() {
    #expect(Just(3).words == "3 |")
    #expect(Empty<Int, Never>().words == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).words == "")
    #expect(Fail<Int, Trouble>(error: Trouble()).words == "!trouble")
    #expect(Fail(outputType: Int.self, failure: Trouble()).words == "!trouble")
    #expect((1...4).publisher.words == "1 2 3 4 |")
    #expect([Int]().publisher.words == "|")
    #expect(Optional(7).publisher.words == "7 |")
    #expect(Int?.none.publisher.words == "|")
    #expect(Result<Int, Trouble>.success(1).publisher.words == "1 |")
    #expect(Result<Int, Trouble>.failure(Trouble()).publisher.words == "!trouble")
    #expect(Deferred { Just("late") }.words == "late |")
  }

  @Test func mapping() {
    #expect([1, 2].publisher.map { $0 * 10 }.words == "10 20 |")
    #expect(["a", "bcd"].publisher.map(\.count).words == "1 3 |")
    #expect(["ab"].publisher.map(\.count, \.isEmpty).words == "(2, false) |")
    let odd = { (value: Int) throws -> Int in
      if value == 3 { throw Trouble("three") }
      return value
    }
    #expect([1, 2, 3, 4].publisher.tryMap(odd).words == "1 2 !three")
    #expect([1, nil, 3].publisher.replaceNil(with: 0).words == "1 0 3 |")
    #expect((1...4).publisher.scan(0, +).words == "1 3 6 10 |")
    #expect((1...4).publisher.tryScan(0) { $0 + (try odd($1)) }.words == "1 3 !three")
  }

  @Test func filtering() {
    #expect((1...6).publisher.filter { $0 % 2 == 0 }.words == "2 4 6 |")
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.words == "1 3 |")
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().words == "1 2 1 |")
    #expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.words == "1 2 |")
    #expect((1...3).publisher.ignoreOutput().words == "|")
    #expect(
      (1...3).publisher.tryFilter { if $0 == 2 { throw Trouble() } else { true } }.words
        == "1 !trouble")
  }

  @Test func selecting() {
    #expect((1...5).publisher.first().words == "1 |")
    #expect((1...5).publisher.first { $0 > 2 }.words == "3 |")
    #expect((1...5).publisher.first { $0 > 9 }.words == "|")
    #expect((1...5).publisher.last().words == "5 |")
    #expect((1...5).publisher.last { $0 < 3 }.words == "2 |")
    #expect((1...5).publisher.prefix(2).words == "1 2 |")
    #expect((1...5).publisher.prefix(0).words == "|")
    #expect((1...5).publisher.prefix { $0 < 3 }.words == "1 2 |")
    #expect((1...5).publisher.dropFirst().words == "2 3 4 5 |")
    #expect((1...5).publisher.dropFirst(9).words == "|")
    #expect([1, 5, 2].publisher.drop { $0 < 3 }.words == "5 2 |")
    #expect((1...5).publisher.output(at: 3).words == "4 |")
    #expect((1...5).publisher.output(at: .max).words == "|")
    #expect((1...5).publisher.output(in: 1...2).words == "2 3 |")
    #expect((1...5).publisher.output(in: 3...).words == "4 5 |")
    #expect((1...).publisher.prefix(3).words == "1 2 3 |")
  }

  @Test func reducing() {
    #expect((1...3).publisher.collect().words == "[1, 2, 3] |")
    #expect(Empty<Int, Never>().collect().words == "[] |")
    #expect((1...5).publisher.collect(2).words == "[1, 2] [3, 4] [5] |")
    #expect((1...4).publisher.reduce(10, +).words == "20 |")
    #expect((1...4).publisher.tryReduce(0) { _, _ in throw Trouble() }.words == "!trouble")
    #expect(Empty<Int, Never>().tryReduce(7) { $0 + $1 }.words == "7 |")
    #expect((1...4).publisher.count().words == "4 |")
    #expect([3, 9, 4].publisher.max().words == "9 |")
    #expect([3, 9, 2].publisher.min().words == "2 |")
    #expect((1...).publisher.contains(3).words == "true |")
    #expect((1...3).publisher.contains { $0 > 5 }.words == "false |")
    #expect((1...3).publisher.allSatisfy { $0 < 3 }.words == "false |")
    #expect((1...3).publisher.allSatisfy { $0 < 4 }.words == "true |")
    #expect(Empty<Int, Never>().replaceEmpty(with: 1).words == "1 |")
    #expect(Just(2).replaceEmpty(with: 1).words == "2 |")
    #expect(Fail<Int, Trouble>(error: Trouble()).collect().words == "!trouble")
  }

  @Test func failures() {
    let failing = [1, 2].publisher.setFailureType(to: Trouble.self)
      .append(Fail(error: Trouble("first")))
    #expect(failing.words == "1 2 !first")
    #expect(failing.mapError { Trouble("\($0), told") }.words == "1 2 !first, told")
    #expect(failing.replaceError(with: 9).words == "1 2 9 |")
    #expect(failing.catch { _ in Just(8) }.words == "1 2 8 |")
    #expect(failing.tryCatch { _ -> Just<Int> in throw Trouble("again") }.words == "1 2 !again")
    #expect(failing.retry(2).words == "1 2 1 2 1 2 !first")
    #expect(failing.assertNoFailure().words == "1 2 |")
  }

  @Test func oneAfterTheOther() {
    #expect(Just(3).prepend(1, 2).words == "1 2 3 |")
    #expect(Just(3).prepend([1, 2]).append(4).words == "1 2 3 4 |")
    #expect(Just(3).append(Just(5)).prepend(Just(0)).words == "0 3 5 |")
  }

  @Test func codes() throws {
    struct Point: Codable, Equatable { var x = 1 }
    let coded = Just(Point()).encode(encoder: JSONEncoder())
    #expect(coded.map { String(decoding: $0, as: UTF8.self) }.words == "{\"x\":1} |")
    #expect(coded.decode(type: Point.self, decoder: JSONDecoder()).map(\.x).words == "1 |")
    let wrong = Just(Data("[]".utf8)).decode(type: Point.self, decoder: JSONDecoder())
    #expect(wrong.map(\.x).replaceError(with: -1).words == "-1 |")
  }

  @Test func eventsInOrder() {
    var log: [String] = []
    let sink = [1, 2].publisher
      .handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("\($0)") }, receiveCompletion: { log.append("\($0)") },
        receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") }
      )
      .sink { log.append("got \($0)") }
    sink.cancel()
    #expect(log == ["subscription", "unlimited", "1", "got 1", "2", "got 2", "finished"])
  }

  @Test func printing() {
    final class Paper: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let paper = Paper()
    _ = Just(1).print("p", to: paper).words
    let lines = paper.text.split(separator: "\n")
    #expect(
      lines.dropFirst() == ["p: request unlimited", "p: receive value: (1)", "p: receive finished"])
  }
}
