import Foundation
import Galley
import GalleyData
import GalleyScenes
import Testing

@testable import GalleyBatch

/// What a batch says of images that are not there.
@Suite struct BatchWarningTests {
  @Test func theWarningOfAPlaceholderIsInTheManifest() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-placeholder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Bitmap(width: 4, height: 4).pngData().write(to: folder.appendingPathComponent("logo.png"))
    let data = try Bitmap(width: 6, height: 4).pngData().base64EncodedString()
    let rows =
      "id;image\n1;logo\n2;Logo\n3;https://example.com/logo.png\n"
      + "4;\"data:image/png;base64,\(data)\"\n"
    let scene = """
      {"galley": 1, "view": {"type": "Image", "name": "{{image}}",
        "placeholder": {"type": "Color", "color": "red", "modifiers": [{"frame": {"width": 8, "height": 8}}]}}}
      """
    var settings = BatchSettings(
      scene: Data(scene.utf8), sceneFile: "s.json",
      rows: try DataTable(data: Data(rows.utf8), file: "rows.csv"),
      output: folder.path + "/out/{{id}}.png")
    settings.imageFolder = folder
    settings.manifest = folder.path + "/manifest.jsonl"
    #expect(try Batch(settings).run().progress.warned == 2)
    func results() throws -> [BatchResult] {
      try String(contentsOfFile: folder.path + "/manifest.jsonl", encoding: .utf8)
        .split(separator: "\n").compactMap {
          BatchResult(try JSONParser.parse(Array($0.utf8), in: 0..<$0.utf8.count))
        }
    }
    let drawn = try results()
    #expect(drawn.map(\.width) == [4, 8, 8, 6])
    #expect(drawn.map(\.warnings.count) == [0, 1, 1, 0])
    #expect(drawn[1].warnings[0].hasSuffix("; did you mean \"logo.png\"?"))
    #expect(drawn[2].warnings[0].contains("put the file into the image folder"))
    // Outputs that are not drawn again keep their warnings, and an image that comes is seen.
    #expect(try Batch(settings).run().progress.unchanged == 4)
    #expect(try results().map(\.warnings.count) == [0, 1, 1, 0])
    try Bitmap(width: 9, height: 4).pngData().write(to: folder.appendingPathComponent("Logo.png"))
    #expect(try Batch(settings).run().progress.drawn == 1)
    #expect(try results().map(\.width) == [4, 9, 8, 6])
    settings.isStrict = true
    #expect(try Batch(settings).run().progress.failed == 1)
  }
}
