import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyViews

/// Numbers in texts of the source are written as `String(format:locale:)` writes them on Apple's systems.
@Suite struct NumberTextTests {
  private func words(_ text: Text, _ locale: String? = nil) -> String {
    var environment = EnvironmentValues()
    if let locale { environment.locale = Locale(identifier: locale) }
    return text.words(in: environment)
  }

  @Test func separatorsAreThoseOfTheEnvironmentsLocale() {
    let text = Text("\(2024) and \(1_234_567)")
    for (locale, expected) in [
      (nil, "2,024 and 1,234,567"), ("en_US", "2,024 and 1,234,567"),
      ("de_DE", "2.024 and 1.234.567"), ("de_CH", "2’024 and 1’234’567"),
      ("fr_FR", "2\u{202F}024 and 1\u{202F}234\u{202F}567"),
      ("es_ES", "2024 and 1.234.567"), ("en_IN", "2,024 and 12,34,567"),
      ("en_US_POSIX", "2024 and 1234567"), ("ar_EG", "٢٬٠٢٤ and ١٬٢٣٤٬٥٦٧"),
      ("fa_IR", "۲٬۰۲۴ and ۱٬۲۳۴٬۵۶۷"), ("ne", "२,०२४ and १२,३४,५६७"),
      ("en_US@numbers=deva", "२,०२४ and १,२३४,५६७"),
    ] {
      #expect(words(text, locale) == expected, "\(locale ?? "none")")
    }
    #expect(words(Text("\(-5)"), "sv_SE") == "\u{2212}5")
    #expect(words(Text("\(-5)"), "fa_IR") == "\u{200E}\u{2212}۵")
    #expect(words(Text("\(-1500) \(-5)")) == "-1,500 -5")
  }

  @Test func realNumbersHaveSixDigitsBehindTheirSeparator() {
    let text = Text("\(8.0) \(Float(1234.5)) \(CGFloat(-0.1234567))")
    #expect(words(text) == "8.000000 1,234.500000 -0.123457")
    #expect(words(text, "de_DE") == "8,000000 1.234,500000 -0,123457")
    #expect(words(text, "ar_EG") == "٨٫٠٠٠٠٠٠ ١٬٢٣٤٫٥٠٠٠٠٠ \u{61C}-٠٫١٢٣٤٥٧")
    #expect(words(Text("\(Double.infinity) \(-Double.infinity) \(Double.nan)")) == "∞ -∞ NaN")
    #expect(words(Text("\(CGPoint(x: 1, y: 2).x)")) == "1.000000")
  }

  @Test func allWholeTypesAreGrouped() {
    #expect(
      words(Text("\(Int.max) \(Int.min)"))
        == "9,223,372,036,854,775,807 -9,223,372,036,854,775,808")
    #expect(words(Text("\(UInt.max) \(UInt64(1000))")) == "18,446,744,073,709,551,615 1,000")
    #expect(words(Text("\(Int8.min) \(UInt8.max)")) == "-128 255")
    #expect(words(Text("\(Int16.min) \(UInt16.max)")) == "-32,768 65,535")
    #expect(words(Text("\(Int32.min) \(UInt32.max)")) == "-2,147,483,648 4,294,967,295")
    #expect(words(Text("\(Int64(-1000)) \(0) \(999) \(1000)")) == "-1,000 0 999 1,000")
  }

  @Test(arguments: SeededRandom.freshSeeds()) func englishIsTheFormattersEnglish(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let locale = Locale(identifier: "en_US")
    for _ in 0..<2000 {
      let number = random.next()
      let value = Int64(bitPattern: number) >> Int64(number % 64)
      let magnitude = number >> (number % 61)
      let expected = value.formatted(.number.locale(locale))
      #expect(words(Text("\(value)")) == expected, "seed \(seed)")
      #expect(
        words(Text("\(magnitude)")) == magnitude.formatted(.number.locale(locale)), "seed \(seed)")
    }
  }

  @Test func formatsSayHowNumbersAreWritten() {
    for (text, english, german) in [
      (Text("\(2.5, specifier: "%.2f") km"), "2.50 km", "2,50 km"),
      (Text("\(2500.125, specifier: "%.2lf")"), "2,500.12", "2.500,12"),
      (Text("\(2500.5, specifier: "%.0f")"), "2,500", "2.500"),
      (Text("\(99.5, specifier: "%.1f%%")"), "99.5%", "99,5%"),
      (Text("\(1234, specifier: "%d") m"), "1,234 m", "1.234 m"),
      (Text("\(5, specifier: "%02d"):\(42, specifier: "%02d")"), "05:42", "05:42"),
      (Text("\(42, specifier: "%04d")"), "0,042", "0.042"),
      (Text("\(42, specifier: "%.5d")"), "00,042", "00.042"),
      (Text("\(42, specifier: "%5d|")"), "   42|", "   42|"),
      (Text("\(1234, specifier: "%-7d|")"), "1,234  |", "1.234  |"),
      (Text("\(7, specifier: "%+d") \(-7, specifier: "%+d")"), "+7 -7", "+7 -7"),
      (Text("\(0.5, specifier: "%+.1f")"), "+0.5", "+0,5"),
      (Text("\(3.14159, specifier: "%8.2f|")"), "    3.14|", "    3,14|"),
      (Text("\(-3.14159, specifier: "%08.3f")"), "-003.142", "-003,142"),
      (Text("\(65535, specifier: "%x") \(65535, specifier: "%X")"), "ffff FFFF", "ffff FFFF"),
      (Text("\(8, specifier: "%o") \(65, specifier: "%c")"), "10 A", "10 A"),
      (Text("\(1234.5, specifier: "%e")"), "1.234500E+03", "1,234500E+03"),
      (Text("\(0.5, specifier: "%g")"), "0.5", "0,5"),
      // What a place looks at, as C passes it.
      (Text("\(5_000_000_000, specifier: "%d")"), "705,032,704", "705.032.704"),
      (Text("\(5_000_000_000, specifier: "%ld")"), "5,000,000,000", "5.000.000.000"),
      (Text("\(-1, specifier: "%u")"), "4,294,967,295", "4.294.967.295"),
      (Text("\(-1, specifier: "%hhx") \(300, specifier: "%hhd")"), "ff 44", "ff 44"),
      // Places of another kind, of no kind, and of more than there is.
      (Text("\(2, specifier: "%.1f")"), "2.0", "2,0"),
      (Text("\(2.5, specifier: "%d")"), "2.500000", "2,500000"),
      (Text("\(1234, specifier: "%@")"), "1,234", "1.234"),
      (Text("\(1, specifier: "%d of %d")"), "1 of ", "1 of "),
      (
        Text("\(1, specifier: "%999999999d")."),
        String(repeating: " ", count: 199) + "1.",
        String(repeating: " ", count: 199) + "1."
      ),
    ] {
      #expect(words(text) == english)
      #expect(words(text, "de_DE") == german)
    }
  }

  @Test func stringsAndWhatIsNoNumberStayAsTheyAre() {
    let (count, string) = (2024, "2024")
    #expect(words(Text(verbatim: "\(count) \(8.0)")) == "2024 8.0")
    #expect(words(Text(String("\(count) \(8.0)"))) == "2024 8.0")
    #expect(words(Text("\(string) \(String(count))")) == "2024 2024")
    #expect(words(printed(Int?.some(2024))) == "Optional(2024)")
    #expect(words(Text("\(true) \(Text(verbatim: "\(count)"))")) == "true 2024")
  }

  private func printed<Value>(_ value: Value) -> Text { Text("\(value)") }

  @Test func objectsDescribeThemselvesInTheLocale() {
    let text = Text("\(Decimal(string: "-12345.75") ?? 0) and \(NSNumber(value: 1234.5))")
    #expect(words(text) == "-12345.75 and 1,234.5")
    #expect(words(text, "de_DE") == "-12345,75 and 1.234,5")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    let english = Text("\(date)").words(in: environment)
    #expect(english.hasPrefix("Tuesday, November 14, 2023 at 11:13:20\u{202F}PM "))
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    #expect(
      Text("\(date)").words(in: environment)
        == "Dienstag, 14. November 2023 um 23:13:20 Mitteleuropäische Normalzeit")
    #expect(words(printed(Decimal?.some(2))) == "Optional(2)")
  }

  private func row<V: _FormatSpecifiable>(_ value: V) -> Text { Text("\(value) m") }

  @Test func genericCodeIsToldTheType() {
    #expect(words(row(1500)) == "1,500 m")
    #expect(words(row(1500.0), "de_DE") == "1.500,000000 m")
  }

  @Test func stringsOfTheSourceHaveTheLocaleThatIsAskedFor() {
    #expect(String(localized: "\(2024) at \(8.0)") == "2,024 at 8.000000")
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(2024) at \(8.0)", locale: german) == "2.024 at 8,000000")
    let resource = LocalizedStringResource("\(2024)", locale: german)
    #expect(String(localized: resource) == "2.024")
    #expect(words(Text("in \(resource)"), "de_DE") == "in 2.024")
  }

  @Test func keysAreEqualWhereTheirNumbersAre() {
    #expect(LocalizedStringKey("\(1)") == LocalizedStringKey("\(1)"))
    #expect(LocalizedStringKey("\(1)") != LocalizedStringKey("\(2)"))
    #expect(LocalizedStringKey("\(1)") != LocalizedStringKey("\(UInt(1))"))
    #expect(LocalizedStringKey("\(1)") != LocalizedStringKey("\(1, specifier: "%x")"))
    #expect(Text("\(1.5)") == Text("\(1.5)"))
    #expect(Text("\(1.5)") != Text("\(2.5)"))
    #expect(Set([LocalizedStringKey("\(1)"), LocalizedStringKey("\(1)")]).count == 1)
  }

  /// Every view with a title of the source, beside the same one with the words that are to be seen.
  @Test func controlsWriteNumbersAsTextsDo() throws {
    func page(_ one: LocalizedStringKey) -> some View {
      NavigationStack {
        VStack {
          Button(one) {}
          Label(one, systemImage: "star")
          Toggle(one, isOn: .constant(true))
          Stepper(one, value: .constant(1))
          Picker(one, selection: .constant(1)) { Text(one).tag(1) }
          LabeledContent(one, value: "a")
          DatePicker(one, selection: .constant(Date(timeIntervalSince1970: 0)))
          ProgressView(one, value: 0.5)
          Section(one) { TextField(one, text: .constant("")) }
          GroupBox(one) { Text(one) }
          DisclosureGroup(one) { Text(one) }
          Menu(one) { Button(one) {} }
          Link(one, destination: URL(fileURLWithPath: "/"))
          ContentUnavailableView(one, systemImage: "star")
        }.navigationTitle(one)
      }
    }
    func hash(_ view: some View, _ locale: String) throws -> UInt64 {
      let view = view.frame(width: 390, height: 1200).environment(
        \.locale, Locale(identifier: locale))
      return try ImageRenderer(content: view).render().bitmap.pixelHash
    }
    for (locale, shown) in [("en_US", "2,024 at 8.000000"), ("de_DE", "2.024 at 8,000000")] {
      let found = try hash(page("\(2024) at \(8.0)"), locale)
      #expect(try found == hash(page(LocalizedStringKey(shown)), locale))
      #expect(try found != hash(page("2024 at 8.0"), locale))
      let alert = Text("a").alert("\(2024)", isPresented: .constant(true)) { Button("\(1000)") {} }
      let grouped = locale == "en_US" ? ["2,024", "1,000"] : ["2.024", "1.000"]
      let expected = Text("a").alert(Text(verbatim: grouped[0]), isPresented: .constant(true)) {
        Button(action: {}) { Text(verbatim: grouped[1]) }
      }
      #expect(try hash(alert, locale) == hash(expected, locale))
    }
  }
}
