import GalleyBudget
import GalleyDiagnostics
import GalleyViews
import GalleyGeometry
import GalleyGraphics

/// What is to be painted of a view that was laid out, without the nodes that it was made of.
///
/// Several may wait for one renderer. Laying out views one after the other finds its code and its nodes in the
/// processor's caches, from which painting drives them out: small images are made faster in groups.
package struct LaidOutView {
  var list: DisplayList
  let size: CGSize
  /// Where the view lies in its image, in points: behind a margin.
  var origin = CGPoint.zero
  let scale: CGFloat
  let problems: [RenderProblem]
  let timings: RenderTimings
  let budget: RenderBudget
  /// The texts, images and controls, where `Renderer.keepsElements` asks for them.
  var elements: ElementTree?

  /// How many items are to be painted, and how many pixels the bitmaps among them have: what waiting costs.
  /// - Complexity: O(n) in the items.
  package var extent: (items: Int, pixels: Int) { list.extent }
}
