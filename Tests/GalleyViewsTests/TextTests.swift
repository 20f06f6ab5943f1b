import Galley
import GalleySwiftTesting
import Testing

/// What texts state for themselves and for the texts in a view.
@Suite struct TextTests {
  private func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) throws
    -> CGSize
  {
    try layoutTree(view, ProposedViewSize(width: width, height: height)).answer
  }

  @Test func joinedTextsAreOneText() throws {
    let joined = Text("A slow ") + Text("river").bold() + Text(" bends")
    let plain = try size(Text("A slow river bends"))
    let width = try size(joined).width
    #expect(width > plain.width && width < plain.width + 10)
    #expect(try size(joined).height == plain.height)
    // A leading of 22 and one line of 20.29, up to a pixel.
    #expect(try size(joined, width: width - 10).height == 43)
    // Kerning goes across: two halves of a word are as wide as the word.
    #expect(try size(Text("AV") + Text("AV")) == (try size(Text("AVAV"))))
    #expect(try layoutTree(joined).first(named: "Text \"A slow river bends\"") != nil)
  }

  @Test func theInnerModifierCounts() throws {
    let small = Text("a").font(.system(size: 10)).font(.system(size: 50))
    #expect(try size(small) == (try size(Text("a").font(.system(size: 10)))))
    let joined = (Text("a").font(.system(size: 10)) + Text("a")).font(.system(size: 50))
    #expect(try size(joined).height == (try size(Text("a").font(.system(size: 50)))).height)
    func image(_ view: some View) throws -> Bitmap {
      try ImageRenderer(content: view).render().bitmap
    }
    let italic = try image(Text("fall").italic())
    #expect(italic != (try image(Text("fall"))))
    #expect(italic == (try image(Text("fall").italic().italic(false))))
    #expect(italic == (try image(VStack { Text("fall") }.italic())))
    #expect(try size(Text("i W").monospaced()) == (try size(Text("W i").monospaced())))
  }

  @Test func trackingStandsBehindEachCharacter() throws {
    let plain = try size(Text("fjord").font(.system(size: 20))).width
    #expect(try size(Text("fjord").font(.system(size: 20)).tracking(3)).width - plain >= 14)
    #expect(
      try size(Text("fjord").font(.system(size: 20))).width
        == (try size(Text("fjord").font(.system(size: 20)).tracking(0))).width)
    #expect(try size(VStack { Text("ab") }.kerning(5)) == (try size(Text("ab").kerning(5))))
    #expect(try size(Text("ab").tracking(.nan)) == (try size(Text("ab"))))
  }

  @Test func aTextWithoutAColorHasTheDefaultOne() throws {
    func image(_ view: some View) throws -> Bitmap {
      try ImageRenderer(content: view).render().bitmap
    }
    let (plain, none) = (Text("ab"), Text("ab").foregroundColor(nil))
    #expect(try image(VStack { none }.foregroundStyle(.red)) == image(plain))
    #expect(try image(none.foregroundColor(.red)) == image(plain))
    #expect(
      try image(plain.foregroundColor(.red).foregroundColor(nil))
        == image(plain.foregroundColor(.red)))
    // Labels keep the colours of their controls.
    func labels(_ text: Text, isEnabled: Bool = true) -> some View {
      VStack {
        Button(action: {}, label: { text })
        Button(action: {}, label: { text }).buttonStyle(.borderedProminent)
        Button(role: .destructive, action: {}, label: { text }).buttonStyle(.bordered)
        LabeledContent("a") { text }
        ProgressView(value: 0.5) {
          text
        } currentValueLabel: {
          text
        }
      }
      .disabled(!isEnabled)
    }
    for isEnabled in [true, false] {
      #expect(
        try image(labels(none, isEnabled: isEnabled)) == image(labels(plain, isEnabled: isEnabled)))
    }
    // A style around a control counts for its label, and not for such a text.
    let button = Button(action: {}, label: { none })
    #expect(
      try image(VStack { button }.foregroundStyle(.red))
        == image(Button(action: {}, label: { plain })))
  }

  @Test func linksAreNotBold() throws {
    let link = try size(Text("[Hamburg](https://example.com)"))
    #expect(try size(Text("[**Hamburg**](https://example.com)")) == link)
    #expect(try size(Text("**Hamburg**")).width > link.width)
  }

  @Test func underlinesBeginAtTheFirstLetter() throws {
    /// The first and the last column with ink, and how many have it.
    func columns(_ text: Text) throws -> (first: Int, last: Int, count: Int) {
      let bitmap = try ImageRenderer(content: text).render().bitmap
      let found = (0..<bitmap.width).filter { x in
        (0..<bitmap.height).contains { bitmap[x, $0].alpha > 0 }
      }
      return (try #require(found.first), try #require(found.last), found.count)
    }
    let spaces = try Int(size(Text("   x")).width - size(Text("x")).width)
    #expect(spaces > 8)
    #expect(try columns(Text("   x").underline()).first >= spaces - 1)
    let parts = Text("  ").underline() + Text(" x").bold().underline()
    #expect(try columns(parts).first >= spaces - 1)
    // Other spaces have the line below them.
    let inner = try columns(Text("x   x").underline())
    #expect(inner.count == inner.last - inner.first + 1)
    let behind = try columns(Text("x") + Text("   x").underline())
    #expect(behind.count >= spaces + 8)
    // From right to left they are on the right.
    let hebrew = Text("   שלום").underline()
    #expect(try columns(hebrew).last <= Int(size(hebrew).width) - spaces + 1)
  }

  @Test func offsetsGrowTheBox() throws {
    let plain = try layoutTree(Text("a"))
    let raised = try layoutTree(Text("a") + Text("2").font(.caption2).baselineOffset(9))
    #expect(raised.answer.height > plain.answer.height)
    let lowered = try layoutTree(Text("a").baselineOffset(-5))
    #expect(lowered.answer.height == plain.answer.height + 5)
    #expect(lowered.guides["firstTextBaseline"] == plain.guides["firstTextBaseline"])
  }

  @Test func lineBreaksFollowTheLocale() throws {
    // In Finnish a hyphen behind a space begins a word.
    let text = Text(verbatim: "on -tien")
    let word = try size(Text(verbatim: "-tien")).width
    let english = try size(text, width: word + 1).width
    let finnish = try size(text.environment(\.locale, Locale(identifier: "fi_FI")), width: word + 1)
    #expect(english < word && finnish.width == word)
  }

  @Test func casesFollowTheLocale() throws {
    #expect(
      try layoutTree(Text("straße").textCase(.uppercase)).first(named: "Text \"STRASSE\"") != nil)
    let turkish = Text("I").textCase(.lowercase).environment(\.locale, Locale(identifier: "tr"))
    #expect(try layoutTree(turkish).first(named: "Text \"ı\"") != nil)
    #expect(try layoutTree(Text("aB").textCase(nil)).first(named: "Text \"aB\"") != nil)
  }

  @Test func stylesFollowTheReadersSize() throws {
    func height(_ style: Font, _ size: DynamicTypeSize) throws -> CGFloat {
      try self.size(Text("a").font(style).dynamicTypeSize(size)).height
    }
    func height(_ points: CGFloat) throws -> CGFloat {
      try self.size(Text("a").font(.system(size: points))).height
    }
    for (style, size, points) in [
      (.body, .large, 17), (.body, .xSmall, 14), (.largeTitle, .accessibility5, 60),
      (.caption2, .xxxLarge, 17), (.headline, .accessibility1, 28), (.footnote, .medium, 12),
      (.system(size: 20), .accessibility5, 20),
    ] as [(Font, DynamicTypeSize, CGFloat)] {
      #expect(try height(style, size) == height(points))
    }
    func customHeight(_ points: CGFloat) throws -> CGFloat {
      try self.size(Text("a").font(.custom("Inter", fixedSize: points))).height
    }
    #expect(try height(.custom("Inter", fixedSize: 9), .xxLarge) == customHeight(9))
    let custom = Font.custom("Inter", size: 34)
    #expect(try height(custom, .accessibility1) == customHeight(34 * 28 / 17))
    let relative = Font.custom("Inter", size: 24, relativeTo: .caption)
    #expect(try height(relative, .xxxLarge) == customHeight(36))
    let limited = Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)
      .dynamicTypeSize(.accessibility3)
    #expect(try self.size(limited).height == height(19))
  }

  @Test func linesAreReserved() throws {
    // One line of 17 points is 20.29 high, the lines of the body style are 22 apart.
    func height(_ lines: Int) -> CGFloat { (CGFloat(lines - 1) * 22 + 20.29).rounded(.up) }
    #expect(try size(Text("a")).height == height(1))
    #expect(try size(Text("a").lineLimit(3, reservesSpace: true)).height == height(3))
    #expect(try size(Text("a").lineLimit(3, reservesSpace: false)).height == height(1))
    #expect(try size(Text("a").lineLimit(2...4)).height == height(2))
    #expect(try size(Text("a\nb\nc\nd\ne").lineLimit(2...4)).height == height(4))
    #expect(try size(Text("a\nb\nc").lineLimit(...2)).height == height(2))
    #expect(try size(Text("a\nb\nc").lineLimit(2...)).height == height(3))
    #expect(
      try size(Text("a").lineLimit(Int.max, reservesSpace: true)).height <= height(10_000))
  }

  @Test func aTextShrinksUntilItFits() throws {
    let text = Text("A slow river bends around the mill")
    let full = try size(text)
    let fitted = try size(text.lineLimit(1).minimumScaleFactor(0.5), width: full.width * 0.7)
    #expect(fitted.width <= full.width * 0.7 + 1 && fitted.width > full.width * 0.66)
    #expect(fitted.height < full.height)
    // Smaller boxes take smaller texts, down to the least size, where the rest is cut.
    var last = full.width
    for part in stride(from: 0.95 as CGFloat, to: 0.3, by: -0.05) {
      let width = try size(
        text.lineLimit(1).minimumScaleFactor(0.5), width: full.width * part
      ).width
      // A width is rounded up to a pixel.
      #expect(width <= last && width <= full.width * part + 1)
      last = width
    }
    let renderer = ImageRenderer(content: text.lineLimit(1).minimumScaleFactor(0.5))
    renderer.proposedSize = ProposedViewSize(width: full.width * 0.3, height: nil)
    #expect(try renderer.render().problems.count == 1)
    #expect(try size(text.lineLimit(1).minimumScaleFactor(.nan), width: 50).height == full.height)
    #expect(try size(text.minimumScaleFactor(0.1), width: full.width + 1) == full)
  }

  @Test func attributedStringsAreTexts() throws {
    func image(_ view: some View) throws -> Bitmap {
      try ImageRenderer(content: view).render().bitmap
    }
    var string = AttributedString("Plain ")
    var part = AttributedString("red and large")
    part.foregroundColor = .red
    part.font = .title
    part.underlineStyle = .single
    part.tracking = 2
    part.baselineOffset = 1
    string += part
    string += AttributedString(" end")
    let joined =
      Text("Plain ")
      + Text("red and large").foregroundStyle(Color.red).font(.title).underline().tracking(2)
      .baselineOffset(1) + Text(" end")
    #expect(try image(Text(string)) == (try image(joined)))
    var link = AttributedString("ab")
    link.link = URL(string: "https://example.com")
    #expect(try image(Text(link)) == (try image(Text("ab").foregroundStyle(.blue))))
    var struck = AttributedString("ab")
    struck.strikethroughStyle = Text.LineStyle(color: .blue)
    #expect(
      try image(Text(struck)) == (try image(Text("ab").strikethrough(color: .blue))))
    var lit = AttributedString("ab")
    lit.backgroundColor = .yellow
    let bitmap = try image(Text(lit))
    #expect(bitmap[1, bitmap.height / 2].alpha == 255 && bitmap[1, bitmap.height / 2].blue < 50)
    #expect(try size(Text(AttributedString(""))).width == 0)
  }

  @Test func textsOfAllKinds() throws {
    let page = VStack(alignment: .leading, spacing: 8) {
      Text("Plain, ") + Text("bold, ").bold() + Text("italic, ").italic()
        + Text("mono").monospaced() + Text(" red").foregroundStyle(.red)
      Text("under ").underline() + Text("through ").strikethrough(color: .red)
        + Text("both").underline(color: .blue).strikethrough()
      Text("E = mc") + Text("2").font(.caption2).baselineOffset(6) + Text(", H")
        + Text("2").font(.caption2).baselineOffset(-3) + Text("O")
      Text("spaced out").tracking(4).textCase(.uppercase).font(.caption)
      Text("A long line that is cut at its head").lineLimit(1).truncationMode(.head)
      Text("A long line that is cut in its middle").lineLimit(1).truncationMode(.middle)
      Text("A long line that is cut at its tail").lineLimit(1)
      Text("A long line that is made smaller").lineLimit(1).minimumScaleFactor(0.4)
      Text("10:11").monospacedDigit() + Text("  10:11")
    }
    expectGolden(
      of: page.frame(width: 230, alignment: .leading).padding(8), named: "texts", suite: "Drawing")
  }

  @Test func scriptsOfAllKinds() throws {
    let page = VStack(alignment: .leading, spacing: 8) {
      Text("Façade, Κυριακή, Воскресенье, Tiếng Việt")
      Text("مرحبا بالعالم، هذا نص عربي على أكثر من سطر")
      Text("שלום עולם (בדיקה) 123 abc")
      Text("The word سلام means peace (שלום) twice")
      Text("नमस्ते, क्षत्रिय विद्यार्थी")
      Text("ภาษาไทยไม่มีช่องว่างระหว่างคำ")
      Text("state-of-the-art hyphen\u{AD}ation")
      Text("👋🏽 👩‍💻 🇫🇷 1️⃣ ❤️ ❤ 🚀")
    }
    expectGolden(
      of: page.frame(width: 230, alignment: .leading).padding(8), named: "scripts",
      suite: "Drawing", scale: 1)
  }
}
