import Foundation
import Galley
import GalleyPreviews
import GalleyViews
import Testing

/// Resources whose names are written in other capitals where they are asked for.
@Suite struct PreviewResourceCaseTests {
  private func folder() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.writeImage("A.xcassets/logo", #"{"idiom": "universal", "filename": "l.png"}"#)
    try folder.write("A.xcassets/logo.imageset/l.png", .red, width: 2, height: 2)
    try folder.writeColor(
      "A.xcassets/_MyAccent",
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}"#
    )
    try folder.write(
      "A.xcassets/Menu.dataset/Contents.json", #"{"data": [{"filename": "m.json"}]}"#)
    try folder.write("A.xcassets/Menu.dataset/m.json", "[1]")
    try folder.write("Pictures/Photo.png", .blue, width: 3, height: 3)
    try folder.write("Data/Prices.json", "[2]")
    return folder
  }

  @Test func anImageSetIsFoundInAnotherCase() throws {
    let project = try folder()
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let report = try Renderer().render(Image("Logo"), environment: resources.environment())
    #expect(report.bitmap[0, 0] == .red && report.bitmap.width == 2)
    #expect(
      resources.problems.map(\.description) == [
        "A.xcassets/logo.imageset: is used for \"Logo\", which differs from its name \"logo\" by "
          + "capitals"
      ])
    // By its own name, nothing is said.
    _ = try Renderer().render(Image("logo"), environment: resources.environment())
    #expect(resources.problems.count == 1)
  }

  @Test func aColorSetIsFoundInAnotherCase() throws {
    let project = try folder()
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let view = Color("_myAccent").frame(width: 2, height: 2)
    let report = try Renderer().render(view, environment: resources.environment())
    #expect(report.bitmap[0, 0] == .green)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    #expect(resources.problems.count == 1)
  }

  @Test func filesAndDataAreFoundInAnotherCase() throws {
    let project = try folder()
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    #expect(resources.image(named: "photo")?.variants.count == 1)
    #expect(resources.image(named: "PHOTO.png")?.variants.count == 1)
    #expect(resources.data(named: "menu").map { String(decoding: $0, as: UTF8.self) } == "[1]")
    #expect(
      resources.data(named: "prices.json").map { String(decoding: $0, as: UTF8.self) } == "[2]")
    let problems = resources.problems.map(\.description)
    #expect(problems.count == 4, "\(problems)")
    #expect(
      problems.last
        == "Data/Prices.json: is used for \"prices.json\", which differs from its name "
        + "\"Prices.json\" by capitals")
    #expect(resources.image(named: "logos") == nil && resources.data(named: "men") == nil)
  }

  /// The name that is right counts, and of several others the first by their bytes.
  @Test func theExactNameCountsMore() throws {
    let folder = try folder()
    try folder.writeImage("B.xcassets/LOGO", #"{"idiom": "universal", "filename": "l.png"}"#)
    try folder.write("B.xcassets/LOGO.imageset/l.png", .black, width: 1, height: 1)
    let resources = folder.resources
    #expect(resources.image(named: "logo")?.variants.first?.file.hasPrefix("A.xcassets") == true)
    #expect(resources.problems == [])
    #expect(resources.image(named: "Logo")?.variants.first?.file.hasPrefix("B.xcassets") == true)
  }

  /// Disks of Apple's systems write an accent as a character of its own.
  @Test func accentsAreFoundInBothForms() throws {
    let folder = try ProjectFolder()
    try folder.write("Cafe\u{301}.png", .red, width: 1, height: 1)
    let resources = folder.resources
    #expect(resources.image(named: "Caf\u{E9}") != nil)
  }
}
