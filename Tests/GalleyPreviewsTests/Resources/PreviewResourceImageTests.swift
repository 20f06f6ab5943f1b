import Foundation
import Galley
import GalleyPreviews
import GalleyUIKit
import GalleyViews
import Testing

@Suite struct PreviewResourceImageTests {
  private func bitmap(
    _ view: some View, _ environment: EnvironmentValues, scale: CGFloat = 1
  ) throws -> RenderReport {
    try Renderer().render(view, scale: scale, environment: environment)
  }

  private func logo(in folder: ProjectFolder) throws {
    try folder.writeImage(
      "Assets.xcassets/Logo",
      #"{"idiom": "universal", "scale": "1x", "filename": "logo.png"}"#,
      #"{"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"}"#,
      #"{"idiom": "universal", "scale": "1x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#,
      #"{"idiom": "ipad", "scale": "1x", "filename": "pad.png"}"#)
    try folder.write("Assets.xcassets/Logo.imageset/logo.png", .red, width: 4, height: 2)
    try folder.write("Assets.xcassets/Logo.imageset/logo@2x.png", .green, width: 8, height: 4)
    try folder.write("Assets.xcassets/Logo.imageset/dark.png", .blue, width: 4, height: 2)
    try folder.write("Assets.xcassets/Logo.imageset/pad.png", .black, width: 3, height: 3)
  }

  @Test func anImageIsOfTheNearestScale() throws {
    let folder = try ProjectFolder()
    try logo(in: folder)
    let environment = folder.resources.environment()
    let one = try bitmap(Image("Logo"), environment)
    #expect((one.bitmap.width, one.bitmap.height) == (4, 2))
    #expect(one.bitmap[0, 0] == .red)
    for scale in [2, 3] as [CGFloat] {
      let other = try bitmap(Image("Logo"), environment, scale: scale)
      #expect((other.bitmap.width, other.bitmap.height) == (4 * Int(scale), 2 * Int(scale)))
      #expect(other.bitmap[0, 0] == .green)
      #expect(other.problems.isEmpty)
    }
  }

  @Test func anImageIsDarkWhereItIsDark() throws {
    let folder = try ProjectFolder()
    try logo(in: folder)
    let resources = folder.resources
    #expect(try bitmap(Image("Logo"), resources.environment(dark: true)).bitmap[0, 0] == .blue)
    // A view's own scheme counts, not the image's.
    let view = Image("Logo").environment(\.colorScheme, .dark)
    #expect(try bitmap(view, resources.environment()).bitmap[0, 0] == .blue)
    // The appearance counts more than the scale.
    let large = try bitmap(Image("Logo"), resources.environment(dark: true), scale: 2)
    #expect(large.bitmap[0, 0] == .blue)
    #expect(large.bitmap.width == 8)
    #expect(resources.problems == [])
  }

  @Test func anImageIsOfTheDevice() throws {
    let folder = try ProjectFolder()
    try logo(in: folder)
    var environment = folder.resources.environment()
    environment.resourceIdiom = .pad
    #expect(try bitmap(Image("Logo"), environment).bitmap[0, 0] == .black)
  }

  @Test func contrastAndLanguageHaveVariants() throws {
    let folder = try ProjectFolder()
    try folder.writeImage(
      "A.xcassets/Flag",
      #"{"idiom": "universal", "filename": "any.png"}"#,
      #"{"idiom": "universal", "filename": "high.png", "appearances": [{"appearance": "contrast", "value": "high"}]}"#,
      #"{"idiom": "universal", "filename": "polish.png", "locale": "pl"}"#)
    try folder.write("A.xcassets/Flag.imageset/any.png", .red, width: 1, height: 1)
    try folder.write("A.xcassets/Flag.imageset/high.png", .green, width: 1, height: 1)
    try folder.write("A.xcassets/Flag.imageset/polish.png", .blue, width: 1, height: 1)
    var environment = folder.resources.environment()
    #expect(try bitmap(Image("Flag"), environment).bitmap[0, 0] == .red)
    environment.colorSchemeContrast = .increased
    #expect(try bitmap(Image("Flag"), environment).bitmap[0, 0] == .green)
    environment.colorSchemeContrast = .standard
    environment.locale = Locale(identifier: "pl_PL")
    #expect(try bitmap(Image("Flag"), environment).bitmap[0, 0] == .blue)
  }

  @Test func aTemplateIsFilledWithTheForeground() throws {
    let folder = try ProjectFolder()
    try folder.writeImage(
      "A.xcassets/Icon", #"{"idiom": "universal", "filename": "i.png"}"#,
      properties: #"{"template-rendering-intent": "template"}"#)
    try folder.write("A.xcassets/Icon.imageset/i.png", .red, width: 1, height: 1)
    let environment = folder.resources.environment()
    let tinted = Image("Icon").foregroundStyle(Color(red: 0, green: 0, blue: 1))
    #expect(try bitmap(tinted, environment).bitmap[0, 0] == .blue)
    let original = Image("Icon").renderingMode(.original)
    #expect(try bitmap(original, environment).bitmap[0, 0] == .red)
  }

  @Test func namespacesAreInNames() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("A.xcassets/Plain/Contents.json", #"{"info": {}}"#)
    for path in ["Icons/Star", "Plain/Moon", "Icons/Inner/Sun"] {
      try folder.writeImage("A.xcassets/\(path)", #"{"idiom": "universal", "filename": "p.png"}"#)
      try folder.write("A.xcassets/\(path).imageset/p.png", .red, width: 1, height: 1)
    }
    let resources = folder.resources
    for name in ["Icons/Star", "Moon", "Icons/Sun"] {
      #expect(resources.image(named: name)?.variants.count == 1, "\(name)")
    }
    for name in ["Star", "Plain/Moon", "Sun"] { #expect(resources.image(named: name) == nil) }
  }

  @Test func filesAreFoundByTheirNames() throws {
    let folder = try ProjectFolder()
    try folder.write("Pictures/photo.png", .red, width: 2, height: 2)
    try folder.write("Pictures/photo@2x.png", .green, width: 4, height: 4)
    try folder.write("pl.lproj/photo.png", .blue, width: 2, height: 2)
    let resources = folder.resources
    #expect(try bitmap(Image("photo"), resources.environment()).bitmap[0, 0] == .red)
    #expect(try bitmap(Image("photo.png"), resources.environment()).bitmap[0, 0] == .red)
    #expect(
      try bitmap(Image("photo"), resources.environment(), scale: 2).bitmap[0, 0] == .green)
    let image = try #require(UIImage(named: "photo"))
    #expect(
      try bitmap(Image(uiImage: image), resources.environment(locale: "pl")).bitmap[0, 0] == .blue)
  }

  @Test func withoutASetTheImageFolderCounts() throws {
    let folder = try ProjectFolder()
    try folder.write("own.png", .green, width: 1, height: 1)
    let empty = try ProjectFolder()
    var environment = empty.resources.environment()
    environment.imageFolder = folder.url
    let report = try bitmap(Image("own"), environment)
    #expect(report.bitmap[0, 0] == .green)
    #expect(report.problems.isEmpty)
  }

  @Test func whatIsWrongWithASetIsAWarningWithItsPlace() throws {
    let folder = try ProjectFolder()
    try folder.writeImage(
      "A.xcassets/Odd", #"{"idiom": "universal", "scale": "1x", "filename": "gone.png"}"#,
      #"{"idiom": "universal", "scale": "2x", "filename": "odd.tiff"}"#,
      #"{"idiom": "universal", "scale": "3x", "filename": "../out.png"}"#,
      #"{"idiom": "universal", "scale": "many", "filename": "odd.png"}"#)
    try folder.write("A.xcassets/Odd.imageset/odd.png", .red, width: 1, height: 1)
    try folder.write("A.xcassets/Broken.imageset/Contents.json", "{\"images\": [\n{]}")
    try folder.write("A.xcassets/Empty.imageset/Contents.json", "")
    try folder.writeImage("A.xcassets/Bytes", #"{"idiom": "universal", "filename": "b.png"}"#)
    try folder.write("A.xcassets/Bytes.imageset/b.png", "no image")
    try folder.write("A.xcassets/star.symbolset/star.svg", "<svg/>")
    let resources = folder.resources
    let view = VStack {
      ForEach(["Odd", "Broken", "Empty", "Bytes", "star", "None"], id: \.self) { Image($0) }
    }
    let report = try bitmap(view, resources.environment())
    let messages = resources.problems.map(\.description)
    let set = "A.xcassets/Odd.imageset/Contents.json"
    #expect(messages.contains("\(set):1: gone.png is missing"))
    #expect(
      messages.contains(
        "\(set):2: odd.tiff cannot be drawn; expected PNG, JPEG, WebP, SVG or PDF, not TIFF"))
    #expect(messages.contains("\(set):3: \"../out.png\" leads out of the set's folder"))
    #expect(messages.contains("\(set):4: the scale \"many\" of odd.png must be 1x, 2x or 3x"))
    let broken = messages.first { $0.hasPrefix("A.xcassets/Broken.imageset/Contents.json:2: ") }
    #expect(broken?.contains("is not valid JSON") == true, "\(messages)")
    #expect(
      messages.contains {
        $0.hasPrefix("A.xcassets/Empty.imageset/Contents.json: is not valid JSON")
      })
    #expect(messages.contains("A.xcassets/star.symbolset/Contents.json: the file is missing"))
    let warnings = report.warnings.map(\.description).joined(separator: "\n")
    #expect(warnings.contains("the image \"Odd\" has no file"))
    #expect(warnings.contains("Bytes.imageset/b.png cannot be read"))
    #expect(warnings.contains("no image \"None\""), "\(warnings)")
  }

  @Test func linksDoNotLeadOutside() throws {
    let (folder, outside) = (try ProjectFolder(), try ProjectFolder())
    try outside.write("secret.png", .red, width: 1, height: 1)
    try outside.writeImage("Other.xcassets/Far", #"{"idiom": "universal", "filename": "f.png"}"#)
    try folder.writeImage("A.xcassets/Near", #"{"idiom": "universal", "filename": "n.png"}"#)
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appendingPathComponent("A.xcassets/Near.imageset/n.png"),
      withDestinationURL: outside.url.appendingPathComponent("secret.png"))
    try files.createSymbolicLink(
      at: folder.url.appendingPathComponent("Other.xcassets"),
      withDestinationURL: outside.url.appendingPathComponent("Other.xcassets"))
    let resources = folder.resources
    let report = try bitmap(Image("Near"), resources.environment())
    #expect("\(report.warnings)".contains("leads out"), "\(report.warnings)")
    #expect(resources.image(named: "Far") == nil)
    #expect(
      resources.problems.map(\.description)
        == ["Other.xcassets: is a symbolic link; linked folders are not read"])
  }

  @Test func tenThousandSetsAreQuick() throws {
    let folder = try ProjectFolder()
    for index in 0..<10_000 {
      try folder.write(
        "A.xcassets/Set \(index).imageset/Contents.json", #"{"images": []}"#)
    }
    try folder.writeImage("A.xcassets/Last", #"{"idiom": "universal", "filename": "l.png"}"#)
    try folder.write("A.xcassets/Last.imageset/l.png", .red, width: 1, height: 1)
    let start = ContinuousClock.now
    let resources = folder.resources
    #expect(resources.image(named: "Last")?.variants.count == 1)
    let time = ContinuousClock.now - start
    #expect(time < .seconds(5), "an unoptimised build on a busy machine takes \(time)")
    print("10,000 sets: \(time)")
  }
}
