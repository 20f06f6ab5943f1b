import Galley
import Testing

@MainActor private final class Model {
  var words = ["one", "two", "three"]
  /// The closure is checked for its actor where it is called.
  var long: [String] { words.filter { $0.count > words.count } }
}

/// Reads a model of the main actor in its body, in a helper and in closures, and asserts the actor.
private struct Reader: View {
  let model: Model
  private var title: String { model.words[0] }

  var body: some View {
    VStack {
      Text(title)
      ForEach(model.long, id: \.self) { Text($0) }
      GeometryReader { proxy in
        Text("\(MainActor.assumeIsolated { model.words.count }) at \(proxy.size.width)")
      }
    }
    .onAppear { MainActor.assertIsolated() }
  }
}

/// Views are on the main actor, and are drawn by any thread.
@Suite struct MainActorTests {
  private struct Sent: @unchecked Sendable {
    let view: AnyView
  }

  @Test func bodiesOfTheMainActorAreDrawnOnOtherThreads() async throws {
    let sent = await MainActor.run { Sent(view: AnyView(Reader(model: Model()))) }
    let hashes = try await withThrowingTaskGroup(of: UInt64.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let view = await MainActor.run { Sent(view: AnyView(Reader(model: Model()))) }
          return try Renderer().render(view.view.frame(width: 100, height: 80)).bitmap.pixelHash
        }
      }
      return try await group.reduce(into: Set<UInt64>()) { $0.insert($1) }
    }
    #expect(hashes.count == 1)
    let tree = try #require(try Renderer().render(sent.view).layoutTree)
    #expect("\(tree)".contains("three"))
  }
}

/// What is said of names whose look is another one's, or that are not drawn.
@Suite struct PlainLookTests {
  private func problems(_ view: some View) throws -> [String] {
    try Renderer().render(view.frame(width: 200, height: 100)).problems
      .filter { $0.severity == .warning }.map(\.description)
  }

  @Test func controlsSayWhereTheirLookIsPlain() throws {
    #expect(try problems(Toggle("On", isOn: .constant(true))) == [])
    #expect(
      try problems(TextField("A", text: .constant("")).textFieldStyle(.squareBorder)) == [
        "TextField is drawn plainly: its own look is not supported yet"
      ])
    #expect(try problems(Text("a").onTapGesture {}.accessibilityLabel("b").help("c")) == [])
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    #expect(
      try problems(Text("a").textScale(.secondary)) == [
        "textScale is not supported yet: the view is drawn without it"
      ])
  }

  @Test func symbolsThatAreNotThereAreSquaresOfTheirSize() throws {
    let report = try Renderer().render(
      HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Image(systemName: "no.such") } })
    #expect(report.bitmap.width == 5 * report.bitmap.height)
    #expect(report.warnings.map(\.description) == ["there is no symbol \"no.such\""])
  }

  /// The colour of most of the ink of a button's label.
  @Test func coloursOutsideOfButtonsReachTheirLabels() throws {
    func ink(_ view: some View) throws -> Set<UInt32> {
      Set(try Renderer().render(view).bitmap.pixels.filter { $0 >> 24 == 255 })
    }
    let box = Rectangle().frame(width: 10, height: 10)
    let green = try ink(box.foregroundStyle(.green))
    #expect(try ink(Button(action: {}) { box }.foregroundColor(.green)) == green)
    #expect(try ink(Button(action: {}) { box }.tint(.green)) == green)
    #expect(try ink(Button(action: {}) { box }) == ink(box.foregroundStyle(Color.blue)))
  }
}
