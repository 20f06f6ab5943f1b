import Foundation
import Galley
import GalleyPreviews
import GalleyUIKit
import GalleyViews
import Testing

@Suite struct PreviewResourceColorTests {
  private func pixel(_ color: Color, _ environment: EnvironmentValues) throws -> Pixel {
    try Renderer().render(color.frame(width: 1, height: 1), environment: environment).bitmap[0, 0]
  }

  private func entry(
    _ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = "1.000",
    appearances: String = "[]"
  ) -> String {
    """
    {"idiom": "universal", "appearances": \(appearances), "color": {"color-space": "\(space)",
    "components": {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "\(alpha)"}}}
    """
  }

  @Test func componentsAreUnitsBytesAndHexadecimal() throws {
    let folder = try ProjectFolder()
    try folder.writeColor("A.xcassets/Unit", entry("srgb", "\"1.000\"", "\"0.502\"", "\"0.000\""))
    try folder.writeColor("A.xcassets/Byte", entry("srgb", "\"255\"", "\"128\"", "\"1\""))
    try folder.writeColor("A.xcassets/Hex", entry("srgb", "\"0xFF\"", "\"0x80\"", "\"0x01\""))
    try folder.writeColor("A.xcassets/Number", entry("extended-srgb", "1", "0.502", "0"))
    let environment = folder.resources.environment()
    let unit = Pixel(red: 255, green: 128, blue: 0, alpha: 255)
    let byte = Pixel(red: 255, green: 128, blue: 1, alpha: 255)
    #expect(try pixel(Color("Unit"), environment) == unit)
    #expect(try pixel(Color("Byte"), environment) == byte)
    #expect(try pixel(Color("Hex"), environment) == byte)
    #expect(try pixel(Color("Number"), environment) == unit)
    #expect(try pixel(Color("Unit").opacity(0), environment) == .clear)
  }

  /// No component is so far below 0 that nothing can be worked out of it.
  @Test(arguments: ["0x-80", "#-8000000000000000", "0x100", "-101", "nan", "1e400"])
  func whatIsNoComponentIsNamed(_ text: String) throws {
    let folder = try ProjectFolder()
    try folder.writeColor("A.xcassets/Odd", entry("srgb", "\"\(text)\"", "\"0\"", "\"0\""))
    let resources = folder.resources
    #expect(try pixel(Color("Odd"), resources.environment()) == .clear)
    let problem = try #require(resources.problems.first)
    #expect(problem.description.contains("the component \"red\": \(text) must be 0.0 to 1.0"))
  }

  /// As a package's manifest names resources: catalogues and files, in the target's folder and outside of it.
  @Test func cataloguesAndFilesAreReadByThemselves() throws {
    let folder = try ProjectFolder()
    try folder.writeColor("App/A.xcassets/Ink", entry("srgb", "\"255\"", "\"0\"", "\"0\""))
    try folder.writeColor("Shared/B.xcassets/Sea", entry("srgb", "\"0\"", "\"0\"", "\"255\""))
    let words =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": "#
      + #"{"state": "translated", "value": "b"}}}}}, "version": "1.0"}"#
    try folder.write("Shared/Localizable.xcstrings", words)
    try folder.write("App/PrivacyInfo.xcprivacy", "<plist/>")
    let paths = [
      "App", "App/A.xcassets", "App/PrivacyInfo.xcprivacy", "Shared/B.xcassets",
      "Shared/Localizable.xcstrings",
    ]
    let resources = ProjectResources(reading: paths.map { folder.url.appendingPathComponent($0) })
    #expect(try pixel(Color("Ink"), resources.environment()) == .red)
    #expect(try pixel(Color("Sea"), resources.environment()) == .blue)
    #expect(resources.string("a", locale: Locale(identifier: "en")) == "b")
    #expect(resources.problems == [])
  }

  @Test func coloursHaveVariants() throws {
    let folder = try ProjectFolder()
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    let high = #"[{"appearance": "contrast", "value": "high"}]"#
    let both =
      #"[{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
    try folder.writeColor(
      "A.xcassets/Brand", entry("srgb", "\"1.0\"", "\"0.0\"", "\"0.0\""),
      entry("srgb", "\"0.0\"", "\"1.0\"", "\"0.0\"", appearances: dark),
      entry("srgb", "\"0.0\"", "\"0.0\"", "\"1.0\"", appearances: high),
      entry("srgb", "\"0.0\"", "\"0.0\"", "\"0.0\"", appearances: both))
    let resources = folder.resources
    for (isDark, isHigh, expected) in [
      (false, false, Pixel.red), (true, false, .green), (false, true, .blue), (true, true, .black),
    ] {
      var environment = resources.environment(dark: isDark)
      environment.colorSchemeContrast = isHigh ? .increased : .standard
      #expect(try pixel(Color("Brand"), environment) == expected)
      let named = try #require(UIColor(named: "Brand"))
      #expect(try pixel(Color(uiColor: named), environment) == expected)
      let resource = ColorResource(name: "Brand", bundle: .main)
      #expect(try pixel(Color(resource), environment) == expected)
    }
  }

  @Test func otherSpacesAreConvertedToSRGB() throws {
    let folder = try ProjectFolder()
    try folder.writeColor(
      "A.xcassets/P3", entry("display-p3", "\"0.500\"", "\"0.400\"", "\"0.300\""))
    try folder.write(
      "A.xcassets/Grey.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "0.500"}}}]}"#
    )
    try folder.write(
      "A.xcassets/System.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    )
    let resources = folder.resources
    let environment = resources.environment()
    let p3 = Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3)
    #expect(try pixel(Color("P3"), environment) == pixel(p3, environment))
    // 0.5 to the power of 2.2 is 0.2176 of light, 0.5037 in sRGB, over half of nothing.
    #expect(
      try pixel(Color("Grey"), environment) == Pixel(red: 64, green: 64, blue: 64, alpha: 128))
    for isDark in [false, true] {
      let environment = resources.environment(dark: isDark)
      #expect(try pixel(Color("System"), environment) == pixel(.red, environment))
    }
  }

  @Test func theProjectsAccentIsTheAccent() throws {
    let folder = try ProjectFolder()
    try folder.writeColor("A.xcassets/AccentColor", entry("srgb", "\"0\"", "\"255\"", "\"0\""))
    let environment = folder.resources.environment()
    #expect(try pixel(.accentColor, environment) == .green)
    // What Xcode makes at first states no colour.
    let empty = try ProjectFolder()
    try empty.writeColor("A.xcassets/AccentColor", #"{"idiom": "universal"}"#)
    #expect(try pixel(.accentColor, empty.resources.environment()) == pixel(.blue, environment))
    #expect(empty.resources.problems == [])
  }

  @Test func whatIsWrongWithAColourIsAWarningWithItsPlace() throws {
    let folder = try ProjectFolder()
    try folder.writeColor("A.xcassets/Space", entry("cmyk", "\"0\"", "\"0\"", "\"0\""))
    try folder.writeColor("A.xcassets/Part", entry("srgb", "\"much\"", "\"0\"", "\"0\""))
    try folder.write("A.xcassets/Gone.colorset/x.txt", "")
    try folder.write("A.xcassets/List.colorset/Contents.json", "[]")
    let resources = folder.resources
    let view = HStack {
      ForEach(["Space", "Part", "Gone", "List", "None"], id: \.self) {
        Color($0).frame(width: 1, height: 1)
      }
    }
    let report = try Renderer().render(view, environment: resources.environment())
    let messages = resources.problems.map(\.description)
    #expect(messages.contains { $0.contains("Space.colorset/Contents.json:1: the colour space") })
    #expect(messages.contains { $0.contains("\"red\": much must be 0.0 to 1.0") })
    #expect(messages.contains("A.xcassets/Gone.colorset/Contents.json: the file is missing"))
    #expect(messages.contains("A.xcassets/List.colorset/Contents.json:1: must be a JSON object"))
    #expect("\(report.warnings)".contains("there is no colour \"None\""), "\(report.warnings)")
    #expect(report.bitmap.pixels.allSatisfy { $0 == 0 })
  }

  /// Names that nothing has suggest those that were meant: of colours, images, symbols and fonts.
  @Test func unknownNamesSuggestTheNearest() throws {
    let folder = try ProjectFolder()
    for set in [
      "A.xcassets/Brand.colorset", "A.xcassets/Icons/Star.imageset", "A.xcassets/Logo.imageset",
    ] {
      try folder.write("\(set)/Contents.json", "{}")
    }
    try folder.write(
      "A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let view = VStack {
      Color("Brnad").frame(width: 1, height: 1)
      Image("Lgoo")
      Image("star")
      Image(systemName: "haert.fill")
      Text("a").font(.custom("Intre", size: 12))
      Image("Xylophone")
      Image(systemName: "zzzz.zzzz")
    }
    let report = try Renderer().render(view, environment: folder.resources.environment())
    let warnings = report.warnings.map(\.description)
    for (part, nearest) in [
      ("there is no colour \"Brnad\"", "Brand"), ("there is no image \"Lgoo\"", "Logo"),
      ("there is no image \"star\"", "Icons/Star"),
      ("there is no symbol \"haert.fill\"", "heart.fill"),
      ("no font family is named \"Intre\"", "Inter"),
    ] {
      #expect(
        warnings.contains { $0.contains(part) && $0.hasSuffix("; did you mean \"\(nearest)\"?") },
        "\(part): \(warnings)")
    }
    for name in ["Xylophone", "zzzz.zzzz"] {
      let found = warnings.first { $0.contains(name) }
      #expect(found?.contains("did you mean") == false, "\(warnings)")
    }
  }

  /// The same where there is an image folder, too, as previews have one: its files come first.
  @Test func imagesOfCataloguesAreSuggestedBesideAnImageFolder() throws {
    let folder = try ProjectFolder()
    for set in ["A.xcassets/Icons/Star.imageset", "A.xcassets/picture.imageset"] {
      try folder.write("\(set)/Contents.json", "{}")
    }
    try folder.write(
      "A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let files = try ProjectFolder()
    try files.write("Photo.png", "")
    var environment = folder.resources.environment()
    environment.imageFolder = files.url
    let names = ["pictur", "star", "Icons/Sta", "Phto", "xylophone"]
    let view = VStack { ForEach(names, id: \.self) { Image($0) } }
    let warnings = try Renderer().render(view, environment: environment).warnings.map(\.description)
    for (name, rest) in zip(
      names,
      [
        ", and none in the catalogues; did you mean \"picture\"?",
        ", and none in the catalogues; did you mean \"Icons/Star\"?",
        ", and none in the catalogues; did you mean \"Icons/Star\"?",
        "; did you mean \"Photo.png\"?", "",
      ])
    {
      let expected = "there is no image \"\(name).png\" in the image folder" + rest
      #expect(warnings.contains { $0.hasSuffix(expected) }, "\(name): \(warnings)")
    }
  }

  @Test func anotherSetOfTheSameNameIsAWarning() throws {
    let folder = try ProjectFolder()
    for (place, red) in [("A", "255"), ("B", "0")] {
      try folder.writeColor(
        "\(place).xcassets/Brand", entry("srgb", "\"\(red)\"", "\"0\"", "\"0\""))
    }
    let resources = folder.resources
    #expect(try pixel(Color("Brand"), resources.environment()) == .red)
    #expect(
      resources.problems.map(\.description) == [
        "B.xcassets/Brand.colorset: another set is named \"Brand\"; "
          + "the one in A.xcassets/Brand.colorset is used"
      ])
  }
}
