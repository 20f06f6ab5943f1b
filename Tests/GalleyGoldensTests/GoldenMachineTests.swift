import GalleyGoldens
import Testing

/// Asks for the machine where it is made and where it is drawn.
nonisolated private struct Asking: View {
  private let made = Asking.words()
  @State private var kept = Asking.words()

  static func words() -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    let date = Date()
    return [
      formatter.string(from: date), date.formatted(), 1234.5.formatted(.currency(code: "USD")),
      Locale.current.identifier, "\(Calendar.current.firstWeekday)", TimeZone.current.identifier,
    ].joined(separator: ", ")
  }

  var body: some View {
    VStack {
      Text(verbatim: made)
      Text(verbatim: kept)
      Text(verbatim: Asking.words())
    }
  }
}

/// The same words without a question.
nonisolated private struct Told: View {
  let words: String

  var body: some View {
    VStack { ForEach(0..<3) { _ in Text(verbatim: words) } }
  }
}

/// Code of views in goldens finds the golden's locale, time zone and date.
@Suite struct GoldenMachineTests {
  private static let berlin = GoldenCanvas(
    locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
    date: Date(timeIntervalSince1970: 1_790_000_000))

  /// What formatters that are told all of it write.
  private func words(
    _ locale: Locale, _ zone: TimeZone, _ date: Date, firstWeekday: Int
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    (formatter.locale, formatter.timeZone) = (locale, zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let style = Date.FormatStyle(
      date: .numeric, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)
    return [
      formatter.string(from: date), style.format(date),
      1234.5.formatted(.currency(code: "USD").locale(locale)), locale.identifier,
      "\(firstWeekday)", zone.identifier,
    ].joined(separator: ", ")
  }

  private func hash(_ canvas: GoldenCanvas, _ view: () -> some View) throws -> UInt64 {
    let view = canvas.run(view)
    return try canvas.draw(view, with: Renderer()).pixelHash
  }

  @Test func viewsFindTheCanvas() throws {
    let american = words(
      Locale(identifier: "en_US"), .gmt, EnvironmentValues().imageDate, firstWeekday: 1)
    let german = words(
      Self.berlin.locale, Self.berlin.timeZone, Self.berlin.date, firstWeekday: 2)
    for (canvas, words) in [(GoldenCanvas(), american), (Self.berlin, german)] {
      #expect(canvas.run { Asking.words() } == words)
      #expect(try hash(canvas) { Asking() } == hash(canvas) { Told(words: words) })
    }
  }

  @Test func imagesOfOtherLibrariesFindIt() throws {
    let view = Self.berlin.run { Asking() }
    let words = Self.berlin.run { Asking.words() }
    #expect(
      SnapshotImage.data(of: view, on: Self.berlin)
        == SnapshotImage.data(of: Told(words: words), on: Self.berlin))
  }

  /// Each combination is made on its own canvas.
  @Test func aMatrixMakesItsViewsAnew() throws {
    let package = try GoldenBox()
    try package.write(Data(), "Package.swift")
    var assertion = GoldenAssertion(
      suite: "Machine", testSuite: nil, name: "asking", testName: "asking()",
      file: package.path("Tests/Tests.swift"), line: 1)
    assertion.matrix = GoldenMatrix(
      locales: [Locale(identifier: "en_US"), Locale(identifier: "de_DE")])
    assertion.record = .missing
    var made: [String] = []
    let results = assertion.check { () -> Text in
      made.append(Locale.current.identifier)
      return Text(verbatim: made.joined())
    }
    #expect(results.map(\.key) == ["Machine/asking-en_US", "Machine/asking-de_DE"])
    #expect(made == ["en_US", "de_DE"])
  }

  @MainActor @Test func aRendererThatIsDrivenFindsIt() throws {
    let words = Self.berlin.run { Asking.words() }
    let texts = try Self.berlin.run {
      let renderer = ImageRenderer(content: Asking())
      try renderer.advance(by: 0)
      return try renderer.draw().pixelHash
    }
    let told = ImageRenderer(content: Told(words: words))
    #expect(try texts == told.draw().pixelHash)
    #expect(abs(Date().timeIntervalSince(Self.berlin.date)) > 60)
  }
}
