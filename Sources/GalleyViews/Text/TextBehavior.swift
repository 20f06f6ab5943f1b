import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyLimits
import GalleyText

/// The sizes among which a text takes the largest one that fits, as factors of its own size.
struct TextFit: Hashable, Sendable {
  var smallest: CGFloat
  var largest: CGFloat
  /// How many sizes there are besides the smallest one.
  var steps: Int
  /// Whether a size at which a word is broken, or at which a line is higher than what is offered, does
  /// not fit.
  var isStrict: Bool

  /// `minimumScaleFactor`: 65 sizes up to the text's own (TX7); nil where that is the only one.
  init?(minimumScaleFactor: CGFloat) {
    guard minimumScaleFactor < 1 else { return nil }
    self.init(smallest: minimumScaleFactor, largest: 1, steps: 64, isStrict: false)
  }

  /// Sizes in points, a quarter of a point apart, of a text whose own size is `size`.
  init(_ range: ClosedRange<CGFloat>, size: CGFloat) {
    let steps = max(1, ((range.upperBound - range.lowerBound) * 4).rounded(.up))
    self.init(
      smallest: range.lowerBound / size, largest: range.upperBound / size,
      steps: range.upperBound > range.lowerBound ? Int(steps) : 0, isStrict: true)
  }

  private init(smallest: CGFloat, largest: CGFloat, steps: Int, isStrict: Bool) {
    self.smallest = smallest
    self.largest = largest
    self.steps = steps
    self.isStrict = isStrict
  }

  /// The largest size that fits, or the smallest one if none does. A text that fits at one size fits at
  /// all smaller ones, so that halves are tried: one more layout for twice as many sizes.
  func best(_ layout: (CGFloat) -> TextLayout, fits: (TextLayout) -> Bool) -> TextLayout {
    func attempt(_ step: Int) -> TextLayout {
      let part = steps > 0 ? CGFloat(step) / CGFloat(steps) : 1
      return layout(smallest + (largest - smallest) * part)
    }
    let full = attempt(steps)
    if steps == 0 || fits(full) { return full }
    var best = attempt(0)
    if !fits(best) { return best }
    var (low, high) = (0, steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      let found = attempt(middle)
      if fits(found) { (low, best) = (middle, found) } else { high = middle }
    }
    return best
  }
}

/// A leaf that answers with the size of its lines.
final class TextBehavior: NodeBehavior {
  var rule: String {
    "TX1, TX2: the widest kept line, rounded up to a pixel, and the lines' heights"
  }
  let shaped: ShapedText
  var text: String? { source.string }
  private let source: AttributedText
  private let fit: TextFit?
  private let style: ParagraphStyle
  private let shape: (AttributedText) -> ShapedText
  /// What fitting came to for the proposals that were asked last.
  private var fitted = BoundedCache<ProposedViewSize, TextLayout>(limit: 64)

  init(
    _ source: AttributedText, fit: TextFit?, style: ParagraphStyle,
    shape: @escaping (AttributedText) -> ShapedText
  ) {
    self.source = source
    self.fit = fit
    self.style = style
    self.shape = shape
    shaped = shape(source)
  }

  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    guard let fit else {
      return shaped.layout(width: proposal.width, height: proposal.height, style: style)
    }
    if let known = fitted.value(for: proposal) { return known }
    let layout = fit.best {
      let text = $0 == 1 ? shaped : shape(source.scaled(by: $0))
      return text.layout(width: proposal.width, height: proposal.height, style: style)
    } fits: { layout in
      if layout.isTruncated { return false }
      guard fit.isStrict else { return true }
      return !layout.hasBrokenWord && layout.size.height.fits(in: proposal.height ?? .infinity)
    }
    fitted.insert(layout, for: proposal)
    return layout
  }

  func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    layout(proposal).size
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
    return nil
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    let wishes = shaped.spacing(displayScale: style.displayScale)
    return .text(leading: wishes.leading, below: wishes.below, above: wishes.above)
  }
}
