import Galley
import Testing

/// Controls with titles of resources, as those of string catalogues.
@MainActor @Suite struct LocalizedResourceTests {
  private let title = LocalizedStringResource("Fish")

  @Test func titlesAreThoseOfTheResources() throws {
    let view = Form {
      Section(title) {
        Button(title) {}
        Button(title, role: .cancel) {}
        Label(title, systemImage: "fish")
        Toggle(title, isOn: .constant(true))
        SecureField(title, text: .constant(""))
        Picker(title, selection: .constant(1)) { Text("One").tag(1) }
        Menu(title) { Text("One") }
        LabeledContent(title) { Text("Two") }
        LabeledContent(title, value: "Three")
      }
    }
    let tree = try #require(
      try ImageRenderer(content: view.frame(width: 390, height: 800)).draw().elementTree)
    let named = tree.elements.filter { $0.label?.uppercased().contains("FISH") == true }
    #expect(named.count >= 10, "\(tree.readingOrder)")
  }
}
