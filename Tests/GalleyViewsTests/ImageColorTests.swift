import Foundation
import Galley
import GalleyUIKit
import Testing

@testable import GalleyViews

/// Files whose colours cannot be read as they say: drawn as sRGB, with a warning wherever they are drawn.
@Suite struct ImageColorTests {
  /// A PNG of 4 x 3 red pixels whose profile has a wrong checksum.
  private static func damaged() throws -> Data {
    let red = Pixel(red: 200, green: 0, blue: 0, alpha: 255)
    var file = try Bitmap(width: 4, height: 3, filledWith: red).pngData()
    file.insert(contentsOf: [0, 0, 0, 3] + Array("iCCPabc".utf8) + [0, 0, 0, 0], at: 33)
    return file
  }

  private func warnings(_ report: RenderReport) -> String {
    report.warnings.map(\.description).joined()
  }

  private static let words = "is drawn as sRGB: its colour profile is damaged"

  @Test func aDamagedProfileIsAWarningEachTime() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-colours-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.damaged().write(to: folder.appendingPathComponent("red.png"))
    let renderer = ImageRenderer(content: Image("red"))
    renderer.environment._imageFolder = folder
    // The second time it is one that was kept.
    for _ in 0..<2 {
      let report = try renderer.render()
      #expect(report.bitmap[1, 1].red == 200)
      #expect(report.warnings.count == 1)
      #expect(report.warnings.first?.description.contains("\"red\" \(Self.words)") == true)
    }
    let painted = ImageRenderer(
      content: Rectangle().fill(ImagePaint(image: Image("red"))).frame(width: 9, height: 9))
    painted.environment._imageFolder = folder
    #expect(try warnings(painted.render()).contains(Self.words))
  }

  @Test func addressesAndUIImagesWarnToo() throws {
    let data = try Self.damaged()
    let address = "data:image/png;base64,\(data.base64EncodedString())"
    #expect(try warnings(ImageRenderer(content: Image(address)).render()).contains(Self.words))
    let image = try #require(UIImage(data: data))
    let report = try ImageRenderer(content: Image(uiImage: image)).render()
    #expect(warnings(report).contains(Self.words) && report.bitmap.width == 4)
  }
}
