import Galley
import Testing

@testable import GalleyViews

/// Values are equal when that is known, and properties are found wherever they may be.
@Suite struct KnownEqualityTests {
  private enum Mixed {
    case one
    case two
    case action(() -> Void)
  }
  private final class Box {}
  private struct Part {
    var number: Int
    var box: Box?
  }
  private indirect enum Nested {
    case end(Part)
    case more(Nested)
  }

  private func areEqual(_ one: Any, _ other: Any) -> Bool {
    ValueComparison.areStructurallyEqual(one, other)
  }

  private func nested(_ depth: Int) -> Nested {
    (0..<depth).reduce(.end(Part(number: 1))) { inner, _ in .more(inner) }
  }

  @Test func whatIsKnownToBeEqualIs() {
    let box = Box()
    let values: [Any] = [
      1, "a", Mixed.one, Mixed.two, Part(number: 1, box: box), [Part(number: 1)],
      ["a": Part(number: 2, box: box)], Part?.none as Any, Part?(Part(number: 3)) as Any, Int.self,
      (1, Part(number: 4)), box, nested(20), [Mixed.one, .two],
    ]
    for (index, value) in values.enumerated() {
      for (place, other) in values.enumerated() {
        #expect(areEqual(value, other) == (index == place), "\(value) and \(other)")
      }
    }
  }

  @Test func whatIsNotKnownIsNotEqual() {
    struct Hidden: CustomReflectable {
      let secret: () -> Void
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    #expect(!areEqual({}, {}))
    #expect(!areEqual(Mixed.action {}, Mixed.action {}))
    #expect(!areEqual(Mixed.one, Mixed.action {}))
    #expect(!areEqual(Hidden {}, Hidden {}))
    #expect(!areEqual(Box(), Box()))
    #expect(!areEqual(nested(1000), nested(1000)))
  }

  private struct PartsKey: PreferenceKey {
    static var defaultValue: [Mixed] { [] }
    static func reduce(value: inout [Mixed], nextValue: () -> [Mixed]) { value += nextValue() }
  }

  @Test func aPreferenceThatIsNeverKnownToBeEqualIsReportedAndOthersSettle() {
    func problems(_ value: Mixed) -> [RenderProblem] {
      let graph = ViewGraph()
      _ = graph.settle(
        Color.red.preference(key: PartsKey.self, value: [value])
          .overlayPreferenceValue(PartsKey.self) { Text("\($0.count)") },
        environment: EnvironmentValues(), in: .unspecified)
      return graph.problems
    }
    #expect(problems(.one).isEmpty)
    let found = problems(.action {})
    #expect(found.count == 1)
    #expect(found.first?.description.contains("PartsKey") == true)
    #expect(found.first?.description.contains("Equatable") == true)
  }

  /// A view whose property is there in one value and not in the next.
  nonisolated private struct Maybe: View {
    var count: State<Int>?
    var modifier: any ViewModifier = Plain()
    let log: Log
    var body: some View {
      Color.red.onAppear { count?.wrappedValue += 1 }
        .onChange(of: count?.wrappedValue ?? -1, initial: true) { log.values.append($1) }
    }
  }
  nonisolated private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }
  nonisolated private struct Keeping: ViewModifier {
    @State var number = 1
    func body(content: Content) -> some View { content }
  }
  private final class Log {
    var values: [Int] = []
  }

  @Test func propertiesAreFoundInEveryValueOfAType() {
    let graph = ViewGraph()
    let log = Log()
    for property in [nil, State(wrappedValue: 5)] {
      _ = graph.settle(
        Maybe(count: property, log: log).id(property == nil), environment: EnvironmentValues(),
        in: .unspecified)
    }
    #expect(graph.problems.isEmpty)
    // Without its place in the graph the state would be set and nobody would look again.
    #expect(log.values == [-1, 5, 6])
  }

  @Test func typesSayWhetherTheirValuesMayHaveProperties() {
    struct Without {
      var number: Int
      var action: () -> Void
      var text: String?
      var plain: Plain
      var content: AnyView
    }
    struct Somewhere {
      var modifier: Keeping?
    }
    var types = PropertyTypes()
    let expected: [(Any.Type, Bool)] = [
      (Without.self, false), (HStack<Text>.self, false), (Maybe.self, true),
      (Somewhere.self, true), (Grid<Text>.self, false), (Mixed.self, true), (Log.self, true),
    ]
    for (type, mayHave) in expected {
      let found = types.mayHaveProperties(type)
      #expect(found == mayHave, "\(type)")
    }
  }
}
