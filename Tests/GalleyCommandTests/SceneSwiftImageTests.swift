import Foundation
import Galley
import GalleyImages
import Testing

@testable import GalleyScenes

/// The Swift source of scenes draws what they draw, pixel by pixel, compiled as previews with the modules of the release
/// build.
@Suite(.serialized) struct SceneSwiftImageTests {
  /// A scene with the name of its preview.
  private struct Sample {
    var name: String
    var text: Data
    /// Of its images.
    var folder: URL?

    func image(_ renderer: Renderer) throws -> Bitmap {
      try SceneTemplate(data: text, file: name).scene(changes: Self.changes)
        .render(with: renderer, imageFolder: folder).bitmap
    }

    var source: String {
      get throws { try SceneTemplate(data: text, file: name).swift(changes: Self.changes).text }
    }

    /// Previews have one scale for all.
    private static var changes: CanvasChanges {
      var changes = CanvasChanges()
      changes.scale = 1
      return changes
    }
  }

  /// Draws the previews of files that have many scenes each, and compares them with the scenes' images.
  private func compare(_ samples: [Sample], files: [String: Data] = [:]) throws {
    try Program.withFolder { folder in
      var files = files
      for start in stride(from: 0, to: samples.count, by: 50) {
        let sources = try samples[start..<min(start + 50, samples.count)].map { try $0.source }
        files["Scenes\(start).swift"] = Data(sources.joined(separator: "\n").utf8)
      }
      try Program.write(files, in: folder)
      let result = try Program.run(
        ["preview", ".", "-o", "images", "--scale", "1"], in: folder)
      #expect(result.code == 0, "\(result.errors)")
      let renderer = Renderer()
      var larger: [String] = []
      for (number, sample) in samples.enumerated() {
        let file = "images/Scenes\(number / 50 * 50)-\(sample.name)-1x.png"
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        let drawn = try PNGDecoder().decode(data)
        let wanted = try sample.image(renderer)
        let source = try sample.source
        // The image of a scene grows with what is larger than its canvas; a preview of a fixed layout does not.
        if source.contains(".fixedLayout(width: \(drawn.width), height: \(drawn.height))"),
          wanted.width > drawn.width || wanted.height > drawn.height
        {
          larger.append(sample.name)
          continue
        }
        #expect(
          drawn.width == wanted.width && drawn.height == wanted.height
            && drawn.pixels == wanted.pixels, "\(sample.name):\n\(source)")
      }
      #expect(larger.count <= 1, "\(larger)")
    }
  }

  @Test func specimensOfTheWholeRegistryAreTheSame() throws {
    let samples = SceneSpecimen.all.enumerated().map { number, specimen in
      Sample(name: "s\(number)", text: Data(specimen.text.utf8))
    }
    #expect(samples.count > 500)
    try compare(samples)
  }

  @Test func examplesAreTheSame() throws {
    let examples = Program.root.appendingPathComponent("Examples")
    let pictures = examples.appendingPathComponent("pictures")
    var files: [String: Data] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: pictures, includingPropertiesForKeys: nil)
    { files[url.lastPathComponent] = try Data(contentsOf: url) }
    let scenes = try FileManager.default.contentsOfDirectory(
      at: examples, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" && $0.lastPathComponent != "galley.json" }
    #expect(scenes.count >= 10)
    try compare(
      scenes.sorted { $0.path < $1.path }.map { url in
        Sample(
          name: url.deletingPathExtension().lastPathComponent, text: try Data(contentsOf: url),
          folder: pictures)
      }, files: files)
  }
}
