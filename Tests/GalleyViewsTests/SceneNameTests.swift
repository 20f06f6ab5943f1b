import Galley
import Testing

/// Names of views for scenes and widgets.
@Suite struct SceneNameTests {
  private func size(_ view: some View) throws -> CGSize {
    let bitmap = try Renderer().render(view).bitmap
    return CGSize(width: bitmap.width, height: bitmap.height)
  }

  @Test func scenePaddingIsThatOfPhones() throws {
    let box = Color.red.frame(width: 10, height: 20)
    #expect(try size(box.scenePadding()) == CGSize(width: 42, height: 52))
    #expect(try size(box.scenePadding(.horizontal)) == CGSize(width: 42, height: 20))
    #expect(try size(box.scenePadding(.minimum, edges: .top)) == CGSize(width: 10, height: 36))
  }

  @Test func namesOfWidgetsChangeNothing() throws {
    let text = Text(verbatim: "w")
    let plain = try Renderer().render(text)
    let named = try Renderer().render(
      text.widgetURL(URL(string: "app://x")).widgetAccentable().widgetLabel("Stars"))
    #expect(named.bitmap.pixels == plain.bitmap.pixels && named.problems.isEmpty)
  }
}
