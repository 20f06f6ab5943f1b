import Foundation
import Testing

/// Images in the repository are small, or `large-images.txt` says why not.
@Suite struct LargeImageTests {
  private struct Reason {
    var path: String
    var most: Int
    var text: String
  }

  private func reasons() throws -> [Reason] {
    let lines = try SourceTree.text("Tests/ArchitectureTests/large-images.txt").split(
      separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 2).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      try #require(parts.count == 3, "\(line)")
      return Reason(path: parts[0], most: try #require(Int(parts[1])), text: parts[2])
    }
  }

  /// The sizes of all images of more than 20 kB, by their paths from the root.
  private func largeImages() throws -> [String: Int] {
    var sizes: [String: Int] = [:]
    for folder in ["Benchmarks", "Examples", "Goldens", "Guides", "Tests"] {
      for file in try SourceTree.files(below: folder, ["png", "jpg", "webp"]) {
        let size = try #require(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
        if size > 20_000 { sizes[SourceTree.path(of: file)] = size }
      }
    }
    return sizes
  }

  @Test func largeImagesHaveAReason() throws {
    let reasons = try reasons()
    let images = try largeImages()
    #expect(images.count > 50)
    var used: Set<String> = []
    for (path, size) in images {
      let longest = reasons.filter { path == $0.path || path.hasPrefix($0.path + "/") }
        .max { $0.path.utf8.count < $1.path.utf8.count }
      guard let reason = longest else {
        Issue.record("\(path) has \(size) bytes and no reason in large-images.txt")
        continue
      }
      used.insert(reason.path)
      #expect(size <= reason.most && !reason.text.isEmpty, "\(path) has \(size) bytes")
    }
    #expect(used == Set(reasons.map(\.path)), "reasons without an image")
  }
}
