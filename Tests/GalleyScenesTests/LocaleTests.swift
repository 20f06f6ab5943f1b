import Foundation
import Galley
import GalleyData
import GalleyText
import TestSupport
import Testing

@testable import GalleyScenes

/// A locale may come from a row: whatever it is called, the process lives.
@Suite struct LocaleTests {
  private static let placeholders = [
    "{{n | number}}", "{{n | number(2)}}", "{{n | percent}}", "{{n | currency('EUR')}}",
    "{{d | date('short')}}", "{{d | date}}", "{{d | date('long')}}", "{{d | date('full')}}",
    "{{d | date('EEEE d MMMM yyyy G')}}", "{{d | time('short')}}", "{{d | time}}",
    "{{d | time('h:mm a zzzz')}}", "{{s | uppercase}}", "{{s | lowercase}}",
    "{{s | capitalized}}", "{{n | plural(other: '#')}}",
  ]
  private static let extensions = [
    "nu": [
      "arab", "arabext", "beng", "deva", "finance", "fullwide", "hanidec", "hans", "hebr",
      "latn", "native", "roman", "taml", "thai", "traditio",
    ],
    "ca": [
      "buddhist", "chinese", "coptic", "dangi", "ethiopic", "gregory", "hebrew", "indian",
      "islamic-umalqura", "iso8601", "japanese", "persian", "roc",
    ],
    "hc": ["h11", "h12", "h23", "h24"],
  ]

  private func text(
    _ placeholder: String, _ locale: Locale, date: String = "2026-03-14T09:30:00+02:00"
  ) throws -> String {
    let row = try DataTable(
      data: Data(#"{"n": 1234567.5, "d": "\#(date)", "s": "iI ßx"}"#.utf8), file: "rows.json"
    ).row(0)
    let context = SceneContext(
      definitions: SceneDefinitions(empty: row.document),
      sources: [SceneContext.Source(node: row.document.root, document: row.document)],
      locale: locale)
    let node = JSONNode(value: .string(placeholder), offset: 0)
    return try SceneValue(node, scope: context.rootScope).displayText()
  }

  /// Thirty locales of CLDR by a seed; with GALLEY_ALL_LOCALES in the environment all of them, in a minute.
  private static func sample(seed: UInt64) -> [String] {
    var generator = SeededRandom(seed: seed)
    let all = Locale.availableIdentifiers.sorted()
    if ProcessInfo.processInfo.environment["GALLEY_ALL_LOCALES"] != nil { return all }
    return Array(all.shuffled(using: &generator).prefix(30))
  }

  @Test(arguments: [1, 2] as [UInt64])
  func everyFormatterWritesForEveryLocaleOfCLDR(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    // Those that Foundation's formatter of dates ends the process for, first.
    var names = ["en-u-nu-latn", "ar-u-nu-arab", "hi-u-nu-deva", "th-TH-u-ca-buddhist-nu-thai"]
    for name in Self.sample(seed: seed) {
      let chosen = try ["ca", "hc", "nu"].map { key in
        (key, try #require(Self.extensions[key]?.randomElement(using: &generator)))
      }
      let tag = name.replacingOccurrences(of: "_", with: "-") + "-u"
      names.append(name)
      names += chosen.map { "\(tag)-\($0.0)-\($0.1)" }
      names.append(tag + chosen.map { "-\($0.0)-\($0.1)" }.joined())
    }
    for name in names {
      let locale = try #require(LocaleName.locale(name), "\(name) is refused (seed \(seed))")
      for placeholder in Self.placeholders {
        let text = try text(placeholder, locale)
        #expect(!text.isEmpty, "\(placeholder) in \(name) (seed \(seed))")
      }
    }
  }

  @Test func datesAreWhatFoundationWritesWhereItWritesAny() throws {
    let styles: [(String, DateFormatter.Style)] = [
      ("short", .short), ("medium", .medium), ("long", .long), ("full", .full),
    ]
    for name in Self.sample(seed: 3) {
      let locale = try #require(LocaleName.locale(name))
      let writer = DateFormatter()
      writer.locale = Locale(identifier: name)
      writer.timeZone = TimeZone(secondsFromGMT: 7200)
      for (style, value) in styles {
        (writer.dateStyle, writer.timeStyle) = (value, .none)
        let expected = writer.string(from: Date(timeIntervalSince1970: 1_773_473_400))
        #expect(try text("{{d | date('\(style)')}}", locale) == expected, "\(style) in \(name)")
      }
    }
  }

  @Test(arguments: [
    ("de_CH", "de-CH"), ("zh_Hant_TW", "zh-Hant-TW"), ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ@Cyrillic", "uz-Cyrl-UZ"),
    ("sr_Latn_RS@latin", "sr-Latn-RS"),
    ("en_US_POSIX", "en-US-POSIX"), ("th_TH@numbers=thai", "th-TH-u-nu-thai"),
    ("ja_JP@calendar=japanese", "ja-JP-u-ca-japanese"), ("fi-FI", "fi-FI"),
  ])
  func namesAsSwiftWritesThemAreTags(_ name: String, tag: String) throws {
    let scene = """
      {"galley": 1, "canvas": {"locale": "\(name)"}, "view": {"type": "Text", "text": "a",
       "modifiers": [{"environment": {"locale": "\(name)"}}]}}
      """
    let read = try Scene(data: Data(scene.utf8), file: "test.json")
    #expect(read.canvas.locale?.identifier == tag)
    #expect(LanguageTag.of(Locale(identifier: name)) == tag)
  }

  /// Rows of data have languages that Foundation does not know: they are written as without a language. An option must
  /// name one that it knows.
  @Test(arguments: [
    ("iw", true), ("eng", true), ("cmn_Hans", true), ("sh", true), ("root", true), ("und", true),
    ("tok", true), ("xx", false), ("xx-YY", false), ("deutsch", false),
  ])
  func languagesAreKnownByFormerAndLongNames(_ name: String, isKnown: Bool) {
    #expect(LocaleName.locale(name) != nil)
    #expect((LanguageTag.locale(name, ofKnownLanguage: true) != nil) == isKnown)
  }

  @Test func aScriptBehindTheNameIsTheScriptThatIsWritten() throws {
    let latin = try #require(LocaleName.locale("sr@latin"))
    #expect(try text("{{d | date('long')}}", latin) == "14. mart 2026.")
    let thai = try #require(LocaleName.locale("th_TH@calendar=buddhist;numbers=thai"))
    #expect(try text("{{d | date('short')}}", thai) == "๑๔/๓/๖๙")
  }

  @Test(arguments: [
    "en-u-nu-zzzz", "en@numbers=zzzz", "en@", "sr@foo", "_US", "@numbers=latn", "en__US", "en\u{0}",
    "en_US.UTF-8", "é", "en US", "ur-ZZ-u-ca-islamic-umalqura", "en_ZZ@calendar=islamic",
    "de-Latn-999-u-hc-h11-ca-islamic-civil",
    String(repeating: "en-", count: 60) + "en",
  ])
  func namesThatSayNothingAreRefused(_ name: String) {
    #expect(LocaleName.locale(name) == nil)
  }

  /// Tags of random parts, most of which mean nothing: refused, or written for.
  @Test(arguments: [11, 12] as [UInt64]) func noTagEndsTheProcess(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789")
    let words = [
      "ZZ", "islamic", "u", "t", "x", "nu", "ca", "hc", "cu", "rg", "tz", "latn", "zzzz", "eur",
      "posix",
    ]
    var written = 0
    for _ in 0..<150 {
      let parts = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? words.randomElement(using: &generator) ?? ""
          : String(
            (0..<Int.random(in: 1...8, using: &generator)).map { _ in
              letters.randomElement(using: &generator) ?? "a"
            })
      }
      let start = ["en", "ar-EG", "zh_Hant", "sr"].randomElement(using: &generator) ?? "en"
      let name = ([start] + parts).joined(separator: "-")
      guard let locale = LocaleName.locale(name) else { continue }
      written += 1
      for placeholder in Self.placeholders {
        let text = try text(placeholder, locale)
        #expect(!text.isEmpty, "\(placeholder) in \(name) (seed \(seed))")
      }
    }
    #expect(written > 20)
  }

  /// A locale that no scene can name is an error of the scene, too: programs may set any.
  @Test func aLocaleThatNoDateCanBeWrittenForIsAnError() {
    for name in [
      "en-u-nu-zzzz", "en_ZZ@calendar=islamic",
      "en-" + String(repeating: "abcdefgh-", count: 60) + "a",
    ] {
      #expect(throws: SceneError.self) {
        try text("{{d | date}}", Locale(identifier: name))
      }
    }
  }

  @Test func everyOffsetIsWrittenOrAnError() throws {
    let english = Locale(identifier: "en")
    for minutes in stride(from: -25 * 60, through: 25 * 60, by: 15) {
      let (hour, minute) = (minutes.magnitude / 60, minutes.magnitude % 60)
      let offset = (minutes < 0 ? "-" : "+") + String(format: "%02d:%02d", Int(hour), Int(minute))
      let date = "2026-03-14T09:30:00" + offset
      if minutes.magnitude <= 14 * 60 {
        #expect(try text("{{d | time('HH:mm xxx')}}", english, date: date) == "09:30 \(offset)")
      } else {
        #expect(throws: SceneError.self) { try text("{{d | time}}", english, date: date) }
      }
    }
  }
}
