import Galley
import Testing

@testable import GalleyViews

/// What views hear of publishers, and what objects tell views.
@Suite struct OnReceiveTests {
  private func settle(_ view: some View, in graph: ViewGraph = ViewGraph()) throws -> LayoutTree {
    _ = graph.settle(view, environment: EnvironmentValues(), in: .unspecified)
    #expect(graph.problems.map { "\($0)" } == [])
    return try #require(graph.layoutTree)
  }

  private func width(of view: some View, in graph: ViewGraph = ViewGraph()) throws -> CGFloat {
    try settle(view, in: graph).answer.width
  }

  @Test func valuesOfASubject() throws {
    nonisolated struct Hearing: View {
      let subject: PassthroughSubject<CGFloat, Never>
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 5).onReceive(subject) { width += $0 }
          .onAppear { [1, 2].forEach(subject.send) }
      }
    }
    let (view, graph) = (Hearing(subject: PassthroughSubject()), ViewGraph())
    #expect(try width(of: view, in: graph) == 13)
    view.subject.send(7)
    #expect(try width(of: view, in: graph) == 20)
    #expect(try width(of: view, in: graph) == 20)
  }

  @Test func aNewValueIsHeardAgain() throws {
    nonisolated struct Limited: View {
      @State private var width: CGFloat = 90
      var body: some View {
        Color.red.frame(width: width, height: 5).onReceive(Just(width)) {
          if $0 > 50 { width = $0 - 15 }
        }
      }
    }
    #expect(try width(of: Limited()) == 45)
  }

  @Test func delaysAreNotSleptThrough() throws {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var found: [String] = []
      private var bag: Set<AnyCancellable> = []
      init() {
        $text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .receive(on: RunLoop.main)
          .sink { [weak self] in self?.found.append($0) }.store(in: &bag)
      }
    }
    nonisolated struct Searching: View {
      @StateObject private var search = Search()
      @State private var isDelayed = false
      private let later = Just(true).delay(for: .seconds(0.5), scheduler: RunLoop.main)
      var body: some View {
        Color.red.frame(width: CGFloat(search.found.count) * 10, height: isDelayed ? 7 : 5)
          .onAppear { for word in ["a", "ab", "abc"] { search.text = word } }
          .onReceive(later) { isDelayed = $0 }
      }
    }
    #expect(try settle(Searching()).answer == CGSize(width: 10, height: 7))
  }

  @Test func timersRestInAnImage() throws {
    nonisolated struct Clock: View {
      let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 5).onReceive(timer) { _ in width += 1 }
      }
    }
    #expect(try width(of: Clock()) == 10)
  }

  @Test func objectsWithAPublisherOfTheirOwn() throws {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var width: CGFloat = 3 { willSet { objectWillChange.send() } }
    }
    nonisolated struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Color.red.frame(width: model.width, height: 5).onAppear { model.width = 17 }
      }
    }
    #expect(try width(of: Owner()) == 17)
  }

  @Test func objectsOfTheMainActor() throws {
    @MainActor final class Model: ObservableObject {
      @Published var name = "a"
      @Published private(set) var width: CGFloat = 0
      init() { $name.map { CGFloat($0.count * 10) }.assign(to: &$width) }
    }
    struct Child: View {
      @EnvironmentObject private var model: Model
      var body: some View {
        Color.red.frame(width: model.width, height: 5).onAppear { model.name = "abc" }
      }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Child().environmentObject(model) }
    }
    struct Page: View {
      var body: some View { Owner() }
    }
    #expect(try width(of: Page()) == 30)
  }

  @Test func settingWhatAPropertyIsChangesNothing() throws {
    final class Model: ObservableObject {
      @Published var width: CGFloat? = nil
      var sets = 0
    }
    nonisolated struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: model.width ?? 5, height: 5)
          .onChange(of: model.sets, initial: true) { model.width = nil }
      }
    }
    let (model, graph) = (Model(), ViewGraph())
    #expect(try width(of: Owner(model: model), in: graph) == 5)
    model.width = 8
    #expect(try width(of: Owner(model: model), in: graph) == 8)
  }

  @Test func messagesNameTheProperty() {
    final class Model: ObservableObject { @Published var height = 0 }
    nonisolated struct Growing: View {
      @StateObject private var model = Model()
      var body: some View {
        Color.red.frame(width: 5, height: 5)
          .onChange(of: model.height, initial: true) { model.height += 1 }
      }
    }
    let graph = ViewGraph()
    _ = graph.settle(Growing(), environment: EnvironmentValues(), in: .unspecified)
    let words = graph.problems.map { "\($0)" }.joined()
    #expect(words.contains("Growing"))
    #expect(words.contains("the state height keeps changing between 99 and 100"))
  }

  @Test func bindingsAreCollections() throws {
    struct Row: Identifiable { var id: Int; var width: CGFloat }
    nonisolated struct Rows: View {
      @State private var rows = [Row(id: 1, width: 10), Row(id: 2, width: 20)]
      @State private var chosen: CGFloat?
      var body: some View {
        HStack(spacing: 0) {
          ForEach($rows) { $row in
            Color.red.frame(width: row.width, height: 5).onAppear { row.width *= 2 }
          }
          ForEach($rows, id: \.width) { Color.red.frame(width: $0.wrappedValue.width, height: 5) }
          if let chosen = Binding($chosen) {
            Color.red.frame(width: chosen.wrappedValue, height: 5)
          }
        }
        .onAppear { chosen = 1 }
      }
    }
    #expect(try width(of: Rows()) == 121)
  }

  @Test func optionalBindings() {
    var value: Int? = 3
    let base = Binding(get: { value }, set: { value = $0 })
    let inner = Binding(base)
    inner?.wrappedValue = 4
    #expect(value == 4)
    value = nil
    #expect(inner?.wrappedValue == 4)
    inner?.wrappedValue = 5
    #expect(value == nil)
    #expect(Binding(base) == nil)
    var plain = 1
    let wide = Binding<Int?>(Binding(get: { plain }, set: { plain = $0 }))
    wide.wrappedValue = nil
    #expect(plain == 1)
    wide.wrappedValue = 2
    #expect(plain == 2)
  }
}
