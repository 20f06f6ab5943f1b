import Combine
import SwiftUI

// row: `Publisher`, `Subscriber`, `Subscription`, `Subscribers`, `AnyPublisher`, `Cancellable`, `AnyCancellable`
struct Sample_countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int
  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: Subscriptions.empty)
    _ = subscriber.receive(start)
    subscriber.receive(completion: .finished)
  }
}

final class Sample_takesTwo: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

final class Sample_bag {
  private var cancellables = Set<AnyCancellable>()
  private var list: [AnyCancellable] = []
  private var task: AnyCancellable?
  var title = ""

  func start() {
    let numbers: AnyPublisher<Int, Never> = Sample_countdown(start: 3).eraseToAnyPublisher()
    numbers.subscribe(Sample_takesTwo())
    numbers.sink { [weak self] in self?.title = "\($0)" }.store(in: &cancellables)
    numbers.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: break
        case .failure(let error): print(error)
        }
      }, receiveValue: { print($0) }
    ).store(in: &list)
    task = numbers.map(String.init).assign(to: \.title, on: self)
    task?.cancel()
  }
}

// row: `Subject`, `PassthroughSubject`, `CurrentValueSubject`
final class Sample_events {
  let taps = PassthroughSubject<Void, Never>()
  let errors = PassthroughSubject<String, URLError>()
  let current = CurrentValueSubject<[String], Never>([])
  var changes: AnyPublisher<[String], Never> { current.eraseToAnyPublisher() }

  func fire() {
    taps.send()
    current.send(["a"])
    current.value.append("b")
    errors.send(completion: .failure(URLError(.badURL)))
    errors.send(completion: .finished)
  }
}

// row: `Just`, `Empty`, `Fail`, `Future`, `Deferred`, `publisher` of sequences, optionals and results
enum Sample_source {
  static func load(_ works: Bool) -> AnyPublisher<[Int], Error> {
    guard works else { return Fail(error: URLError(.timedOut)).eraseToAnyPublisher() }
    return Just([1, 2, 3]).setFailureType(to: Error.self).eraseToAnyPublisher()
  }
  static func later() -> Future<String, Never> {
    Future { promise in promise(.success("done")) }
  }
  static func all() -> AnyPublisher<Int, Never> {
    let some = [1, 2].publisher.append(3).prepend(Optional(0).publisher)
    return Deferred { some }.merge(with: Empty()).eraseToAnyPublisher()
  }
  static func result(_ value: Result<Int, URLError>) -> AnyPublisher<Int, URLError> {
    value.publisher.eraseToAnyPublisher()
  }
}

// row: `map`, `tryMap`, `filter`, `compactMap`, `removeDuplicates`, `scan`, `first`, `last`, `prefix`, `dropFirst`, `collect`, `reduce`, `count`, `max`, `contains`, `allSatisfy`, `ignoreOutput`, `output`
final class Sample_pipeline {
  struct Item: Codable { var id = 0; var name = "" }
  private var cancellables: Set<AnyCancellable> = []
  @Published var query = ""
  @Published var items: [Item] = []

  func start() {
    $query
      .removeDuplicates()
      .filter { $0.count > 2 }
      .compactMap { Int($0) }
      .tryMap { value -> Int in
        if value < 0 { throw URLError(.cannotParseResponse) }
        return value
      }
      .catch { _ in Just(0) }
      .scan(0, +)
      .dropFirst()
      .prefix(5)
      .collect()
      .map(\.count)
      .sink { print($0) }
      .store(in: &cancellables)
    _ = [3, 1, 2].publisher.max().first().count().ignoreOutput().sink { _ in }
    _ = items.publisher.map(\.id).reduce(0, +).contains(3).replaceEmpty(with: false).sink { _ in }
    _ = items.publisher.allSatisfy { $0.id > 0 }.last().output(at: 0).sink { _ in }
  }
}

// row: `mapError`, `replaceError`, `replaceNil`, `replaceEmpty`, `catch`, `tryCatch`, `retry`, `setFailureType`, `decode`, `encode`, `handleEvents`, `print`
final class Sample_repaired {
  struct Item: Codable { var id = 0 }
  private var bag = Set<AnyCancellable>()

  func start(data: AnyPublisher<Data, URLError>) {
    data
      .decode(type: [Item].self, decoder: JSONDecoder())
      .mapError { $0 as Error }
      .retry(2)
      .tryCatch { error -> Just<[Item]> in
        guard error is URLError else { throw error }
        return Just([])
      }
      .replaceError(with: [])
      .replaceEmpty(with: [])
      .handleEvents(receiveOutput: { print($0.count) }, receiveCancel: {})
      .encode(encoder: JSONEncoder())
      .catch { _ in Just(Data()) }
      .print("data")
      .sink { print($0.count) }
      .store(in: &bag)
    ["a", nil].publisher.replaceNil(with: "b").setFailureType(to: URLError.self)
      .assertNoFailure().breakpoint().sink { print($0) }.store(in: &bag)
  }
}

// row: `combineLatest`, `zip`, `merge`, `flatMap`, `switchToLatest`, `prepend`, `append`
final class Sample_login: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var again = ""
  @Published var isValid = false
  private var bag = Set<AnyCancellable>()

  private var passwordsMatch: AnyPublisher<Bool, Never> {
    $password.combineLatest($again) { $0 == $1 && !$0.isEmpty }.eraseToAnyPublisher()
  }

  init() {
    Publishers.CombineLatest3($name, $password, $again)
      .map { name, password, again in name.count >= 3 && password == again }
      .receive(on: RunLoop.main)
      .assign(to: &$isValid)
    Publishers.CombineLatest(passwordsMatch, $name).map { $0 && $1 != "" }
      .sink { [weak self] valid in self?.isValid = valid }.store(in: &bag)
    Publishers.Merge($name, $password).map { _ in () }.sink {}.store(in: &bag)
    Publishers.Zip($name, $password).sink { print($0.0, $0.1) }.store(in: &bag)
    Publishers.MergeMany([$name, $password]).sink { _ in }.store(in: &bag)
    $name.flatMap { Just($0).delay(for: 0.1, scheduler: RunLoop.main) }.sink { _ in }
      .store(in: &bag)
    $name.map { Just($0) }.switchToLatest().prepend("first").append("last").sink { _ in }
      .store(in: &bag)
  }
}

// row: `share`, `multicast`, `makeConnectable`, `autoconnect`, `buffer`
final class Sample_shared {
  private var bag = Set<AnyCancellable>()

  func start(_ source: AnyPublisher<Int, Never>) {
    source.share().sink { print($0) }.store(in: &bag)
    let shared = source.multicast { PassthroughSubject<Int, Never>() }
    shared.sink { print($0) }.store(in: &bag)
    shared.connect().store(in: &bag)
    source.makeConnectable().autoconnect().sink { print($0) }.store(in: &bag)
    source.buffer(size: 8, prefetch: .keepFull, whenFull: .dropOldest)
      .sink { print($0) }.store(in: &bag)
  }
}

// row: `debounce`, `throttle`, `delay`, `timeout`, `collect(.byTime)`, `measureInterval`
final class Sample_search: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init<S: Scheduler>(scheduler: S) {
    $text
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .sink { [weak self] in self?.results = [$0] }
      .store(in: &cancellables)
  }

  init() {
    $text
      .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .debounce(for: 0.5, scheduler: RunLoop.main)
      .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
      .delay(for: .seconds(1), scheduler: OperationQueue.main)
      .timeout(.seconds(5), scheduler: DispatchQueue.main)
      .subscribe(on: DispatchQueue.global(qos: .userInitiated))
      .receive(on: DispatchQueue.main)
      .sink { [weak self] value in self?.results.append(value) }
      .store(in: &cancellables)
    $text.collect(.byTime(RunLoop.main, .seconds(1))).sink { print($0) }.store(in: &cancellables)
    $text.measureInterval(using: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
  }
}

// row: `receive(on:)`, `subscribe(on:)`, `Scheduler`, `ImmediateScheduler`, `DispatchQueue`, `RunLoop` and `OperationQueue` as schedulers
final class Sample_queues {
  private var bag = Set<AnyCancellable>()

  func start(_ source: AnyPublisher<Int, Never>) {
    source
      .subscribe(on: DispatchQueue.global(qos: .userInitiated))
      .receive(on: OperationQueue.main)
      .receive(on: RunLoop.main)
      .receive(on: ImmediateScheduler.shared)
      .sink { print($0) }.store(in: &bag)
    later(DispatchQueue.main) { print("later") }
  }

  private func later<S: Scheduler>(_ scheduler: S, _ body: @escaping () -> Void) {
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(300)), body)
    scheduler.schedule(after: scheduler.now, interval: .seconds(1), body).store(in: &bag)
  }
}

// row: `ObservableObject`, `ObservableObjectPublisher`, `@Published`, `assign(to:)`
final class Sample_settings: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var volume = 0.5 { willSet { objectWillChange.send() } }
}

final class Sample_plain: ObservableObject {
  var volume = 0.5 {
    willSet { objectWillChange.send() }
  }
}

final class Sample_store: ObservableObject {
  @Published var count: Int
  @Published var doubled = 0
  @Published private(set) var child: Sample_plain?
  init(count: Int) {
    _count = Published(initialValue: count)
    $count.map { $0 * 2 }.assign(to: &$doubled)
  }
}

// row: `@StateObject`, `@ObservedObject`, `@EnvironmentObject`
@MainActor final class Sample_viewModel: ObservableObject {
  @Published var name = "Ada"
  @Published var isOn = false
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $name.map(\.isEmpty).removeDuplicates().receive(on: DispatchQueue.main)
      .sink { [weak self] isEmpty in self?.isOn = !isEmpty }.store(in: &cancellables)
  }
  func rename(_ name: String) { self.name = name }
}

struct Sample_objects: View {
  @StateObject private var model = Sample_viewModel()
  @EnvironmentObject var settings: Sample_settings
  var body: some View {
    VStack {
      Text(model.name).onTapGesture { model.rename("Grace") }
      Sample_objectChild(model: model).environmentObject(settings)
    }
  }
}

struct Sample_objectChild: View {
  @ObservedObject var model: Sample_viewModel
  @ObservedObject private var own: Sample_plain
  var name: Binding<String> { $model.name }
  init(model: Sample_viewModel) {
    _model = ObservedObject(wrappedValue: model)
    own = Sample_plain()
  }
  var body: some View { Text(name.wrappedValue) }
}

struct Sample_made: View {
  @StateObject private var model: Sample_store
  init(count: Int) { _model = StateObject(wrappedValue: Sample_store(count: count)) }
  var body: some View { Text("\(model.count)") }
}
