import GalleyBudget
import GalleyText

/// What views are drawn with, found once and kept from image to image: texts, images and symbols.
package final class RenderResources {
  package let textEngine: TextEngine
  package let images: ImageLibrary
  /// The symbols that were drawn.
  var symbols = SymbolLibrary()

  init(textEngine: TextEngine, images: ImageLibrary) {
    (self.textEngine, self.images) = (textEngine, images)
  }

  /// From now on what is read and shaped is charged to a budget.
  func charge(to budget: PictureBudget) { (textEngine.budget, images.budget) = (budget, budget) }
}
