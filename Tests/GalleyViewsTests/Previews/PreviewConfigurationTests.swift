import Foundation
import Galley
import Testing

/// Settings of previews as texts: read, written, and in names of files.
struct PreviewConfigurationTests {
  private static let texts: [(name: String, text: String)] = [
    ("device", "iPhone 15 Pro"), ("orientation", "landscapeLeft"), ("size", "320x480.5"),
    ("scheme", "dark"), ("direction", "rtl"), ("type-size", "accessibility3"),
    ("locale", "ar_EG"), ("contrast", "increased"), ("scale", "3"),
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
    #expect(configuration.contrast == .increased)
    #expect(configuration.scale == 3)
    #expect(Self.texts.map(\.name).sorted() == PreviewConfiguration.names.sorted())
  }

  @Test func wordsAreReadInAnyCaseAndForm() throws {
    var configuration = PreviewConfiguration()
    try configuration.set("device", to: "iphone-15-pro")
    try configuration.set("orientation", to: "landscape")
    try configuration.set("scale", to: "2x")
    try configuration.set("type-size", to: "XXLARGE")
    try configuration.set("direction", to: "rightToLeft")
    try configuration.set("locale", to: "zh-Hant-TW")
    #expect(configuration.device == "iPhone 15 Pro")
    #expect(configuration.orientation == .landscapeLeft)
    #expect(configuration.scale == 2)
    #expect(configuration.dynamicTypeSize == .xxLarge)
    #expect(configuration.layoutDirection == .rightToLeft)
    #expect(configuration.locale?.identifier == "zh_Hant_TW")
  }

  @Test func whatIsWrongSaysWhatIsExpectedAndWhatIsNear() {
    #expect(
      message("scheme", "drak")
        == "scheme is \"drak\": expected light, dark; did you mean dark?")
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
        + "-increased-contrast-3x")
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
        + "accessibility3, ar_EG, increased contrast, 3x")
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

  @Test func oneIsLaidOverAnother() throws {
    var base = PreviewConfiguration()
    base.colorScheme = .dark
    base.scale = 3
    var other = PreviewConfiguration()
    other.colorScheme = .light
    let both = base.overridden(by: other)
    #expect(both.colorScheme == .light && both.scale == 3)
  }
}
