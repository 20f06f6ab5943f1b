import Foundation
import Galley
import Testing

@testable import GalleyScenes

/// The scenes in guides and in the README can be drawn.
@Suite struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The strategy is compiled and run by Scripts/consumer.
  @Test func theSnapshotStrategyIsTheOneThatIsTried() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Guides/Goldens.md"), encoding: .utf8)
    let file = Self.root.appendingPathComponent(
      "Examples/consumer/Tests/ConsumerTests/SnapshotStrategy.swift")
    #expect(guide.contains("```swift\n" + (try String(contentsOf: file, encoding: .utf8)) + "```"))
  }

  /// The program is compiled and run by Scripts/consumer.
  @Test func theProgramOfTheGuideIsTheOneThatIsTried() throws {
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Guides/Programs.md"), encoding: .utf8)
    let file = Self.root.appendingPathComponent("Examples/consumer/Sources/consumer/main.swift")
    #expect(guide.contains("```swift\n" + (try String(contentsOf: file, encoding: .utf8)) + "```"))
  }

  /// What the table of gaps says of scripts is what the bundled fonts have.
  @Test func theScriptsOfTheGapsHaveFonts() throws {
    let gaps = try String(
      contentsOf: Self.root.appendingPathComponent("Guides/SwiftUIGaps.md"), encoding: .utf8)
    let row = gaps.split(separator: "\n").first { $0.hasPrefix("| scripts |") }
    #expect(row?.contains("Latin to Khmer, and Chinese, Japanese and Korean in") == true)
    let scripts = [
      "Latin", "Ελληνικά", "Кириллица", "العربية", "עברית", "हिन्दी", "ไทย", "Հայերեն", "ქართული",
      "বাংলা", "தமிழ்", "ລາວ", "ខ្មែរ", "汉字", "かなカナ", "한글",
    ]
    for text in scripts {
      let scene = #"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#
      let report = try SceneTemplate(data: Data(scene.utf8), file: text).scene().render()
      #expect(report.warnings.isEmpty, "\(text): \(report.warnings)")
    }
  }

  @Test func scenesOfGuidesAreDrawn() throws {
    let folder = Self.root.appendingPathComponent("Guides")
    let guides = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { folder.appendingPathComponent($0) }
    let images = Self.root.appendingPathComponent("Examples")
    var count = 0
    for file in guides + [Self.root.appendingPathComponent("README.md")] {
      let text = try String(contentsOf: file, encoding: .utf8)
      for block in text.components(separatedBy: "```json\n").dropFirst() {
        let json = block.components(separatedBy: "```")[0]
        guard json.contains(#/"galley": [0-9]/#) else { continue }
        count += 1
        let name = "\(file.lastPathComponent), scene \(count)"
        let template = try SceneTemplate(data: Data(json.utf8), file: name)
        for canvas in template.canvasNames.isEmpty ? [nil] : template.canvasNames.map(Optional.some)
        {
          let report = try template.scene(canvas: canvas).render(imageFolder: images)
          #expect(report.bitmap.width > 0, "\(name)")
        }
      }
    }
    #expect(count > 12)
  }
}
