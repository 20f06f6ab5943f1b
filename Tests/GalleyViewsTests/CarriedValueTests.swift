import Foundation
import Galley
import Observation
import Testing

@testable import GalleyViews

/// Values on their way to another process.
@Suite struct CarriedValueTests {
  enum Frame: CaseIterable { case fixed, flexible }
  enum Tile: String { case red, blue }
  enum Payload: Equatable {
    case number(Int), named(text: String, look: Look?), empty(Empty), nothing, neither
  }
  struct Empty: Equatable {}
  enum Choice<Value: Equatable>: Equatable { case one(Value), all([Value]), none }
  indirect enum Chain: Equatable { case link(Chain), end }
  enum Held { case object(Base), failure(any Error), nothing }
  /// Cases that look alike when they are printed.
  enum Alike: Equatable, CustomStringConvertible {
    case first, second(Int)
    var description: String { "same" }
  }

  struct Look: Hashable {
    var tile = Tile.red
    var frame = Frame.fixed
    var note: String?
    var size = CGSize(width: 1, height: 2)
    var ids: Set<Int> = [1, 2]
    var levels: [[String: Double]] = [["a": .infinity, "b": -0.5]]
  }

  struct Past<Value> {
    private(set) var now: Value
    private var before: [Value] = []

    init(_ value: Value) { now = value }

    var values: [Value] { before + [now] }

    mutating func change(to value: Value) {
      before.append(now)
      now = value
    }
  }

  @Observable final class Model {
    private var past = Past(Look())
    var selection: Set<Int> = []

    var looks: [Look] { past.values }

    func change() {
      past.change(to: Look(tile: .blue, frame: .flexible, note: "é", ids: []))
      selection = [3]
    }
  }

  class Base { var number = 1 }
  final class Named: Base { var name = "a" }
  final class Watcher: Base { weak var other: Base? }
  final class Guest {
    unowned let host: Base
    init(_ host: Base) { self.host = host }
  }
  final class Caller { var call: () -> Void = {} }

  /// What becomes of a value that is written and read as JSON.
  private func carried<Value, Other>(_ value: Value, to type: Other.Type) throws -> Other? {
    guard let carried = CarriedValue(value) else { return nil }
    let data = try JSONEncoder().encode(carried)
    return try JSONDecoder().decode(CarriedValue.self, from: data).value(type)
  }

  private func isSame<Value: Equatable>(_ value: Value) throws -> Bool {
    try carried(value, to: Value.self) == value
  }

  @Test func valuesAreMadeAgain() throws {
    #expect(try isSame(5) && isSame("a/é") && isSame([1.5, .infinity]) && isSame(true))
    #expect(try carried(Double.nan, to: Double.self)?.isNaN == true)
    #expect(try isSame(Int?.none) && isSame(Int?.some(4)) && isSame(Frame?.some(.flexible)))
    #expect(try carried(Frame??.some(nil), to: Frame??.self) == .some(.some(nil)))
    #expect(try isSame(Frame.flexible) && isSame(Tile.blue) && isSame([Tile.red: [Frame.fixed]]))
    #expect(try isSame(Look()) && isSame([Look(), Look(note: "z")]) && isSame(Set([Look()])))
    #expect(try isSame(UUID()) && isSame(Date(timeIntervalSince1970: 5)))
    let pair = try carried((Frame.fixed, "a"), to: (Frame, String).self)
    #expect(pair?.0 == .fixed && pair?.1 == "a")
  }

  @Test func othersAreNotCarried() {
    #expect(CarriedValue(Chain.end) == nil && CarriedValue([Chain.link(.end)]) == nil)
    #expect(CarriedValue(Held.object(Base())) == nil)
    #expect(CarriedValue(Held.failure(CancellationError())) == nil)
    #expect(CarriedValue(Result<Int, any Error>.failure(CancellationError())) == nil)
    #expect(CarriedValue({ 1 }) == nil && CarriedValue(Base()) == nil)
    #expect(CarriedValue([Base()]) == nil && CarriedValue(Base?.some(Base())) == nil)
    // What they hold could be carried, but their types do not say that.
    #expect(CarriedValue(3 as Any) == nil && CarriedValue(AnyHashable(3)) == nil)
    let host = Base()
    #expect(CarriedValue(ofObject: Guest(host)) == nil && CarriedValue(pthread_mutex_t()) == nil)
    #expect(CarriedValue(ofObject: Watcher()) == nil && CarriedValue(ofObject: Caller()) == nil)
  }

  @Test func enumerationsAreCarriedWithWhatTheyHold() throws {
    #expect(try isSame(Payload.number(-3)) && isSame(Payload.nothing) && isSame(Payload.neither))
    #expect(try isSame(Payload.named(text: "é, a text of some length", look: Look(note: "z"))))
    #expect(try isSame(Payload.named(text: "", look: nil)) && isSame(Payload.empty(Empty())))
    #expect(try isSame(Choice.one(Payload.number(1))) && isSame(Choice.all([Tile.red, .blue])))
    #expect(try isSame(Choice<String>.none))
    #expect(try isSame(Alike.first) && isSame([Alike.second(4), .first]))
    let nothing = try carried(Held.nothing, to: Held.self)
    guard case .nothing? = nothing else { throw PreconditionFailure() }
    let success = try carried(Result<Int, any Error>.success(4), to: Result<Int, any Error>.self)
    #expect(try success?.get() == 4)
  }

  private struct PreconditionFailure: Error {}

  @Test func aCaseOfAnotherFormIsNotMade() throws {
    let number = CarriedValue.holding("number", .coded("[1]"))
    #expect(number.value(Payload.self) == .number(1))
    #expect(CarriedValue.named("number").value(Payload.self) == nil)
    #expect(CarriedValue.holding("nothing", .coded("[1]")).value(Payload.self) == nil)
    #expect(CarriedValue.holding("number", .coded(#"["a"]"#)).value(Payload.self) == nil)
    #expect(CarriedValue.holding("third", .coded("[1]")).value(Payload.self) == nil)
    #expect(number.value(Chain.self) == nil && number.value(Int.self) == nil)
    #expect(CarriedValue.named("none").value(Int?.self) == nil)
  }

  @Test func anotherTypeGetsNothing() throws {
    #expect(try carried("a", to: Int.self) == nil && carried(5, to: [Int].self) == nil)
    #expect(try carried(Tile.blue, to: Frame.self) == nil)
    #expect(try carried(Frame.fixed, to: Tile.self) == nil)
    #expect(try carried(Look(), to: CGSize.self) == nil)
    #expect(CarriedValue.named("third").value(Frame.self) == nil)
    #expect(CarriedValue.raw(#"["green"]"#).value(Tile.self) == nil)
    let less: CarriedValue = .fields(["width": .coded("[1]")])
    #expect(less.value(CGSize.self) == nil)
    #expect(CarriedValue.pairs([.coded("[1]")]).value([Int: Frame].self) == nil)
    #expect(CarriedValue.coded("[").value(Int.self) == nil)
  }

  @Test func anObjectGetsItsPropertiesBackOrNone() throws {
    let (one, other) = (Model(), Model())
    one.change()
    let carried = try #require(CarriedValue(ofObject: one))
    #expect(other.looks == [Look()])
    #expect(carried.fill(other))
    #expect(other.looks == one.looks && other.selection == [3])
    let named = Named()
    let values: [String: CarriedValue] = ["number": .coded("[7]"), "name": .coded(#"["b"]"#)]
    #expect(CarriedValue.fields(values).fill(named) && named.number == 7 && named.name == "b")
    #expect(!CarriedValue.fields(["number": .coded("[8]")]).fill(named))
    let wrong: [String: CarriedValue] = ["number": .coded("[8]"), "name": .coded("[1]")]
    #expect(!CarriedValue.fields(wrong).fill(named) && named.number == 7)
  }

  final class Board: ObservableObject {
    @Published var count = 0
    @Published var mode = Payload.nothing
    @Published private(set) var double = 0
    var note = "a"
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $count.map { $0 * 2 }.sink { [weak self] in self?.double = $0 }.store(in: &subscriptions)
    }
  }

  @Test func publishedPropertiesAreCarriedAndTold() throws {
    let (one, other) = (Board(), Board())
    (one.count, one.mode, one.note) = (4, .number(2), "b")
    let carried = try #require(CarriedValue(ofObject: one))
    #expect(carried.fill(other))
    #expect(other.count == 4 && other.mode == .number(2) && other.double == 8 && other.note == "b")
    other.count = 5
    #expect(other.double == 10 && one.count == 4)
    let wrong: [String: CarriedValue] = [
      "_count": .coded(#"["a"]"#), "_mode": .named("nothing"), "_double": .coded("[1]"),
      "note": .coded(#"["c"]"#),
    ]
    #expect(!CarriedValue.fields(wrong).fill(other) && other.note == "b")
  }

  @Test func thePropertyThatIsLostIsNamed() {
    final class Player: ObservableObject {
      @Published var level = 1
      @Published var socket = Base()
    }
    #expect(CarriedValue.lostProperty(of: Player()) == "socket")
    #expect(CarriedValue.lostProperty(of: Board()) == nil)
    #expect(CarriedValue.lostProperty(of: Watcher()) == "other")
  }
}
