import Galley
import GalleyText
import Testing

/// The rules of texts by their numbers, at 13 points: lines of 15.51, up to 16; the ascent is 12.38, the baseline at 12.
@Suite struct TextRuleTests {
  private let font = Font.system(size: 13)

  private func tree(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> LayoutTree
  {
    try layoutTree(view.font(font), ProposedViewSize(width: width, height: height))
  }

  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> CGSize
  {
    try tree(view, width, height).answer
  }

  private func width(_ text: String) throws -> CGFloat { try size(Text(verbatim: text)).width }

  @Test("TX1: as wide as the widest kept line, rounded up to a pixel; greedy breaks")
  func tx1() throws {
    // The last word is too long for TX13.
    let text = Text(verbatim: "one two three four unbreakable")
    let whole = try size(text)
    #expect(whole.width == whole.width.rounded() && whole.height == 16)
    #expect(try size(text, whole.width) == whole && size(text, 1000) == whole)
    // Less than the whole: "one two three four" is kept, and the answer is its width.
    let broken = try size(text, whole.width - 1)
    #expect(try broken == CGSize(width: width("one two three four"), height: 32))
    // A short word is not alone in the second of two lines.
    let short = Text(verbatim: "one two three")
    let pushed = try size(short, size(short).width - 1)
    #expect(try pushed == CGSize(width: width("two three"), height: 32))
    #expect(
      try size(Text(verbatim: "one\ntwo"))
        == CGSize(width: max(width("one"), width("two")), height: 32))
    // A word alone that is too wide breaks inside.
    #expect(try size(Text(verbatim: "mmmm"), width("mm")).height == 32)
  }

  @Test("TX2: lines by the limit and the height; the rest ends in an ellipsis")
  func tx2() throws {
    let text = Text(verbatim: "one two three four")
    let narrow = try width("three") + 1
    #expect(try size(text, narrow).height == 64)
    #expect(try size(text, narrow, 47).height == 32 && size(text, narrow, 48).height == 48)
    #expect(try size(text, narrow, 3).height == 16)
    #expect(try size(text.lineLimit(2), narrow).height == 32)
    #expect(try size(text.lineLimit(2), narrow, 1000).height == 32)
    // The space before the ellipsis is dropped.
    let cut = try size(text.lineLimit(1), try width("one …"))
    #expect(try cut.width == width("one…"))
  }

  @Test("TX3: without width or height; limits below one; reserved lines")
  func tx3() throws {
    let text = Text(verbatim: "one two")
    #expect(try size(text, 0, 0) == .zero)
    #expect(try size(text, 0).width == 0)
    #expect(try size(text, 100, 0) == CGSize(width: width("one two"), height: 16))
    #expect(try size(text.lineLimit(0), 30) == size(text.lineLimit(1), 30))
    #expect(try size(text.lineLimit(3, reservesSpace: true)).height == 48)
    #expect(try size(text.lineLimit(2...4)).height == 32)
    // Lines whose room is kept are not cut, however little height is offered.
    let two = try size(text.lineLimit(2, reservesSpace: true), try width("one t"), 16)
    #expect(try two == CGSize(width: max(width("one"), width("two")), height: 32))
  }

  @Test("TX4: texts give way in stacks")
  func tx4() throws {
    // Lines of 30, as Apple's are at 26 points; the spacer keeps its 8 (PV6).
    let paragraph = Text(verbatim: "mm mm mm mm mm mm").font(.system(size: 25))
    let narrow = try size(Text(verbatim: "mm").font(.system(size: 25))).width
    #expect(try size(paragraph, narrow).height == 180)
    for (height, lines) in [(60, 1), (100, 3), (200, 6)] as [(CGFloat, CGFloat)] {
      let stack = VStack {
        paragraph
        Spacer()
      }
      let found = try tree(stack, narrow, height)
      let text = try #require(found.first(named: "Text \"mm mm mm mm mm mm\""))
      #expect(text.frame.height == lines * 30, "\(height)")
    }
    let two = VStack(spacing: 0) {
      paragraph.layoutName("a")
      paragraph.layoutName("b")
    }
    let shared = try tree(two, narrow, 190)
    #expect(shared.first(named: "a")?.frame.height == 90)
    #expect(shared.first(named: "b")?.frame.height == 90)
  }

  @Test("TX5: the system's lines are rounded up, its baselines to the nearest pixel")
  func tx5() throws {
    for (font, height, baseline) in [
      // 1.1934 and 0.9521 of the size: 15.51 and 12.38, 31.03 and 24.76.
      (.system(size: 13), 16, 12), (.system(size: 26), 32, 25),
      // Inter's ascent is 0.96875, its descent 0.2412 of an em: 12.59 and 3.14, 25.19 and 6.27, each rounded.
      (.custom("Inter", fixedSize: 13), 16, 13), (.custom("Inter", fixedSize: 26), 31, 25),
    ] as [(Font, CGFloat, CGFloat)] {
      let found = try layoutTree(Text(verbatim: "Hg").font(font))
      #expect(found.answer.height == height, "\(font)")
      #expect(found.guides["firstTextBaseline"] == baseline, "\(font)")
    }
    let (none, large) = ("", Font.system(size: 30))
    for text in [
      Text(""), Text("\(none)"), Text(none), Text(verbatim: ""), Text(AttributedString("")),
    ] {
      #expect(try size(text.padding(1)) == CGSize(width: 2, height: 18))
      #expect(try size(text.font(large).padding(1)) == CGSize(width: 2, height: 38))
      // Beside other parts it has no height.
      #expect(try size(text.font(large) + Text("a")) == size(Text("a")))
    }
  }

  @Test("TX5: each line is as high as what is in it")
  func tx5Lines() throws {
    func found(_ text: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
      -> [CGFloat?]
    {
      let tree = try tree(text, width, height)
      return [
        tree.answer.height, tree.guides["firstTextBaseline"], tree.guides["lastTextBaseline"],
      ]
    }
    func small(_ words: String) -> Text { Text(verbatim: words).font(.system(size: 10)) }
    func large(_ words: String) -> Text { Text(verbatim: words).font(.system(size: 30)) }
    // 11.93 and 35.80 high, up to a pixel; 9.52 and 28.56 above the baseline.
    #expect(try found(small("a\n") + large("B")) == [48, 10, 41])
    #expect(try found(large("B\n") + small("a")) == [48, 29, 46])
    #expect(try found(small("small words here x ") + large("BIG"), 90) == [48, 10, 41])
    #expect(try found((small("a\n") + large("B")).lineSpacing(4)) == [52, 10, 45])
    // A line feed says how high an empty line is.
    #expect(try found(small("a\n\n") + large("B")) == [60, 10, 53])
    #expect(try found(small("a\n") + large("B\n")) == [84, 10, 77])
    // As many lines as the height has room for, by their own heights.
    let three = small("a\nb\n") + large("B")
    #expect(try found(three, nil, 59) == [24, 10, 22] && found(three, nil, 60) == [60, 10, 53])
    #expect(try found(large("B\n") + small("a\nb"), nil, 49) == [48, 29, 46])
    #expect(try found(three, 0, 10) == [12, 10, 10])
    // Room is kept for lines of the first part, at least for what is there.
    let reserved = (small("a") + large("B")).lineLimit(3, reservesSpace: true)
    #expect(try found(reserved) == [36, 29, 29])
    #expect(try size((large("B") + small("a")).lineLimit(3, reservesSpace: true)).height == 108)
    #expect(try found(three.lineLimit(3, reservesSpace: true), nil, 20) == [60, 10, 53])
  }

  @Test("TX6: line spacing between lines only; alignment in the text's own box")
  func tx6() throws {
    let text = Text(verbatim: "one\ntwo")
    #expect(try size(text.lineSpacing(4)).height == 36)
    #expect(try size(Text(verbatim: "one").lineSpacing(4)).height == 16)
    #expect(try size(text.multilineTextAlignment(.trailing), 500) == size(text, 500))
    // An offset makes its own line higher, and no other.
    let raised = try tree(Text(verbatim: "one\n") + Text(verbatim: "two").baselineOffset(5))
    #expect(raised.answer.height == 37 && raised.guides["firstTextBaseline"] == 12)
    #expect(raised.guides["lastTextBaseline"] == 33)
  }

  @Test("TX7: a smaller font before an ellipsis")
  func tx7() throws {
    let text = Text(verbatim: "one two three").lineLimit(1)
    let whole = try width("one two three")
    let offered = (whole * 0.8).rounded()
    let cut = try size(text, offered)
    let scaled = try size(text.minimumScaleFactor(0.5), offered)
    #expect(cut.height == 16 && cut.width <= offered)
    #expect(scaled.height < 16 && scaled.width <= offered && scaled.width > offered * 0.96)
    #expect(try size(text.minimumScaleFactor(0.5), whole) == CGSize(width: whole, height: 16))
  }

  @Test("TX8: the first baseline is the ascent, the last that of the last kept line")
  func tx8() throws {
    let lines = try tree(Text(verbatim: "one\ntwo\nthree"))
    #expect(lines.guides["firstTextBaseline"] == 12 && lines.guides["lastTextBaseline"] == 44)
    let kept = try tree(Text(verbatim: "one\ntwo\nthree").lineLimit(2))
    #expect(kept.guides["lastTextBaseline"] == 28)
  }

  @Test("TX9: joined texts are one layout; a text's own font beats the environment's")
  func tx9() throws {
    let joined = Text(verbatim: "one ") + Text(verbatim: "two").bold()
    let word = try size(Text(verbatim: "two").bold()).width
    #expect(try size(joined).height == 16 && size(joined, word + 1).height == 32)
    let own = VStack { Text(verbatim: "a").font(.system(size: 26)) }
    #expect(try size(own).height == 32)
    let body = try layoutTree(Text(verbatim: "a").font(.body)).answer
    #expect(try size(Text(verbatim: "a").font(nil)) == body)
    #expect(try layoutTree(VStack { Text(verbatim: "a") }.font(nil)).answer == body)
    let nearest = VStack { VStack { Text(verbatim: "a") }.font(.system(size: 26)) }
    #expect(try size(nearest).height == 32)
  }

  @Test("TX10, TX11: sizes of the text styles by Dynamic Type")
  func tx10() throws {
    func points(_ style: Font.TextStyle, _ type: DynamicTypeSize) throws -> CGFloat {
      let text = Text(verbatim: "mmmmmmmmmmmmmmmmmmmm")
      let styled = try layoutTree(text.font(.system(style)).dynamicTypeSize(type)).answer.width
      let sizes = stride(from: CGFloat(9), through: 76, by: 1)
      return try sizes.first { size in
        let weight: Font.Weight = style == .headline ? .semibold : .regular
        let fixed = try layoutTree(text.font(.system(size: size, weight: weight))).answer.width
        return (fixed - styled).magnitude < 0.5
      } ?? 0
    }
    let large: [Font.TextStyle: CGFloat] = [
      .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption: 12, .caption2: 11,
    ]
    for (style, size) in large { #expect(try points(style, .large) == size, "\(style)") }
    #expect(try points(.body, .xSmall) == 14 && points(.body, .medium) == 16)
    #expect(try points(.largeTitle, .xSmall) == 31 && points(.caption2, .small) == 11)
  }

  @Test("TX12: weights by their numbers; which custom fonts follow Dynamic Type")
  func tx12() throws {
    let names: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    // Inter has all nine, each in a file of its own; the system's font is narrower, as San Francisco is.
    func widths(_ font: (Font.Weight) -> Font, _ metrics: SystemFontMetrics = .iOS) throws
      -> [CGFloat]
    {
      try names.map { weight in
        try layoutTree(
          Text(verbatim: "Hamburg").font(font(weight)).environment(\.systemFontMetrics, metrics)
        ).answer.width
      }
    }
    let system = try widths { .system(size: 40, weight: $0) }
    let named = try widths { .custom("Inter", fixedSize: 40).weight($0) }
    for found in [system, named] { #expect(found == found.sorted() && Set(found).count == 9) }
    // But for heavy and black, which iOS sets wider than its other weights.
    #expect(zip(system, named).dropLast(2).allSatisfy { $0 < $1 })
    #expect(try widths({ .system(size: 40, weight: $0) }, .font) == named)
    func width(_ font: Font, _ type: DynamicTypeSize) throws -> CGFloat {
      try layoutTree(Text(verbatim: "mmmmmmmmmm").font(font).dynamicTypeSize(type)).answer.width
    }
    let fixed = Font.custom("Inter", fixedSize: 17)
    #expect(try width(fixed, .accessibility5) == width(fixed, .large))
    // Body grows from 17 to 23, a large title from 34 to 40.
    let body = try width(.custom("Inter", size: 17), .xxxLarge) / width(fixed, .large)
    #expect((body - 23.0 / 17).magnitude < 0.03)
    let title = try width(.custom("Inter", size: 17, relativeTo: .largeTitle), .xxxLarge)
    #expect((title / (try width(fixed, .large)) - 40.0 / 34).magnitude < 0.03)
  }

  @Test("SG6: beside a view that is no text, a text's own metrics are the gap")
  func sg6() throws {
    func gap(_ stack: some View) throws -> CGFloat {
      let found = try tree(stack, 100, 60)
      let upper = try #require(found.first(named: "upper")).frame
      return try #require(found.first(named: "lower")).frame.minY - upper.maxY
    }
    let text = Text(verbatim: "a")
    // 15.51 high and a tenth of it, up to a pixel: 2. Capitals are 9.16 high.
    let below = try gap(
      VStack {
        text.layoutName("upper")
        Rectangle().layoutName("lower")
      })
    #expect((below - (15.514 + 2 - 9.160)).magnitude < 0.01)
    let above = try gap(
      VStack {
        Rectangle().layoutName("upper")
        text.layoutName("lower")
      })
    #expect((above - (15.514 + 2 - 12.378)).magnitude < 0.01)
  }
}
