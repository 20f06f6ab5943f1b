import Galley
import Testing

/// Screens, sheets, alerts and tabs that are driven.
@Suite struct ScreenDrivingTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  /// The texts of the views that can be seen, in order.
  private func texts(_ renderer: ImageRenderer<some View>) throws -> [String] {
    var texts: [String] = []
    func collect(_ tree: LayoutTree) {
      if tree.name == "opacity(0)" { return }
      if let text = tree.text, !text.isEmpty, text != " " { texts.append(text) }
      tree.children.forEach { collect($0) }
    }
    try renderer.draw().layoutTree.map { collect($0) }
    return texts
  }

  private func screen(_ view: some View) -> ImageRenderer<some View> {
    ImageRenderer(content: view.frame(width: 320, height: 480))
  }

  @Test func aLinkShowsItsScreenAndTheWayBackLeadsBack() throws {
    let renderer = screen(
      NavigationStack {
        VStack {
          NavigationLink("Tea") { Text("All about tea").navigationTitle("Tea") }
          NavigationLink("Seven", value: 7)
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      })
    try renderer.tap("Tea")
    #expect(try texts(renderer).contains("All about tea"))
    try renderer.tap("Shop")
    #expect(try !texts(renderer).contains("All about tea"))
    try renderer.tap("Seven")
    #expect(try texts(renderer).contains("Number 7"))
    try renderer.tap("Shop")
    #expect(try !texts(renderer).contains("Number 7"))
  }

  private nonisolated struct Bound: View {
    @State private var path: [Int] = []
    var body: some View {
      let bound = $path
      NavigationStack(path: $path) {
        List { ForEach(1..<4) { number in NavigationLink("Row \(number)", value: number) } }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number), path \(path.count)")
              Button("Deeper") { bound.wrappedValue.append(number * 10) }
              Button("Home") { bound.wrappedValue = [] }
            }
          }
      }
    }
  }

  @Test func thePathOfAStackChanges() throws {
    let renderer = screen(Bound())
    try renderer.tap("Row 2")
    #expect(try texts(renderer).contains("Screen 2, path 1"))
    try renderer.tap("Deeper")
    #expect(try texts(renderer).contains("Screen 20, path 2"))
    #expect(throws: DrivingError.self) { try renderer.tap("Row 1") }
    try renderer.tap("Home")
    #expect(try texts(renderer).contains("Row 1"))
  }

  private nonisolated struct Presenting: View {
    let log: Log
    @State private var isShown = false
    @State private var isAsking = false
    @State private var isChoosing = false
    var body: some View {
      let (log, shown, asking, choosing) = (log, $isShown, $isAsking, $isChoosing)
      VStack {
        Button("Open") { shown.wrappedValue = true }
        Button("Ask") { asking.wrappedValue = true }
        Button("Choose") { choosing.wrappedValue = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { log.lines.append("gone") }) {
        Inside(isShown: shown)
      }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") { log.lines.append("yes") }
        Button("No", role: .cancel) {}
      }
      .confirmationDialog("Which?", isPresented: $isChoosing) {
        Button("This") { log.lines.append("this") }
      }
    }
  }

  private nonisolated struct Inside: View {
    @Binding var isShown: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      let (dismiss, shown) = (dismiss, $isShown)
      VStack {
        Text("On the sheet")
        Button("Dismiss") { dismiss() }
        Button("Close") { shown.wrappedValue = false }
      }
    }
  }

  @Test func sheetsCoverWhatIsBehindThem() throws {
    let log = Log()
    let renderer = screen(Presenting(log: log))
    try renderer.tap("Open")
    #expect(try texts(renderer).contains("On the sheet"))
    do {
      try renderer.tap("Ask")
      Issue.record("not the sheet is in front")
    } catch DrivingError.covered(let label, _, let cover) {
      #expect(label == "Ask")
      #expect(cover.contains("sheet"))
    }
    try renderer.tap("Dismiss")
    #expect(log.lines == ["gone"])
    try renderer.tap("Open")
    try renderer.tap("Close")
    #expect(log.lines == ["gone", "gone"])
    #expect(try !texts(renderer).contains("On the sheet"))
  }

  @Test func dialogsGoAfterAnyOfTheirButtons() throws {
    let log = Log()
    let renderer = screen(Presenting(log: log))
    try renderer.tap("Ask")
    #expect(try texts(renderer).contains("Sure?"))
    try renderer.tap("Yes")
    #expect(log.lines == ["yes"])
    #expect(try !texts(renderer).contains("Sure?"))
    try renderer.tap("Ask")
    try renderer.tap("No")
    #expect(try !texts(renderer).contains("Sure?"))
    try renderer.tap("Choose")
    try renderer.tap("This")
    #expect(log.lines == ["yes", "this"])
    try renderer.tap("Choose")
    try renderer.tap("Cancel")
    #expect(try !texts(renderer).contains("Cancel"))
    #expect(log.lines == ["yes", "this"])
  }

  private nonisolated struct Tabs: View {
    @State private var tab = "a"
    var body: some View {
      TabView(selection: $tab) {
        Text("First page").tabItem { Text("One") }.tag("a")
        Text("Second page").tabItem { Text("Two") }.tag("b")
      }
    }
  }

  @Test func aTabIsSelected() throws {
    let bound = screen(Tabs())
    try bound.tap("Two")
    #expect(try texts(bound).contains("Second page"))
    try bound.tap("One")
    #expect(try texts(bound).contains("First page"))
    let free = screen(
      TabView {
        Text("First page").tabItem { Text("One") }
        Text("Second page").tabItem { Text("Two") }
      })
    try free.tap("Two")
    #expect(try texts(free).contains("Second page"))
    #expect(try !texts(free).contains("First page"))
  }

  private final class Question: ObservableObject {
    @Published var isAsked = false
    @Published var item: String?
    @Published var note = "first"
  }

  private nonisolated struct Asked: View {
    let isAlert: Bool
    @ObservedObject var question: Question
    var body: some View {
      let (question, note) = (question, question.note)
      let shown = Binding {
        question.isAsked
      } set: {
        question.isAsked = $0
      }
      let text = Text("below").frame(width: 300, height: 400)
      if isAlert {
        text.alert("Delete?", isPresented: shown, presenting: question.item) {
          Button("Delete \($0)") {}
        } message: {
          Text("Item \($0) \(note)")
        }
      } else {
        text.confirmationDialog("Delete?", isPresented: shown, presenting: question.item) {
          Button("Delete \($0)") {}
        } message: {
          Text("Item \($0) \(note)")
        }
      }
    }
  }

  /// Recorded on SwiftUI: MetalUI, docs/probes/swiftui-alert-presenting, arms R2 and R3, of an alert without a value.
  @Test(arguments: [true, false])
  func aDialogIsAboutItsFirstValue(isAlert: Bool) throws {
    let question = Question()
    let renderer = screen(Asked(isAlert: isAlert, question: question))
    _ = try renderer.draw()
    (question.item, question.isAsked) = ("one", true)
    #expect(try texts(renderer).contains("Item one first"))
    for item in ["two", nil] {
      question.item = item
      #expect(try texts(renderer).contains("Item one first"))
    }
    // All else is that of now, while the value is the same.
    (question.item, question.note) = ("one", "second")
    #expect(try texts(renderer).contains("Item one second"))
    question.isAsked = false
    #expect(try texts(renderer) == ["below"])
    (question.item, question.isAsked) = ("two", true)
    #expect(try texts(renderer).contains("Item two second"))
    try renderer.tap("Delete two")
    #expect(!question.isAsked)
    #expect(try texts(renderer) == ["below"])
  }
}
