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
  /// The size in points that the text takes when it is offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    /// The lines from the top.
    public let lines: [Line]
    /// Whether a part of the text is left out.
    public let isTruncated: Bool

    /// How glyphs are drawn. Name only: they stand where they are drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs would stand between pixels. On an image it has no effect.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    /// A line by its place, from 0 at the top.
    public subscript(index: Int) -> Line { lines[index] }

    /// Where something lies, in the text's points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// Points.
      public var width: CGFloat
      /// How far it reaches above the baseline, in points.
      public var ascent: CGFloat
      /// How far it reaches below the baseline, in points.
      public var descent: CGFloat
      /// The distance to the next line, in points: 0.
      public var leading: CGFloat

      /// The box from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The runs of one line.
    public struct Line: RandomAccessCollection {
      /// The runs from the left.
      public let runs: [Run]
      /// The start of the baseline, in the text's points.
      public let origin: CGPoint

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      /// A run by its place, from 0 at the left.
      public subscript(index: Int) -> Run { runs[index] }
      /// Where the line lies.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(origin, runs.flatMap(\.slices))
      }
    }

    /// The clusters of one font and style.
    public struct Run: RandomAccessCollection {
      /// The clusters from the left.
      public let slices: [RunSlice]

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      /// A cluster by its place, from 0 at the left.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// Nil: attributes of one's own are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// The direction in which the run is read.
      public var layoutDirection: LayoutDirection { slices.first?.direction ?? .leftToRight }
      /// Where the run lies.
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

      /// Nil: attributes of one's own are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// Where the glyphs lie.
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
  /// Draws a line where it lies, in the styles of its text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run) }
  }

  /// Draws a run where it lies, in the styles of its text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    for slice in run { draw(slice) }
  }

  /// Draws glyphs where they lie, in the style of their text.
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
  /// What draws the lines of texts; nil draws them as they are.
  @Entry var textRenderer: (any TextRenderer)?
}

nonisolated extension View {
  /// Draws the lines of texts in this view in a way of its own.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    EnvironmentView(content: self) { $0.textRenderer = renderer }
  }
}
