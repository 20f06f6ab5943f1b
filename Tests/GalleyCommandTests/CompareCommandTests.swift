import Foundation
import GalleyGraphics
import GalleyImages
import Testing

/// A Git repository of a test, and what compares its revisions.
struct TestRepository {
  let folder: URL

  init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  /// - Returns: what Git printed.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let result = try Program.run(
      ["git"] + settings + words, by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
    #expect(result.code == 0, "git \(words): \(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  func commit(_ files: [String: Data], _ message: String = "More") throws {
    try Program.write(files, in: folder)
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  /// Where compiled files and revisions are kept: nothing of the machine's own.
  var cache: URL { folder.appendingPathComponent(".cache-of-test") }

  /// The working trees that Git knows, this one first.
  var trees: Int {
    get throws {
      try git("worktree", "list").split(separator: "\n").count
    }
  }

  func compare(_ words: String..., in place: String = "") throws -> Program.Result {
    try Program.run(
      ["XDG_CACHE_HOME=\(cache.path)", Program.galley.path, "compare"] + words,
      by: URL(fileURLWithPath: "/usr/bin/env"), in: folder.appendingPathComponent(place))
  }
}

/// `galley compare` with scenes, by the built program.
@Suite struct CompareCommandTests {
  private static func card(gap: Int = 4, fill: String = "red", title: String = "Poll") -> Data {
    let block = #"{"type": "Rectangle", "modifiers": [{"frame": {"width": 30, "height": 10}}]}"#
    let filled = #"{"type": "Rectangle", "fill": "\#(fill)","#
    return Data(
      """
      {"galley": 1, "canvases": {"a": {"width": 200}, "b": {"width": 300}},
       "view": {"type": "VStack", "spacing": \(gap), "children": [
       {"type": "Text", "text": "\(title)"}, \(block),
       \(filled) "modifiers": [{"frame": {"width": 30, "height": 10}}]}]}}
      """.utf8)
  }

  private static func plain(_ text: String) -> Data {
    Data(#"{"galley": 1, "view": {"type": "Text", "text": "\#(text)"}}"#.utf8)
  }

  private func text(_ result: Program.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  @Test func twoFoldersAreComparedAndEachCauseIsToldOnce() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "before/card.json": Self.card(), "after/card.json": Self.card(gap: 8),
          "before/same.json": Self.plain("Same"), "after/same.json": Self.plain("Same"),
          "before/old.json": Self.plain("Old"), "after/new.json": Self.plain("New"),
        ], in: folder)
      let result = try Program.run(["compare", "before", "after", "-o", "out"], in: folder)
      let said = text(result)
      #expect(result.code == 1 && result.errors.contains("galley: 4 of 5 images changed"))
      #expect(said.contains("card-a, card-b:\n  gaps of VStack 4 became 8\n"), "\(said)")
      #expect(said.components(separatedBy: "became 8").count == 2, "\(said)")
      #expect(said.contains("\nnew is new\n") && said.contains("\nold is gone\n"), "\(said)")
      #expect(
        said.contains(
          "before and after: 2 resized, 1 new, 1 gone, of 5 images; 1 known to be the same and not drawn\n"
        ),
        "\(said)")
      func file(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("out/\(name)"))
      }
      let comment = String(decoding: try file("comment.md"), as: UTF8.self)
      #expect(comment.contains("- **card-a**, **card-b**:\n  - gaps of VStack 4 became 8\n"))
      #expect(comment.contains("| new | new | "), "\(comment)")
      let page = String(decoding: try file("report.html"), as: UTF8.self)
      #expect(page.contains("<figcaption>before ") && page.contains("<figcaption>after "))
      // The script, which all reports have, has words of its own.
      let markup = page.components(separatedBy: "<script")[0]
      #expect(!markup.contains("galley golden approve"))
      let json = try #require(
        JSONSerialization.jsonObject(with: file("report.json")) as? [String: Any])
      let changes = try #require(json["changes"] as? [[String: Any]])
      #expect(changes.map { $0["name"] as? String } == ["card-a", "card-b", "new", "old"])
      #expect(
        changes.map { $0["change"] as? String } == ["resized", "resized", "new", "gone"])
      #expect(changes[0]["source"] as? String == "card.json")
      #expect(json["images"] as? Int == 5 && json["notDrawn"] as? Int == 1)
      let xml = String(decoding: try file("report.xml"), as: UTF8.self)
      #expect(xml.contains("tests=\"4\" failures=\"4\" errors=\"0\""), "\(xml)")
      #expect(try PNGDecoder().decode(file("sheet.png")).height > 100)
    }
  }

  @Test func equalFoldersAreNotDrawn() throws {
    try Program.withFolder { folder in
      for side in ["before", "after"] {
        try Program.write(
          ["\(side)/card.json": Self.card(), "\(side)/README.md": Data(side.utf8)], in: folder)
      }
      let same = try Program.run(["compare", "before", "after", "-o", "out"], in: folder)
      #expect(same.code == 0 && same.errors == "")
      #expect(
        text(same).hasSuffix(
          "before and after: no image changed; 2 known to be the same and not drawn\n"))
      let sheet = folder.appendingPathComponent("out/sheet.png").path
      #expect(!FileManager.default.fileExists(atPath: sheet))
      // An image that a scene may show has changed: it is drawn, and has the same pixels.
      try Program.write(["after/photo.png": Data("no image".utf8)], in: folder)
      #expect(try Program.run(["compare", "before", "after"], in: folder).code == 0)
    }
  }

  /// In folders below as well, each scene has its images beside it, hidden ones included.
  @Test(arguments: ["photo", ".photo", ".images/photo"])
  func imagesOfScenesInFoldersBelowAreCompared(name: String) throws {
    try Program.withFolder { folder in
      let scene = Data(#"{"galley": 1, "view": {"type": "Image", "name": "\#(name)"}}"#.utf8)
      for (side, red) in [("before", UInt8(10)), ("after", 200)] {
        let photo = Bitmap(
          width: 4, height: 4, filledWith: Pixel(red: red, green: 0, blue: 0, alpha: 255))
        try Program.write(
          ["\(side)/sub/card.json": scene, "\(side)/sub/\(name).png": photo.pngData()], in: folder)
      }
      let result = try Program.run(["compare", "before", "after"], in: folder)
      #expect(result.code == 1 && text(result).contains("1 changed, of 1 image\n"), "\(result)")
      #expect(!result.errors.contains("warning"), "\(result.errors)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/after/sub/\(name).png")
      let missing = try Program.run(["compare", "before", "after", "-o", "out"], in: folder)
      let warning = "sub/card: there is no image"
      #expect(missing.errors.hasPrefix("warning: \(warning)"), "\(missing.errors)")
      let comment = try String(contentsOfFile: "\(folder.path)/out/comment.md", encoding: .utf8)
      #expect(comment.contains("- **sub/card**: there is no image"), "\(comment)")
    }
  }

  @Test func colorsAndFailuresAreTold() throws {
    try Program.withFolder { folder in
      try Program.write(
        [
          "before/card.json": Self.card(), "after/card.json": Self.card(fill: "blue"),
          "before/breaks.json": Self.plain("One"), "after/breaks.json": Data(#"{"galley": 1"#.utf8),
          "before/broken.json": Data(#"{"galley": 1"#.utf8),
          "after/broken.json": Data(#"{"galley": 1,"#.utf8),
        ], in: folder)
      let result = try Program.run(["compare", "before", "after"], in: folder)
      #expect(result.code == 1)
      #expect(text(result).contains(": red became blue\n"), "\(text(result))")
      #expect(text(result).contains("\nbreaks fails: breaks.json:1:"), "\(text(result))")
      #expect(result.errors.contains("note: broken is drawn neither before nor after: broken.json"))
      #expect(text(result).contains("2 changed, 1 failing, of 4 images"), "\(text(result))")
      let events = try Program.run(["compare", "before", "after", "--json"], in: folder)
      let lines = try text(events).split(separator: "\n").map {
        try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      #expect(
        lines.map { $0["event"] as? String } == ["change", "change", "change", "end", "error"])
      #expect(lines[0]["name"] as? String == "breaks" && lines[0]["change"] as? String == "failing")
    }
  }

  @Test func revisionsAreComparedAndLeaveNothing() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      try repository.commit(
        [
          "cards/card.json": Self.card(), "cards/same.json": Self.plain("Same"),
          ".gitignore": Data(".cache-of-test\n".utf8),
        ])
      try repository.git("checkout", "-q", "-b", "wide")
      try repository.commit(["cards/card.json": Self.card(gap: 8)])
      let branch = try repository.compare("main..wide", "cards")
      #expect(branch.code == 1, "\(branch.errors)")
      let said = "card-a, card-b:\n  gaps of VStack 4 became 8\n"
      #expect(text(branch).hasPrefix(said), "\(text(branch))")
      #expect(
        text(branch).hasSuffix(
          "main and wide: 2 resized, of 3 images; 1 known to be the same and not drawn\n"),
        "\(text(branch))")
      #expect(try repository.trees == 1)
      // Two words, and the working folder.
      #expect(try text(repository.compare("main", "wide", in: "cards")) == text(branch))
      // From the commit that both have in common on: what main did since is no change of the branch.
      try repository.git("checkout", "-q", "main")
      try repository.commit(["cards/more.json": Self.plain("More")])
      #expect(try text(repository.compare("main..wide")).contains("cards/more is gone"))
      #expect(try !text(repository.compare("main...wide")).contains("more"))
      // The working tree, with files that are not committed.
      #expect(try repository.compare("HEAD").code == 0)
      try Program.write(["cards/draft.json": Self.plain("Draft")], in: folder)
      let draft = try repository.compare("HEAD", "cards")
      #expect(text(draft).hasPrefix("draft is new\nHEAD and the working tree: 1 new, of 5 images"))
      // A report in the repository is no part of an image, and another run has not more to draw for it.
      for _ in 0..<2 {
        #expect(try repository.compare("HEAD", "cards", "-o", "report", "--quiet").code == 1)
      }
      let json = try Data(contentsOf: folder.appendingPathComponent("report/report.json"))
      #expect(String(decoding: json, as: UTF8.self).contains("\"images\" : 5"))
      #expect(try repository.trees == 1)
    }
  }

  @Test func wrongWordsAreTold() throws {
    try Program.withFolder { folder in
      try Program.write(["cards/a.json": Self.plain("A")], in: folder)
      for (words, code, message) in [
        ([], 2, "galley compare takes two folders, or revisions and a folder; found 0 words"),
        (["a", "b", "c"], 2, "found 3 words"),
        (["cards", "./cards"], 2, "are the same folder"),
        (["main..HEAD", "nowhere"], 5, "nowhere: the folder does not exist"),
      ] as [([String], Int32, String)] {
        let result = try Program.run(["compare"] + words, in: folder)
        #expect(result.code == code && result.errors.contains(message), "\(words): \(result)")
      }
      // Nothing above the folder is a repository where the temporary folder is in none.
      let outside = try Program.run(["compare", "HEAD", "cards"], in: folder)
      #expect(outside.code == 2 && outside.errors.contains("in no working tree"), "\(outside)")
      let repository = try TestRepository(folder)
      try repository.commit(["cards/b.json": Self.plain("B")])
      let unknown = try repository.compare("nobody")
      #expect(unknown.code == 2 && unknown.errors.contains("there is no revision \"nobody\""))
      for words in [["HEAD", "cards/b.json"], ["HEAD..HEAD", "cards/b.json"]] {
        let file = try repository.compare(words[0], words[1])
        #expect(file.code == 5 && file.errors.contains("b.json: it is a file; expected a folder"))
      }
      for (range, code) in [("HEAD", 2), ("HEAD..HEAD", 5)] as [(String, Int32)] {
        #expect(try repository.compare(range, "nowhere").code == code)
      }
    }
  }

  /// A folder that one revision alone has can be compared.
  @Test func aFolderThatIsGoneIsCompared() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      try repository.commit(
        ["cards/new/a.json": Self.plain("A"), ".gitignore": Data(".cache-of-test\n".utf8)])
      try FileManager.default.removeItem(atPath: folder.path + "/cards")
      let gone = try repository.compare("HEAD", "cards/new")
      #expect(gone.code == 1 && text(gone).contains("a is gone\n"), "\(gone)")
      #expect(text(gone).contains("HEAD and the working tree: 1 gone, of 1 image"), "\(gone)")
      try repository.commit(["b.json": Self.plain("B")])
      let range = try repository.compare("HEAD~..HEAD", "cards/new")
      #expect(range.code == 1 && text(range).contains("a is gone\n"), "\(range)")
      // A revision of that name is the revision.
      try repository.git("branch", "cards")
      #expect(
        try text(repository.compare("HEAD~", "cards")).contains("HEAD~ and cards: 1 new, 1 gone"))
    }
  }

  /// A working tree of the user that is away, as on a disk that is not plugged in, keeps what only it has.
  @Test func otherWorkingTreesStay() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder.appendingPathComponent("main", isDirectory: true))
      try repository.commit(["a.json": Self.plain("A")])
      try repository.commit(["a.json": Self.plain("B")])
      try repository.git("worktree", "add", "-q", "--detach", "../disk")
      let (disk, away) = (
        folder.appendingPathComponent("disk"), folder.appendingPathComponent("away")
      )
      try FileManager.default.moveItem(at: disk, to: away)
      #expect(try repository.compare("HEAD~..HEAD").code == 1)
      #expect(try repository.trees == 2)
      try FileManager.default.moveItem(at: away, to: disk)
      try repository.git("-C", "../disk", "status", "--short")
    }
  }

  @Test func revisionsHaveWhatAPartialCheckoutLeavesOut() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      try repository.commit(["a.json": Self.plain("A")])
      try repository.commit(["a.json": Self.plain("B")])
      try repository.git("config", "core.sparseCheckout", "true")
      try Program.write([".git/info/sparse-checkout": Data("/other\n".utf8)], in: folder)
      let result = try repository.compare("HEAD~..HEAD")
      #expect(result.code == 1, "\(text(result))\(result.errors)")
    }
  }

  @Test func aMissingGitIsTold() throws {
    try Program.withFolder { folder in
      let result = try Program.run(
        ["PATH=/nowhere", Program.galley.path, "compare", "HEAD"],
        by: URL(fileURLWithPath: "/usr/bin/env"), in: folder)
      #expect(result.code == 5 && result.errors.contains("git"), "\(result.errors)")
    }
  }

  /// Ctrl-C leaves no working tree behind.
  @Test func anInterruptedComparisonLeavesNothing() throws {
    try Program.withFolder { folder in
      let repository = try TestRepository(folder)
      func scene(_ color: String) -> Data {
        Data(
          """
          {"galley": 1, "canvas": {"width": 1600, "height": 1600}, "view": {"type": "Rectangle",
           "fill": "\(color)", "modifiers": [{"padding": 200}, {"blur": 60}]}}
          """.utf8)
      }
      var files = [".gitignore": Data(".cache-of-test\n".utf8)]
      for number in 0..<60 { files["cards/\(number).json"] = scene("red") }
      try repository.commit(files)
      for number in 0..<60 { files["cards/\(number).json"] = scene("blue") }
      try Program.write(files, in: folder)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "XDG_CACHE_HOME=\(repository.cache.path)", Program.galley.path, "compare", "HEAD", "cards",
        "--jobs", "1",
      ]
      process.currentDirectoryURL = folder
      (process.standardOutput, process.standardError) = (Pipe(), Pipe())
      try process.run()
      let start = ContinuousClock.now
      var isThere = false
      while !isThere, ContinuousClock.now - start < .seconds(20) {
        usleep(20_000)
        isThere = try repository.trees > 1
      }
      #expect(isThere)
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(try repository.trees == 1)
      let cache = repository.cache.appendingPathComponent("galley/previews")
      for name in try FileManager.default.contentsOfDirectory(atPath: cache.path) {
        let tree = cache.appendingPathComponent("\(name)/tree").path
        #expect(!FileManager.default.fileExists(atPath: tree))
      }
    }
  }
}
