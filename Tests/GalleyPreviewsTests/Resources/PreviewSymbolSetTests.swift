import Foundation
import Galley
import GalleyPreviews
import GalleyViews
import Testing

/// Symbol sets of asset catalogues, drawn as symbols are.
@Suite struct PreviewSymbolSetTests {
  /// A bar as high as capitals in three weights of the small row.
  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200">
    <g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
    <line id="Capline-S" x1="0" x2="9" y1="625.541" y2="625.541"/>
    <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="0" y2="9"/>
    <line id="right-margin-Regular-S" x1="1098" x2="1098" y1="0" y2="9"/></g>
    <g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">
    <path d="M0 0V-70.459H98V0Z"/></g></g></svg>
    """

  private func folder(_ svg: String = template, _ properties: String = "{}") throws -> ProjectFolder
  {
    let folder = try ProjectFolder()
    try folder.write(
      "A.xcassets/mark.symbolset/Contents.json",
      #"{"symbols": [{"idiom": "universal", "filename": "mark.svg"}], "properties": \#(properties)}"#
    )
    try folder.write("A.xcassets/mark.symbolset/mark.svg", svg)
    return folder
  }

  private func bitmap(
    _ view: some View, _ resources: ProjectResources
  ) throws -> (bitmap: Bitmap, warnings: String) {
    let report = try Renderer().render(view, environment: resources.environment())
    return (report.bitmap, report.warnings.map(\.description).joined(separator: "\n"))
  }

  /// 98 units at a font of 20 points are 19.6 points, 24.81 at the medium scale; to the next pixel.
  @Test func aSymbolHasTheSizeOfItsFontAndTheForegroundsColor() throws {
    let project = try folder()
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let view = Image("mark").font(.system(size: 20)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let small = try bitmap(view.imageScale(.small), resources)
    #expect(small.bitmap.width == 20 && small.warnings.isEmpty, "\(small.warnings)")
    #expect(small.bitmap[10, small.bitmap.height / 2] == .red)
    let medium = try bitmap(view, resources)
    #expect(medium.bitmap.width == 25)
    let double = try bitmap(Image("mark").font(.system(size: 40)), resources)
    #expect(double.bitmap.width == 50)
    let resizable = try bitmap(
      Image("mark").resizable().frame(width: 60, height: 10).foregroundStyle(.blue), resources)
    // 21.09 at 17 points, up to 22: 57.5 of the 60, from 1.2 to 58.8.
    #expect(resizable.bitmap[2, 5].alpha == 255 && resizable.bitmap[57, 5].alpha == 255)
    #expect(resizable.bitmap[0, 5].alpha == 0 && resizable.bitmap[59, 5].alpha == 0)
    #expect(resources.problems == [])
  }

  /// Beside a text it stands as the text's capitals do.
  @Test func aSymbolStandsOnTheBaselineOfItsText() throws {
    let project = try folder()
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image("mark").imageScale(.small)
      Text("H").frame(width: 30)
    }
    .font(.system(size: 100))
    let bitmap = try bitmap(view, resources).bitmap
    func rows(_ column: Int) -> (first: Int, last: Int)? {
      let inked = (0..<bitmap.height).filter { bitmap[column, $0].alpha > 128 }
      return inked.first.flatMap { first in inked.last.map { (first, $0) } }
    }
    let bar = try #require(rows(50))
    // Capitals of Inter are 72.7 points high, the bar is 70.5, both about one middle.
    #expect(abs(bar.last - bar.first + 1 - 70) <= 1, "\(bar)")
  }

  @Test func aFileThatIsNoTemplateIsAWarning() throws {
    let project = try folder("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let warnings = try bitmap(Image("mark"), resources).warnings
    #expect(warnings.contains("the symbol \"mark\" is not a template of SF Symbols"), "\(warnings)")
    let pixels = try folder()
    try pixels.write("A.xcassets/mark.symbolset/mark.svg", .red, width: 2, height: 2)
    let other = try bitmap(Image("mark"), pixels.resources).warnings
    #expect(other.contains("is not a template of SF Symbols"), "\(other)")
  }

  @Test func aSymbolSetHasAMemberAndIsFoundInAnotherCase() throws {
    let folder = try folder()
    #expect(folder.index.assetSymbols().source.contains("static let mark = ImageResource"))
    let resources = folder.resources
    #expect(try bitmap(Image("Mark"), resources).warnings.isEmpty)
    #expect(resources.problems.count == 1)
  }
}
