import Foundation
import Galley
import GalleyRendering
import GalleyViews
import Observation
import TestSupport
import Testing

@testable import GalleyCanvas

/// States on their way from a canvas to one that was made after a save.
@MainActor @Suite struct CanvasStatesTests {
  @Observable final class Model {
    var level = 1
    var names = ["a"]
  }
  final class Board: ObservableObject { @Published var count = 0 }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  /// The sources before a save.
  private struct Desk: View {
    var begin = 1
    var hasTitle = false
    @State private var model = Model()
    @State private var number: Int
    @State private var action: (() -> Void)?

    init(begin: Int = 1, hasTitle: Bool = false) {
      (self.begin, self.hasTitle) = (begin, hasTitle)
      _number = State(initialValue: begin)
    }

    var body: some View {
      VStack {
        if hasTitle { Text("Title") }
        Counter()
        ForEach(["x", "y"], id: \.self) { _ in Counter() }
        Button("Model \(model.level) \(model.names.joined())") {
          model.level += 1
          model.names.append("b")
        }
        Text("Number \(number)")
        Button(action == nil ? "Nothing" : "Something") { action = {} }
      }
    }
  }

  private func canvas(_ view: some View, after states: CanvasStates? = nil) throws -> LiveCanvas {
    var sources = CanvasSources()
    sources.states = states
    return try LiveCanvas(
      Preview(view, displayName: "Desk"), on: PreviewConfiguration(), with: Renderer(),
      start: CanvasStart(sources: sources))
  }

  private func click(_ canvas: LiveCanvas, _ label: String, at index: Int = 0) throws {
    var frames: [CGRect] = []
    func note(_ tree: LayoutTree) {
      if tree.text == label { frames.append(tree.frame) }
      tree.children.forEach(note)
    }
    note(try #require(try canvas.renderer.draw().layoutTree))
    let frame = try #require(frames.indices.contains(index) ? frames[index] : nil)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [CanvasEvent.Phase.down, .up] {
      #expect(canvas.take(CanvasMessage(.pointer(.init(phase, at: place)))) == [])
    }
  }

  private func texts(_ canvas: LiveCanvas) throws -> [String] {
    let tree = try canvas.renderer.draw().layoutTree
    return try #require(tree).texts
  }

  private func states(_ canvas: LiveCanvas) throws -> CanvasStates {
    let message = try #require(canvas.take(CanvasMessage(.states)).first)
    return try #require(CanvasStates(message))
  }

  /// What a canvas says of the states that it was given.
  private func lost(_ canvas: LiveCanvas) throws -> [String]? {
    for news in canvas.news() {
      let object = try JSONSerialization.jsonObject(with: Data(news.utf8)) as? [String: Any]
      if object?["type"] as? String == "carried" { return object?["lost"] as? [String] }
    }
    return nil
  }

  @Test func statesAreKept() throws {
    let before = try canvas(Desk())
    try click(before, "Count 0", at: 2)
    try click(before, "Count 0")
    try click(before, "Count 1")
    try click(before, "Model 1 a")
    let states = try states(before)
    let after = try canvas(Desk(), after: states)
    #expect(
      try texts(after) == [
        "Count 2", "Count 0", "Count 1", "Model 2 ab", "Number 1", "Nothing",
      ])
    #expect(try lost(after) == [] && lost(after) == nil)
    // The next save keeps them, too.
    #expect(try self.states(after) == states)
    try click(after, "Count 0")
    #expect(try texts(after).first == "Count 2" && texts(after)[1] == "Count 1")
  }

  private struct Presenter: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      Text("Base \(count)")
        .sheet(isPresented: $isShown) { Button("Sheet \(count)") { count += 1 } }
        .onAppear { isShown = true }
    }
  }

  private struct Desktop: View {
    var body: some View { Presenter() }
  }

  /// What presents something on appearing is made twice, on a card and then on a screen: there it has its states, too.
  @Test func statesAreKeptOnTheScreenBelowASheet() throws {
    let before = try canvas(Desktop())
    try click(before, "Sheet 0")
    #expect(try texts(before) == ["Base 1", "Sheet 1"])
    let after = try canvas(Desktop(), after: try states(before))
    #expect(after.renderer.isPresenting && after.renderer.environment.deviceSafeArea != nil)
    #expect(try texts(after) == ["Base 1", "Sheet 1"])
    #expect(try lost(after) == [])
  }

  /// A view is found again beside others; what nobody has changed begins as the sources say now.
  @Test func viewsThatMoveKeepTheirStates() throws {
    let before = try canvas(Desk())
    try click(before, "Count 0")
    let after = try canvas(Desk(begin: 7, hasTitle: true), after: try states(before))
    #expect(
      try texts(after) == [
        "Title", "Count 1", "Count 0", "Count 0", "Model 1 a", "Number 7", "Nothing",
      ])
    #expect(try lost(after) == [])
  }

  @Test func aViewInAnotherPlaceKeepsItsState() throws {
    let before = try canvas(Sources.Panel())
    try click(before, "Count 0")
    let after = try canvas(Later.Panel(), after: try renamed(before))
    #expect(try texts(after) == ["New", "Count 1"])
    #expect(try lost(after) == [])
  }

  @Test func whatCannotBeKeptIsSaid() throws {
    let before = try canvas(Desk())
    try click(before, "Nothing")
    try click(before, "Count 0", at: 1)
    let states = try states(before)
    let after = try canvas(Counter(), after: states)
    #expect(try texts(after) == ["Count 0"])
    #expect(
      try lost(after) == [
        "action of CanvasStatesTests.Desk, which cannot be carried",
        "count of CanvasStatesTests.Counter, which is not there any more",
      ])
  }

  private enum Sources {
    struct Level: View {
      @State var value = 1
      @StateObject var board = Board()
      var body: some View { Button("Level \(value)") { value += 1 } }
    }
    struct Panel: View {
      var body: some View { VStack { Counter() } }
    }
  }
  private enum Later {
    struct Level: View {
      @State var value = "one"
      var body: some View { Text("Level \(value)") }
    }
    struct Panel: View {
      var body: some View {
        HStack {
          Text("New").padding(); Counter().border(.red)
        }
      }
    }
  }

  /// States as if the types of before were called as those of later are.
  private func renamed(_ canvas: LiveCanvas) throws -> CanvasStates {
    let message = try #require(canvas.take(CanvasMessage(.states)).first)
    let states = CanvasStates(message.replacingOccurrences(of: ".Sources.", with: ".Later."))
    return try #require(states)
  }

  /// A view with objects that it has made.
  private struct Owner: View {
    final class Store: ObservableObject {
      enum Step: Equatable { case begun(at: Int), none }
      @Published var step = Step.none
      @Published var names: [String] = []
    }
    final class Player: ObservableObject {
      @Published var level = 1
      let socket = NSObject()
    }
    @StateObject private var store = Store()
    @StateObject private var player = Player()
    @State private var choice = Result<Int, Never>.success(1)

    var body: some View {
      VStack {
        Button("Store \(store.names.joined()) \("\(store.step)")") {
          store.names.append("b")
          store.step = .begun(at: store.names.count)
        }
        Button("Player \(player.level)") { player.level += 1 }
        Button("Choice \("\(choice)")") { choice = .success(5) }
      }
    }
  }

  @Test func objectsOfStateObjectsAreKept() throws {
    let before = try canvas(Owner())
    #expect(try texts(before) == ["Store  none", "Player 1", "Choice success(1)"])
    try click(before, "Store  none")
    try click(before, "Player 1")
    try click(before, "Choice success(1)")
    let states = try states(before)
    let after = try canvas(Owner(), after: states)
    #expect(try texts(after) == ["Store b begun(at: 1)", "Player 1", "Choice success(5)"])
    #expect(
      try lost(after) == [
        "player of CanvasStatesTests.Owner, whose property socket cannot be carried"
      ])
    // The object goes on, its view hears of it, and the next save keeps it, too.
    try click(after, "Store b begun(at: 1)")
    #expect(try texts(after).first == "Store bb begun(at: 2)")
    let third = try canvas(Owner(), after: try self.states(after))
    #expect(try texts(third).first == "Store bb begun(at: 2)")
  }

  @Test func aStateOfAnotherTypeBeginsAnew() throws {
    let before = try canvas(Sources.Level())
    try click(before, "Level 1")
    let after = try canvas(Later.Level(), after: try renamed(before))
    #expect(try texts(after) == ["Level one"])
    #expect(
      try lost(after) == [
        "value of CanvasStatesTests.Later.Level, whose type is another one"
      ])
  }

  /// Makes its desk anew wherever it is made.
  private struct Office: View {
    var body: some View { Desk() }
  }

  /// A card, a size and a screen do not have the same views.
  @Test func anotherKindOfCanvasKeepsStates() throws {
    let canvas = try canvas(Office())
    _ = canvas.news()
    try click(canvas, "Count 0", at: 1)
    try click(canvas, "Model 1 a")
    let kept = ["Count 0", "Count 1", "Count 0", "Model 2 ab", "Number 1"]
    for size in ["300x400", nil, "500x700", nil] {
      #expect(canvas.take(CanvasMessage(.canvas(["size": size]))) == [])
      #expect(try texts(canvas).dropLast() == kept, "\(size ?? "card")")
      #expect(!canvas.news().contains { $0.contains("lost") })
    }
    try click(canvas, "Nothing")
    #expect(canvas.take(CanvasMessage(.canvas(["device": "iPhone 15"]))) == [])
    #expect(try texts(canvas) == kept + ["Nothing"])
    let news = canvas.news().joined()
    #expect(
      news.contains(
        "a state was lost on the new canvas: action of CanvasStatesTests.Desk, which cannot be carried"
      ), "\(news)")
    // What is made later begins as the sources say.
    #expect(canvas.take(CanvasMessage(.canvas(["scheme": "dark"]))) == [])
    #expect(
      try texts(canvas) == kept + ["Nothing"] && !canvas.news().contains { $0.contains("lost") })
  }

  @Test func whatIsNoStatesIsNotRead() {
    #expect(CanvasStates("{}") == nil && CanvasStates("[1]") == nil)
    #expect(CanvasStates(#"{"type":"other","carried":{"states":[],"lost":[]}}"#) == nil)
    #expect(CanvasStates(#"{"type":"states","carried":{"states":[],"lost":[]}}"#) != nil)
  }
}
