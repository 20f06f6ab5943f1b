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
      #expect(
        said.contains("2 resized, 2 gone, of 8 images; 2 known to be the same and not drawn"),
        "\(said)")
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
      for name in ["Card/Large", "Card/Small"] {
        #expect(text(result).contains("\(name) fails: Card.swift:"), "\(text(result))")
      }
      #expect(!text(result).contains("gone"), "\(text(result))")
      #expect(result.errors.contains("note: B is drawn neither before nor after: B.swift:"))
    }
  }

  /// A file with one preview, which leaves a letter in a file whenever its view is made.
  private static func counted(_ letter: String, _ content: String) -> Data {
    Data(
      """
      import SwiftUI
      #Preview { counted("\(letter)") { \(content) } }
      """.utf8)
  }

  private static func counter(in folder: URL) -> Data {
    Data(
      """
      import Foundation
      import SwiftUI
      func counted(_ letter: String, @ViewBuilder content: () -> some View) -> some View {
        if let file = fopen("\(folder.path)/drawn", "a") {
          fputs(letter, file)
          fclose(file)
        }
        return content()
      }
      """.utf8)
  }

  /// Each preview is drawn or not by itself: by its own file, the files that it needs, and what lies in its folder.
  @Test func whatIsMadeOfTheSameIsNotDrawn() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      func row(_ side: Int) -> Data {
        Data(
          "import SwiftUI\nstruct Row: View { var body: some View { \(Program.block(side)) } }".utf8
        )
      }
      try repository.commit([
        "App/A.swift": Self.counted("a", "Row()"), "App/B.swift": Self.counted("b", "Text(\"B\")"),
        "App/C.swift": Self.counted("c", "VStack { Row() }"), "App/Row.swift": row(10),
        "App/Counter.swift": Self.counter(in: folder),
        ".gitignore": Data(".cache-of-test\ndrawn\n".utf8),
      ])
      /// The previews whose views were made on either side, by their letters.
      func drawn(_ revisions: String) throws -> (drawn: String, said: String, code: Int32) {
        let file = folder.appendingPathComponent("drawn")
        try Data().write(to: file)
        let result = try repository.compare(revisions, "App")
        #expect(result.code == 0 || result.code == 1, "\(result.errors)")
        let letters = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return (String(Set(letters).sorted()), text(result), result.code)
      }
      // Its own file.
      try repository.commit(["App/B.swift": Self.counted("b", "Text(\"Bee\")")])
      let own = try drawn("HEAD~1..HEAD")
      #expect(own.drawn == "b" && own.code == 1, "\(own)")
      #expect(
        own.said.hasSuffix("of 3 images; 2 known to be the same and not drawn\n"), "\(own.said)")
      // A file that two need.
      try repository.commit(["App/Row.swift": row(20)])
      let needed = try drawn("HEAD~1..HEAD")
      #expect(needed.drawn == "ac", "\(needed)")
      #expect(needed.said.hasSuffix("of 3 images; 1 known to be the same and not drawn\n"))
      // The working tree.
      try Program.write(["App/A.swift": Self.counted("a", "Text(\"A\")")], in: folder)
      #expect(try drawn("HEAD").drawn == "a")
      // A file that is new and that nobody needs.
      try repository.commit(["App/New.swift": Data("struct New {}".utf8)])
      let nobody = try drawn("HEAD~1..HEAD")
      #expect(nobody.drawn == "a", "\(nobody)")
      // Anything may be read that lies in the folder and is no source.
      try repository.commit(["App/words.json": Data("[]".utf8)])
      #expect(try drawn("HEAD~1..HEAD").drawn == "abc")
    }
  }
}
