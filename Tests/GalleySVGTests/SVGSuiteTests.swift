import Galley
import GalleyGraphics
import GalleyImages
import GalleyText
import Testing

@testable import galley_svg_suite

@Suite struct SVGSuiteTests {
  private static func file(_ body: String) -> Data {
    Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(body)</svg>".utf8)
  }

  /// The folder's report and the lines of what misses.
  private static func run(_ files: [String: Data]) throws -> (report: SuiteReport, lines: [String])
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-suite-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    var report = SuiteReport()
    let engine = TextEngine()
    let lines = try SuiteCase.all(in: folder).compactMap {
      report.add($0.result(engine, tolerance: SuiteTolerance()), SuiteTolerance())
    }
    return (report, lines)
  }

  private static func image(_ width: Int, _ pixel: Pixel) throws -> Data {
    try PNGEncoder().encode(Bitmap(width: width, height: width, filledWith: pixel))
  }

  @Test func missesAreToldApartByTheirWarnings() throws {
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let rect = "<rect width='9' height='9' fill='red'/>"
    let (report, lines) = try Self.run([
      "a/right.svg": Self.file(rect), "a/right.png": Self.image(18, red),
      "a/silent.svg": Self.file("<rect width='9' height='6' fill='red'/>"),
      "a/silent.png": Self.image(9, red),
      "b/warned.svg": Self.file("<foreignObject/>"), "b/warned.png": Self.image(9, red),
      "b/broken.svg": Data("<svg".utf8), "b/broken.png": Self.image(9, red),
      "alone.svg": Self.file(rect), "text.txt": Data(),
    ])
    #expect(
      lines == [
        "silent 33.3% a/silent.svg", "warned 100.0% b/broken.svg: line 1, column 1: unclosed token",
        "warned 100.0% b/warned.svg: line 1: the element foreignObject is not supported and is not drawn",
      ])
    #expect(report.total == "1 of 4 files match, 2 missed with a warning, 1 missed silently")
    #expect(report.exitCode == 3)
  }

  @Test func whatWasDrawnIsWrittenWithTheFoldersOfItsName() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = Bitmap(width: 3, height: 2, filledWith: .clear)
    var result = SuiteResult(name: "a/b=c.svg", difference: 1, warning: nil, drawn: bitmap)
    try result.write(into: folder)
    let file = folder.appendingPathComponent("a/b=c.png")
    #expect(try ImageDecoder().decode(try Data(contentsOf: file)).width == 3)
    // What was not drawn has no image, and a file is no folder.
    result.drawn = nil
    result.name = "none.svg"
    try result.write(into: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("none.png").path))
    result.drawn = bitmap
    #expect(throws: SuiteError.self) { try result.write(into: file) }
  }

  @Test func exitCodesSayWhetherAMissWasSilent() throws {
    let rect = Self.file("<rect width='9' height='9' fill='red'/>")
    let right = try Self.image(9, Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(try Self.run(["a.svg": rect, "a.png": right]).report.exitCode == 0)
    let warned = Self.file("<foreignObject/>")
    #expect(try Self.run(["a.svg": warned, "a.png": right]).report.exitCode == 1)
    #expect(throws: SuiteError.self) {
      try SuiteCase.all(in: URL(fileURLWithPath: "/no/such/folder"))
    }
  }

  @Test func smallDistancesOfChannelsAndFewPixelsAreNone() {
    let tolerance = SuiteTolerance()
    var one = Bitmap(width: 20, height: 20, filledWith: .clear)
    let other = one
    one[3, 3] = Pixel(red: 0, green: 0, blue: 32, alpha: 32)
    #expect(tolerance.difference(one, other) == 0)
    one[3, 3] = Pixel(red: 0, green: 0, blue: 0, alpha: 33)
    #expect(tolerance.difference(one, other) == 1.0 / 400)
    #expect(tolerance.accepts(2.0 / 400) && !tolerance.accepts(3.0 / 400))
    #expect(tolerance.difference(one, Bitmap(width: 20, height: 19)) == 1)
  }
}
