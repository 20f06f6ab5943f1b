import Galley
import Testing

extension EnvironmentValues {
  /// Points.
  @Entry var badgeRadius: CGFloat = 12  // a comment
  @Entry var badgeTitle: String?
  @Entry var badgeAction: (() -> Void)? = nil
  @Entry var badgeWords = ["one", "two = 2"]
}

private nonisolated struct Reader: View {
  @Environment(\.badgeRadius) private var radius
  @Environment(\.badgeTitle) private var title
  @Environment(\.badgeWords) private var words
  let note: (String) -> Void

  var body: some View {
    let _ = note("\(radius) \(title ?? "none") \(words.count)")
    Color.red
  }
}

#Preview { Text("one") }

#Preview("Two", traits: .sizeThatFitsLayout, .landscapeLeft) {
  let word = "tw" + "o"
  Text(word)
  Text("\("a")")
}

#Preview("State") {
  @Previewable @State var isOn = true
  @Previewable @State var count: Int =
    3
  Text(isOn ? "on \(count)" : "off")
}

#Preview("Arguments", traits: .sample, arguments: ["a", "b"]) { Text($0) }

#Preview { if Bool.random() { return AnyView(Text("a")) } else { return AnyView(Color.red) } }

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var sample: Self { .fixedLayout(width: 10, height: 10) }
}

/// The macros as files of users write them; that this file builds is half of the test.
struct MacroTests {
  @Test func entriesAreReadAndSet() throws {
    var seen: [String] = []
    let reader = Reader { seen.append($0) }
    _ = try Renderer().draw(reader)
    _ = try Renderer().draw(
      reader.environment(\.badgeRadius, 3).environment(\.badgeTitle, "new")
        .environment(\.badgeWords, []))
    #expect(seen == ["12.0 none 2", "3.0 new 0"])
  }
}
