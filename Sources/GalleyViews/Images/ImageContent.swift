import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleySVG

/// How an image is drawn.
struct ImageStyle: Equatable {
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = Image.ResizingMode.stretch
  var sampling = ImageSampling.smooth
  /// Nil is as the image's own file says.
  var renderingMode: Image.TemplateRenderingMode?
  var isTemplate: Bool { renderingMode == .template }
  /// What a template is filled with; nil is the foreground style.
  var tint: Color?
  /// How the levels of a symbol are coloured; nil is as the views around say.
  var symbolMode: SymbolRenderingMode?
  /// Whether the image says nothing to those who do not see it.
  var isDecorative = false
  /// What of the pixels is not as their file says.
  var warnings: [String] = []
}

/// An image of a file or of pixels as a node.
struct ImageContent: NodeContent {
  enum Source {
    case bitmap(Bitmap)
    /// Vectors, drawn anew at the size that layout gives.
    case drawing(SVGDocument)
  }

  let source: Source
  /// Points.
  let size: CGSize
  let style: ImageStyle
  let label: String
  var name: String { "Image \"\(label)\"" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ImageBehavior(size: size, isResizable: style.isResizable, capInsets: style.capInsets)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    guard let old = old as? Self else { return false }
    return old.size == size && old.style.isResizable == style.isResizable
      && old.style.capInsets == style.capInsets
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    let frame = builder.pixelFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    for warning in style.warnings {
      builder.graph.report(
        .image("the image \"\(label)\" \(warning)"), in: name, source: node.source)
    }
    if node.environment.isRedacted { return builder.displayRedacted(frame, of: node) }
    let items = items(in: frame, of: node, builder)
    guard style.isTemplate else { return items.forEach { builder.append($0) } }
    if items.isEmpty { return }
    let paint = builder.paint(
      style.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle()), of: node, in: frame)
    builder.group {
      DisplayGroup(items: $0, mask: items)
    } _: {
      $0.append(.fillRect(frame, paint: paint))
    }
  }

  private func items(
    in frame: PixelRect, of node: ViewNode, _ builder: DisplayBuilder
  ) -> [DisplayItem] {
    switch source {
    case .bitmap(let bitmap): items(of: bitmap, in: frame, scale: builder.grid.scale)
    case .drawing(let document): items(of: document, in: frame, of: node, builder)
    }
  }
}
