import GalleyGeometry

/// An image with what stands in its place where it cannot be read. That is reported, whatever stands there.
nonisolated package struct ReplaceableImage: PrimitiveView {
  private let image: Image
  private let replacement: AnyView

  package init(_ image: Image, replacement: AnyView) {
    (self.image, self.replacement) = (image, replacement)
  }

  package func _collect(into collector: inout _ViewCollector) {
    guard case .named(let name) = image.source,
      case .failed(let reason) = collector.graph.resources.images.image(
        named: name, in: collector.environment
      ).entry
    else { return image._collect(into: &collector) }
    // An image is one view, whatever and how much stands in its place.
    collector.collect(
      ZStack { replacement }.modified(by: MissingImageView.problem(name, reason)), at: .index(0))
  }
}
