import Foundation
import Testing

@testable import GalleyText

/// Line breaks against Unicode's own file of cases, from Debian's `unicode-data`.
@Suite struct LineBreakTests {
  static let folder = URL(fileURLWithPath: "/usr/share/unicode")

  @Test func allOfUnicodesCasesHold() throws {
    let file = Self.folder.appendingPathComponent("auxiliary/LineBreakTest.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("# LineBreakTest-15.0.0.txt"))
    var count = 0
    var failures: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let scalars = fields.filter { $0 != "÷" && $0 != "×" }
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = fields.filter { $0 == "÷" || $0 == "×" }.dropFirst().dropLast()
        .map { $0 == "÷" }
      let found = LineBreaker.breaks(before: scalars).dropFirst().map { $0 != .none }
      count += 1
      if found != expected { failures.append(String(line)) }
    }
    #expect(count == 7654)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
  }

  @Test func hardBreaksAreMandatory() {
    func breaks(_ text: String) -> [LineBreaker.Break] {
      LineBreaker.breaks(before: Array(text.unicodeScalars))
    }
    #expect(breaks("a\nb") == [.none, .none, .mandatory])
    #expect(breaks("a\r\nb") == [.none, .none, .none, .mandatory])
    #expect(breaks("") == [])
    #expect(breaks("a-b") == [.none, .none, .allowed])
    #expect(breaks("a\u{2011}b") == [.none, .none, .none])
    #expect(breaks("-3.5") == [.none, .none, .none, .none])
  }

  /// The text with `|` where a line may end.
  private func broken(_ text: String, _ language: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let breaks = LineBreaker.breaks(before: scalars, style: LineBreakStyle(language: language))
    return zip(breaks, scalars).map { ($0 == .none ? "" : "|") + String($1) }.joined()
  }

  /// Small kana begin no line but where Japanese is set less strictly (CSS Text 3, line-break).
  @Test func smallKanaByLanguage() {
    #expect(broken("キャット", "en") == "キャッ|ト")
    #expect(broken("キャット", "ja") == "キ|ャ|ッ|ト")
    #expect(broken("キャット", "ja-JP-u-lb-strict") == "キャッ|ト")
    #expect(broken("キャット", "ja@lb=strict") == "キャッ|ト")
    #expect(broken("キャット", "en-u-lb-normal") == "キ|ャ|ッ|ト")
    // The wave dash begins lines in Chinese and Japanese.
    #expect(broken("一〜二", "en") == "一〜|二")
    #expect(broken("一〜二", "zh-Hans") == "一|〜|二")
    #expect(broken("一〜二", "zh-u-lb-strict") == "一〜|二")
    #expect(broken("一〜二", "de-u-lb-normal") == "一〜|二")
  }

  /// A text's lines end by its own language, also where its letters choose the forms of another one.
  @Test(arguments: [("en", 1), ("ja", 2), ("ja-u-lb-strict", 1), ("en-u-lb-normal", 2)])
  func kanaBreakByTheLocale(language: String, first: Int) {
    let engine = TextEngine()
    let text = engine.shape(
      AttributedText("ああッあああッあ", font: FontDescriptor(size: 10).withOwnMetrics), language: language)
    let layout = text.layout(width: 25, height: nil, style: ParagraphStyle())
    // Two letters fit; where ッ cannot begin a line the one before it goes with it.
    #expect(layout.lines[0].runs.map(\.glyphRun.glyphs.count) == [first])
    #expect(text.lines[0].language == (language.hasPrefix("ja") ? language : "ja"))
  }

  /// All of Unicode's small kana and marks that prolong vowels begin lines at the normal and the loose level, and none
  /// at the strict one; Japanese is set at the normal level (CSS Text 3, line-break, and ICU's rules).
  @Test func allSmallKanaFollowTheLevel() throws {
    let file = Self.folder.appendingPathComponent("LineBreak.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var small: [Unicode.Scalar] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2, fields[1].trimmingCharacters(in: .whitespaces) == "CJ" else {
        continue
      }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      small += (first...last).compactMap(Unicode.Scalar.init)
    }
    #expect(small.count == 60)
    for (languages, isAllowed) in [
      (
        ["ja", "ja-JP", "ja-u-lb-normal", "ja-JP-u-lb-loose", "en-u-lb-normal", "zh-u-lb-loose"],
        true
      ),
      (["en", "", "ja-u-lb-strict", "ja-JP@lb=strict", "ko", "zh-Hant-u-lb-strict"], false),
    ] {
      for language in languages {
        let style = LineBreakStyle(language: language)
        let wrong = small.filter {
          let breaks = LineBreaker.breaks(before: ["あ", $0, "あ"], style: style)
          return breaks != [.none, isAllowed ? .allowed : .none, .allowed]
        }
        #expect(wrong.isEmpty, "\(language): \(wrong)")
      }
    }
  }

  @Test func looseLines() {
    #expect(broken("人々", "ja") == "人々")
    #expect(broken("人々", "ja-u-lb-loose") == "人|々")
    #expect(broken("人々", "en-u-lb-loose") == "人|々")
    #expect(broken("一！", "ja") == "一！")
    #expect(broken("一！", "ja-u-lb-loose") == "一|！")
    #expect(broken("一！", "en-u-lb-loose") == "一！")
    #expect(broken("五％", "ja-u-lb-loose") == "五|％")
    #expect(broken("……", "ja") == "……")
    #expect(broken("……", "ja-u-lb-loose") == "…|…")
    // A full stop never begins a line.
    #expect(broken("一。", "ja-u-lb-loose") == "一。")
  }

  @Test func wordsThatAreKept() {
    #expect(broken("한국어 문장", "ko") == "한|국|어 |문|장")
    #expect(broken("한국어 문장", "ko-u-lw-keepall") == "한국어 |문장")
    #expect(broken("漢字 仮名", "ja-u-lw-keepall") == "漢字 |仮名")
  }

  @Test func hyphensThatBeginWords() {
    #expect(broken("kuorma-autot ja -vaunut", "en") == "kuorma-|autot |ja |-|vaunut")
    #expect(broken("kuorma-autot ja -vaunut", "fi") == "kuorma-|autot |ja |-vaunut")
    #expect(broken("-tie", "sv-SE") == "-tie" && broken("-tie", "en") == "-|tie")
  }

  @Test func languagesThatSayNothing() {
    for language in ["", "-", "x", "ja-", "u-lb", "en-u-lb-odd", "@lw="] {
      #expect(broken("a b", language) == "a |b")
    }
  }
}
