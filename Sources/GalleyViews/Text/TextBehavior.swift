import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyLayout
import GalleyText

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
    let proposal =
      fit.ignoresHeight ? ProposedViewSize(width: proposal.width, height: nil) : proposal
    if let known = fitted.value(for: proposal) { return known }
    // Room for lines is kept at the text's own size, and no text is made smaller to fit less than that (TX3).
    let reserved = shaped.height(ofLines: style.reservedLines, style: style)
    let room = (proposal.width ?? .infinity, max(proposal.height ?? .infinity, reserved))
    var layout = fit.best(expected: expectedFactor(in: room)) {
      let text = $0 == 1 ? shaped : shape(source.scaled(by: $0))
      return text.layout(width: proposal.width, height: proposal.height, style: style)
    } fits: { layout in
      !layout.isTruncated && !(fit.keepsWords && layout.hasBrokenWord)
        && layout.size.height.fits(in: room.1)
        && layout.lines.allSatisfy { $0.width.fits(in: room.0) }
    }
    layout.size.height = max(layout.size.height, reserved)
    fitted.insert(layout, for: proposal)
    return layout
  }

  /// About how large the text is that fills some room, as a factor of its own size: as if all of its letters were one
  /// line that can be broken anywhere. A good guess saves layouts, a bad one costs some.
  private func expectedFactor(in room: (width: CGFloat, height: CGFloat)) -> CGFloat {
    let whole = shaped.layout(width: nil, height: nil, style: style)
    let length = whole.lines.reduce(0) { $0 + $1.width }
    let widest = whole.lines.reduce(0) { max($0, $1.width) }
    guard whole.size.height > 0 else { return 1 }
    let least = CGFloat(whole.lines.count)
    let pitch = whole.size.height / least
    let unbroken = min(room.width / widest, room.height / whole.size.height)
    // This number of lines fills as much of the height as of the width.
    let count = (length / room.width * (room.height / pitch)).squareRoot()
    let most = max(least, style.lineLimit.map { CGFloat($0) } ?? .infinity)
    guard !count.isNaN, min(count, most).isFinite else { return unbroken }
    return [count.rounded(.down), count.rounded(.up)].reduce(unbroken) { largest, count in
      let count = min(max(least, count), most)
      if count == least { return largest }
      return max(largest, min(room.height / (pitch * count), room.width * count / length))
    }
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
