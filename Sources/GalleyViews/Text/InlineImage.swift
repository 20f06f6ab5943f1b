import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

extension Text {
  /// An image or a symbol in a line of text: in the middle of the capitals' height, or on the baseline
  /// where it is more than one and a half times as high as the text.
  public init(_ image: Image) { self.init(segments: [Segment(string: "", image: image)]) }
}

/// An image in a line of text: a space that is as wide, and what is painted there.
struct InlineImage {
  /// A space at which no line ends.
  static let space = "\u{A0}"

  let view: DetachedView
  /// Points.
  let size: CGSize
  /// From the baseline up to the image's lower edge, in points.
  let bottom: CGFloat
  /// The space, in a font of the line's size and spread to the image's width.
  let run: AttributedText.Run

  init(
    _ image: Image, _ attributes: TextAttributes, style: Int, in collector: _ViewCollector
  ) {
    let text = attributes.run(Self.space, style: style, in: collector.environment)
    var environment = collector.environment
    if let font = attributes.font { environment.font = font }
    if let weight = attributes.weight { environment.fontWeight = weight }
    if let style = attributes.style { environment.setForegroundStyles([style]) }
    view = DetachedView(
      image, environment: environment, source: collector.source, graph: collector.graph)
    size = view.size(.unspecified)
    var run = text
    run.tracking = 0
    run.isReplaced = true
    // What is much higher than the letters makes the line as high as it is, by the system font's ascent.
    let isTall = size.height > run.font.size * 1.5
    let capitals = text.font.size * SystemFontLine.capHeight
    bottom = isTall ? 0 : (capitals - size.height) / 2
    if isTall {
      run.font.size = size.height / SystemFontLine.ascent
      // Lines are as far apart as that one is high, whatever the style's own distance is.
      run.font.leading = 0
    }
    let space = collector.graph.resources.textEngine.shape(AttributedText(runs: [run]))
      .layout(width: nil, height: nil, style: ParagraphStyle())
    run.tracking = size.width - (space.lines.first?.runs.first?.width ?? 0)
    self.run = run
  }

  /// Paints the image.
  /// - Parameters:
  ///   - origin: the start of the space on the baseline.
  ///   - width: of the space, in points: it is smaller in a text that was made to fit.
  func display(at origin: PixelPoint, width: CGFloat, in builder: inout DisplayBuilder) {
    guard size.width > 0, size.height > 0 else { return }
    let items = view.items(.unspecified, on: builder.grid, in: builder.graph)
    let factor = width / size.width
    let scale = builder.grid.scale
    let top = origin.y - (bottom + size.height) * factor * scale
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: origin.x.rounded(), ty: top.rounded())
    builder.group {
      DisplayGroup(items: $0, transform: place)
    } _: { builder in
      for item in items { builder.append(item) }
    }
  }
}
