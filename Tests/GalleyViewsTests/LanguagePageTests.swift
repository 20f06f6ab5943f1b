import Galley
import GalleySwiftTesting
import Testing

/// Chinese, Japanese and Korean in their own forms, scripts that stand in beside Latin, and the system's designs.
@Suite struct LanguagePageTests {
  private func row(_ language: String, _ text: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(verbatim: language).font(.caption).foregroundStyle(.secondary)
        .frame(width: 60, alignment: .leading)
      Text(verbatim: text)
    }
    .environment(\.locale, Locale(identifier: language))
  }

  @Test func languages() throws {
    let page = VStack(alignment: .leading, spacing: 8) {
      row("zh-Hans", "直接骨骼，角落与边。")
      row("zh-Hant", "直接骨骼，角落與邊。「排版」")
      row("zh-HK", "直接骨骼，角落與邊。")
      row("ja", "直接骨骼、角と辺。「組版」")
      row("ko", "直接骨骼 — 글자와 자리, 가나다")
      row("en", "直接骨角 かな")
      Text(verbatim: "流式布局").font(.title.bold())
      HStack {
        ForEach(["Ag", "السلام عليكم", "नमस्ते", "ที่นี่", "שלום", "ភាសា"], id: \.self) {
          Text(verbatim: $0).border(Color.gray)
        }
      }
      Text(verbatim: "Serif, 0123 and italics").fontDesign(.serif)
      Text(verbatim: "Rounded 0123 &@").font(.system(.title2, design: .rounded).bold())
      HStack {
        ForEach(
          [
            Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
            .black,
          ],
          id: \.self
        ) { Text(verbatim: "Ag").fontWeight($0) }
      }
    }
    .padding(12).background(.white)
    expectGolden(of: page, named: "languages", suite: "Drawing")
    let report = try Renderer().render(page)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
  }

  private func height(_ text: String, _ design: Font.Design = .default) throws -> CGFloat {
    try layoutTree(Text(verbatim: text).font(.system(size: 17, design: design))).answer.height
  }

  /// Fonts that stand in keep the height of the line where their ink has room, and are never higher than their own.
  @Test func linesKeepTheirHeight() throws {
    let latin = try height("Ag")
    for text in ["直接骨骼", "글자", "かな", "שלום", "a 漢 b", "नमस्ते"] {
      #expect(try height(text) == latin, "\(text)")
    }
    // Arabic's own measures are 29 points at this size.
    for text in ["مرحبا", "السلام عليكم", "ที่นี่", "ភាសាខ្មែរ"] {
      let found = try height(text)
      #expect(found >= latin && found <= latin + 5, "\(text): \(found)")
    }
    #expect(try height("Ag", .serif) == latin && height("Ag", .rounded) == latin)
  }

  /// One character, five forms: each language has its own, and a line with kana has Japan's.
  @Test func hanHasTheFormsOfItsLanguage() throws {
    func image(_ text: String, _ language: String) throws -> [UInt32] {
      let view = Text(verbatim: text).font(.system(size: 40))
        .environment(\.locale, Locale(identifier: language))
      return try Renderer().render(view).bitmap.pixels
    }
    let forms = try ["zh-Hans", "zh-Hant", "ja", "ko"].map { try image("骨直", $0) }
    #expect(Set(forms).count >= 3)
    #expect(try image("骨", "en") == image("骨", "zh-Hans"))
    #expect(try image("骨か", "en") == image("骨か", "ja"))
    #expect(try image("骨か", "zh-Hans") != image("骨か", "ja"))
  }
}
