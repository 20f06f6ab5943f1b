import Foundation
import Galley
import GalleyPreviews
import GalleyViews
import Testing

/// A page that uses images, colours and texts of a project together.
@Suite struct PreviewResourcePageTests {
  private struct Page: View {
    let count: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          Image("Logo").resizable().frame(width: 24, height: 24)
          Text("Basket").font(.headline).foregroundStyle(Color("Ink"))
          Spacer()
          Image("Icons/Arrow").resizable().frame(width: 16, height: 16)
            .foregroundStyle(Color.accentColor)
        }
        ForEach([0, 1, 2, 5, 12], id: \.self) { Text("\($0) apples").foregroundStyle(Color("Ink")) }
        Text("**\("Ann")** sent \(1234) to \("Bob")").foregroundStyle(Color("Ink"))
        Button("Buy") {}.buttonStyle(.borderedProminent)
        Image("photo").resizable().frame(height: 12)
      }
      .padding(12)
      .frame(width: 240, alignment: .leading)
      .background(Color("Paper"))
    }
  }

  private static func plural(_ forms: [String: String]) -> String {
    let units = forms.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($1)\"}}" }
    return "{\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}"
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"value\": \"\(text)\"}}"
  }

  static func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    func color(_ hex: [String], _ tail: String = "") -> String {
      let parts = zip(["red", "green", "blue"], hex).map { "\"\($0)\": \"\($1)\"" }
      return #"{"idiom": "universal"\#(tail), "color": {"color-space": "srgb", "components": {"#
        + parts.joined(separator: ",") + "}}}"
    }
    let assets = "Assets.xcassets"
    try folder.writeColor(
      "\(assets)/Paper", color(["255", "250", "240"]), color(["0x20", "0x20", "0x28"], dark))
    try folder.writeColor(
      "\(assets)/Ink", color(["0.1", "0.1", "0.3"]), color(["0.9", "0.9", "1.0"], dark))
    try folder.writeColor(
      "\(assets)/AccentColor", color(["200", "40", "90"]), color(["255", "120", "160"], dark))
    try folder.writeImage(
      "\(assets)/Logo", #"{"idiom": "universal", "filename": "l.png"}"#,
      #"{"idiom": "universal", "filename": "d.png"\#(dark)}"#)
    try folder.write("\(assets)/Logo.imageset/l.png", .red, width: 24, height: 24)
    try folder.write("\(assets)/Logo.imageset/d.png", .green, width: 24, height: 24)
    try folder.write(
      "\(assets)/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.writeImage(
      "\(assets)/Icons/Arrow", #"{"idiom": "universal", "filename": "a.png"}"#,
      properties: #"{"template-rendering-intent": "template"}"#)
    try folder.write("\(assets)/Icons/Arrow.imageset/a.png", .black, width: 16, height: 16)
    try folder.write("photo.png", .blue, width: 4, height: 4)
    let apples = [
      "en": plural(["one": "%lld apple", "zero": "No apples", "other": "%lld apples"]),
      "pl": plural([
        "one": "%lld jabłko", "few": "%lld jabłka", "many": "%lld jabłek", "other": "%lld jabłka",
      ]),
      "ar": plural([
        "zero": "لا تفاح", "one": "تفاحة واحدة", "two": "تفاحتان", "few": "%lld تفاحات",
        "many": "%lld تفاحة", "other": "%lld تفاحة",
      ]),
    ]
    let localizations = apples.map { "\"\($0)\": \($1)" }.joined(separator: ",")
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
      "%lld apples": {"localizations": {\(localizations)}},
      "**%@** sent %lld to %@": {"localizations": {
      "pl": \(unit("%3$@ ma od **%1$@** %2$lld")), "ar": \(unit("**%1$@** أرسلت %2$lld إلى %3$@"))}}
      }}
      """)
    try folder.write(
      "pl.lproj/Localizable.strings", "\"Basket\" = \"Koszyk\"; \"Buy\" = \"Kup teraz\";")
    try folder.write("ar.lproj/Localizable.strings", "\"Basket\" = \"السلة\"; \"Buy\" = \"اشتر\";")
    return folder
  }

  static func draw(
    _ resources: ProjectResources, _ locale: String, dark: Bool
  ) throws -> RenderReport {
    var environment = resources.environment(locale: locale, dark: dark)
    environment.layoutDirection = locale == "ar" ? .rightToLeft : .leftToRight
    return try Renderer().render(Page(count: 3), scale: 2, environment: environment)
  }

  @Test(arguments: ["en", "pl", "ar"], [false, true])
  func aPageHasItsColoursAndImagesInEveryLanguage(_ locale: String, _ dark: Bool) throws {
    let folder = try Self.project()
    let resources = folder.resources
    let report = try Self.draw(resources, locale, dark: dark)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    #expect(resources.problems == [])
    let bitmap = report.bitmap
    #expect(bitmap.width == 480)
    // The logo leads, the arrow trails; the page's corners are of paper.
    let (start, end) = locale == "ar" ? (440, 30) : (40, 450)
    #expect(bitmap[start, 48] == (dark ? .green : .red))
    let accent =
      dark
      ? Pixel(red: 255, green: 120, blue: 160, alpha: 255)
      : Pixel(red: 200, green: 40, blue: 90, alpha: 255)
    #expect(bitmap[end, 48] == accent)
    let paper =
      dark
      ? Pixel(red: 32, green: 32, blue: 40, alpha: 255)
      : Pixel(red: 255, green: 250, blue: 240, alpha: 255)
    #expect(bitmap[0, 0] == paper)
    #expect(bitmap[240, bitmap.height - 36] == .blue)
  }

  @Test func languagesAreDifferentImages() throws {
    let resources = try Self.project()
    let images = try ["en", "pl", "ar", "en_GB"].map {
      try Self.draw(resources.resources, $0, dark: false).bitmap
    }
    #expect(images[0] != images[1])
    #expect(images[1] != images[2])
    #expect(images[0] == images[3])
  }
}
