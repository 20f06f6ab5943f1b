import Galley
import GalleyViews
import Testing

@Suite struct SVGImageTests {
  /// Draws a view with an image folder that has these files.
  private func draw(
    _ view: some View, _ files: [String: String], scale: CGFloat = 1
  ) throws -> (bitmap: Bitmap, warnings: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let renderer = ImageRenderer(content: view.environment(\.imageFolder, folder))
    renderer.scale = scale
    let drawing = try renderer.draw()
    return (try drawing.bitmap(), drawing.warnings.map(\.description))
  }

  private static let logo =
    "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>"
    + "<rect width='10' height='10' fill='red'/></svg>"

  @Test func anImageOfVectorsHasItsSizeAndIsSharpAtEveryScale() throws {
    for scale in [1, 2, 3] {
      let (bitmap, warnings) = try draw(
        Image("logo"), ["logo.svg": Self.logo], scale: CGFloat(scale))
      #expect(bitmap.width == 20 * scale && bitmap.height == 10 * scale)
      #expect(bitmap[10 * scale - 1, 5].red == 255)
      #expect(bitmap[10 * scale, 5].alpha == 0)
      #expect(warnings.isEmpty)
    }
  }

  @Test func aResizableOneFillsItsFrame() throws {
    let view = Image("logo.svg").resizable().frame(width: 60, height: 60)
    let (bitmap, _) = try draw(view, ["logo.svg": Self.logo])
    #expect(bitmap[29, 59].red == 255)
    #expect(bitmap[30, 30].alpha == 0)
  }

  @Test func aTemplateHasTheForegroundStyle() throws {
    let view = Image("logo").renderingMode(.template).foregroundStyle(.blue)
    let (bitmap, _) = try draw(view, ["logo.svg": Self.logo])
    #expect(bitmap[5, 5].blue > 200 && bitmap[5, 5].red < 100)
    #expect(bitmap[15, 5].alpha == 0)
  }

  /// Vectors and pixels are one kind of node: what is done to the one is done to the other.
  @Test func modifiersTreatVectorsAsPixels() throws {
    let files = ["logo.svg": Self.logo]
    let pixels = Image(bitmap: try draw(Image("logo"), files).bitmap, scale: 1)
    func expectSame<Changed: View>(_ change: (Image) -> Changed) throws {
      #expect(
        try draw(change(Image("logo")), files).bitmap == draw(change(pixels), files).bitmap)
    }
    try expectSame { $0 }
    try expectSame { $0.renderingMode(.template).foregroundStyle(.blue) }
    try expectSame { $0.redacted(reason: .placeholder) }
    try expectSame { $0.resizable().frame(width: 0, height: 9).padding(3) }
    try expectSame { $0.renderingMode(.template).resizable().frame(height: 0).padding(3) }
  }

  @Test func redactedVectorsAreNotRead() throws {
    let odd =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><foreignObject/></svg>"
    let (_, warnings) = try draw(
      Image("odd").redacted(reason: .placeholder), ["odd.svg": odd])
    #expect(warnings.isEmpty)
  }

  @Test func warningsNameTheFileAndTheLine() throws {
    let odd =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\n<foreignObject/></svg>"
    let (_, warnings) = try draw(Image("odd"), ["odd.svg": odd])
    #expect(
      warnings == [
        "the image \"odd\", line 2: the element foreignObject is not supported and is not drawn"
      ])
    let (_, broken) = try draw(Image("broken"), ["broken.svg": "<svg><g></svg>"])
    #expect(broken == ["the image broken.svg cannot be read: line 1, column 11: mismatched tag"])
  }
}
