import Foundation
import Testing

@testable import GalleyPreviews

/// What previews are made of, by the compiler's work.
@Suite(.serialized) struct PreviewInputsTests {
  /// By the sources, named from the fixture's folder.
  private func inputs(_ fixture: SourceFolderFixture) throws -> [String: PreviewInputs] {
    var settings = PreviewBuild.Settings()
    settings.cacheFolder = fixture.cache
    settings.namesInputs = true
    let result = try PreviewBuild(
      [fixture.path], runtime: try PreviewRuntime.find(), settings: settings
    ).build()
    #expect(result.diagnostics.map(\.text) == [])
    var named: [String: PreviewInputs] = [:]
    for (path, inputs) in result.inputs {
      named[String(path.dropFirst(fixture.path.count + 1))] = inputs.named(from: fixture.path)
    }
    return named
  }

  @Test func aFileOfAFolderHasTheFilesThatItNeeds() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": "import SwiftUI\n#Preview { Row() }",
      "Row.swift":
        "import SwiftUI\nstruct Row: View { var body: some View { Text(words).padded() } }",
      "Words.swift": "let words = \"a\"",
      "Looks.swift": "import SwiftUI\nextension View { func padded() -> some View { padding() } }",
      "Other.swift": "import SwiftUI\n#Preview { Text(\"b\") }", "Unused.swift": "let unused = 1",
    ])
    let found = try inputs(fixture)
    #expect(found.count == 2)
    let card = try #require(found["Card.swift"])
    #expect(card.files == ["Card.swift", "Row.swift", "Words.swift", "Looks.swift"])
    #expect(card.folders == [""])
    #expect(found["Other.swift"]?.files == ["Other.swift"])
    // Nobody asks for it.
    #expect(try fixture.build().build().inputs.isEmpty)
  }

  @Test func aTargetHasTheModulesThatItImportsAndTheManifest() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Kit"), .target(name: "Apart"), .target(name: "Shop", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Badge.swift": """
      import SwiftUI
      public struct Badge: View { public init() {}; public var body: some View { Text("b") } }
      """,
      "Sources/Kit/More.swift": "let more = 1", "Sources/Apart/Apart.swift": "let apart = 1",
      "Sources/Shop/Home.swift": "import SwiftUI\nimport Kit\n#Preview { Badge() }",
      "Sources/Shop/Else.swift": "let other = 2",
    ])
    let home = try #require(try inputs(fixture)["Sources/Shop/Home.swift"])
    #expect(
      home.files == [
        "Package.swift", "Sources/Kit/Badge.swift", "Sources/Kit/More.swift",
        "Sources/Shop/Home.swift",
      ])
    #expect(home.folders == ["Sources/Kit", "Sources/Shop"])
  }

  @Test func foldersHoldWhatLiesBelowThem() {
    #expect(PreviewInputs.holds(["App"], "App/a.png"))
    #expect(PreviewInputs.holds(["App", ""], "b.png"))
    #expect(!PreviewInputs.holds(["App"], "Apple/a.png") && !PreviewInputs.holds([], "a.png"))
    let named = PreviewInputs(files: ["/a/b/c.swift", "/d.swift"], folders: ["/a", "/a/b", "/e"])
      .named(from: "/a")
    #expect(named == PreviewInputs(files: ["b/c.swift", "/d.swift"], folders: ["", "b", "/e"]))
  }
}
