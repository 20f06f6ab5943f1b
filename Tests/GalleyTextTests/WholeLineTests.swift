import Foundation
import Testing

@testable import GalleyText

/// A text of one line that is not broken is set once, whatever is offered to it.
@Suite struct WholeLineTests {
  private let engine = TextEngine()

  private func shape(_ text: String, tracking: CGFloat = 0) -> ShapedText {
    let font = FontDescriptor(size: 17).withOwnMetrics
    return engine.shape(
      AttributedText(runs: [AttributedText.Run(text, font: font, tracking: tracking)]))
  }

  private static let styles: [ParagraphStyle] = {
    var styles = [nil, 1, 2].map { ParagraphStyle(lineLimit: $0, displayScale: 3) }
    styles.append(ParagraphStyle(alignment: .trailing, reservedLines: 2))
    styles.append(ParagraphStyle(lineLimit: 1, displayScale: 2, truncation: .middle))
    styles.append(ParagraphStyle(alignment: .center))
    styles[styles.count - 1].isJustified = true
    styles.append(ParagraphStyle())
    styles[styles.count - 1].isBalanced = true
    return styles
  }()

  /// What is kept for a line that fits is what its width and height alone would come to.
  @Test(arguments: [
    "", " ", "herons wait", "herons    ", "  herons", "one\ntwo", "a\tb c", "soft\u{AD}hyphen",
    "السلام عليكم", "left שלום right", "日本語の文", "e\u{301}te\u{301}", "🙂 👩‍👩‍👧", "a\n",
  ])
  func theLineIsTheSameAsForWhatWasOffered(text: String) {
    for tracking in [0, 3, -30] as [CGFloat] {
      let natural = shape(text, tracking: tracking).layout(
        width: nil, height: nil, style: ParagraphStyle(displayScale: 64)
      ).size.width
      let near = [-20, -1e-3, -1e-4, 0, 1e-5, 1e-3, 0.5, 7, .infinity] as [CGFloat]
      for style in Self.styles {
        let shaped = shape(text, tracking: tracking)
        for width in near.map({ natural + $0 }) + [0, -5, .nan] {
          for height in [nil, -1, 5, 45] as [CGFloat?] {
            let found = shaped.layout(width: width, height: height, style: style)
            let expected = ParagraphLayout(shaped, width: width, height: height, style: style)
              .layout()
            #expect(
              Self.areEqual(found, expected),
              "\(tracking) at \(width), \(String(describing: height))"
            )
          }
        }
      }
    }
  }

  private static func areEqual(_ one: TextLayout, _ other: TextLayout) -> Bool {
    guard
      (one.size, one.isTruncated, one.hasBrokenWord)
        == (other.size, other.isTruncated, other.hasBrokenWord),
      (one.firstBaseline, one.lastBaseline) == (other.firstBaseline, other.lastBaseline),
      one.problems == other.problems, one.lines.count == other.lines.count
    else { return false }
    return zip(one.lines, other.lines).allSatisfy { one, other in
      (one.x, one.baseline, one.width) == (other.x, other.baseline, other.width)
        && one.runs.map(\.glyphRun) == other.runs.map(\.glyphRun)
    }
  }

  @Test func oneLineIsSetOnce() {
    let shaped = shape("herons wait")
    let width = shaped.layout(width: nil, height: nil, style: ParagraphStyle()).size.width
    for more in 0..<50 {
      _ = shaped.layout(
        width: width + CGFloat(more), height: more % 2 == 0 ? nil : CGFloat(more),
        style: ParagraphStyle())
    }
    #expect(shaped.layouts.misses == 1 && shaped.layouts.hits == 50)
    _ = shaped.layout(width: width / 2, height: nil, style: ParagraphStyle())
    #expect(shaped.layouts.misses == 2)
  }
}
