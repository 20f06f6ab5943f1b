import Galley
import GalleySwiftTesting
import Testing

/// Images of whole screens: lists, forms, bars, tabs, and what is presented.
@Suite struct ScreenGoldenTests {
  @Test(arguments: ScreenPages.all.indices)
  func screen(index: Int) {
    let page = ScreenPages.all[index]
    let words = page.name.replacing(",", with: "").replacing(" ", with: "-")
    expectGolden(of: page.view, named: words, suite: "Screens", scale: 1)
  }
}
