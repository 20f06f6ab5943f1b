import Foundation
import Testing

@testable import GalleyCombine

@Suite struct PublishedTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    @Published var shout = ""
    var bag: Set<AnyCancellable> = []
  }

  @Test func subscribersHearBeforeThePropertyChanges() {
    let model = Model()
    var seen: [String] = []
    model.$name.sink { seen.append("\($0), was \(model.name)") }.store(in: &model.bag)
    model.name = "b"
    model.name = "b"
    #expect(seen == ["a, was a", "b, was a", "b, was b"])
    #expect(model.name == "b")
    model.bag = []
  }

  @Test func theObjectSaysBeforeItChanges() {
    let model = Model()
    var log: [String] = []
    let sink = model.objectWillChange.sink { log.append("\(model.name) \(model.count)") }
    model.name = "b"
    model.count += 1
    sink.cancel()
    model.count += 1
    #expect(log == ["a 0", "b 0"])
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func listenersLearnWhichPropertyChanges() {
    let model = Model()
    var log: [String] = []
    let listening = model.objectWillChange.listen { change in
      log.append(change.map { "\($0.property): \($0.old) to \($0.new)" } ?? "something")
    }
    model.count = 4
    model.objectWillChange.send()
    listening.cancel()
    model.count = 5
    #expect(log == ["count: 0 to 4", "something"])
  }

  @Test func subclassesShareThePublisher() {
    final class Sub: Base { @Published var own = 0 }
    class Base: ObservableObject { @Published var inherited = 0 }
    let object = Sub()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.own = 1
    object.inherited = 1
    sink.cancel()
    #expect(count == 2)
  }

  @Test func publishersOfOnesOwn() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var value = 0 { willSet { objectWillChange.send() } }
    }
    final class Plain: ObservableObject {
      var value = 0 { willSet { objectWillChange.send() } }
    }
    let (own, plain) = (Own(), Plain())
    var count = 0
    let sinks = [
      own.objectWillChange.sink { count += 1 }, plain.objectWillChange.sink { count += 10 },
    ]
    own.value = 1
    plain.value = 1
    for sink in sinks { sink.cancel() }
    #expect(count == 11)
  }

  @Test func publishedPropertiesTakeValues() {
    let model = Model()
    var changes = 0
    let sink = model.objectWillChange.sink { changes += 1 }
    model.$name.map { $0.uppercased() }.assign(to: &model.$shout)
    #expect(model.shout == "A")
    model.name = "bc"
    #expect(model.shout == "BC")
    #expect(changes == 3)
    sink.cancel()
  }

  @Test func assigningEndsWithTheProperty() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      subject.assign(to: &model.$count)
      subject.send(3)
      #expect(model.count == 3)
    }
    #expect(gone == nil)
    subject.send(4)
  }

  @Test func assigningToAProperty() {
    final class Target { var value = 0 }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let assign = subject.assign(to: \.value, on: target)
    subject.send(3)
    assign.cancel()
    subject.send(4)
    #expect(target.value == 3)
  }

  @Test func formsAreWatched() {
    let model = Model()
    var valid: [Bool] = []
    Publishers.CombineLatest(model.$name, model.$count)
      .map { !$0.isEmpty && $1 > 0 }
      .removeDuplicates()
      .sink { valid.append($0) }
      .store(in: &model.bag)
    model.count = 1
    model.count = 2
    model.name = ""
    #expect(valid == [false, true, false])
    model.bag = []
  }

  @Test func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("tests")
    var seen: [Int] = []
    let sink = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }
      .sink { seen.append($0) }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    sink.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(seen == [1])
  }

  @Test func futures() async throws {
    var starts = 0
    let future = Future<Int, Trouble> { promise in
      starts += 1
      promise(.success(1))
      promise(.success(2))
    }
    #expect(starts == 1)
    #expect(future.words == "1 |")
    #expect(future.words == "1 |")
    #expect(try await future.value == 1)
    await #expect(throws: Trouble.self) {
      try await Future<Int, Trouble> { $0(.failure(Trouble())) }.value
    }
  }

  @Test func asynchronousValues() async throws {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    for try await value in [4].publisher.setFailureType(to: Trouble.self).values {
      seen.append(value)
    }
    #expect(seen == [1, 2, 3, 4])
  }
}
