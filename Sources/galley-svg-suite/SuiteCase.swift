import GalleyBudget
import GalleyGeometry
import GalleyGraphics
import GalleyImages
import GalleyRaster
import GalleySVG
import GalleyText

/// An SVG file with the image beside it that it is expected to look like.
struct SuiteCase: Sendable {
  /// From the suite's folder on.
  var name: String
  var drawing: URL
  var image: URL

  /// All SVG files of a folder tree that have a PNG of the same name beside them, in the order of their names.
  static func all(in folder: URL) throws -> [SuiteCase] {
    guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true,
      let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw SuiteError(message: "\(folder.path) is no folder that can be read") }
    let root = folder.standardizedFileURL.path + "/"
    var cases: [SuiteCase] = []
    for case let file as URL in walker where SVGDocument.fileExtensions.contains(file.pathExtension)
    {
      let image = file.deletingPathExtension().appendingPathExtension("png")
      guard FileManager.default.fileExists(atPath: image.path) else { continue }
      let path = file.standardizedFileURL.path
      cases.append(
        SuiteCase(
          name: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, drawing: file,
          image: image))
    }
    return cases.sorted { $0.name < $1.name }
  }

  /// Draws the file at the image's size and compares both.
  /// - Parameter families: what CSS's generic families stand for in the suite.
  func result(
    _ engine: TextEngine, tolerance: SuiteTolerance, families: [String: String] = [:]
  ) -> SuiteResult {
    do {
      let expected = try ImageDecoder().decode(try Data(contentsOf: image))
      let budget = RenderBudget(RenderBudget.Limits(bytes: 1 << 30, duration: .seconds(20)))
      engine.budget = budget
      let data = try Data(contentsOf: drawing)
      let document: SVGDocument
      do {
        document = try SVGDocument(data, budget: budget)
      } catch {
        // What is not drawn is an error that a user sees.
        return SuiteResult(
          name: name, difference: tolerance.difference(Self.empty(like: expected), expected),
          warning: "\(error)", drawn: nil)
      }
      let frame = PixelRect(
        x: 0, y: 0, width: CGFloat(expected.width), height: CGFloat(expected.height))
      let drawn = document.drawing(
        in: frame, engine: engine, genericFamilies: families, budget: budget)
      var bitmap = Self.empty(like: expected)
      let rasterizer = Rasterizer()
      rasterizer.budget = budget
      rasterizer.draw(DisplayList(items: drawn.items), into: &bitmap, glyphs: engine)
      let warning = budget.isExhausted ? "over the limits" : drawn.warnings.first?.description
      return SuiteResult(
        name: name, difference: tolerance.difference(bitmap, expected), warning: warning,
        drawn: bitmap)
    } catch {
      return SuiteResult(
        name: name, difference: 1, warning: "cannot be compared: \(error)", drawn: nil)
    }
  }

  private static func empty(like bitmap: Bitmap) -> Bitmap {
    Bitmap(width: bitmap.width, height: bitmap.height)
  }
}

/// Why a suite is not run.
struct SuiteError: Error, Hashable {
  var message: String
}
