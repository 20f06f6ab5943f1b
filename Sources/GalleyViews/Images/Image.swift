import GalleyGeometry
import GalleyGraphics
import GalleyLayout

/// A picture by name, by its pixels, or a symbol (PV3).
public struct Image: PrimitiveView, Equatable, Sendable {
  enum Source: Equatable {
    case named(String)
    case bitmap(Bitmap, scale: CGFloat)
    case symbol(String)
  }
  let source: Source
  private var style = ImageStyle()

  /// How large a symbol is beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small
    case medium
    case large
  }

  /// What fills the room of a resizable picture.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture again and again, from the upper left corner.
    case tile
    case stretch
  }

  /// How pixels between those of the picture are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, so that large pixels stay squares.
    case none
    /// As `high`.
    case low
    /// As `high`.
    case medium
    /// The mean of the neighbours; a smaller picture is averaged.
    case high
  }

  /// What a picture's colours are.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, as opaque as the picture.
    case template
    case original
  }

  /// A picture in the renderer's image folder. Asset catalogues are not read.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A symbol drawn by Galley; the names that exist are those of `Symbol`.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture of pixels, `scale` of them to a point.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    source = .bitmap(bitmap, scale: max(scale, 0.01))
  }

  /// The picture fills what it is offered instead of keeping its own size (PV3).
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

  /// Whether the picture's pixels are smoothed where they are larger or smaller than the display's.
  /// - Parameter inLinearLight: whether what becomes smaller is averaged as light.
  public func interpolation(_ interpolation: Interpolation, inLinearLight: Bool = false) -> Image {
    changed {
      $0.sampling =
        interpolation == .none ? .nearest : inLinearLight ? .smoothInLinearLight : .smooth
    }
  }

  /// Kept for source compatibility: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.isTemplate = renderingMode == .template }
  }

  /// The picture's shape in a colour of its own.
  func tinted(_ color: Color) -> Image {
    changed {
      $0.isTemplate = true
      $0.tint = color
    }
  }

  private func changed(_ change: (inout ImageStyle) -> Void) -> Image {
    var result = self
    change(&result.style)
    return result
  }

  /// The pixels and how many of them are a point; nil, and noted as failed, for a picture that is not
  /// there and for symbols.
  func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): return (bitmap, scale)
    case .symbol(let name):
      environment.imageLibrary?.noteFailedPaint(
        "the symbol \"\(name)\" is no picture to paint with")
      return nil
    case .named(let name):
      guard let library = environment.imageLibrary else { return nil }
      let entry = library.image(
        named: name, in: environment.imageFolder, below: environment.imageBoundary,
        displayScale: environment.displayScale)
      switch entry {
      case .found(let bitmap, let scale): return (bitmap, scale)
      case .failed(let reason):
        library.noteFailedPaint(reason)
        return nil
      }
    }
  }

  public func _collect(into collector: inout ViewCollector) {
    switch source {
    case .symbol(let name):
      let variants = collector.environment.symbolVariants
      guard let symbol = variants.names(of: name).lazy.compactMap(Symbol.init).first else {
        let side = Self.symbolSide(in: collector.environment)
        return collector.collect(
          UnknownSymbolView(name: name, side: style.isResizable ? nil : side), at: .index(0))
      }
      collector.emit(
        SymbolContent(
          symbol: symbol, side: Self.symbolSide(in: collector.environment), tint: style.tint))
    case .named(let name):
      let environment = collector.environment
      let entry = collector.graph.images.image(
        named: name, in: environment.imageFolder, below: environment.imageBoundary,
        displayScale: environment.displayScale)
      switch entry {
      case .found(let bitmap, let scale): emit(bitmap, scale, name, into: &collector)
      case .failed(let reason):
        collector.collect(
          PlaceholderView(name: "Image(\"\(name)\")", problem: .image(reason)), at: .index(0))
      }
    case .bitmap(let bitmap, let scale): emit(bitmap, scale, "bitmap", into: &collector)
    }
  }

  private func emit(
    _ bitmap: Bitmap, _ scale: CGFloat, _ name: String, into collector: inout ViewCollector
  ) {
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    collector.emit(
      BitmapContent(bitmap: bitmap, size: size, style: style, label: name))
  }

  private static func symbolSide(in environment: EnvironmentValues) -> CGFloat {
    let size = (environment.font ?? .body).resolved(in: environment).size
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.9
      case .medium: 1.15
      case .large: 1.45
      }
    return (size * factor).rounded()
  }
}

private struct SymbolContent: NodeContent {
  let symbol: Symbol
  /// Points.
  let side: CGFloat
  /// Its own colour; nil is the foreground style.
  let tint: Color?
  var name: String { "Image(systemName: \"\(symbol.rawValue)\")" }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    ImageBehavior(size: CGSize(width: side, height: side), isResizable: false)
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    (old as? Self)?.side == side
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    if node.environment.isRedacted {
      return builder.displayRedacted(builder.pixelFrame(of: node), of: node)
    }
    let path = builder.path(of: SymbolShape(symbol: symbol), in: node)
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
    let paint = builder.paint(style, of: node, in: builder.pixelFrame(of: node))
    builder.painting(with: style, of: node) {
      $0.append(.fill(path: path, rule: .nonZero, paint: paint))
    }
  }
}

/// A leaf of a fixed size, or of any (PV3).
final class ImageBehavior: NodeBehavior {
  var rule: String { "PV3: the picture's size, or what is offered when resizable" }
  private let size: CGSize
  private let isResizable: Bool

  init(size: CGSize, isResizable: Bool) {
    self.size = size
    self.isResizable = isResizable
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentView(content: self) { $0.imageScale = scale }
  }
}
