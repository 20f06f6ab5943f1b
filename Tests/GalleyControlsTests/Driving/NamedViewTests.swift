import Galley
import GalleyLayout
import Testing

/// What views are called that are explained: by their texts, labels, identifiers and types, too.
@MainActor @Suite struct NamedViewTests {
  private struct Foot: View {
    var body: some View {
      HStack {
        Text("Foot")
        Button("Save") {}.accessibilityIdentifier("keep")
      }
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Text("Title").accessibilityLabel("Heading of the page")
        Foot()
        Rectangle().frame(width: 20, height: 10).layoutName("Rule")
      }
    }
  }

  @Test(arguments: [
    ("Foot", "HStack"), ("Heading of the page", "Text \"Title\""), ("keep", "Button"),
    ("Save", "Text \"Save\""), ("titl", "Text \"Title\""), ("Rule", "Rule"), ("rule", "Rule"),
    ("Page", "VStack"), ("frame", "frame(width: 20, height: 10)"),
  ])
  func viewsAreFoundByWhatTheyAreCalled(name: String, view: String) throws {
    let drawing = try Renderer().draw(Page(), scale: 1)
    #expect(drawing.explanation(of: name)?.name == view)
    #expect(drawing.steps(of: name)?.name == view)
  }

  @Test func severalAreListed() throws {
    let drawing = try Renderer().draw(Page(), scale: 1)
    let tree = try #require(drawing.layoutTree)
    let (stack, text) = try #require(
      tree.first(named: "HStack").flatMap { stack in
        tree.first(named: "Text \"Foot\"").map { (stack, $0) }
      })
    let others =
      "2 views are called \"Foot\": HStack [\(stack.id)] and Text \"Foot\" [\(text.id)]; "
      + "this is [\(stack.id)]"
    #expect(drawing.explanation(of: "Foot")?.others == others)
    #expect(drawing.explanation(of: "Foot")?.description.hasSuffix("\n" + others) == true)
    #expect(drawing.steps(of: "Foot")?.others == others)
    #expect(drawing.explanation(of: "foot") == nil)
    #expect(
      drawing.missing("foot")
        == "no view has the id or name \"foot\"; did you mean HStack [\(stack.id)] or Text \"Foot\" "
        + "[\(text.id)]?")
  }
}
