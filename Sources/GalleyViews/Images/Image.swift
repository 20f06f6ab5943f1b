import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// An image by name, by its pixels, or a symbol (PV3).
public struct Image: PrimitiveView, Equatable, Sendable {
  package enum Source: Equatable {
    case named(String)
    case bitmap(Bitmap, scale: CGFloat)
    case symbol(String)
  }
  package let source: Source
  private var style = ImageStyle()
  /// How much of a symbol's variable parts is reached, 0 to 1; nil is all.
  private var variableValue: Double?

  /// How large a symbol is beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than `medium`.
    case small
    /// The usual size, unless set.
    case medium
    /// Larger than `medium`.
    case large
  }

  /// What fills the room of a resizable image.
  public enum ResizingMode: Hashable, Sendable {
    /// The image as tiles, from the upper left corner.
    case tile
    /// The image once, as large as the room.
    case stretch
  }

  /// How pixels between those of the image are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, so that large pixels stay squares.
    case none
    /// As `medium`, which is no slower.
    case low
    /// The mean of the four neighbours; a smaller image is the mean of areas. What images have unless they say.
    case medium
    /// Catmull-Rom's cubic over sixteen neighbours, and over as many new pixels for a smaller image: sharper edges,
    /// with an overshoot of 7 % beside them.
    case high
  }

  /// What an image's colours are.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, as opaque as the image.
    case template
    /// The image's own.
    case original
  }

  /// An image of the environment's `projectResources`, or in the renderer's image folder where they have none of the
  /// name.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// The same image, which says nothing to those who do not see it.
  var decorative: Image {
    var image = self
    image.style.isDecorative = true
    return image
  }

  /// A symbol of SF Symbols' name, in Galley's own drawing. A name without a drawing is a square of a symbol's size and
  /// a warning.
  public init(systemName: String) { source = .symbol(systemName) }

  /// - Parameter variableValue: 0 to 1: how many of the parts are seen of a symbol that has such, as `wifi`; the others
  ///   are faint. Others do not change.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }

  /// What `init(bitmap:scale:)` is.
  package init(_bitmap bitmap: Bitmap, scale: CGFloat = 1) {
    // Also for what is no number, which `max` would keep.
    source = .bitmap(bitmap, scale: scale > 0.01 ? scale : 0.01)
  }

  /// The image fills what it is offered instead of keeping its own size (PV3).
  /// - Parameters:
  ///   - capInsets: points at the edges that keep their size.
  ///   - resizingMode: what happens between them.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Whether the image's pixels are smoothed where they are larger or smaller than the display's.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    _interpolation(interpolation, inLinearLight: false)
  }

  package func _interpolation(_ interpolation: Interpolation, inLinearLight: Bool) -> Image {
    changed {
      $0.sampling =
        switch interpolation {
        case .none: .nearest
        case .low, .medium: inLinearLight ? .smoothInLinearLight : .smooth
        case .high: inLinearLight ? .smoothInLinearLight : .cubic
        }
    }
  }

  /// Kept for source compatibility: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Whether the image is drawn in its own colours or in the foreground style; nil is as its catalogue says, or
  /// its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image with a warning for each part of a sentence, wherever it is drawn.
  package func warned(_ warnings: [String]) -> Image { changed { $0.warnings = warnings } }

  /// The image's shape in a colour of its own.
  package func tinted(_ color: Color) -> Image {
    changed {
      $0.renderingMode = .template
      $0.tint = color
    }
  }

  /// How the levels of a symbol are coloured; images of pixels do not change.
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolMode = renderingMode }
  }

  private func changed(_ change: (inout ImageStyle) -> Void) -> Image {
    var result = self
    change(&result.style)
    return result
  }

  /// The pixels and how many of them are a point; nil, and noted as failed, for an image that is not
  /// there and for symbols.
  func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale):
      note(style.warnings, of: "bitmap", in: environment)
      return (bitmap, scale)
    case .symbol(let name):
      environment.renderResources?.noteFailedPaint(
        "the symbol \"\(name)\" cannot be used as an image paint")
      return nil
    case .named(let name):
      guard let library = environment.imageLibrary else { return nil }
      switch library.image(named: name, in: environment).entry {
      case .found(let bitmap, let scale, let warnings):
        note(warnings, of: name, in: environment)
        return (bitmap, scale)
      case .drawing:
        environment.renderResources?.noteFailedPaint(
          "the SVG image \"\(name)\" cannot be painted with: an Image draws it, or a PNG serves")
        return nil
      case .failed(let reason):
        environment.renderResources?.noteFailedPaint(reason)
        return nil
      }
    }
  }

  private func note(
    _ warnings: [String], of name: String, in environment: EnvironmentValues
  ) {
    for warning in warnings {
      environment.renderResources?.noteFailedPaint(
        "the image \"\(ImageAddress.title(of: name))\" \(warning)")
    }
  }

  public func _collect(into collector: inout _ViewCollector) {
    switch source {
    case .symbol(let name):
      emitSymbol(name, into: &collector)
    case .named(let name):
      let found = collector.graph.resources.images.image(named: name, in: collector.environment)
      if let symbol = found.symbol {
        return emit(symbol, name, found.symbolMode, into: &collector)
      }
      let mode = found.mode
      switch found.entry {
      case .found(let bitmap, let scale, let warnings):
        var image = self
        image.style.renderingMode = style.renderingMode ?? mode
        image.style.warnings = warnings
        image.emit(bitmap, scale, name, into: &collector)
      case .drawing(let document, let scale):
        var style = style
        style.renderingMode = style.renderingMode ?? mode
        let size = CGSize(
          width: document.size.width / scale, height: document.size.height / scale)
        collector.emit(
          ImageContent(source: .drawing(document), size: size, style: style, label: name))
      case .failed(let reason):
        collector.collect(
          MissingImageView(name: name, reason: reason, isResizable: style.isResizable),
          at: .index(0))
      }
    case .bitmap(let bitmap, let scale): emit(bitmap, scale, "bitmap", into: &collector)
    }
  }

  private func emitSymbol(_ name: String, into collector: inout _ViewCollector) {
    let environment = collector.environment
    let metrics = SymbolMetrics(
      font: (environment.font ?? .body).resolved(in: environment),
      scale: SymbolScale(environment.imageScale),
      displayScale: environment.displayScale)
    for name in environment.symbolVariants.names(of: name) {
      guard
        let drawing = collector.graph.resources.symbols.drawing(
          named: name, in: environment.layoutDirection, metrics: metrics)
      else { continue }
      return collector.emit(
        SymbolContent(
          symbol: name, drawing: drawing, metrics: metrics, isResizable: style.isResizable,
          tint: style.tint, mode: symbolMode(in: environment), value: variableValue))
    }
    // Between the ink (0.898 em) and the frame (1.147 em) of SF Symbols' square.
    let side = (metrics.unit * 19.6).rounded()
    collector.collect(
      UnknownSymbolView(
        name: name, nearest: collector.graph.resources.symbols.nearest(to: name),
        side: style.isResizable ? nil : side), at: .index(0))
  }

  /// A symbol of the project, drawn as one of the system.
  private func emit(
    _ template: SymbolTemplate, _ name: String, _ mode: SymbolRenderingMode?,
    into collector: inout _ViewCollector
  ) {
    let environment = collector.environment
    let font = (environment.font ?? .body).resolved(in: environment)
    let found = template.drawing(
      weight: font.weight, scale: SymbolScale(environment.imageScale),
      budget: collector.graph.resources.images.budget)
    guard let drawing = found else {
      let missing = MissingImageView(
        name: name, reason: SymbolTemplate.failure(of: name), isResizable: style.isResizable)
      return collector.collect(missing, at: .index(0))
    }
    let metrics = SymbolMetrics(
      font: font, scale: SymbolScale(environment.imageScale), displayScale: environment.displayScale
    )
    collector.emit(
      SymbolContent(
        symbol: name, drawing: drawing, metrics: metrics, isResizable: style.isResizable,
        tint: style.tint, mode: symbolMode(in: environment) ?? mode, value: variableValue,
        isOfProject: true))
  }

  /// The image's own mode, that of the views around, or what an original image is: in its own colours.
  private func symbolMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    style.symbolMode ?? environment.symbolRenderingMode
      ?? (style.renderingMode == .original ? .multicolor : nil)
  }

  private func emit(
    _ bitmap: Bitmap, _ scale: CGFloat, _ name: String, into collector: inout _ViewCollector
  ) {
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    collector.emit(
      ImageContent(
        source: .bitmap(bitmap), size: size, style: style, label: ImageAddress.title(of: name)))
  }
}

/// A leaf of a fixed size, or of any (PV3).
final class ImageBehavior: NodeBehavior {
  var rule: String { "PV3: the image's size, or the offered size when resizable" }
  private let size: CGSize
  private let isResizable: Bool
  /// What the edges that keep their size take together, in points: a resizable image is never smaller.
  private let least: CGSize

  init(size: CGSize, isResizable: Bool, capInsets: EdgeInsets) {
    self.size = size
    self.isResizable = isResizable
    func length(_ axis: Axis) -> CGFloat {
      let caps = capInsets.total(along: axis)
      return caps.isFinite ? caps : 0
    }
    least = CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    guard isResizable else { return size }
    let offered = proposal.replacingUnspecifiedDimensions(by: size)
    return CGSize(
      width: max(offered.width, least.width), height: max(offered.height, least.height))
  }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  @Entry public var imageScale: Image.Scale = .medium
}

nonisolated extension View {
  /// How large symbols in this view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentView(content: self) { $0.imageScale = scale }
  }
}
