import Foundation
import Testing

@testable import GalleyPreviews

@Suite struct PreviewPlanTests {
  @Test func aFileNeedsWhatDeclaresItsNamesAndWhatTheyNeed() throws {
    let files = [
      "Card.swift":
        "struct Card: View { var body: some View { Row().card() } }\n#Preview { Card() }",
      "Row.swift": "struct Row: View { let model: Model }",
      "Model.swift": "struct Model { }",
      "Model+Name.swift": "extension Model { var name: String { shared } }",
      "Shared.swift": "let shared = \"\"",
      "Looks.swift": "extension View { func card() -> some View { self } }",
      "Other.swift": "struct Other { let card = 3 }\nextension View { func other() { } }",
    ]
    let fixture = try SourceFolderFixture(files)
    let names = Array(files.keys)
    #expect(
      fixture.needed(by: "Card.swift", of: names) == Set(names).subtracting(["Other.swift"]))
    #expect(fixture.needed(by: "Shared.swift", of: names) == ["Shared.swift"])
    // Shared.swift is named in a body: it does not decide how Card.swift is compiled.
    let deciding = fixture.index(names)
      .deciding(fixture.file("Card.swift"), in: Set(names.map(fixture.file)))
    #expect(fixture.short(deciding) == Set(names).subtracting(["Other.swift", "Shared.swift"]))
  }

  /// A pipe in the place of the manifest of a package around a folder has no writer.
  @Test func aPipeAroundTheFolderIsNotWaitedFor() throws {
    let fixture = try SourceFolderFixture()
    #expect(mkfifo(fixture.file("Package.swift"), 0o600) == 0)
    #expect(!PreviewPass.mayHave(["Kit"], fixture.path))
  }

  @Test func conformancesAndInitialisersOfOutsideTypesAreNeededWhereTheyAreUsed() throws {
    let files = [
      "A.swift": "let first = Color(hex: 3)", "B.swift": "let b = Color(white: 3)",
      "C.swift": "let c = ForEach([\"x\"]) { (item: Identifiable) in }",
      "Hex.swift": "extension Color { init(hex: Int) { self = .red } }",
      "Text.swift": "extension String: Identifiable { public var id: String { self } }",
    ]
    let fixture = try SourceFolderFixture(files)
    let names = Array(files.keys)
    #expect(fixture.needed(by: "A.swift", of: names) == ["A.swift", "Hex.swift"])
    #expect(fixture.needed(by: "B.swift", of: names) == ["B.swift"])
    #expect(fixture.needed(by: "C.swift", of: names) == ["C.swift", "Text.swift"])
  }

  @Test func ofTwoFilesThatDeclareANameTheNearestCounts() throws {
    let files = [
      "App/Card.swift": "let a = Row()", "App/Views/Row.swift": "struct Row {}",
      "Widget/Card.swift": "let b = Row()", "Widget/Row.swift": "struct Row {}",
    ]
    let fixture = try SourceFolderFixture(files)
    let names = Array(files.keys)
    #expect(
      fixture.needed(by: "App/Card.swift", of: names) == ["App/Card.swift", "App/Views/Row.swift"])
    #expect(
      fixture.needed(by: "Widget/Card.swift", of: names) == [
        "Widget/Card.swift", "Widget/Row.swift",
      ])
    let index = fixture.index(names)
    #expect(
      index.conflicts(
        index.needed(by: fixture.file("App/Card.swift")).files,
        index.needed(by: fixture.file("Widget/Card.swift")).files))
  }

  @Test func foldersThatAreNotOfTheProgramAreLeftOut() throws {
    let fixture = try SourceFolderFixture([
      "A.swift": "", "Pods/B.swift": "", ".build/C.swift": "", "AppTests/D.swift": "",
      "Tests/E.swift": "", "Package.swift": "", "Views/F.swift": "", "notes.txt": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.file("Loop"), withDestinationPath: fixture.path)
    let found = SourceFolder.sources(below: fixture.path).paths
    #expect(found == ["A.swift", "Views/F.swift"].map(fixture.file))
  }

  @Test func theContextIsThePackageOrTheProjectOrTheFolder() throws {
    let fixture = try SourceFolderFixture([
      "App/App.xcodeproj/project.pbxproj": "", "App/Views/A.swift": "",
      "Kit/Package.swift": "", "Kit/Sources/Kit/B.swift": "", "Alone/C.swift": "",
    ])
    var finder = ContextFinder()
    #expect(
      finder.context(of: fixture.file("App/Views/A.swift"), operand: nil)
        == .folder(fixture.file("App")))
    #expect(
      finder.context(of: fixture.file("Kit/Sources/Kit/B.swift"), operand: nil)
        == .package(fixture.file("Kit")))
    let alone = fixture.file("Alone/C.swift")
    #expect(finder.context(of: alone, operand: nil) == .folder(fixture.file("Alone")))
    #expect(finder.context(of: alone, operand: fixture.path) == .folder(fixture.path))
  }

  @Test func thePackageAroundAFolderEndsAtARepository() throws {
    let fixture = try SourceFolderFixture([
      "Kit/Package.swift": "", "Kit/.git/HEAD": "", "Kit/Example/App/A.swift": "",
      "Kit/Other/.git/HEAD": "", "Kit/Other/B.swift": "",
    ])
    let kit = fixture.file("Kit")
    #expect(ContextFinder.package(around: fixture.file("Kit/Example/App")) == kit)
    #expect(ContextFinder.package(around: fixture.file("Kit/Example")) == kit)
    #expect(ContextFinder.package(around: fixture.file("Kit/Other")) == nil)
    #expect(ContextFinder.package(around: kit) == nil)
  }

  @Test func theCompilersMessagesAreReadWithTheirPlaces() {
    let found = CompilerMessages.read(
      """
      /a/b: c.swift:3:5: error: cannot find 'Foo' in scope [#Group]
      1 | let a = Foo()
        |         `- error: cannot find 'Foo' in scope
      /a/d.swift:4:1: note: here
      <unknown>:0: error: no such file
      """)
    #expect(
      found == [
        SourceDiagnostic(
          .error, path: "/a/b: c.swift", line: 3, column: 5, "cannot find 'Foo' in scope"),
        SourceDiagnostic(.note, path: "/a/d.swift", line: 4, column: 1, "here"),
        SourceDiagnostic(.error, "no such file"),
      ])
    #expect(found[0].text == "/a/b: c.swift:3:5: error: cannot find 'Foo' in scope")
  }

  @Test func aNameThatNobodyHasPointsToTheTableAndATypoDoesNot() throws {
    let fixture = try SourceFolderFixture(["A.swift": "struct CardView { func rotated() {} }"])
    let advisor = MissingAPIHint(
      fixture.index(["A.swift"]), unavailable: ["Nope": "it is far away"])
    func text(_ message: String) -> String {
      advisor.advised(SourceDiagnostic(.error, message)).message
    }
    for gap in [
      "cannot find 'Chart' in scope",
      "value of type 'some View' has no member 'glassEffect'", "'foo()' is unavailable: never",
    ] {
      #expect(text(gap) == "\(gap); \(MissingAPIHint.advice)")
    }
    for slip in ["cannot find 'CardVeiw' in scope", "value of type 'A' has no member 'rotatd'"] {
      #expect(text(slip) == slip)
    }
    for framework in ["Charts", "CoreImage.CIFilterBuiltins"] {
      #expect(
        text("no such module '\(framework)'").hasSuffix(
          "'; it is a framework of Apple's that Galley does not have: see Guides/SwiftUIGaps.md"))
    }
    #expect(
      text("no such module 'Kingfisher'").hasSuffix(
        "'; neither Galley nor this project has it: a package is built where its manifest names it by a path"
      ))
    #expect(text("no such module 'Nope'").hasSuffix("Nope is not available: it is far away"))
    #expect(text("expected '}' in struct") == "expected '}' in struct")
  }

  @Test func aFileWithoutSwiftUIMissesNothingOfIt() throws {
    let fixture = try SourceFolderFixture([
      "Model.swift": "import Foundation\nstruct Model {}", "View.swift": "import SwiftUI",
    ])
    let index = fixture.index(["Model.swift", "View.swift"], known: ["Color", "Text"])
    let advisor = MissingAPIHint(index)
    func text(_ file: String, _ message: String) -> String {
      advisor.advised(SourceDiagnostic(.error, path: fixture.file(file), message)).message
    }
    let color = "cannot find type 'Color' in scope"
    #expect(text("Model.swift", color) == color + "; it comes with import SwiftUI")
    let date = "cannot find type 'DateComponentsFormatStyle' in scope"
    #expect(text("Model.swift", date) == date)
    #expect(text("View.swift", date) == "\(date); \(MissingAPIHint.advice)")
    #expect(text("Model.swift", "no such module 'MapKit'").contains("framework of Apple's"))
  }

  @Test func aSealedFileIsBelievedAndAChangedOneIsNot() throws {
    let fixture = try SourceFolderFixture(["draft": "some bytes of an object"])
    let sealed = fixture.file("sealed")
    try PreviewCache.seal(fixture.file("draft"), as: sealed)
    #expect(PreviewCache.isWhole(sealed))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: sealed))
    bytes[3] ^= 1
    try bytes.write(to: URL(fileURLWithPath: sealed))
    #expect(!PreviewCache.isWhole(sealed))
    #expect(access(sealed, F_OK) != 0)
    #expect(!PreviewCache.isWhole(fixture.file("nothing")))
  }

  /// What lies in the cache is run.
  @Test func aFolderThatOthersMayWriteToIsNoCache() throws {
    let fixture = try SourceFolderFixture(["home/.cache/galley/previews/a": "", "open/a": ""])
    let (kept, home, open) = (fixture.file("home/.cache/galley/previews"), "home", "open")
    func folder(_ variables: [String: String]) throws -> String {
      let cache = try PreviewCache(nil, environment: variables)
      var status = stat()
      #expect(stat(cache.folder, &status) == 0)
      #expect(status.st_mode & 0o077 == 0 || cache.folder == kept)
      #expect(status.st_uid == getuid())
      return cache.folder
    }
    chmod(kept, 0o755)
    #expect(try folder(["HOME": fixture.file(home)]) == kept)
    for mode: mode_t in [0o777, 0o775, 0o1777] {
      chmod(kept, mode)
      #expect(try folder(["HOME": fixture.file(home)]) != kept)
    }
    chmod(kept, 0o700)
    #expect(try folder(["HOME": fixture.file(home), "XDG_CACHE_HOME": "relative"]) == kept)
    // Whoever may write to a folder around it puts another one in its place.
    chmod(fixture.file("home/.cache"), 0o777)
    #expect(try folder(["HOME": fixture.file(home)]) != kept)
    chmod(fixture.file("home/.cache"), 0o775)
    #expect(try folder(["HOME": fixture.file(home)]) == kept)
    if getuid() == 0 {
      #expect(chown(fixture.file("home/.cache"), 0, getgid() + 1) == 0)
      #expect(try folder(["HOME": fixture.file(home)]) != kept)
    }
    chmod(fixture.file("home/.cache"), 0o755)
    // What was looked at is used, and not a link that may lead elsewhere later.
    let link = fixture.file("linked")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: fixture.file("home"))
    #expect(try folder(["HOME": link]) == kept)
    _ = try folder([:])
    chmod(fixture.file(open), 0o777)
    #expect(throws: PreviewError.self) { try PreviewCache(fixture.file(open)) }
  }

  @Test func theOldestFilesOfACacheGoFirst() throws {
    let fixture = try SourceFolderFixture()
    let cache = try PreviewCache(fixture.cache)
    for (name, age) in [("a", 9000.0), ("b", 8000), ("c", 1)] {
      let path = cache.folder + "/" + name
      try Data(count: 1000).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    cache.trim(to: 2500, grace: 3600)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted()
    #expect(names == ["b", "c", "lock"])
    cache.trim(to: 0, grace: 3600)
    #expect(access(cache.folder + "/c", F_OK) == 0)
  }

  @Test func aToolIsEndedWithItsChildrenWhenItsTimeIsUp() throws {
    let start = ContinuousClock.now
    let run = try ToolRun.run(
      "/bin/sh", ["-c", "echo hi; sleep 60 & sleep 60"], timeout: .seconds(2))
    #expect(run.end == .timedOut)
    #expect(run.text == "hi\n")
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(try ToolRun.run("/bin/sh", ["-c", "exit 3"], timeout: .seconds(9)).end == .exit(3))
    let loud = try ToolRun.run(
      "/bin/sh", ["-c", "head -c 9000000 /dev/zero"], timeout: .seconds(30))
    #expect(loud.isCut && loud.output.count == 4 << 20)
    #expect(
      try ToolRun.run("/bin/sh", ["-c", "sleep 60"], timeout: .seconds(9), isCancelled: { true })
        .end
        == .cancelled)
  }
  @Test func aToolThatCannotBeStartedIsSaid() throws {
    let fixture = try SourceFolderFixture(["tool": "#!/bin/sh\necho hi\n"])
    let tool = fixture.file("tool")
    for (program, reason) in [
      ("/no/such", "No such file or directory"), (tool, "Permission denied"),
    ] {
      #expect {
        try ToolRun.run(program, [], timeout: .seconds(9))
      } throws: {
        ($0 as? PreviewError)?.message == "\(program): it cannot be started: \(reason)"
      }
    }
    chmod(tool, 0o755)
    #expect(throws: PreviewError.self) {
      try ToolRun.run(tool, [], folder: "/no/such", timeout: .seconds(9))
    }
    #expect(try ToolRun.run(tool, [], timeout: .seconds(9)).text == "hi\n")
  }

  /// Linux starts no file that another process has open for writing.
  @Test func aToolThatIsStillBeingWrittenIsWaitedFor() throws {
    let fixture = try SourceFolderFixture(["tool": "#!/bin/sh\necho hi\n"])
    let tool = fixture.file("tool")
    chmod(tool, 0o755)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    let ready = fixture.file("ready")
    writer.arguments = ["-c", "exec 3>>'\(tool)'; touch '\(ready)'; sleep 0.4"]
    try writer.run()
    defer { writer.waitUntilExit() }
    while !FileManager.default.fileExists(atPath: ready) { usleep(1000) }
    #expect(try ToolRun.run(tool, [], timeout: .seconds(9)).text == "hi\n")
  }

  /// In a folder of several apps, each has its own catalogue, and what belongs to none of them belongs to all.
  @Test func appsOfOneFolderHaveTheirOwnResources() throws {
    let fixture = try SourceFolderFixture([
      "Tea/Tea/TeaApp.swift": "", "Tea/Tea/Views/Row.swift": "",
      "Tea/Tea/Assets.xcassets/Contents.json": "{}", "Tea/Shared/Look.swift": "",
      "Grid/GridApp.swift": "", "Grid/Views/Deep/Stage.swift": "", "pictures/a.png": "",
      "Loose/Card.swift": "",
    ])
    func folders(_ names: [String], all: [String]? = nil) -> [[String]] {
      AppFolders((all ?? names).map(fixture.file), in: fixture.path)
        .resources(of: names.map(fixture.file))
        .map { $0.folders.map { String($0.dropFirst(fixture.path.count)) } }
    }
    let sources = fixture.names.filter { $0.hasSuffix(".swift") }
    #expect(
      folders(["Tea/Tea/Views/Row.swift", "Tea/Tea/TeaApp.swift"], all: sources)
        == [["/Tea/Tea", "/Tea/Shared", "/Loose", "/pictures"]])
    #expect(
      folders(["Grid/Views/Deep/Stage.swift"], all: sources) == [["/Grid", "/Loose", "/pictures"]])
    #expect(
      folders(["Loose/Card.swift", "Grid/GridApp.swift"], all: sources)
        == [["/Loose", "/pictures"], ["/Grid", "/Loose", "/pictures"]])
    #expect(folders(["Card.swift"], all: sources) == [["/Loose", "/pictures"]])
    // All of a folder with one app, or of an app's own folder, is that app's.
    #expect(folders(["Tea/Tea/TeaApp.swift", "Loose/Card.swift"]) == [[""]])
    #expect(folders(["App.swift", "Tea/Tea/TeaApp.swift", "Grid/GridApp.swift"]) == [[""]])
  }
}
