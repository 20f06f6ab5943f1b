import Foundation
import Galley
import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import GalleyScenes

extension FuzzTarget {
  static var drawings: [FuzzTarget] {
    [
      FuzzTarget("path", "the commands of a path, operations on it, and a line along it", path),
      FuzzTarget("display-list", "groups, fills, images, glyphs and effects", displayList),
      FuzzTarget("scene", "choices among the elements, keys and modifiers of scenes", scene),
    ]
  }

  private static func path(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let budget = RenderBudget(.fuzzing)
    var items: [DisplayItem] = []
    var other = Path(CGRect(x: 8, y: 8, width: 20, height: 20))
    while !source.isAtEnd, items.count < 20 {
      let first = source.path()
      let path = source.changed(first, by: other, budget: budget)
      let rule: FillRule = source.flag() ? .evenOdd : .nonZero
      items.append(.fill(path: path, rule: rule, paint: .solid(source.color())))
      // Not the result, which would grow with each operation.
      other = first
    }
    try draw(DisplayList(items: items), glyphs: NoGlyphs(), budget: budget)
  }

  private static func displayList(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    // From the end on, so that the items do not change with the glyphs.
    var end = ByteSource(bytes.reversed())
    let glyphs = ChosenGlyphs(&end)
    var items: [DisplayItem] = []
    while !source.isAtEnd, items.count < 24 { items.append(source.item(depth: 0)) }
    try draw(DisplayList(items: items), glyphs: glyphs, budget: RenderBudget(.fuzzing))
  }

  /// A scene that is drawn again has the same pixels, and so has one that another renderer draws, which now and then is
  /// asked: it has to read the fonts.
  private static func scene(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let asksAnother = source.below(16) == 1
    var composer = SceneComposer(views: 20) { source.below($0) }
    let scene = try Scene(data: Data(composer.scene().utf8), file: "scene.json")
    let first = try scene.render(with: .kept).bitmap
    let second = try scene.render(with: .kept).bitmap
    try FuzzFinding.require(first == second, "a scene changes where it is drawn again")
    guard asksAnother else { return }
    let other = try scene.render(with: Renderer(limits: .fuzzing)).bitmap
    try FuzzFinding.require(first == other, "a scene changes with its renderer")
  }

  /// Paints a list by each form of the pixel loops: the pixels are the same.
  static func draw(
    _ list: DisplayList, glyphs: some GlyphSource, budget: RenderBudget
  ) throws {
    var images: [Bitmap] = []
    for kernels in PixelKernels.available {
      var bitmap = Bitmap(width: 60, height: 40, filledWith: Pixel(rawValue: 0xFFFF_FFFF))
      let rasterizer = Rasterizer(kernels: kernels)
      rasterizer.budget = budget
      rasterizer.draw(list, into: &bitmap, glyphs: glyphs)
      try budget.check()
      images.append(bitmap)
    }
    try FuzzFinding.require(
      images.allSatisfy { $0 == images.first }, "the forms of the pixel loops differ")
  }
}

/// A source without glyphs.
struct NoGlyphs: GlyphSource {
  func image(of glyph: GlyphID, in face: FaceID) -> GlyphImage { .outline(Path(), unitsPerEm: 1) }
}
