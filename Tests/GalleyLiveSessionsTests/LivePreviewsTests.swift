import Foundation
import Galley
import GalleyPreviews
import Testing

@testable import GalleyLive
@testable import GalleyLiveSessions

/// Previews that are really compiled, again after each save.
@Suite struct LivePreviewsTests {
  /// Sources with previews, and a browser that sees them.
  private final class Fixture {
    let folder: URL
    let previews: LivePreviews
    let browser: TestBrowser

    init(_ files: [String: String]) throws {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("galley-live-previews-\(UUID().uuidString)")
      for name in ["Sources", "Cache"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent("Sources/\(name)"))
      }
      var tools = LiveTools(runtime: try PreviewRuntime.find())
      tools.build.cacheFolder = folder.appendingPathComponent("Cache").path
      tools.process.timeout = .seconds(60)
      let previews = try LivePreviews([folder.appendingPathComponent("Sources").path], tools: tools)
      (self.folder, self.previews) = (folder, previews)
      browser = try TestBrowser { previews.open($0) }
    }

    deinit {
      browser.session.end()
      previews.finish()
      try? FileManager.default.removeItem(at: folder)
    }

    func file(_ name: String) -> String {
      folder.appendingPathComponent("Sources/\(name)").path
    }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)), options: .atomic)
    }

    /// Removes what a deleted preview leaves.
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    /// The next list of previews with something.
    func list(where isWanted: (List) -> Bool) throws -> List {
      while let object = try browser.message("previews") {
        let list = List(object)
        if !list.isCompiling, isWanted(list) { return list }
      }
      throw List.Missing()
    }
  }

  private struct List {
    struct Missing: Error {}

    var names: [String]
    var files: [String]
    var errors: [[String: Any]]
    var isCompiling: Bool
    var shown: String?

    init(_ object: [String: Any]) {
      let previews = object["previews"] as? [[String: Any]] ?? []
      names = previews.compactMap { $0["name"] as? String }
      files = previews.compactMap { $0["file"] as? String }
      let diagnostics = object["diagnostics"] as? [[String: Any]] ?? []
      errors = diagnostics.filter { $0["severity"] as? String == "error" }
      isCompiling = object["isCompiling"] as? Bool ?? true
      shown = object["shown"] as? String
    }
  }

  private static let card = """
    import SwiftUI
    #Preview("Card") { Text("One") }
    #Preview { Color.red.frame(width: 20, height: 10) }
    """
  private static let broken = """
    import SwiftUI
    #Preview("Card") { Text(missing) }
    #Preview { Color.red.frame(width: 20, height: 10) }
    """
  private static let other = """
    import SwiftUI
    #Preview { Color.blue.frame(width: 5, height: 5) }
    """

  @Test func errorsKeepThePreviewsAndGoWithTheirCause() throws {
    let fixture = try Fixture(["Card.swift": Self.card])
    let first = try fixture.list { !$0.names.isEmpty }
    #expect(first.names == ["Card", "Card 2"] && first.errors.isEmpty)
    #expect(first.files == [fixture.file("Card.swift"), fixture.file("Card.swift")])
    try fixture.write("Card.swift", Self.broken)
    let broken = try fixture.list { !$0.errors.isEmpty }
    #expect(broken.names == first.names)
    #expect(broken.errors.first?["line"] as? Int == 2)
    #expect(broken.errors.first?["column"] as? Int == 25)
    #expect(broken.errors.first?["file"] as? String == fixture.file("Card.swift"))
    try fixture.write("Other.swift", Self.other)
    let both = try fixture.list { $0.names.count == 3 }
    #expect(both.names == ["Card", "Card 2", "Other"] && !both.errors.isEmpty)
    try fixture.write("Card.swift", Self.card)
    #expect(try fixture.list { $0.errors.isEmpty }.names == both.names)
    try fixture.remove("Card.swift")
    #expect(try fixture.list { $0.names.count < 3 }.names == ["Other"])
    try fixture.write("Other.swift", "import SwiftUI\n")
    let none = try fixture.list { $0.names.isEmpty }
    #expect(none.errors.count == 1)
  }

  /// The preview comes to the browser, and again after a save.
  @Test func aPreviewIsShownAndAgainAfterASave() throws {
    let fixture = try Fixture(["Card.swift": Self.card])
    _ = try fixture.list { !$0.names.isEmpty }
    fixture.browser.send(#"{"type":"show","preview":"\#(fixture.file("Card.swift"))#1"}"#)
    #expect(try fixture.browser.frame() == 0)
    fixture.browser.send(
      #"{"type":"pointer","event":4,"phase":"hover","x":1,"y":1,"button":"primary","clicks":0,"modifiers":[]}"#
    )
    #expect(try fixture.browser.frame() == 4)
    try fixture.write("Card.swift", Self.card.replacingOccurrences(of: "red", with: "green"))
    #expect(try fixture.browser.message("state")?["isKept"] as? Bool == true)
    fixture.browser.send(#"{"type":"key","event":5,"key":"a"}"#)
    #expect(try fixture.browser.frame() == 5)
  }

  private static let counter = """
    import SwiftUI
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \\(count)") { count += 1 }.frame(width: 200, height: 50) }
    }
    #Preview { Counter() }
    """

  /// The labels of the next elements that are told.
  private func labels(_ fixture: Fixture) throws -> [String] {
    let elements = try #require(try fixture.browser.message("elements"))["elements"]
    return (elements as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  @Test func statesAreKeptAtASave() throws {
    let fixture = try Fixture(["Counter.swift": Self.counter])
    _ = try fixture.list { !$0.names.isEmpty }
    fixture.browser.send(#"{"type":"show","preview":"\#(fixture.file("Counter.swift"))#0"}"#)
    #expect(try labels(fixture) == ["Count 0"])
    for phase in ["down", "up"] {
      fixture.browser.send(#"{"type":"pointer","phase":"\#(phase)","x":100,"y":25}"#)
    }
    #expect(try labels(fixture) == ["Count 1"])
    try fixture.write(
      "Counter.swift", Self.counter.replacingOccurrences(of: "Count ", with: "Now "))
    #expect(try fixture.browser.message("state")?["isKept"] as? Bool == true)
    #expect(try labels(fixture) == ["Now 1"])
  }

  /// Editors that truncate a file first, or remove it, leave it without previews for a moment.
  @Test(arguments: ["", "import SwiftUI\nstruct Coun", nil] as [String?])
  func statesOutliveAFileThatIsWrittenInTwoSteps(half: String?) throws {
    let fixture = try Fixture(["Counter.swift": Self.counter])
    let id = fixture.file("Counter.swift") + "#0"
    _ = try fixture.list { !$0.names.isEmpty }
    fixture.browser.send(#"{"type":"show","preview":"\#(id)"}"#)
    #expect(try labels(fixture) == ["Count 0"])
    for phase in ["down", "up"] {
      fixture.browser.send(#"{"type":"pointer","phase":"\#(phase)","x":100,"y":25}"#)
    }
    #expect(try labels(fixture) == ["Count 1"])
    if let half {
      try fixture.write("Counter.swift", half)
    } else {
      try fixture.remove("Counter.swift")
    }
    let without = try fixture.list { $0.names.isEmpty || !$0.errors.isEmpty }
    try fixture.write(
      "Counter.swift", Self.counter.replacingOccurrences(of: "Count ", with: "Now "))
    let again = try fixture.list { $0.names == ["Counter"] && $0.errors.isEmpty }
    // A preview that was gone is chosen again by the page.
    if without.names.isEmpty, again.shown == nil {
      fixture.browser.send(#"{"type":"show","preview":"\#(id)"}"#)
    }
    #expect(try fixture.browser.message("state")?["isKept"] as? Bool == true)
    #expect(try labels(fixture) == ["Now 1"])
  }

  @Test func wrongPathsAreErrors() throws {
    var tools = LiveTools(runtime: try PreviewRuntime.find())
    tools.build.cacheFolder = FileManager.default.temporaryDirectory.path
    #expect(throws: PreviewError.self) { try LivePreviews(["/nowhere/Card.swift"], tools: tools) }
  }
}
