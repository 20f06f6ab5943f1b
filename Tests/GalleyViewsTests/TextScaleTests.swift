import Galley
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// `minimumScaleFactor`: texts that become smaller until they fit into both directions (TX7).
@Suite struct TextScaleTests {
  /// A text that counts how often it is shaped.
  private final class Scaled {
    private(set) var shapingCount = 0
    private let engine = TextEngine()
    private let text: AttributedText
    private let style: ParagraphStyle
    private var behavior: TextBehavior?

    /// - Parameter family: nil for the system's font, whose letters are not as wide at all sizes.
    init(
      _ text: String, family: String? = "Inter", size: CGFloat, factor: CGFloat,
      lineLimit: Int? = nil, reserved: Int = 0
    ) {
      let text = AttributedText(text, font: FontDescriptor(family: family, size: size))
      let style = ParagraphStyle(lineLimit: lineLimit, displayScale: 2, reservedLines: reserved)
      (self.text, self.style) = (text, style)
      let fit = TextFit(minimumScaleFactor: factor, size: size)
      behavior = TextBehavior(text, fit: fit, style: style) { [unowned self] in
        shapingCount += 1
        return engine.shape($0)
      }
    }

    func layout(_ width: CGFloat?, _ height: CGFloat?) throws -> TextLayout {
      try #require(behavior).layout(ProposedViewSize(width: width, height: height))
    }

    /// Points of the first character's font; 0 without glyphs. Glyphs may be a part of it large.
    func fontSize(_ width: CGFloat?, _ height: CGFloat?) throws -> CGFloat {
      let full = engine.shape(text).layout(width: nil, height: nil, style: style)
      guard let whole = full.lines.first?.runs.first?.glyphRun.size, whole > 0 else { return 0 }
      let found = try layout(width, height).lines.first?.runs.first?.glyphRun.size ?? 0
      return (text.runs.first?.font.size ?? 0) * (found / whole)
    }

    /// Whether the text fits at a size.
    func fits(at size: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
      let factor = size / (text.runs.first?.font.size ?? size)
      let layout = engine.shape(text.scaled(by: factor)).layout(
        width: width, height: height, style: style)
      return !layout.isTruncated && layout.size.height <= height + 1e-4
        && layout.lines.allSatisfy { $0.width <= width + 1e-4 }
    }
  }

  private func frame(
    _ view: some View, _ name: String, _ width: CGFloat, _ height: CGFloat
  ) throws -> CGRect {
    let tree = try layoutTree(view.frame(width: width, height: height))
    return try #require(tree.first(named: "Text \"\(name)\"")).frame
  }

  @Test func aHeightThatIsTooSmallMakesTextsSmaller() throws {
    let large = Text("Fit me").font(.system(size: 100)).minimumScaleFactor(0.1)
    for text in [AnyView(large), AnyView(large.lineLimit(1))] {
      // 33.5 points: 1.1934 of it is 40, and the words are 88.7 wide.
      let size = try frame(text, "Fit me", 300, 40).size
      #expect(size.height <= 40 && size.height >= 39 && size.width > 85)
    }
    // 37.8 points.
    let narrow = try frame(large.lineLimit(1), "Fit me", 100, 200).size
    #expect(narrow.width <= 100 && narrow.width >= 99 && narrow.height < 48)
    let small = Text("Fit me").font(.system(size: 20)).minimumScaleFactor(0.5).lineLimit(1)
    #expect(try frame(small, "Fit me", 200, 15).height == 15)
    // What is not offered makes no text smaller.
    let whole = try layoutTree(large).answer
    let low = try layoutTree(large.frame(height: 40)).answer
    #expect(low.width > 85 && low.width < 95 && whole.width > 250)
    #expect(
      try layoutTree(large.fixedSize().frame(width: 300, height: 40))
        .first(named: "Text \"Fit me\"")?.frame.size == whole)
  }

  @Test func aSingleCharacterFitsItsCell() throws {
    let digit = Text("5").font(.system(size: 500)).minimumScaleFactor(0.01)
    let size = try frame(digit, "5", 40, 40).size
    #expect(size.height <= 40 && size.height >= 39 && size.width <= 40)
    #expect(try frame(digit, "5", 12, 400).width <= 12)
    #expect(try frame(digit, "5", 12, 400).width > 11)
    let emoji = Text("👻").font(.system(size: 200)).minimumScaleFactor(0.01)
    let card = try frame(emoji.aspectRatio(1, contentMode: .fit), "👻", 120, 80).size
    #expect(card.width <= 80 && card.height <= 80 && max(card.width, card.height) >= 79)
    // Too large at the smallest size, too: it is drawn at that.
    let least = Text("5").font(.system(size: 500)).minimumScaleFactor(0.5)
    let half = try layoutTree(Text("5").font(.system(size: 250))).answer
    #expect(try frame(least, "5", 40, 40).size == half)
  }

  @Test func factorsOfAnyKind() throws {
    let text = Text("Words").font(.system(size: 100))
    let whole = try layoutTree(text).answer
    for factor in [.nan, 1, 3, .infinity] as [CGFloat] {
      #expect(
        try frame(text.lineLimit(1).minimumScaleFactor(factor), "Words", 50, 500).height
          == whole.height)
    }
    for factor in [0, -2, -.infinity, 0.001] as [CGFloat] {
      let size = try frame(text.minimumScaleFactor(factor), "Words", 2, 2).size
      #expect(size.width <= 2 && size.height <= 2)
    }
  }

  @Test func sizesAreContinuous() throws {
    let text = Scaled("12,345.67", size: 48, factor: 0.2, lineLimit: 1)
    var last: CGFloat = 0
    for step in 0..<200 {
      let width = 60 + CGFloat(step) / 4
      let size = try text.fontSize(width, nil)
      #expect(size > last, "\(width)")
      last = size
      let used = try text.layout(width, nil).lines.map(\.width).max() ?? 0
      // A 64th of a point of the font's size, times what nine characters are wide.
      #expect(used <= width + 1e-3 && used > width - 0.1, "\(width)")
    }
  }

  /// At a size that is a little larger than the one that was found, a text does not fit. The system's font has other
  /// widths for letters at each size, so that a 64th of a point more may be no wider: for it, it is an eighth.
  @Test(arguments: UInt64(1)...24, [nil, "Inter"] as [String?])
  func largerRoomNeverMakesTextsSmallerAndIsFilled(seed: UInt64, family: String?) throws {
    var random = SeededRandom(seed: seed)
    let words = try #require(
      [
        "A slow river bends", "5", "Fit me", "one two three four five six seven eight nine ten",
        "Internationalization of it", "👻👻", "a\nbb\nccc ddd", "שלום עולם",
      ].randomElement(using: &random))
    let size = CGFloat.random(in: 10...300, using: &random)
    let factor = CGFloat.random(in: 0.01...0.9, using: &random)
    let limit = [nil, 1, 2, 3].randomElement(using: &random) ?? nil
    let text = Scaled(words, family: family, size: size, factor: factor, lineLimit: limit)
    let more: CGFloat = family == nil ? 1 / 8 : 1 / 64
    let other = CGFloat.random(in: 10...200, using: &random)
    for isWidth in [true, false] {
      var last: CGFloat = 0
      for step in 1...20 {
        let room = CGFloat(step) * 11
        let (width, height) = isWidth ? (room, other) : (other, room)
        let found = try text.fontSize(width, height)
        #expect(found >= last, "seed \(seed): \(width) x \(height)")
        last = found
        guard found > size * factor + 0.01, found + more < size else { continue }
        #expect(text.fits(at: found, width, height), "seed \(seed): \(width) x \(height)")
        #expect(!text.fits(at: found + more, width, height), "seed \(seed): \(width) x \(height)")
      }
    }
  }

  @Test func fewSizesAreShaped() throws {
    func count(
      _ words: String, _ size: CGFloat, _ width: CGFloat?, _ height: CGFloat?, _ limit: Int? = nil,
      family: String? = "Inter"
    ) throws -> Int {
      let text = Scaled(words, family: family, size: size, factor: 0.01, lineLimit: limit)
      _ = try text.layout(width, height)
      let count = text.shapingCount
      _ = try text.layout(width, height)
      #expect(text.shapingCount == count)
      return count
    }
    // A text that fits is shaped once; a line that is too wide at its size, the one that fits and the next one.
    #expect(try count("Fit me", 20, 300, 40) == 1)
    #expect(try count("Fit me", 20, nil, nil) == 1)
    #expect(try count("Fit me", 100, 100, 200, 1) <= 4)
    #expect(try count("A slow river bends around the mill", 17, 150, nil, 1) <= 4)
    // Heights of lines are whole numbers: more than one size has the same.
    #expect(try count("5", 500, 40, 40) <= 16)
    #expect(try count("A slow river bends around the mill", 40, 150, 60) <= 20)
    #expect(try count("five", 500, 0, 0) == 2)
    // Of the system's font another part of the size is between letters at each size: the first guess is less good.
    #expect(try count("Fit me", 20, 300, 40, family: nil) == 1)
    #expect(try count("Fit me", 100, 100, 200, 1, family: nil) <= 14)
    #expect(try count("A slow river bends around the mill", 40, 150, 60, family: nil) <= 24)
  }

  @Test func roomForLinesIsKeptAtTheTextsOwnSize() throws {
    let plain = Scaled("five", size: 40, factor: 0.1)
    let two = Scaled("five", size: 40, factor: 0.1, reserved: 2)
    let line = try plain.layout(nil, nil).size.height
    #expect(try two.layout(300, 20).size.height == line * 2)
    #expect(try two.fontSize(300, 20) == 40)
    #expect(try two.fontSize(30, 20) < 30)
    #expect(try two.layout(30, 20).size.height == line * 2)
  }
}
