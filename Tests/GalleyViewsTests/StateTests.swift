import Galley
import Testing

/// State and passes (PF1 to PF6).
@Suite struct StateTests {
  private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
  }

  private struct ListKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private func settle(
    _ view: some View, _ proposal: ProposedViewSize = .unspecified, _ graph: ViewGraph = ViewGraph()
  ) throws -> LayoutTree {
    _ = graph.settle(view, environment: EnvironmentValues(), in: proposal)
    return try #require(graph.layoutTree)
  }

  /// The widths of all nodes of that name, from the first to the last.
  private func widths(named name: String, in tree: LayoutTree) -> [CGFloat] {
    (tree.name == name ? [tree.answer.width] : [])
      + tree.children.flatMap { widths(named: name, in: $0) }
  }

  @Test func aSizeReadInABackgroundBecomesState() throws {
    nonisolated struct Reader: View {
      @State private var size = CGSize.zero
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 30, height: 12)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: SizeKey.self, value: proxy.size)
              }
            )
            .onPreferenceChange(SizeKey.self) { size = $0 }
          Color.blue.frame(width: size.width * 2, height: size.height * 3).layoutName("copy")
        }
      }
    }
    let tree = try settle(Reader())
    #expect(tree.first(named: "copy")?.answer == CGSize(width: 60, height: 36))
  }

  @Test func preferencesAreReducedFromTheFirstChild() throws {
    final class Log {
      var values: [[Int]] = []
    }
    let log = Log()
    let view = VStack {
      Color.red.preference(key: ListKey.self, value: [1])
      Color.red
      HStack {
        Color.red.preference(key: ListKey.self, value: [2])
        Color.red.preference(key: ListKey.self, value: [3])
      }.transformPreference(ListKey.self) { $0.append(9) }
    }
    .overlay { Color.red.preference(key: ListKey.self, value: [4]) }
    .background { Color.red.preference(key: ListKey.self, value: [5]) }
    .onPreferenceChange(ListKey.self) { log.values.append($0) }
    _ = try settle(view)
    #expect(log.values == [[5, 1, 2, 3, 9, 4]])
  }

  @Test func aViewWithoutPreferencesHasTheDefault() throws {
    final class Log {
      var values: [[Int]] = []
    }
    let log = Log()
    _ = try settle(Color.red.onPreferenceChange(ListKey.self) { log.values.append($0) })
    #expect(log.values == [[]])
  }

  @Test func anchorsAreResolvedInAnotherViewsSpace() throws {
    struct BoundsKey: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(
        value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?
      ) { value = value ?? nextValue() }
    }
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 30, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
    }
    .padding(5)
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let rect = proxy[anchor]
          Color.green.frame(width: rect.width, height: rect.height)
            .layoutName("mark").offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    let tree = try settle(view)
    #expect(
      tree.first(named: "mark")?.frame == CGRect(x: 25, y: 10, width: 30, height: 10))
  }

  @Test func framesAreGivenInNamedSpaces() throws {
    final class Log {
      var frames: [CGRect] = []
    }
    let log = Log()
    let view = Color.red.frame(width: 10, height: 10)
      .overlay(
        GeometryReader { proxy in
          let _ =
            log.frames = [
              proxy.frame(in: .local), proxy.frame(in: .named("outer")), proxy.frame(in: .global),
            ]
          Color.clear
        }
      )
      .padding(3)
      .coordinateSpace(name: "outer")
      .padding(4)
    _ = try settle(view)
    let size = CGSize(width: 10, height: 10)
    #expect(
      log.frames == [
        CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 3, y: 3), size: size),
        CGRect(origin: CGPoint(x: 7, y: 7), size: size),
      ])
  }

  @Test func anImageThatNeverSettlesNamesItsState() throws {
    nonisolated struct Swinging: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 20 : 10, height: 10)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
          )
          .onPreferenceChange(SizeKey.self) { isWide = $0.width < 15 }
      }
    }
    do {
      _ = try ImageRenderer(content: Swinging()).render()
      Issue.record("it settled")
    } catch RenderError.problems(let problems) {
      let text = problems.map(\.description).joined()
      #expect(text.contains("Swinging") && text.contains("isWide"), "\(text)")
      #expect(text.contains("true") && text.contains("false"), "\(text)")
    }
  }

  @Test func stateOutlivesTheImages() throws {
    nonisolated struct Counter: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + count), height: 10).onAppear { count += 5 }
      }
    }
    let renderer = ImageRenderer(content: Counter())
    #expect(try renderer.render().bitmap.width == 15)
    #expect(try renderer.render().bitmap.width == 15)
  }

  @Test func observableObjectsStartAPass() throws {
    final class Model: ObservableObject {
      @Published var width: CGFloat = 10
    }
    nonisolated struct Child: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: model.width, height: 5).layoutName("child")
          .onAppear { $model.width.wrappedValue = 42 }
      }
    }
    nonisolated struct Parent: View {
      @StateObject private var model = Model()
      var body: some View { Child(model: model) }
    }
    #expect(try settle(Parent()).first(named: "child")?.answer.width == 42)
  }

  @Test func observationStartsAPass() throws {
    nonisolated struct Owner: View {
      @State private var model = ObservedModel()
      var body: some View {
        Color.red.frame(width: model.width, height: 5).onAppear { model.width = 33 }
      }
    }
    #expect(try settle(Owner()).answer.width == 33)
  }

  @Test func bindingsAndTheEnvironmentReachChildren() throws {
    nonisolated struct Child: View {
      @Binding var width: CGFloat
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Color.red.frame(width: direction == .rightToLeft ? width : 1, height: 1)
          .onAppear { width = 21 }
      }
    }
    nonisolated struct Parent: View {
      @State private var width: CGFloat = 5
      var body: some View {
        Child(width: $width).environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(try settle(Parent()).answer.width == 21)
  }

  /// Reads its own width and repeats it.
  nonisolated private struct SelfMeasuring<Content: View>: View {
    let content: Content
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        content
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
          )
          .onPreferenceChange(SizeKey.self) { width = $0.width }
        Color.blue.frame(width: width, height: 1).layoutName("repeated")
      }
    }
  }

  @Test func copiesOfOneViewKeepTheirOwnState() throws {
    let view = SelfMeasuring(content: Color.red.frame(maxWidth: .infinity).frame(height: 5))
    let tree = try settle(
      HStack(spacing: 0) {
        view.frame(width: 30)
        view.frame(width: 50)
        view.frame(width: 70)
      })
    #expect(widths(named: "repeated", in: tree) == [30, 50, 70])
  }

  @Test func aBackgroundOfEachViewHasItsOwnState() throws {
    nonisolated struct Badge: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Color.clear
          .overlay { Color.blue.frame(width: width, height: 1).layoutName("badge") }
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
          )
          .onPreferenceChange(SizeKey.self) { width = $0.width }
      }
    }
    let tree = try settle(
      HStack(spacing: 0) {
        ForEach([10, 20, 40], id: \.self) { width in
          Color.red.frame(width: CGFloat(width), height: 5)
        }.background(Badge())
      })
    #expect(widths(named: "badge", in: tree) == [10, 20, 40])
  }

  @Test func objectsWithoutPublishedPropertiesSayWhenTheyChange() throws {
    final class Model: ObservableObject {
      var width: CGFloat = 3 { willSet { objectWillChange.send() } }
    }
    nonisolated struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Color.red.frame(width: model.width, height: 5).onAppear { model.width = 17 }
      }
    }
    #expect(try settle(Owner()).answer.width == 17)
  }

  @Test func optionalPreferencesAreReportedAndDefaulted() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Int? { 7 }
      static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
    }
    final class Log {
      var values: [Int?] = []
    }
    let log = Log()
    let view = HStack {
      Color.red.onPreferenceChange(Key.self) { log.values.append($0) }
      Color.red.preference(key: Key.self, value: nil)
        .onPreferenceChange(Key.self) { log.values.append($0) }
    }
    _ = try settle(view)
    #expect(log.values == [7, nil])
  }

  @Test func aMissingEnvironmentObjectIsAnError() {
    final class Model: ObservableObject {}
    nonisolated struct Lost: View {
      @EnvironmentObject var model: Model
      var body: some View { Text("\(ObjectIdentifier(model))") }
    }
    #expect(throws: RenderError.self) { try ImageRenderer(content: Lost()).render() }
    #expect(throws: Never.self) {
      _ = try ImageRenderer(content: Lost().environmentObject(Model())).render()
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-environment-object, arm W1.
  @Test func noObjectHidesThatOfAViewAround() throws {
    nonisolated struct Reader: View {
      @Environment(ObservedModel.self) private var model: ObservedModel?
      var body: some View { Color.red.frame(width: model?.width ?? 9, height: 5) }
    }
    let model = ObservedModel()
    #expect(try settle(Reader().environment(model)).answer.width == 4)
    let hidden = Reader().environment(nil as ObservedModel?).environment(model)
    #expect(try settle(hidden).answer.width == 9)
  }

  @Test func modifiersOfOnesOwnAndIds() throws {
    nonisolated struct Framed: ViewModifier {
      @State private var extra: CGFloat = 0
      func body(content: Content) -> some View {
        content.padding(2 + extra).onAppear { extra = 3 }
      }
    }
    let view = Color.red.frame(width: 10, height: 10).modifier(Framed()).id("one")
    #expect(try settle(view).answer == CGSize(width: 20, height: 20))
  }

  @Test func dictionariesOfAnchorsSettle() throws {
    struct Item {
      let name: String
      let bounds: Anchor<CGRect>
    }
    struct Key: PreferenceKey {
      static var defaultValue: [Int: Item] { [:] }
      static func reduce(value: inout [Int: Item], nextValue: () -> [Int: Item]) {
        value.merge(nextValue()) { one, _ in one }
      }
    }
    let view = HStack {
      ForEach(0..<12) { index in
        Color.red.frame(width: 5, height: 5)
          .anchorPreference(key: Key.self, value: .bounds) { [index: Item(name: "x", bounds: $0)] }
      }
    }
    .overlayPreferenceValue(Key.self) { items in
      GeometryReader { proxy in
        ForEach(items.keys.sorted(), id: \.self) { key in
          if let item = items[key] { Color.blue.frame(width: proxy[item.bounds].width, height: 1) }
        }
      }
    }
    #expect(throws: Never.self) { _ = try ImageRenderer(content: view).render() }
  }

  @Test func nestedReadersSettle() throws {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        Color.red.frame(width: inner.size.width / 2, height: outer.size.height / 4)
          .layoutName("leaf")
      }.frame(width: outer.size.width / 2)
    }
    let tree = try settle(view, ProposedViewSize(width: 200, height: 80))
    #expect(tree.first(named: "leaf")?.answer == CGSize(width: 50, height: 20))
  }
}

@Observable final class ObservedModel {
  var width: CGFloat = 4
}
