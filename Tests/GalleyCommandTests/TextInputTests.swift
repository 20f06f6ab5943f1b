import Foundation
import Testing

/// Texts and sizes that nobody should send, each with its exit code, and in bounded time.
@Suite struct TextInputTests {
  private func render(_ text: String, _ modifiers: String = "") throws -> Program.Result {
    let view = #"{"type": "Text", "text": "\#(text)", "modifiers": [\#(modifiers)]}"#
    let scene = #"{"galley": 1, "canvas": {"width": 300}, "view": \#(view)}"#
    return try Program.withFolder { folder in
      try Program.run(["render", "-", "-o", "a.png"], input: Data(scene.utf8), in: folder)
    }
  }

  @Test(arguments: [#"\ud800"#, #"a\udc00b"#, #"\ud800\ud800"#])
  func halvesOfSurrogatePairsAreErrors(text: String) throws {
    let result = try render(text)
    #expect(result.code == 3 && result.errors.contains("half of a surrogate pair"))
  }

  @Test(arguments: ["0", "-1", "10001", "\"NaN\"", "1e999", "null"])
  func sizesThatAreNoneAreErrors(size: String) throws {
    let result = try render("a", #"{"font": {"size": \#(size)}}"#)
    #expect(result.code == 3 && result.errors.contains("error"))
  }

  @Test func aMegabyteOnOneLine() throws {
    let start = Date()
    let words = String(repeating: "word ", count: 200_000)
    let kept = try render(words, #"{"lineLimit": 3}"#)
    #expect(kept.code == 0 && kept.errors.contains("does not fit and is truncated"))
    // All of it is higher than an image may be.
    let whole = try render(String(repeating: "a", count: 1_000_000))
    #expect(whole.code == 3 && whole.errors.contains("exceeds the limit of"), "\(whole.errors)")
    #expect(Date().timeIntervalSince(start) < 60)
  }

  @Test func marksWithoutEnd() throws {
    #expect(try render("a" + String(repeating: "\u{301}", count: 10_000)).code == 0)
    #expect(try render("a", #"{"font": {"size": 10000}}"#).code == 0)
    #expect(try render("a", #"{"font": {"size": 12, "features": {"toolong": 1}}}"#).code == 3)
    let unknown = try render("a", #"{"font": {"size": 12, "features": {"zzzz": 1}}}"#)
    #expect(unknown.code == 0 && unknown.errors.contains("has no feature \"zzzz\""))
    let named = try render("a", #"{"font": {"size": 12, "name": "Nonesuch"}}"#)
    #expect(named.code == 0 && named.errors.contains("no font family is named \"Nonesuch\""))
  }
}
