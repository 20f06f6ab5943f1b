import Foundation
import Galley
import GalleyPreviews
import GalleyViews
import Testing

@Suite struct PreviewResourceTableTests {
  private func read(_ data: Data, fileExtension: String = "strings") throws -> ProjectResources {
    let folder = try ProjectFolder()
    try folder.write("en.lproj/Localizable.\(fileExtension)", data)
    let resources = folder.resources
    // The table is read while the folder is there.
    _ = resources.string("", locale: Locale(identifier: "en"))
    return resources
  }

  private func text(_ key: String, in resources: ProjectResources) -> String? {
    resources.string(key, locale: Locale(identifier: "en"))
  }

  @Test func escapesAndCommentsAreRead() throws {
    let resources = try read(
      Data(
        #"""
        /* A comment;
           of two lines */
        "a \"key\"" = "a\ttab\nand \\ \U00e9 \u00E9 \101"; // "no" = "text";
        bare.key-1 = "bare";
        "same";
        """#.utf8))
    #expect(text("a \"key\"", in: resources) == "a\ttab\nand \\ é é A")
    #expect(text("bare.key-1", in: resources) == "bare")
    #expect(text("same", in: resources) == "same")
    #expect(text("no", in: resources) == nil)
    #expect(resources.problems == [])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf8])
  func encodingsAreRead(_ encoding: String.Encoding) throws {
    let words = "\"grüßen\" = \"挨拶 😀\";"
    for mark in ["", "\u{FEFF}"] {
      let resources = try read(try #require((mark + words).data(using: encoding)))
      #expect(text("grüßen", in: resources) == "挨拶 😀")
    }
  }

  @Test func whatIsWrongIsAWarningWithItsLineAndTheRestIsRead() throws {
    let resources = try read(
      Data(
        """
        "one" = "1"
        "two" = "2";
        = "3";
        "four" = "4";
        "four" = "5";
        "six" = "no end
        """.utf8))
    #expect(text("four", in: resources) == "5")
    let file = "en.lproj/Localizable.strings"
    #expect(
      resources.problems.map(\.description) == [
        "\(file):2: expected \";\" after the text of \"one\"",
        "\(file):3: expected a key, found \"=\"",
        "\(file):5: \"four\" is defined twice; the last definition is used",
        "\(file):6: the text that begins here has no closing quotation mark",
      ])
  }

  @Test func otherFilesSayWhatIsWrong() throws {
    let cases: [(String, String, String)] = [
      ("strings", "/* open", ":1: the comment that begins here does not end"),
      ("xcstrings", "{", ": is not valid JSON"),
      ("xcstrings", "[]", ":1: must be a JSON object"),
      ("xcstrings", "{}", ": must have an object as \"strings\""),
      (
        "xcstrings",
        "{\"strings\": {\n\"k\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"one\": {\"stringUnit\": {\"value\": \"x\"}}}}}}}}}",
        ":2: \"k\" in \"de\" has no \"other\" form"
      ),
      ("stringsdict", "nonsense", "must be a dictionary of texts"),
      (
        "stringsdict",
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n<key>k</key><dict/></dict></plist>",
        ":2: \"k\" has no NSStringLocalizedFormatKey"
      ),
    ]
    for (fileExtension, text, expected) in cases {
      let problems = try read(Data(text.utf8), fileExtension: fileExtension).problems.map(
        \.description)
      #expect(problems.count == 1, "\(text): \(problems)")
      #expect(problems.first?.contains(expected) == true, "\(text): \(problems)")
      #expect(problems.first?.hasPrefix("en.lproj/Localizable.\(fileExtension)") == true)
    }
    let invalid = try read(Data([0x22, 0xFF, 0xFE, 0x22]))
    #expect(
      invalid.problems.map(\.description)
        == ["en.lproj/Localizable.strings: is neither UTF-8 nor UTF-16"])
  }

  @Test func aFewOfManyMistakesAreTold() throws {
    let texts = (0..<1000).map { "<key>k\($0)</key><dict/>\n" }.joined()
    let list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n\(texts)</dict></plist>"
    let problems = try read(Data(list.utf8), fileExtension: "stringsdict").problems
    #expect(problems.count == 20)
    #expect(problems.first?.description.contains(":2: \"k0\" has no") == true)
  }

  @Test func propertyListsAreTables() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["key": "text"], format: .binary, options: 0)
    #expect(text("key", in: try read(list)) == "text")
  }

  @Test func dataIsFoundByName() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "A.xcassets/Seed.dataset/Contents.json",
      #"{"data": [{"idiom": "universal", "filename": "seed.json"}]}"#)
    try folder.write("A.xcassets/Seed.dataset/seed.json", "[1]")
    try folder.write("Data/list.json", "[2]")
    let resources = folder.resources
    #expect(resources.data(named: "Seed") == Data("[1]".utf8))
    #expect(resources.data(named: "list.json") == Data("[2]".utf8))
    #expect(resources.data(named: "none") == nil)
  }

  @Test func aFolderThatIsNotThereIsAWarning() {
    let index = ProjectIndex(reading: [URL(fileURLWithPath: "/nowhere/at/all")])
    #expect(index.problems.map(\.description) == ["all: the folder cannot be read"])
  }

  @Test func fontsAreFoundInFolders() throws {
    let folder = try ProjectFolder()
    try folder.write("Fonts/none.ttf", "no font")
    let fonts = folder.index.fonts()
    #expect(fonts.problems.count == 1)
    #expect(fonts.problems.first?.contains("none.ttf") == true)
  }
}
