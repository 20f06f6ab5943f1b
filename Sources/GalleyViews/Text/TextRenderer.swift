import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

/// Draws the lines of texts in a way of its own.
public protocol TextRenderer {
  /// Draws the lines, whose places are given in the text's points.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size that the text takes of what is offered. Not asked: texts keep their size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Room around the text that is drawn in. Not needed: nothing is clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a part of a text carries for renderers.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    public let lines: [Line]
    public let isTruncated: Bool

    /// How glyphs are drawn. Name only: they stand where they are drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// Where something lies, in the text's points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The runs of one line.
    public struct Line: RandomAccessCollection {
      public let runs: [Run]
      public let origin: CGPoint

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
      public var typographicBounds: TypographicBounds {
        TypographicBounds(origin, runs.flatMap(\.slices))
      }
    }

    /// The clusters of one font and style.
    public struct Run: RandomAccessCollection {
      public let slices: [RunSlice]

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var layoutDirection: LayoutDirection { slices.first?.direction ?? .leftToRight }
      public var typographicBounds: TypographicBounds {
        TypographicBounds(slices.first?.origin ?? .zero, slices)
      }
    }

    /// One or more glyphs that belong together.
    public struct RunSlice {
      let glyphs: GlyphRun
      let origin: CGPoint
      let ascent: CGFloat
      let descent: CGFloat
      let style: TextRunStyle

      var direction: LayoutDirection {
        glyphs.bidiLevel.isMultiple(of: 2) ? .leftToRight : .rightToLeft
      }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds(origin, [self]) }
    }
  }
}

extension Text.Layout.TypographicBounds {
  fileprivate init(_ origin: CGPoint, _ slices: [Text.Layout.RunSlice]) {
    self.init(
      origin: origin, width: slices.reduce(0) { $0 + $1.glyphs.width },
      ascent: slices.map(\.ascent).max() ?? 0, descent: slices.map(\.descent).max() ?? 0,
      leading: 0)
  }
}

extension Text.Layout {
  /// The lines as they were set.
  init(_ layout: TextLayout, _ styles: [TextRunStyle]) {
    isTruncated = layout.isTruncated
    lines = layout.lines.map { line in
      var x = line.x
      let runs = line.runs.map { run in
        defer { x += run.width }
        let origin = CGPoint(x: x, y: line.baseline - run.baselineOffset)
        return Run(slices: Self.slices(of: run, at: origin, styles[run.style]))
      }
      return Line(runs: runs, origin: CGPoint(x: line.x, y: line.baseline))
    }
  }

  /// A slice for each glyph that has an advance; marks go with the one before.
  private static func slices(
    of run: TextLayout.Run, at origin: CGPoint, _ style: TextRunStyle
  ) -> [RunSlice] {
    var slices: [[GlyphRun.Glyph]] = []
    for glyph in run.glyphs {
      if glyph.advance == 0, !slices.isEmpty {
        slices[slices.count - 1].append(glyph)
      } else {
        slices.append([glyph])
      }
    }
    var x: CGFloat = 0
    return slices.map { glyphs in
      var part = run.glyphRun
      part.width = glyphs.reduce(0) { $0 + $1.advance }
      part.glyphs = glyphs.map { glyph in
        var moved = glyph
        moved.position.x -= x
        return moved
      }
      defer { x += part.width }
      return RunSlice(
        glyphs: part, origin: CGPoint(x: origin.x + x, y: origin.y), ascent: run.ascent,
        descent: run.descent, style: style)
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run) }
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    for slice in run { draw(slice) }
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard scene.mayDraw, !slice.glyphs.glyphs.isEmpty else { return }
    let own = toPixels
    let bounds = PixelRect(slice.typographicBounds.rect.applying(own))
    let shading = Shading.style(slice.style.style ?? AnyShapeStyle(ForegroundStyle()))
    let scale = scene.grid.scale
    let place = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      .concatenating(CGAffineTransform(translationX: slice.origin.x, y: slice.origin.y))
      .concatenating(own)
    let glyphs = DisplayItem.glyphs(
      slice.glyphs, origin: .zero, scale: scale, paint: paint(shading, in: bounds))
    add([.group(DisplayGroup(items: [glyphs], transform: place))])
  }
}

nonisolated extension EnvironmentValues {
  private enum RendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

  /// What draws the lines of texts; nil draws them as they are.
  var textRenderer: (any TextRenderer)? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Draws the lines of texts in this view in a way of its own.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    EnvironmentView(content: self) { $0.textRenderer = renderer }
  }
}
