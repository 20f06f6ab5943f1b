import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyRaster
import GalleyViews

/// How far a view paints beyond its frame on each side, in pixels: half of a stroke, a badge, a shadow.
package struct OverflowMargin: Hashable, Sendable {
  package var left = 0
  package var top = 0
  package var right = 0
  package var bottom = 0

  package var isEmpty: Bool { self == OverflowMargin() }

  package init() {}

  /// What lies beyond a frame of pixels.
  init(of ink: CGRect, beyond size: (width: Int, height: Int), most: (x: Int, y: Int)) {
    func pixels(_ distance: CGFloat, _ most: Int) -> Int {
      distance > 0 ? Int(min(distance, CGFloat(most)).rounded(.up)) : 0
    }
    left = pixels(-ink.minX, most.x)
    top = pixels(-ink.minY, most.y)
    right = pixels(ink.maxX - CGFloat(size.width), most.x)
    bottom = pixels(ink.maxY - CGFloat(size.height), most.y)
  }

  /// The larger one on each side.
  package func union(_ other: OverflowMargin) -> OverflowMargin {
    var result = self
    (result.left, result.top) = (max(left, other.left), max(top, other.top))
    (result.right, result.bottom) = (max(right, other.right), max(bottom, other.bottom))
    return result
  }

  /// What a view in the middle of the default device's screen has beside it at most, in pixels: what lies further away
  /// is not to be seen in Xcode's canvas either.
  static func most(scale: CGFloat) -> (x: Int, y: Int) {
    let screen = DeviceTable.defaultScreen.size
    return (Int(screen.width / 2 * scale), Int(screen.height / 2 * scale))
  }

  /// Of an image that is painted with this margin around a frame: how much of it is not clear.
  fileprivate func used(in image: Drawing) throws -> OverflowMargin {
    var used = OverflowMargin()
    // Bands, as rows that are asked for one by one are painted one by one.
    let band = max(64, (1 << 17) / image.width)
    for start in stride(from: 0, to: image.height, by: band) {
      let rows = start..<min(start + band, image.height)
      try image.withRows(rows) { pixels in
        for row in rows {
          let first = (row - start) * image.width
          note(pixels[first..<first + image.width], row, image.height, in: &used)
        }
      }
    }
    return used
  }

  private func note(
    _ pixels: Slice<UnsafeBufferPointer<UInt32>>, _ row: Int, _ height: Int,
    in used: inout OverflowMargin
  ) {
    let bottom = height - self.bottom
    if row < top || row >= bottom, pixels.contains(where: { $0 != 0 }) {
      used.top = max(used.top, top - row)
      used.bottom = max(used.bottom, row + 1 - bottom)
    }
    if let first = pixels.prefix(left).firstIndex(where: { $0 != 0 }) {
      used.left = max(used.left, pixels.startIndex + left - first)
    }
    if let last = pixels.suffix(right).lastIndex(where: { $0 != 0 }) {
      used.right = max(used.right, last + 1 - (pixels.endIndex - right))
    }
  }
}

extension LaidOutView {
  /// The same view with a margin around it.
  /// - Parameter ground: what is painted below it, on all of the image.
  fileprivate func widened(
    by margin: OverflowMargin, of pixels: (Int, Int), on ground: DisplayList
  ) -> LaidOutView {
    var list = ground
    list.append(
      .group(
        DisplayGroup(
          items: self.list.items,
          transform: CGAffineTransform(
            translationX: CGFloat(margin.left), y: CGFloat(margin.top)))))
    let origin = CGPoint(x: CGFloat(margin.left) / scale, y: CGFloat(margin.top) / scale)
    return LaidOutView(
      list: list, size: Self.size(of: pixels, margin, scale: scale), origin: origin, scale: scale,
      problems: problems, timings: timings, budget: budget)
  }

  /// In points.
  fileprivate static func size(
    of pixels: (Int, Int), _ margin: OverflowMargin, scale: CGFloat
  ) -> CGSize {
    CGSize(
      width: CGFloat(pixels.0 + margin.left + margin.right) / scale,
      height: CGFloat(pixels.1 + margin.top + margin.bottom) / scale)
  }
}

extension Renderer {
  /// Draws a view with what it paints beyond its frame, all of it on a window's background.
  /// - Parameter margin: nil is as large as what is painted.
  /// - Throws: `RenderError`; also where the image is too large with its margin.
  func drawWhole(
    _ view: some View, in graph: ViewGraph, on canvas: ViewCanvas, budget: RenderBudget,
    margin: OverflowMargin?
  ) throws -> Drawing {
    let laidOut = try layOut(view, in: graph, on: canvas, budget: budget)
    return try drawWhole(laidOut, in: graph, environment: canvas.environment, margin: margin)
  }

  /// The same of a view that is laid out.
  func drawWhole(
    _ laidOut: LaidOutView, in graph: ViewGraph, environment: EnvironmentValues,
    margin: OverflowMargin?
  ) throws -> Drawing {
    let margin = try margin ?? self.margin(of: laidOut)
    guard !margin.isEmpty else { return try drawing(of: laidOut, graph: graph) }
    let scale = laidOut.scale
    let pixels = try limits.pixels(of: laidOut.size, scale: scale)
    let size = LaidOutView.size(of: pixels, margin, scale: scale)
    let ground = try layOut(
      Rectangle().fill(BackgroundStyle()).frame(width: size.width, height: size.height),
      in: makeGraph(),
      on: ViewCanvas(
        proposedSize: ProposedViewSize(size), scale: scale, environment: environment),
      budget: laidOut.budget)
    return try drawing(
      of: laidOut.widened(by: margin, of: pixels, on: ground.list), graph: graph)
  }

  /// How far a view paints beyond its frame: what may lie there is painted, and looked at.
  /// - Parameter known: a margin that there is in any case.
  /// - Complexity: O(n) in the items of the display list; in the pixels, too, where something may lie there.
  func margin(
    of laidOut: LaidOutView, besides known: OverflowMargin = OverflowMargin()
  ) throws -> OverflowMargin {
    let pixels = try limits.pixels(of: laidOut.size, scale: laidOut.scale)
    let reach = OverflowMargin(
      of: laidOut.list.inkBounds, beyond: pixels, most: OverflowMargin.most(scale: laidOut.scale))
    guard reach.union(known) != known else { return known }
    let image = try drawing(
      of: laidOut.widened(by: reach, of: pixels, on: DisplayList()), graph: nil)
    return try reach.used(in: image).union(known)
  }

  /// The same of a view that is not laid out yet.
  func margin(
    of view: some View, in graph: ViewGraph, on canvas: ViewCanvas, besides known: OverflowMargin
  ) throws -> OverflowMargin {
    let laidOut = try layOut(view, in: graph, on: canvas, budget: makeBudget())
    return try margin(of: laidOut, besides: known)
  }
}

extension ImageRenderer {
  /// The view laid out with what it paints beyond its frame.
  /// - Throws: `RenderError`.
  package func drawWhole(margin: OverflowMargin) throws -> Drawing {
    try renderer.drawWhole(
      content, in: graph, on: canvas, budget: renderer.makeBudget(), margin: margin)
  }

  /// How far the view paints beyond its frame at this moment.
  /// - Parameter known: a margin that there is in any case.
  /// - Throws: `RenderError`.
  package func overflow(besides known: OverflowMargin) throws -> OverflowMargin {
    try renderer.margin(of: content, in: graph, on: canvas, besides: known)
  }
}
