import Foundation
import Galley
import Testing

/// Settings of previews as texts: read, written, and in names of files.
struct PreviewConfigurationTests {
  private static let texts: [(name: String, text: String)] = [
    ("device", "iPhone 15 Pro"), ("orientation", "landscapeLeft"), ("size", "320x480.5"),
    ("scheme", "dark"), ("direction", "rtl"), ("type-size", "accessibility3"),
    ("locale", "ar_EG"), ("time-zone", "GMT+2"), ("date", "2026-09-24T14:45"),
    ("contrast", "increased"), ("look", "26"), ("scale", "3"),
  ]

  private func all() throws -> PreviewConfiguration {
    var configuration = PreviewConfiguration()
    for (name, text) in Self.texts { try configuration.set(name, to: text) }
    return configuration
  }

  private func message(_ name: String, _ text: String) -> String {
    var configuration = PreviewConfiguration()
    do {
      try configuration.set(name, to: text)
      return "none"
    } catch {
      #expect(configuration == PreviewConfiguration())
      return "\(error)"
    }
  }

  @Test func everyNameIsSet() throws {
    let configuration = try all()
    #expect(configuration.device == "iPhone 15 Pro")
    #expect(configuration.orientation == .landscapeLeft)
    #expect(configuration.size == CGSize(width: 320, height: 480.5))
    #expect(configuration.colorScheme == .dark)
    #expect(configuration.layoutDirection == .rightToLeft)
    #expect(configuration.dynamicTypeSize == .accessibility3)
    #expect(configuration.locale?.identifier == "ar_EG")
    #expect(configuration.timeZone?.secondsFromGMT() == 7200)
    #expect(configuration.date == PreviewDate("2026-09-24T14:45"))
    #expect(configuration.contrast == .increased)
    #expect(configuration.look == .iOS26)
    #expect(configuration.scale == 3)
    #expect(Self.texts.map(\.name).sorted() == PreviewConfiguration.names.sorted())
  }

  @Test func everyValueIsCopiedAlone() throws {
    let whole = try all()
    for (name, text) in Self.texts {
      let setting = try #require(PreviewConfiguration.Setting(rawValue: name))
      var one = PreviewConfiguration()
      try one.set(name, to: text)
      var copy = PreviewConfiguration()
      copy.copy(setting, from: whole)
      #expect(copy == one)
      copy.copy(setting, from: PreviewConfiguration())
      #expect(copy == PreviewConfiguration())
    }
  }

  @Test func wordsAreReadInAnyCaseAndForm() throws {
    var configuration = PreviewConfiguration()
    try configuration.set("device", to: "iphone-15-pro")
    try configuration.set("orientation", to: "landscape")
    try configuration.set("scale", to: "2x")
    try configuration.set("type-size", to: "XXLARGE")
    try configuration.set("direction", to: "rightToLeft")
    try configuration.set("locale", to: "zh-Hant-TW")
    try configuration.set("time-zone", to: "europe/berlin")
    try configuration.set("date", to: "2026-09-24")
    #expect(configuration.device == "iPhone 15 Pro")
    #expect(configuration.orientation == .landscapeLeft)
    #expect(configuration.scale == 2)
    #expect(configuration.dynamicTypeSize == .xxLarge)
    #expect(configuration.layoutDirection == .rightToLeft)
    #expect(configuration.locale?.identifier == "zh_Hant_TW")
    #expect(configuration.timeZone?.identifier == "Europe/Berlin")
    #expect(configuration.date == PreviewDate("2026-09-24T09:41"))
  }

  /// The names that scenes take, too.
  @Test(arguments: [
    ("sr@latin", "sr_Latn"), ("de_CH@calendar=buddhist", "de_CH@calendar=buddhist"), ("iw", "he"),
    ("root", "root"), ("de-CH", "de_CH"), ("ar-u-nu-latn", "ar@numbers=latn"),
    ("en_US_POSIX", "en_US_POSIX"),
  ])
  func localesHaveTheNamesOfScenes(_ name: String, identifier: String) throws {
    var configuration = PreviewConfiguration()
    try configuration.set("locale", to: name)
    #expect(configuration.locale?.identifier == identifier)
    try configuration.set("locale", to: identifier)
    #expect(configuration.locale?.identifier == identifier)
  }

  @Test func whatIsWrongSaysWhatIsExpectedAndWhatIsNear() {
    #expect(
      message("scheme", "drak")
        == "scheme is \"drak\": expected light, dark; did you mean dark?")
    #expect(message("look", "17") == "look is \"17\": expected 18, 26; did you mean 18?")
    #expect(message("size", "320").hasPrefix("size is \"320\": expected WIDTHxHEIGHT"))
    for text in ["0x10", "-1x10", "infx1", "nanx1", "1x2x3", "x", "", "1 x 2"] {
      #expect(message("size", text).contains("expected WIDTHxHEIGHT"), "\(text)")
    }
    for text in ["0", "-1", "17", "nan", "x", ""] {
      #expect(message("scale", text).contains("pixels per point"), "\(text)")
    }
    for text in ["xx", "", "de/../..", "deutsch", "de CH"] {
      #expect(message("locale", text).contains("expected a language"), "\(text)")
    }
    for text in [
      "", "2026", "2026-9-24", "2026-02-30", "0000-01-01", "2026-09-24T", "2026-09-24T24:00",
      "2026-09-24T14:60", "2026-09-24T14:45:60", "2026-09-24T14:45+15:00", "2026-09-24 14:45 Z",
      "24.9.2026", "2026-09-24Z", "now", "٢٠٢٦-09-24",
    ] {
      #expect(message("date", text).contains("expected a date such as"), "\(text)")
    }
    #expect(message("time-zone", "Europe/Berlni").contains("did you mean Europe/Berlin?"))
    for text in ["", "Mars/Olympus", "GMT+25", "../etc"] {
      #expect(message("time-zone", text).contains("expected a time zone"), "\(text)")
    }
    #expect(message("type-size", "acessibility3").hasSuffix("did you mean accessibility3?"))
    #expect(message("device", "iPhone 15 Por").contains("did you mean iPhone 15 Pro"))
    #expect(message("sheme", "dark").contains("did you mean scheme?"))
  }

  @Test func fileNamesHoldWhatIsSet() throws {
    #expect(PreviewConfiguration().suffix == "")
    var configuration = PreviewConfiguration()
    configuration.dynamicTypeSize = .accessibility3
    configuration.layoutDirection = .rightToLeft
    configuration.colorScheme = .dark
    #expect(configuration.suffix == "-dark-rtl-accessibility3")
    #expect(
      try all().suffix
        == "-iphone-15-pro-landscapeleft-320x480.5-dark-rtl-accessibility3-ar_eg"
        + "-gmt-plus-0200-2026-09-24t14-45-increased-contrast-ios-26-3x")
    configuration = PreviewConfiguration()
    configuration.device = "../../etc/\u{202e}passwd\\:*"
    #expect(configuration.suffix == "-etc-passwd")
    for screen in DeviceTable.screens {
      configuration.device = screen.name
      #expect(FileName.fault(in: configuration.suffix, byteLimit: 100) == nil)
    }
    #expect(
      Set(
        DeviceTable.screens.map {
          configuration.device = $0.name
          return configuration.suffix
        }
      ).count == DeviceTable.screens.count)
  }

  @Test func peopleReadWhatIsSet() throws {
    #expect(PreviewConfiguration().summary == "default")
    #expect(
      try all().summary
        == "iPhone 15 Pro, landscapeLeft, 320 x 480.5 points, dark, right to left, "
        + "accessibility3, ar_EG, GMT+0200, 2026-09-24T14:45, increased contrast, iOS 26, 3x")
  }

  @Test func theyAreWrittenAsTextsAndReadAgain() throws {
    for configuration in [PreviewConfiguration(), try all()] {
      let data = try JSONEncoder().encode(configuration)
      #expect(try JSONDecoder().decode(PreviewConfiguration.self, from: data) == configuration)
    }
    let text = #"{"scheme": "dark", "type-size": "huge"}"#
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(PreviewConfiguration.self, from: Data(text.utf8))
    }
    #expect("\(error)".contains("expected xSmall, small"))
  }

  @Test func datesAreReadAsTheyAreWritten() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    for (text, written, seconds) in [
      ("2026-09-24", "2026-09-24T09:41", 1_790_257_260.0),
      ("2026-01-24 14:45", "2026-01-24T14:45", 1_769_283_900),
      ("2026-09-24T14:45:30", "2026-09-24T14:45:30", 1_790_275_530),
      ("2026-09-24T14:45Z", "2026-09-24T14:45Z", 1_790_261_100),
      ("2026-09-24T14:45-0330", "2026-09-24T14:45-03:30", 1_790_273_700),
      ("2024-02-29T00:00+14:00", "2024-02-29T00:00+14:00", 1_709_114_400),
    ] {
      let date = try #require(PreviewDate(text), "\(text)")
      #expect("\(date)" == written && PreviewDate(written) == date)
      #expect(date.date(in: zone) == Date(timeIntervalSince1970: seconds), "\(text)")
    }
  }

  /// Offsets from Greenwich differ by their sign alone.
  @Test func fileNamesTellTimeZonesApart() throws {
    var suffixes: Set<String> = []
    let names = TimeZone.knownTimeZoneIdentifiers + ["GMT+2", "GMT-2", "Etc/GMT+2", "Etc/GMT-2"]
    for name in names {
      var configuration = PreviewConfiguration()
      try configuration.set("time-zone", to: name)
      suffixes.insert(configuration.suffix)
      #expect(FileName.fault(in: configuration.suffix, byteLimit: 100) == nil)
    }
    #expect(suffixes.count == names.count)
    for date in ["2026-09-24T14:45+02:00", "2026-09-24T14:45-02:00", "2026-09-24T14:45"] {
      var configuration = PreviewConfiguration()
      try configuration.set("date", to: date)
      suffixes.insert(configuration.suffix)
    }
    #expect(suffixes.count == names.count + 3)
  }

  @Test func oneIsLaidOverAnother() throws {
    var base = PreviewConfiguration()
    base.colorScheme = .dark
    base.scale = 3
    var other = PreviewConfiguration()
    other.colorScheme = .light
    let both = base.overridden(by: other)
    #expect(both.colorScheme == .light && both.scale == 3)
    #expect(try PreviewConfiguration().overridden(by: all()) == all())
    #expect(try all().overridden(by: PreviewConfiguration()) == all())
  }
}
