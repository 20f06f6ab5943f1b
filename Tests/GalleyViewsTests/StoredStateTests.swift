import Galley
import Testing

/// States that are found by a name, the focus, and numbers that follow the text size.
@Suite struct StoredStateTests {
  private func settle(
    _ view: some View, _ graph: ViewGraph = ViewGraph(),
    _ environment: EnvironmentValues = EnvironmentValues()
  ) throws -> LayoutTree {
    _ = graph.settle(view, environment: environment, in: .unspecified)
    #expect(graph.problems.isEmpty)
    return try #require(graph.layoutTree)
  }

  nonisolated private struct Writer: View {
    enum Theme: String { case light, dark }
    @AppStorage("count") private var count = 1
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("nick") private var nick: String?
    @SceneStorage("count") private var scene = 5
    var body: some View {
      VStack {
        Color.red.frame(width: theme == .dark ? 7 : 1, height: 1).layoutName("theme")
        Color.red.frame(width: CGFloat(nick?.count ?? 99), height: 1).layoutName("nick")
        Color.red.frame(width: CGFloat(scene), height: 1).layoutName("scene")
        Reader()
      }
      .onAppear { (count, theme, nick, scene) = (42, .dark, "abc", scene + 1) }
    }
  }

  nonisolated private struct Reader: View {
    @AppStorage("count") private var number = 0
    var body: some View { Color.red.frame(width: CGFloat(number), height: 1).layoutName("count") }
  }

  @Test func allViewsOfARendererSeeAStoredValue() throws {
    let graph = ViewGraph()
    for _ in 0..<2 {
      let tree = try settle(Writer(), graph)
      #expect(tree.first(named: "count")?.answer.width == 42)
      #expect(tree.first(named: "theme")?.answer.width == 7)
      #expect(tree.first(named: "nick")?.answer.width == 3)
      #expect(tree.first(named: "scene")?.answer.width == 6)
    }
    #expect(try settle(Reader()).first(named: "count")?.answer.width == 0)
  }

  @Test func aStoreIsReadAndWrittenWhereItIsNamed() throws {
    let name = "galley-stored-state-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(12, forKey: "count")
    let tree = try settle(Reader().defaultAppStorage(store))
    #expect(tree.first(named: "count")?.answer.width == 12)
    _ = try settle(Writer().defaultAppStorage(store))
    #expect(store.integer(forKey: "count") == 42)
    #expect(store.string(forKey: "theme") == "dark")

    let home = AppStorage<URL?>("home", store: store)
    home.wrappedValue = URL(string: "https://a.example/b")
    #expect(AppStorage<URL?>("home", store: store).wrappedValue == home.wrappedValue)
    home.wrappedValue = nil
    #expect(store.object(forKey: "home") == nil)
  }

  @Test func theFocusIsWhatTheViewsSet() throws {
    nonisolated struct Field: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Color.red.frame(width: isFocused ? 20 : 10, height: 1) }
    }
    nonisolated struct Form: View {
      @FocusState private var field: Int?
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Field().focused($field, equals: 1).layoutName("first")
          Field().focused($field, equals: 2).layoutName("second")
          Field().focused($isFocused).layoutName("third")
        }
        .onAppear { (field, isFocused) = (2, true) }
      }
    }
    let tree = try settle(Form())
    #expect(tree.first(named: "first")?.answer.width == 10)
    #expect(tree.first(named: "second")?.answer.width == 20)
    #expect(tree.first(named: "third")?.answer.width == 20)
  }

  /// By the leadings of the HIG: body 22 to 62 points, large title 41 to 70.
  @Test func aMetricGrowsAsTheLinesOfItsTextStyle() throws {
    nonisolated struct Icon: View {
      @ScaledMetric private var body17 = 17.0
      @ScaledMetric(relativeTo: .largeTitle) private var title34: CGFloat = 34
      var body: some View { Color.red.frame(width: body17, height: title34).layoutName("icon") }
    }
    var environment = EnvironmentValues()
    let plain = try settle(Icon()).first(named: "icon")?.answer
    #expect(plain == CGSize(width: 17, height: 34))
    environment.dynamicTypeSize = .accessibility5
    let large = try settle(Icon(), ViewGraph(), environment).first(named: "icon")?.answer
    let size = try #require(large)
    #expect(abs(size.width - 17 * 62 / 22) < 0.5 && abs(size.height - 34 * 70 / 41) < 0.5)
  }

  @Test func aNamespaceStaysAsLongAsItsView() throws {
    nonisolated struct Keeper: View {
      @Namespace private var names
      @Namespace private var others
      @State private var seen: [Namespace.ID] = []
      var body: some View {
        Color.red.frame(width: seen.contains { $0 != names } ? 99 : CGFloat(seen.count), height: 1)
          .layoutName("kept")
          .onAppear { seen = names == others ? [] : [names, names] }
      }
    }
    let graph = ViewGraph()
    for _ in 0..<2 {
      #expect(try settle(Keeper(), graph).first(named: "kept")?.answer.width == 2)
    }
  }

  @Test func whatIsDisabledStaysSo() throws {
    nonisolated struct Control: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Color.red.frame(width: isEnabled ? 10 : 20, height: 1) }
    }
    let view = VStack {
      Control().disabled(false).layoutName("inner")
    }
    #expect(try settle(view).first(named: "inner")?.answer.width == 10)
    #expect(try settle(view.disabled(true)).first(named: "inner")?.answer.width == 20)
  }
}
