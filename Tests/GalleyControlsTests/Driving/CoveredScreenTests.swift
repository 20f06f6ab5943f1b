import Galley
import TestSupport
import Testing

/// What is done about a screen that another one covers: it has disappeared, and keeps its states.
@Suite struct CoveredScreenTests {
  private final class Log: @unchecked Sendable {
    var words: [String] = []
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  @Observable
  final class Store {
    var path: [Int] = []
    var isShown = false
    var tab = 0
  }

  private nonisolated struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)").frame(width: 80, height: 20)
        .onTapGesture { count += 1 }
        .onAppear { log.words.append("+\(name)") }
        .onDisappear { log.words.append("-\(name)") }
    }
  }

  private nonisolated struct Stack: View {
    let log: Log
    @Bindable var store: Store
    var body: some View {
      let log = log
      NavigationStack(path: $store.path) {
        Screen(name: "root", log: log)
          .navigationDestination(for: Int.self) { Screen(name: "\($0)", log: log) }
      }
    }
  }

  private func drawn(_ view: some View, hasClock: Bool) throws -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.frame(width: 320, height: 480))
    if hasClock { try renderer.advance(by: 0) } else { _ = try renderer.draw() }
    return renderer
  }

  /// Observed on iOS 16 (github.com/ole/swiftui-view-lifecycle, `CaseStudyNavigationStack`): states of screens below stay
  /// alive, and both actions are called as one navigates.
  @Test(arguments: [false, true])
  func aScreenDisappearsBelowAnotherAndAppearsAgain(hasClock: Bool) throws {
    let (log, store) = (Log(), Store())
    let renderer = try drawn(Stack(log: log, store: store), hasClock: hasClock)
    #expect(log.take() == ["+root"])
    try renderer.tap("root 0")
    let steps: [([Int], [String])] = [
      ([1], ["+1", "-root"]), ([1, 2], ["+2", "-1"]), ([1], ["+1", "-2"]),
      ([], ["+root", "-1"]), ([3, 4], ["+4", "-root"]), ([], ["+root", "-4"]),
    ]
    for (path, words) in steps {
      try renderer.perform { store.path = path }
      #expect(log.take() == words, "\(path)")
    }
    #expect(try renderer.draw().layoutTree?.texts.contains("root 1") == true)
  }

  @Test(arguments: [false, true])
  func aScreenThatIsCoveredFromTheStartDoesNotAppear(hasClock: Bool) throws {
    let (log, store) = (Log(), Store())
    store.path = [1]
    let renderer = try drawn(Stack(log: log, store: store), hasClock: hasClock)
    #expect(log.take() == ["+1"])
    try renderer.perform { store.path = [] }
    #expect(log.take() == ["+root", "-1"])
  }

  @Test(arguments: [false, true])
  func aScreenThatALinkOpensCoversToo(hasClock: Bool) throws {
    let log = Log()
    let stack = NavigationStack {
      VStack {
        Screen(name: "root", log: log)
        NavigationLink("Open") { Screen(name: "leaf", log: log) }
      }
      .navigationTitle("Home")
    }
    let renderer = try drawn(stack, hasClock: hasClock)
    try renderer.tap("Open")
    try renderer.tap("Home")
    #expect(log.take() == ["+root", "+leaf", "-root", "+root", "-leaf"])
  }

  /// The view below a sheet or a cover stays.
  @Test(arguments: 0..<4, [false, true])
  func whatASheetLiesOverStays(kind: Int, hasClock: Bool) throws {
    let (log, store) = (Log(), Store())
    nonisolated struct Host: View {
      let kind: Int
      let log: Log
      @Bindable var store: Store
      var body: some View {
        let root = Screen(name: "root", log: log)
        let log = log
        switch kind {
        case 0: root.sheet(isPresented: $store.isShown) { Screen(name: "top", log: log) }
        case 1: root.fullScreenCover(isPresented: $store.isShown) { Screen(name: "top", log: log) }
        case 2: root.popover(isPresented: $store.isShown) { Screen(name: "top", log: log) }
        default:
          NavigationStack {
            root.sheet(isPresented: $store.isShown) { Screen(name: "top", log: log) }
          }
        }
      }
    }
    let renderer = try drawn(Host(kind: kind, log: log, store: store), hasClock: hasClock)
    try renderer.perform { store.isShown = true }
    #expect(log.take() == ["+root", "+top"])
    try renderer.perform { store.isShown = false }
    #expect(log.take() == ["-top"])
  }

  @Test(arguments: [false, true])
  func aTabDisappearsAfterTheOtherOneHasAppeared(hasClock: Bool) throws {
    let (log, store) = (Log(), Store())
    nonisolated struct Tabs: View {
      let log: Log
      @Bindable var store: Store
      var body: some View {
        TabView(selection: $store.tab) {
          Screen(name: "a", log: log).tabItem { Text("First") }.tag(0)
          Screen(name: "b", log: log).tabItem { Text("Second") }.tag(1)
        }
      }
    }
    let renderer = try drawn(Tabs(log: log, store: store), hasClock: hasClock)
    try renderer.perform { store.tab = 1 }
    #expect(log.take() == ["+a", "+b", "-a"])
  }

  /// A task ends with the screen and begins again with it, as `onDisappear` and `onAppear` say. What it does as it is
  /// cancelled, on whichever thread it wakes, belongs to the image in which it is.
  @Test(arguments: 0..<4) func theTaskOfACoveredScreenIsCancelled(time: Int) throws {
    let (log, store) = (Log(), Store())
    nonisolated struct Host: View {
      let log: Log
      @Bindable var store: Store
      var body: some View {
        let log = log
        NavigationStack(path: $store.path) {
          Color.blue
            .task {
              log.words.append("begin")
              try? await Task.sleep(for: .seconds(60))
              log.words.append(Task.isCancelled ? "cancelled" : "end")
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let renderer = try drawn(Host(log: log, store: store), hasClock: true)
    #expect(log.take() == ["begin"])
    try renderer.perform { store.path = [1] }
    try renderer.advance(by: 0.1)
    #expect(log.take() == ["cancelled"])
    try renderer.perform { store.path = [] }
    #expect(log.take() == ["begin"])
  }
}
