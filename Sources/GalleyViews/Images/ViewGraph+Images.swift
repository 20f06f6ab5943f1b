import GalleyBudget
import GalleyText

extension ViewGraph {
  /// A graph that finds its images in a library.
  /// - Parameter depthLimit: how many views may lie within each other, modifiers and bodies counted. The default leaves
  ///   room on a stack of 8 MB in unoptimised builds.
  package convenience init(
    textEngine: TextEngine = TextEngine(), images: ImageLibrary = ImageLibrary(),
    depthLimit: Int = defaultDepthLimit
  ) {
    self.init(
      resources: RenderResources(textEngine: textEngine, others: [images]), depthLimit: depthLimit)
  }
}

extension RenderResources {
  package var images: ImageLibrary { resource() }
}

extension ImageLibrary: RenderResource {
  func charge(to budget: RenderBudget) { self.budget = budget }
}
