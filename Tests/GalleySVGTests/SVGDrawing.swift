import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyRaster
import GalleySVG
import GalleyText

/// A file of 100 x 100 as pixels, for tests.
struct SVGDrawing {
  let bitmap: Bitmap
  let warnings: [String]

  /// - Parameter attributes: of the root.
  init(
    _ body: String, attributes: String = "width='100' height='100'", scale: Double = 1,
    budget: RenderBudget = RenderBudget(.unlimited)
  ) throws {
    let source =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
      + "\(attributes)>\(body)</svg>"
    let document = try SVGDocument(source.utf8, budget: budget)
    let engine = TextEngine()
    let size = CGSize(width: document.size.width * scale, height: document.size.height * scale)
    let drawing = document.drawing(
      in: PixelRect(CGRect(origin: .zero, size: size)), engine: engine, budget: budget)
    var bitmap = Bitmap(
      width: min(2000, Int(size.width.rounded(.up))),
      height: min(2000, Int(size.height.rounded(.up))))
    let rasterizer = Rasterizer()
    rasterizer.budget = budget
    rasterizer.draw(DisplayList(items: drawing.items), into: &bitmap, glyphs: engine)
    self.bitmap = bitmap
    warnings = drawing.warnings.map(\.description)
  }

  /// A document of any size in a square of 40 pixels.
  init(raw document: SVGDocument, budget: RenderBudget) throws {
    let engine = TextEngine()
    engine.budget = budget
    let drawing = document.drawing(
      in: PixelRect(x: 0, y: 0, width: 40, height: 40), engine: engine, budget: budget)
    var bitmap = Bitmap(width: 40, height: 40)
    let rasterizer = Rasterizer()
    rasterizer.budget = budget
    rasterizer.draw(DisplayList(items: drawing.items), into: &bitmap, glyphs: engine)
    self.bitmap = bitmap
    warnings = drawing.warnings.map(\.description)
  }

  /// `rrggbbaa` of a pixel, not premultiplied; `-` where nothing is.
  func color(_ x: Int, _ y: Int) -> String {
    let pixel = bitmap[x, y]
    if pixel.alpha == 0 { return "-" }
    func hex(_ value: UInt8) -> String {
      let text = String(value, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    let straight = [pixel.red, pixel.green, pixel.blue].map {
      UInt8(min(255, (Int($0) * 255 + Int(pixel.alpha) / 2) / Int(pixel.alpha)))
    }
    let rgb = straight.map(hex).joined()
    return pixel.alpha == 255 ? rgb : rgb + hex(pixel.alpha)
  }

  func colors(_ places: (Int, Int)...) -> [String] { places.map { color($0.0, $0.1) } }
}
