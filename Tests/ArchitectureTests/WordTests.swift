import Foundation
import Testing

/// What the table of words in CONTRIBUTING.md has another word for is not written in sources and guides.
@Suite struct WordTests {
  /// Phrases that stand for nothing else, in lower case.
  private static let phrases = [
    "unless " + "stated", "unless " + "given", "hangs " + "out", "hang " + "out", "write " + "anew",
    "not there " + "yet",
  ]

  @Test func thereIsOneWordForOneThing() throws {
    let sources = try SourceTree.swiftFiles(below: "Sources")
    let guides = try SourceTree.files(below: "Guides", ["md", "json"])
    try #require(sources.count > 500 && guides.count > 20)
    for file in sources + guides {
      let text = try String(contentsOf: file, encoding: .utf8).lowercased()
      for phrase in Self.phrases {
        #expect(!text.contains(phrase), "\(SourceTree.path(of: file)): \"\(phrase)\"")
      }
    }
  }
}
