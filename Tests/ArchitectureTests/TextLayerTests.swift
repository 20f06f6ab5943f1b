import Foundation
import Testing

/// The four layers of `GalleyText` look downwards only: no file names a type that a layer above it
/// declares.
@Suite struct TextLayerTests {
  /// From the lowest to the highest.
  private static let layers = ["Fonts", "Unicode", "Shaping", "Paragraph"]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/GalleyText")

  /// The files of a layer by their names, comments left out.
  private func sources(_ layer: String) throws -> [(name: String, text: String)] {
    let folder = Self.folder.appendingPathComponent(layer)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8)
          .split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.components(separatedBy: "//")[0] }
        return (file.lastPathComponent, lines.joined(separator: "\n"))
      }
  }

  @Test func everyFileIsInALayer() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found) == Set(Self.layers))
  }

  @Test func layersLookDownwardsOnly() throws {
    // Types of their own at the start of a line; those inside of others are reached through them.
    let declaration = try Regex(
      #"(?m)^(?:public |final |indirect )*(?:class|struct|enum|protocol) (\w+)"#,
      as: (Substring, Substring).self)
    var declared = 0
    for (index, layer) in Self.layers.enumerated() {
      let own = try sources(layer).flatMap { $0.text.matches(of: declaration).map(\.output.1) }
      declared += own.count
      let name = try Regex("\\b(?:\(own.joined(separator: "|")))\\b")
      for below in Self.layers.prefix(index) {
        for file in try sources(below) {
          let match = file.text.firstMatch(of: name)
          #expect(match == nil, "\(below)/\(file.name) names \(match?.0 ?? "") of \(layer)")
        }
      }
    }
    #expect(declared > 40)
  }
}
