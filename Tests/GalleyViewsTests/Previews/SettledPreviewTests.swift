import Galley
import GalleyBudget
import Testing

/// What a preview is drawn on is decided once its views have appeared, and they are made once for it.
@Suite struct SettledPreviewTests {
  private func draw(
    _ preview: Preview, _ texts: [String: String] = [:]
  ) throws -> (size: [Int], warnings: [String]) {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    let drawing = try preview.draw(
      on: configuration, with: Renderer(limits: .patient), environment: EnvironmentValues(),
      showsOverflow: true)
    return ([drawing.width, drawing.height], drawing.warnings.map(\.description))
  }

  private func draw(_ view: some View) throws -> (size: [Int], warnings: [String]) {
    try draw(Preview(view))
  }

  private nonisolated enum Way: CaseIterable { case appearing, task, preference }

  private nonisolated struct Height: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// As high as it learns late to be.
  private nonisolated struct Late: View {
    let way: Way
    @State var height: CGFloat

    var body: some View {
      Color.red.frame(width: 100, height: height)
        .overlay { Color.clear.preference(key: Height.self, value: way == .preference ? 60 : 0) }
        .onPreferenceChange(Height.self) { if $0 > 0 { height = $0 } }
        .onAppear { if way == .appearing { height = 60 } }
        .task { [way, $height] in if way == .task { $height.wrappedValue = 60 } }
    }
  }

  @Test(arguments: [0, 10])
  func aViewMayLearnItsHeightLate(start: Int) throws {
    for way in Way.allCases {
      let drawn = try draw(Late(way: way, height: CGFloat(start)))
      #expect(drawn.size == [200, 120], "\(way)")
      #expect(drawn.warnings == [], "\(way)")
      let made = try Preview(Late(way: way, height: CGFloat(start)))
        .makeRenderer(on: PreviewConfiguration(), with: Renderer(limits: .patient))
      #expect(made.isCard && made.problems.isEmpty, "\(way)")
    }
  }

  private struct FittingLate: PreviewProvider {
    static var previews: some View {
      Late(way: .appearing, height: 0).previewLayout(.sizeThatFits)
    }
  }

  @Test func aFittingLayoutFitsTheSettledView() throws {
    let drawn = try draw(try #require(Preview.all(of: FittingLate.self).first))
    #expect(drawn.size == [200, 120])
    #expect(drawn.warnings == [])
  }

  /// Rows that come when the view has appeared.
  private nonisolated struct Rows: View {
    @State private var rows: [Int] = []

    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { _ in Color.blue.frame(width: 50, height: 20) }
      }
      .onAppear { rows = [1, 2, 3] }
    }
  }

  private nonisolated struct Loading<Content: View>: View {
    let content: Content
    @State private var isLoaded = false

    var body: some View {
      Group {
        if isLoaded { content } else { Color.red.frame(width: 20, height: 10) }
      }
      .onAppear { isLoaded = true }
    }
  }

  @Test func rowsThatComeLateMakeNoScreen() throws {
    let drawn = try draw(Rows())
    #expect(drawn.size == [100, 120])
    #expect(drawn.warnings == [])
  }

  @Test func whatComesToFillAScreenIsOnOne() throws {
    let views = [
      AnyView(ScrollView { Text("One") }), AnyView(Color.blue),
      AnyView(
        VStack {
          Text("One")
          Spacer()
        }),
    ]
    for view in views {
      let preview = Preview(Loading(content: view))
      #expect(try draw(preview).size == [786, 1704])
      #expect(try draw(preview, ["size": "50x40"]).size == [100, 80])
      let made = try preview.makeRenderer(on: PreviewConfiguration(), with: Renderer())
      #expect(!made.isCard && !made.isOfView)
      #expect(try made.renderer.draw().height == 1704)
      // The same canvas in another scheme.
      var dark = PreviewConfiguration()
      dark.colorScheme = .dark
      #expect(
        try preview.update(made.renderer, on: dark, environment: EnvironmentValues()).isEmpty)
      #expect(try made.renderer.draw().height == 1704)
    }
    #expect(try draw(Loading(content: Color.blue.frame(width: 30, height: 30))).size == [60, 60])
  }

  /// What has no area in the end is an empty screen, and the warning has the size that the view has there.
  @Test func whatLosesItsAreaIsWarnedOf() throws {
    let drawn = try draw(Loading(content: Color.blue.frame(width: 30, height: 0)))
    #expect(drawn.size == [786, 1704])
    #expect(drawn.warnings.map { $0.contains("no area (30 x 0 points)") } == [true])
  }
}

/// How often the views of a preview are made.
@Suite(.serialized) struct PreviewCountTests {
  private func counts(
    of preview: Preview, _ texts: [String: String] = [:]
  ) throws -> [String: Int] {
    var configuration = PreviewConfiguration()
    for (name, text) in texts { try configuration.set(name, to: text) }
    Counts.all.withLock { $0 = [:] }
    _ = try preview.draw(on: configuration)
    return Counts.all.withLock { $0 }
  }

  @Test func aViewIsMadeOnce() throws {
    for texts in [[:], ["size": "90x70"], ["device": "iPhone 15"], ["orientation": "landscape"]] {
      let card = try counts(of: Preview(CountedCard.self, index: 0), texts)
      #expect(card == ["made": 1, "body": 1], "\(texts)")
      let screen = try counts(of: Preview(CountedScreen.self, index: 0), texts)
      #expect(screen == ["made": 1, "body": 1], "\(texts)")
      let dark = try counts(of: Preview(CountedDark.self, index: 0), texts)
      #expect(dark == ["made": 1, "body": 1], "\(texts)")
    }
  }

  /// A body is evaluated again where what it has read has changed.
  @Test func aViewThatReactsIsMadeOnce() throws {
    for texts in [[:], ["size": "90x70"]] {
      let counts = try counts(of: Preview(CountedReaction.self, index: 0), texts)
      #expect(counts == ["made": 1, "body": 1, "cell": 2], "\(texts)")
    }
  }

  @Test func theViewsOfAProviderAreMadeOnce() throws {
    Counts.all.withLock { $0 = [:] }
    let previews = Preview.all(of: CountedProvider.self)
    #expect(previews.count == 1)
    _ = try previews.first?.draw()
    #expect(Counts.all.withLock { $0["previews"] } == 1)
    #expect(Counts.all.withLock { $0["made"] } == 1)
    #expect(Counts.all.withLock { $0["object"] } == 1)
  }
}

private nonisolated enum Counts {
  static let all = Locked<[String: Int]>([:])
  static func note(_ name: String) { all.withLock { $0[name, default: 0] += 1 } }
}

private nonisolated struct Counted<Content: View>: View {
  let content: Content

  init(_ content: Content) {
    self.content = content
    Counts.note("made")
  }

  var body: some View {
    Counts.note("body")
    return content
  }
}

private nonisolated struct CountedCell: View {
  @State private var width = 10.0

  var body: some View {
    Counts.note("cell")
    return Color.red.frame(width: width, height: 10).onAppear { width = 20 }
  }
}

/// What `#Preview` writes, by hand.
private protocol CountedPreview: PreviewRegistry {
  associatedtype Made: View
  static func makeView() -> Made
}

nonisolated extension CountedPreview {
  static var __fileID: String { "App/Counted.swift" }
  static var __line: Int { 3 }
}

extension CountedPreview {
  static var __displayName: String? { nil }
  static var __traits: [PreviewTrait<Preview.ViewTraits>] { [] }
  static func __makeView() -> any View { makeView() }
}

private struct CountedCard: CountedPreview {
  static func makeView() -> some View { Counted(Color.red.frame(width: 20, height: 10)) }
}

private struct CountedScreen: CountedPreview {
  static func makeView() -> some View { Counted(ScrollView { Text("One") }) }
}

private struct CountedDark: CountedPreview {
  static func makeView() -> some View {
    Counted(Text("One")).preferredColorScheme(.dark)
  }
}

private struct CountedReaction: CountedPreview {
  static func makeView() -> some View { Counted(CountedCell()) }
}

private struct CountedProvider: PreviewProvider {
  static var previews: some View {
    let _ = Counts.note("previews")
    Counted(CountedOwner())
  }
}

private nonisolated struct CountedOwner: View {
  final class Model: ObservableObject {
    init() { Counts.note("object") }
  }
  @StateObject private var model = Model()

  var body: some View {
    let _ = model
    Text("One")
  }
}
