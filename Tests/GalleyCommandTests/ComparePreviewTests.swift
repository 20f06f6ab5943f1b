import Foundation
import Testing

/// `galley compare` with Swift files, by the built program and the modules of the release build (`Scripts/build`).
@Suite(.serialized) struct ComparePreviewTests {
  private func text(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  private static func card(gap: Int, _ color: String = "red") -> Data {
    let body = """
      VStack(spacing: \(gap)) {
          Text("Poll")
          Color.\(color).frame(width: 40, height: 20)
        }
      """
    return Program.previews([("Large", body), ("Small", Program.block(20, 20, color))])
  }

  @Test func previewsOfRevisionsAreCompared() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      try repository.commit(
        [
          "App/Card.swift": Self.card(gap: 4),
          "App/Old.swift": Program.previews([(nil, Program.block(30))]),
          "App/Same.swift": Program.previews([(nil, Program.block(10))]),
          "App/Goldens/previews.json": Data(#"{"matrix": {"scheme": ["light", "dark"]}}"#.utf8),
          ".gitignore": Data(".cache-of-test\n".utf8),
        ])
      try repository.git("rm", "-q", "App/Old.swift")
      try repository.commit(["App/Card.swift": Self.card(gap: 9)])
      let result = try repository.compare("HEAD~1..HEAD", "App")
      let said = text(result)
      #expect(result.code == 1, "\(said)\(result.errors)")
      #expect(
        said.contains("Card/Large-light, Card/Large-dark:\n  gaps of VStack 4 became 9\n")
          || said.contains("Card/Large-dark, Card/Large-light:\n  gaps of VStack 4 became 9\n"),
        "\(said)")
      #expect(!said.contains("Small"), "\(said)")
      #expect(said.contains("2 resized, 2 gone, of 8 images"), "\(said)")
      #expect(try repository.trees == 1)
      // A text about the app is no part of it.
      try repository.commit(["App/README.md": Data("An app".utf8)])
      let words = try repository.compare("HEAD~1..HEAD", "App")
      #expect(words.code == 0 && text(words).contains("no image changed"), "\(words)")
    }
  }

  @Test func whatDoesNotCompileFailsAndIsNotGone() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "before/Card.swift": Self.card(gap: 4),
          "before/B.swift": Program.previews([(nil, "Nothing()")]),
          "after/Card.swift": Program.previews([("Large", "Missing()")]),
          "after/B.swift": Program.previews([(nil, "Nowhere()")]),
        ], in: folder)
      let result = try Program.run(["compare", "before", "after"], in: folder)
      #expect(result.code == 1, "\(result.errors)")
      #expect(text(result).contains("Card fails: Card.swift:"), "\(text(result))")
      #expect(!text(result).contains("gone"), "\(text(result))")
      #expect(result.errors.contains("note: B is drawn neither before nor after: B.swift:"))
    }
  }
}
