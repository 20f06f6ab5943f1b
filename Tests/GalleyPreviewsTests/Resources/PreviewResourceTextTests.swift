import Foundation
import Galley
import GalleyPreviews
import GalleyViews
import Testing

@Suite struct PreviewResourceTextTests {
  private let apples = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld apples": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}}}}}}},
      "%@ gave %lld to %@": {"localizations": {
        "de": {"stringUnit": {"value": "**%3$@** bekam %2$lld von %1$@"}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Touch"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a tree"}},
            "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
      "%lf of %lld": {"localizations": {"de": {
        "stringUnit": {"value": "%#@part@ von %2$05d, %2$x"},
        "substitutions": {
          "part": {"argNum": 1, "formatSpecifier": ".1f", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg l"}}}}}}}}},
      "%lld%% done": {"localizations": {"de": {"stringUnit": {"value": "%lld %% fertig"}}}},
      "100%": {"localizations": {"de": {"stringUnit": {"value": "ganz 100%"}}}},
      "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
      "Untranslated": {}
    }}
    """

  private func resources() throws -> (ProjectFolder, ProjectResources) {
    let folder = try ProjectFolder()
    try folder.write("Localizable.xcstrings", apples)
    let resources = folder.resources
    // The table is read while the folder is there.
    _ = resources.string("Tap", locale: Locale(identifier: "en"))
    return (folder, resources)
  }

  @Test(arguments: [
    (1, "en", "1 apple"), (5, "en", "5 apples"), (1, "pl", "1 jabłko"), (3, "pl", "3 jabłka"),
    (5, "pl_PL", "5 jabłek"), (22, "pl", "22 jabłka"), (1234, "en", "1,234 apples"),
  ])
  func pluralsAreOfTheLanguage(_ count: Int, _ locale: String, _ expected: String) throws {
    let (_, resources) = try resources()
    #expect(resources.words(Text("\(count) apples"), locale) == expected)
  }

  @Test func valuesMayChangePlaces() throws {
    let (_, resources) = try resources()
    let (one, other) = ("Ann", "Bob")
    let text = Text("\(one) gave \(3) to \(other)")
    #expect(resources.words(text, "de") == "Bob bekam 3 von Ann")
    #expect(resources.words(text, "fr") == "Ann gave 3 to Bob")
    #expect(resources.problems == [])
  }

  @Test(arguments: ["-9223372036854775808", "-1", "0", "2", "9223372036854775807"])
  func anArgumentThatIsNotThereIsTold(_ number: String) throws {
    let folder = try ProjectFolder()
    try folder.write(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld birds": {"localizations": {"en": {"#
        + #""stringUnit": {"value": "%#@birds@"}, "substitutions": {"birds": {"argNum": \#(number), "#
        + #""formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg!"}}}}}}}}}}}"#
    )
    let resources = folder.resources
    #expect(resources.words(Text("\(7) birds"), "en") == "!")
    #expect(resources.problems.contains { $0.description.contains("the key has 1") })
  }

  /// Four of four of four, eight deep, are 87,380.
  @Test func variablesWithinVariablesHaveALimit() throws {
    let folder = try ProjectFolder()
    let inner = String(repeating: "%#@birds@", count: 4)
    try folder.write(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld birds": {"localizations": {"en": {"#
        + #""stringUnit": {"value": "%#@birds@"}, "substitutions": {"birds": {"argNum": 1, "#
        + #""formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "x\#(inner)"}}}}}}}}}}}"#
    )
    let resources = folder.resources
    let words = resources.words(Text("\(7) birds"), "en")
    #expect(words.allSatisfy { $0 == "x" } && (100...1000).contains(words.count), "\(words.count)")
    let problems = resources.problems.filter { $0.message.contains("more than 1000 variables") }
    #expect(
      problems.map(\.message) == [
        "the text \"%lld birds\" has more than 1000 variables, with those in others"
      ])
  }

  @Test func textsDependOnTheDevice() throws {
    let (_, resources) = try resources()
    var environment = resources.environment()
    #expect(Text("Tap").words(in: environment) == "Touch")
    environment.resourceIdiom = .mac
    #expect(Text("Tap").words(in: environment) == "Click")
  }

  @Test func partsHavePluralsOfTheirOwn() throws {
    let (_, resources) = try resources()
    func words(_ birds: Int, _ trees: Int) -> String {
      resources.words(Text("\(birds) birds in \(trees) trees"))
    }
    #expect(words(1, 2) == "1 bird in 2 trees")
    #expect(words(3, 1) == "3 birds in a tree")
  }

  @Test func placesOfTablesHaveFormats() throws {
    let (_, resources) = try resources()
    let text = Text("\(1234.56) of \(42)")
    #expect(resources.words(text, "de") == "1.234,6 l von 00.042, 2a")
    #expect(resources.words(text, "en") == "1,234.560000 of 42")
  }

  @Test func signsOfPercentAreDoubledWithValuesAlone() throws {
    let (_, resources) = try resources()
    #expect(resources.words(Text("\(40)% done"), "de") == "40 % fertig")
    #expect(resources.words(Text("\(40)% done"), "fr") == "40% done")
    #expect(resources.words(Text("100%"), "de") == "ganz 100%")
  }

  @Test func whatIsNotTranslatedIsAsItIsWritten() throws {
    let (_, resources) = try resources()
    for key in ["New", "Untranslated", "Nowhere"] {
      #expect(resources.words(Text(LocalizedStringKey(key)), "de") == key)
    }
    #expect(resources.words(Text(verbatim: "Tap")) == "Tap")
    let string = "Tap"
    #expect(resources.words(Text(string)) == "Tap")
    #expect(resources.problems == [])
  }

  @Test func languagesFallBack() throws {
    let folder = try ProjectFolder()
    for (language, text) in [
      ("pt", "pt"), ("zh-Hans", "hans"), ("zh-Hant", "hant"), ("en", "en"), ("fr-CA", "ca"),
    ] {
      try folder.write("\(language).lproj/Localizable.strings", "\"word\" = \"\(text)\";")
    }
    try folder.write("en.lproj/Localizable.strings", "\"word\" = \"en\"; only = \"only en\";")
    let resources = folder.resources
    for (locale, expected) in [
      ("pt_BR", "pt"), ("zh_CN", "hans"), ("zh_TW", "hant"), ("zh-Hant-HK", "hant"),
      ("en_GB", "en"), ("sv", "en"), ("fr_FR", "ca"), ("pt", "pt"),
    ] {
      #expect(resources.words(Text("word"), locale) == expected, "\(locale)")
    }
    #expect(resources.words(Text("only"), "pt_BR") == "only en")
  }

  @Test func theDevelopmentLanguageIsTheProjects() throws {
    let folder = try ProjectFolder()
    try folder.write("de.lproj/Localizable.strings", "\"word\" = \"Wort\";")
    try folder.write("en.lproj/Localizable.strings", "\"word\" = \"a word\";")
    try folder.write("App.xcodeproj/project.pbxproj", "{ developmentRegion = de; }")
    #expect(folder.resources.words(Text("word"), "sv") == "Wort")
  }

  @Test func tablesHaveNames() throws {
    let folder = try ProjectFolder()
    try folder.write("en.lproj/Menu.strings", "\"Open\" = \"Open it\";")
    let resources = folder.resources
    #expect(resources.words(Text("Open", tableName: "Menu")) == "Open it")
    #expect(resources.words(Text("Open")) == "Open")
    let resource = LocalizedStringResource("Open", table: "Menu")
    #expect(resources.words(Text(resource)) == "Open it")
    let named = LocalizedStringResource("Open", defaultValue: "none", table: "Menu")
    #expect(resources.words(Text(named)) == "Open it")
    #expect(resources.words(Text(LocalizedStringResource("Shut", defaultValue: "none"))) == "none")
  }

  @Test func dictionariesOfPluralsCountMoreThanTexts() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "ar.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
      <key>days</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>zero</string><key>one</key><string>one</string>
      <key>two</key><string>two</string><key>few</key><string>few</string>
      <key>many</key><string>many</string><key>other</key><string>other</string>
      </dict></dict></dict></plist>
      """)
    try folder.write("ar.lproj/Localizable.strings", "\"%lld days\" = \"plain\";")
    let resources = folder.resources
    let forms = [0, 1, 2, 3, 11, 100].map { resources.words(Text("\($0) days"), "ar") }
    #expect(forms == ["zero", "one", "two", "few", "many", "other"])
  }

  @Test func controlsAreTranslated() throws {
    let folder = try ProjectFolder()
    try folder.write("sv.lproj/Localizable.strings", "\"Save\" = \"Spara\";")
    let resources = folder.resources
    func report(_ locale: String, _ text: String) throws -> (Bitmap, Bitmap) {
      let environment = resources.environment(locale: locale)
      let translated = try Renderer().render(
        VStack {
          Button("Save") {}; Label("Save", systemImage: "star");
          Toggle("Save", isOn: .constant(true))
        },
        environment: environment)
      let plain = try Renderer().render(
        VStack {
          Button(text) {}; Label(text, systemImage: "star"); Toggle(text, isOn: .constant(true))
        }, environment: environment)
      return (translated.bitmap, plain.bitmap)
    }
    let (one, same) = try report("sv", "Spara")
    #expect(one == same)
    let (two, alike) = try report("en", "Save")
    #expect(two == alike)
  }

  @Test func stringsAreLookedUpWhileAnImageIsMade() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "sv.lproj/Localizable.strings", "\"Save\" = \"Spara\"; \"%lld left\" = \"%lld kvar\";")
    final class Notes: @unchecked Sendable { var words: [String] = [] }
    struct Words: View {
      let notes: Notes
      var body: some View {
        notes.words.append(String(localized: "Save"))
        notes.words.append(String(localized: "\(3) left"))
        notes.words.append(NSLocalizedString("Save", comment: ""))
        return Text(verbatim: "x")
      }
    }
    let notes = Notes()
    let environment = folder.resources.environment(locale: "sv")
    _ = try Renderer().render(Words(notes: notes), environment: environment)
    #expect(notes.words.prefix(3) == ["Spara", "3 kvar", "Spara"])
    #expect(String(localized: "Save") == "Save")
  }

  @Test func textsWithoutResourcesAreAsTheyAreWritten() {
    let name = "Ann"
    #expect(
      Text("Hello \(name), \(2.5) of \(1234)%").words(in: EnvironmentValues())
        == "Hello Ann, 2.500000 of 1,234%")
    #expect(LocalizedStringKey("\(1)") != LocalizedStringKey("\("1")"))
  }

  @Test func aFormatThatAsksForTooMuchIsAWarning() throws {
    let folder = try ProjectFolder()
    try folder.write("en.lproj/Localizable.strings", "\"%lld of\" = \"%lld of %lld, %#@x@\";")
    let resources = folder.resources
    #expect(resources.words(Text("\(1) of")) == "1 of , ")
    #expect(
      resources.problems.map(\.message) == [
        "the text \"%lld of\" asks for value 2; the key has 1",
        "the text \"%lld of\" names \"%#@x@\", which its table does not define",
      ])
  }
}
