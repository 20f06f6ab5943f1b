import Combine
import SwiftUI

// row: `onReceive`
struct Sample_clock: View {
  @State private var now = Date()
  @State private var count = 0
  @StateObject private var model = Sample_viewModel()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("\(count)")
      .onReceive(timer) { now = $0 }
      .onReceive(timer) { _ in withAnimation { count += 1 } }
      .onReceive(model.$name) { name in print(name) }
      .onReceive(Just(count)) { count = min($0, 10) }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("told"))) { note in
        if note.object != nil { count = 0 }
      }
  }
}

// row: `Timer.publish`, `NotificationCenter.publisher`
final class Sample_ticker: ObservableObject {
  @Published var seconds = 0
  private var timer: AnyCancellable?
  private var connection: Cancellable?
  func start() {
    timer = Timer.publish(every: 1, tolerance: 0.1, on: RunLoop.main, in: .default)
      .autoconnect().scan(0) { count, _ in count + 1 }.sink { [weak self] in self?.seconds = $0 }
    connection = Timer.publish(every: 5, on: .main, in: .common).connect()
    _ = NotificationCenter.default.publisher(for: .init("x"), object: nil)
      .map { $0.userInfo?["key"] as? String }.sink { _ in }
  }
  func stop() { timer?.cancel() }
}

// row: `values`, `AsyncPublisher`, `AsyncThrowingPublisher`
@MainActor final class Sample_async {
  @Published var text = ""
  func follow(_ source: AnyPublisher<Int, any Error>) async throws {
    for await value in $text.values { print(value) }
    let values: AsyncThrowingPublisher<AnyPublisher<Int, any Error>> = source.values
    for try await value in values { print(value) }
  }
}

// row: `Binding`, `ForEach` over bindings
struct Sample_bindings: View {
  struct Row: Identifiable { let id = UUID(); var name = ""; var isDone = false }
  @State private var rows = [Row(), Row()]
  @State private var selected: Row?
  @State private var text = "text"

  private func upper() -> Binding<String> {
    Binding(get: { text.uppercased() }, set: { text = $0 })
  }

  var body: some View {
    VStack {
      ForEach($rows) { $row in Sample_row(row: $row, isOn: $row.isDone) }
      ForEach($rows, id: \.id) { row in Text(row.wrappedValue.name) }
      ForEach($rows, editActions: .all) { $row in Text(row.name) }
      ForEach(0..<3, id: \.self) { Text("\($0)") }
      if let row = Binding($selected) { Sample_row(row: row, isOn: .constant(true)) }
      Text(upper().wrappedValue + (Binding<String?>($text).wrappedValue ?? ""))
      Text("\($rows.count) \($rows[0].wrappedValue.name)")
    }
  }
}

struct Sample_row: View {
  @Binding var row: Sample_bindings.Row
  @Binding var isOn: Bool
  init(row: Binding<Sample_bindings.Row>, isOn: Binding<Bool>) {
    _row = row
    self._isOn = isOn
  }
  var body: some View { Text(row.name).onTapGesture { isOn.toggle() } }
}
