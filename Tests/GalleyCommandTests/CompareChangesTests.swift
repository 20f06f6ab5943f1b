import GalleyPreviews
import Testing

@testable import GalleyCommand

/// Which previews are the same, by the files that differ and by what previews are made of.
@Suite struct CompareChangesTests {
  private let before: [String: PreviewInputs] = [
    "App/A.swift": PreviewInputs(files: ["App/A.swift", "App/Row.swift"], folders: ["App"]),
    "App/B.swift": PreviewInputs(files: ["App/B.swift"], folders: ["App"]),
    "Other/C.swift": PreviewInputs(
      files: ["Other/C.swift", "Package.swift"], folders: ["Other", "Shared"]),
  ]

  private func unchanged(
    _ files: Set<String>?, _ after: [String: PreviewInputs]? = nil
  ) -> Set<String> {
    CompareChanges(files).unchangedPreviews(before, after ?? before)
  }

  @Test(
    arguments: [
      ([], ["App/A.swift", "App/B.swift", "Other/C.swift"]),
      (["App/B.swift"], ["App/A.swift", "Other/C.swift"]),
      (["App/Row.swift"], ["App/B.swift", "Other/C.swift"]),
      (["App/Unused.swift"], ["App/A.swift", "App/B.swift", "Other/C.swift"]),
      (["App/Assets.xcassets/a.png"], ["Other/C.swift"]),
      (["Shared/a.strings"], ["App/A.swift", "App/B.swift"]),
      (["Package.swift"], ["App/A.swift", "App/B.swift"]),
      // What says how everything is drawn, and what lies where nobody looks by itself.
      (["App/.images/a.PNG"], ["Other/C.swift"]),
      (["galley.json"], []), (["App/Goldens/previews.json"], []), (["Fonts/a.ttf"], []),
      (
        ["README.md", "Tests/a.json", ".github/a.json", "App/.git/a.png", ".build/a.ttf"],
        ["App/A.swift", "App/B.swift", "Other/C.swift"]
      ),
    ] as [([String], [String])])
  func whatIsMadeOfOtherFilesMayHaveChanged(files: [String], same: [String]) {
    #expect(unchanged(Set(files)) == Set(same), "\(files)")
  }

  /// A scene that names them shows them; what Git and Galley keep is no part of one.
  @Test(
    arguments: [
      (".icons/a.svg", nil), ("cards/.a.webp", nil), (".fonts/a.otf", nil), (".icons/a.txt", []),
      ("cards/.galley/a.png", []), (".gitignore", []),
    ] as [(String, Set<String>?)])
  func hiddenImagesAndFontsMayBeShown(file: String, scenes: Set<String>?) {
    #expect(CompareChanges([file]).scenes == scenes, "\(file)")
  }

  @Test func whatIsMadeOfMoreOrOnOneSideAloneMayHaveChanged() {
    var after = before
    after["App/A.swift"]?.files.insert("App/Look.swift")
    after["App/B.swift"] = nil
    after["App/New.swift"] = PreviewInputs(files: ["App/New.swift"], folders: ["App"])
    #expect(unchanged([], after) == ["Other/C.swift"])
    // Nobody knows what changed.
    #expect(unchanged(nil).isEmpty)
  }
}
