import Galley
import GalleyGraphics
import GalleyImages
import GalleyRaster
import GalleySVG
import GalleyText
import Testing

/// `GALLEY_SVG_CORPUS=DIR GALLEY_SVG_OUT=DIR` draws every SVG file of a folder and writes it as PNG, with a list of
/// warnings: for comparing with other renderers.
@Suite struct SVGCorpusTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(.enabled(if: environment["GALLEY_SVG_CORPUS"] != nil))
  func everyFileOfAFolderIsDrawn() throws {
    let folder = URL(fileURLWithPath: Self.environment["GALLEY_SVG_CORPUS"] ?? "")
    let out = URL(fileURLWithPath: Self.environment["GALLEY_SVG_OUT"] ?? "/tmp/svg-out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let scale = Self.environment["GALLEY_SVG_SCALE"].flatMap { Double($0) } ?? 1
    let engine = TextEngine()
    var report = ""
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
    for name in names {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      print(name)
      do {
        let document = try SVGDocument(data)
        let size = document.size
        let (width, height) = (
          Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up))
        )
        guard width <= 2000, height <= 2000 else { continue }
        let drawing = document.drawing(
          in: PixelRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale),
          engine: engine)
        var bitmap = Bitmap(width: width, height: height)
        Rasterizer().draw(DisplayList(items: drawing.items), into: &bitmap, glyphs: engine)
        let file = out.appendingPathComponent(String(name.dropLast(4)) + ".png")
        try PNGEncoder().encode(bitmap).write(to: file)
        for warning in drawing.warnings { report += "\(name): \(warning)\n" }
      } catch { report += "\(name): ERROR \(error)\n" }
    }
    try report.write(
      to: out.appendingPathComponent("report.txt"), atomically: true, encoding: .utf8)
  }
}
