import Foundation
import Galley
import Testing

/// Images by their addresses: files of the image folder, and nothing else.
@Suite struct AsyncImageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Images")

  private func draw(_ url: URL?) throws -> (size: CGSize?, warnings: [String]) {
    let image = AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image): AnyView(image.resizable().frame(width: 3, height: 3))
      case .failure: AnyView(Color.red.frame(width: 2, height: 2))
      case .empty: AnyView(Color.gray.frame(width: 1, height: 1))
      }
    }
    let renderer = ImageRenderer(content: image)
    renderer.environment.imageFolder = Self.folder
    let report = try renderer.render()
    return (report.layoutTree?.answer, report.warnings.map(\.description))
  }

  @Test func aFileOfTheImageFolderIsDrawn() throws {
    let (size, warnings) = try draw(Self.folder.appendingPathComponent("colour.jpg"))
    #expect(size == CGSize(width: 3, height: 3))
    #expect(warnings == [])
  }

  @Test func otherFilesAreFailures() throws {
    for path in ["/etc/hostname", Self.folder.path + "/../Images2/a.png"] {
      let (size, warnings) = try draw(URL(fileURLWithPath: path))
      #expect(size == CGSize(width: 2, height: 2))
      try #require(warnings.count == 1 && warnings[0].contains("is outside the image folder"))
    }
    let (size, warnings) = try draw(Self.folder.appendingPathComponent("none.png"))
    #expect(size == CGSize(width: 2, height: 2))
    #expect(warnings.count == 1)
  }

  @Test func theNetworkIsNeverAsked() throws {
    let (size, warnings) = try draw(URL(string: "https://example.com/a.png"))
    #expect(size == CGSize(width: 1, height: 1))
    #expect(warnings == ["AsyncImage(url:) is not supported yet: the view is drawn without it"])
    let (placeholder, none) = try draw(nil)
    #expect(placeholder == CGSize(width: 1, height: 1))
    #expect(none == [])
  }
}
