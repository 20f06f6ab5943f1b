import GalleyBudget
import GalleyGeometry
import GalleyLayout
import GalleyText

/// What code without an environment gets as the device: the image that is being drawn. The drawing code sets it:
/// `CurrentCanvas.using(…) { … }`.
package enum CurrentCanvas {
  package struct Device: Sendable {
    /// Points.
    package var size: CGSize
    /// Pixels to a point.
    package var scale: CGFloat
    package var colorScheme: ColorScheme
    /// Names that were used and are not drawn, for the report; nil keeps none.
    package var ignored: IgnoredNames?
    /// What texts are set in.
    package var fonts: FontCollection
    /// The views of the image; nil where nothing is drawn.
    private(set) var views: DrawnViews?

    package init(
      size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
      colorScheme: ColorScheme = .light, ignored: IgnoredNames? = nil,
      fonts: FontCollection = .bundled
    ) {
      self.size = size
      self.scale = scale
      self.colorScheme = colorScheme
      self.ignored = ignored
      self.fonts = fonts
    }

    /// The device that an image of this proposal stands for; where nothing is proposed it is a phone's length.
    init(of graph: ViewGraph, proposal: ProposedViewSize, environment: EnvironmentValues) {
      let phone = CGSize(width: 393, height: 852)
      func length(_ proposed: CGFloat?, _ usual: CGFloat) -> CGFloat {
        guard let proposed, proposed > 0, proposed.isFinite else { return usual }
        return proposed
      }
      self.init(
        size: CGSize(
          width: length(proposal.width, phone.width), height: length(proposal.height, phone.height)),
        scale: environment.displayScale, colorScheme: environment.colorScheme,
        ignored: graph.diagnostics.ignoredNames, fonts: graph.resources.textEngine.fonts)
      views = DrawnViews(graph: graph)
    }
  }

  /// Where nothing is drawn, a phone of 393 by 852 points.
  package static var device: Device { RenderContext.device }

  /// Runs `body` on a device.
  package static func using<Result>(
    _ device: Device, _ body: () throws -> Result
  ) rethrows -> Result {
    try RenderContext.with({ $0.device = device }, body)
  }

  /// Whether code of an image runs.
  static var isDrawing: Bool { device.ignored != nil }

  /// How large a view is that is offered a size, in whole pixels, where no view around it says how it is set.
  package static func size(of view: some View, offered proposal: ProposedViewSize) -> CGSize {
    let engine = device.views?.graph?.resources.textEngine ?? TextEngine(fonts: device.fonts)
    var environment = EnvironmentValues()
    environment.displayScale = device.scale
    let graph = ViewGraph(
      resources: RenderResources(textEngine: engine, others: []),
      depthLimit: ViewGraph.defaultDepthLimit)
    return DetachedView(view, environment: environment, source: nil, graph: graph).size(proposal)
  }

  package static var size: CGSize { device.size }
  package static var scale: CGFloat { device.scale }

  /// Notes that something was asked for that changes how things look on Apple's systems.
  package static func ignore(_ name: String) { device.ignored?.insert(name) }
}

/// The views that are drawn, for code of theirs that has no environment: it runs while they are (`ViewGraph.drawing`).
struct DrawnViews: @unchecked Sendable {
  weak var graph: ViewGraph?
}

/// Names in the order in which they were used first, from any thread.
package final class IgnoredNames: Sendable {
  private let names = Locked<[String]>([])

  /// Those of the image so far.
  package var all: [String] { names.withLock { $0 } }

  package init() {}

  package func insert(_ name: String) {
    names.withLock { if !$0.contains(name) { $0.append(name) } }
  }

  /// Forgets those of the image before.
  package func removeAll() { names.withLock { $0 = [] } }
}
