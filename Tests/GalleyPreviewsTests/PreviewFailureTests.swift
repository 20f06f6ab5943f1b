import Foundation
import Testing

@testable import GalleyPreviews

/// What does not compile costs nothing again, and takes nothing with it.
@Suite(.serialized) struct PreviewFailureTests {
  private static func view(_ name: String, _ body: String = "Text(\"a\")") -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { \(body) } }
    #Preview { \(name)() }

    """
  }

  /// A build whose compiler runs a command of the shell first, with the words of the compiler as its own, and notes
  /// each call in a file.
  private func build(
    _ fixture: SourceFolderFixture, before command: String = "true",
    timeout: Duration = .seconds(120), processors: Int? = nil
  ) throws -> PreviewBuild {
    let real = try PreviewRuntime.find()
    let script = fixture.cache + ".compiler"
    try Data(
      """
      #!/bin/sh
      echo call >> '\(fixture.cache).calls'
      \(command)
      exec '\(real.compiler)' "$@"

      """.utf8
    ).write(to: URL(fileURLWithPath: script))
    chmod(script, 0o755)
    let runtime = PreviewRuntime(
      folder: real.folder, compiler: script, linker: real.linker,
      moduleArguments: real.moduleArguments, linkedObjects: real.linkedObjects,
      libraryPath: real.libraryPath, identity: real.identity, swift: real.swift)
    var settings = PreviewBuild.Settings()
    (settings.cacheFolder, settings.timeout) = (fixture.cache, timeout)
    settings.processors = processors
    return try PreviewBuild([fixture.path], runtime: runtime, settings: settings)
  }

  private func calls(_ fixture: SourceFolderFixture) -> Int {
    let file = fixture.cache + ".calls"
    defer { unlink(file) }
    return FileManager.default.contents(atPath: file).map { $0.count / 5 } ?? 0
  }

  private func drawn(_ result: PreviewBuild.Result) -> [String] {
    result.libraries.flatMap(\.sources).map { ($0.path as NSString).lastPathComponent }.sorted()
  }

  @Test func whatDoesNotCompileIsSaidAgainWithoutTheCompiler() throws {
    let fixture = try SourceFolderFixture([
      "Good.swift": Self.view("Good"), "Bad.swift": Self.view("Bad", "Text(3)"),
      "User.swift": Self.view("User", "Bad()"),
    ])
    let first = try build(fixture).build()
    #expect(calls(fixture) > 0)
    #expect(drawn(first) == ["Good.swift"])
    #expect(first.diagnostics.contains { $0.severity == .error && $0.line == 2 })
    let second = try build(fixture).build()
    #expect(calls(fixture) == 0)
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.libraries == first.libraries)
    // A change of the file, and of what it may depend on, asks again.
    try fixture.write("Good.swift", Self.view("Good") + "struct More {}\n")
    #expect(try build(fixture).build().diagnostics == first.diagnostics)
    #expect(calls(fixture) > 0)
    try fixture.write("Bad.swift", Self.view("Bad", "Text(\"b\")"))
    #expect(try build(fixture).build().diagnostics == [])
    #expect(calls(fixture) > 0)
  }

  /// Each call for eight of these files fails by two of them: once two have failed, the rest goes into two calls, and so
  /// do those that compile. It was thirteen calls.
  @Test func filesThatFailTakeFewCallsOfTheCompiler() throws {
    var files: [String: String] = [:]
    for number in 10..<70 {
      files["V\(number).swift"] = Self.view(
        "V\(number)", number.isMultiple(of: 5) ? "Text(3)" : "Text(\"a\")")
    }
    let fixture = try SourceFolderFixture(files)
    let result = try build(fixture, processors: 2).build()
    let calls = calls(fixture)
    #expect(calls <= 8, "\(calls) calls")
    #expect(drawn(result).count == 48)
    #expect(result.compiledFiles == 48)
    #expect(result.diagnostics.count { $0.severity == .error } == 12)
    #expect(try build(fixture, processors: 2).build().diagnostics == result.diagnostics)
    #expect(self.calls(fixture) == 0)
  }

  @Test func aModuleThatDoesNotCompileIsSaidAgainWithoutTheCompiler() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Own", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Kit.swift": "public struct Kit { public var none: Nowhere }\n",
      "Sources/App/Card.swift": Self.view("Card"),
    ])
    let first = try build(fixture).build()
    #expect(first.diagnostics.contains { $0.message.contains("Nowhere") })
    #expect(calls(fixture) == 1)
    #expect(try build(fixture).build().diagnostics == first.diagnostics)
    #expect(calls(fixture) == 0)
  }

  /// A target that others import does without files that do not compile, and without those that need them.
  @Test func aTargetIsCompiledWithoutTheFilesThatDoNot() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Own", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Kit.swift": """
      import SwiftUI
      public struct Badge: View {
        public init() {}
        public var body: some View { Text("a") }
      }

      """,
      "Sources/Kit/Map.swift": "import MapKit\npublic struct Place { public init() {} }\n",
      "Sources/Kit/Places.swift": "public struct Places { public var first: Place }\n",
      "Sources/Kit/Sum.swift": "public func sum() -> Int { nowhere }\n",
      "Sources/App/Card.swift": "import Kit\n" + Self.view("Card", "Badge()"),
      "Sources/App/Other.swift": "import Kit\n" + Self.view("Other", "Text(\"\\(Places.self)\")"),
    ])
    let first = try build(fixture).build()
    #expect(drawn(first) == ["Card.swift"])
    let warnings = first.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings.map { ($0.path as NSString?)?.lastPathComponent } == [
        "Map.swift", "Places.swift", "Sum.swift",
      ])
    #expect(
      warnings.first?.message.hasPrefix(
        "it does not compile and is left out: no such module 'MapKit'") == true)
    #expect(
      first.diagnostics.filter { $0.severity == .error }.map(\.message).allSatisfy {
        $0.contains("'Places'")
      })
    _ = calls(fixture)
    #expect(try build(fixture).build().diagnostics == first.diagnostics)
    #expect(calls(fixture) == 0)
  }

  /// The file crashes the compiler when it is compiled itself, or wherever it is read; or the compiler does not end.
  @Test(
    arguments: [
      ("*'-primary-file '*Crash.swift*) kill -SEGV $$;;", "crashed (signal 11)"),
      ("*Crash.swift*) kill -SEGV $$;;", "crashed (signal 11)"),
      ("*'-primary-file '*Crash.swift*) sleep 60;;", "was stopped after 4 seconds"),
      (
        "*'-primary-file '*Crash.swift*) exec >&- 2>&-; sleep 60;;", "was stopped after 4 seconds"
      ),
    ])
  func aFileThatStopsTheCompilerTakesNoOtherPreviews(_ rule: String, _ reason: String) throws {
    var files = ["Crash.swift": Self.view("Crash"), "User.swift": Self.view("User", "Crash()")]
    for name in ["A", "B", "C"] { files["\(name).swift"] = Self.view(name) }
    let fixture = try SourceFolderFixture(files)
    // Files that are compiled stand behind those that are only read.
    let words = rule.replacingOccurrences(of: "Crash.swift", with: fixture.file("Crash.swift"))
    let command = "case \"$*\" in \(words) esac"
    let result = try build(fixture, before: command, timeout: .seconds(4)).build()
    #expect(drawn(result) == ["A.swift", "B.swift", "C.swift"])
    let path = fixture.file("Crash.swift")
    #expect(
      result.diagnostics.map(\.text).contains(
        "\(path): error: the compiler \(reason) while compiling this file"))
    #expect(result.diagnostics.count == 2)
    _ = calls(fixture)
    // A crash is believed; what took too long is compiled as soon as the machine has the time.
    let isCrash = reason.hasPrefix("crashed")
    let again = try build(fixture, before: isCrash ? command : "true").build()
    #expect((calls(fixture) == 0) == isCrash)
    #expect(
      drawn(again)
        == ["A.swift", "B.swift", "C.swift"] + (isCrash ? [] : ["Crash.swift", "User.swift"]))
  }

  @Test func whatTheCompilerLeavesBehindIsNotWaitedFor() throws {
    let fixture = try SourceFolderFixture(["A.swift": Self.view("A")])
    let start = ContinuousClock.now
    // It holds the compiler's output.
    let result = try build(fixture, before: "sleep 300 &", timeout: .seconds(100)).build()
    #expect(drawn(result) == ["A.swift"])
    #expect(start.duration(to: .now) < .seconds(90))
  }

  @Test func aCompilerThatSaysNothingIsNotWaitedForForEver() throws {
    let fixture = try SourceFolderFixture(["swiftc": "#!/bin/sh\nexec sleep 60\n"])
    chmod(fixture.file("swiftc"), 0o755)
    do {
      _ = try PreviewRuntime.targetInformation(fixture.file("swiftc"), patience: .seconds(1))
      Issue.record("there is no compiler")
    } catch let error as PreviewError {
      #expect(error.kind == .toolchain)
      #expect(error.message.hasSuffix("swiftc: it did not report its version within 1 seconds"))
    }
  }

  @Test func aCompilerThatDoesNotSayItsVersionSaysWhy() throws {
    let fixture = try SourceFolderFixture([
      "swiftc": "#!/bin/sh\necho 'error: no temporary file' >&2\nexit 1\n"
    ])
    chmod(fixture.file("swiftc"), 0o755)
    do {
      _ = try PreviewRuntime.targetInformation(fixture.file("swiftc"))
      Issue.record("there is no compiler")
    } catch let error as PreviewError {
      #expect(error.message.hasSuffix("(swiftc -print-target-info): error: no temporary file"))
    }
  }

  /// What takes too long is tried a second time, with other files or without, and never again.
  @Test func aFileThatTakesTooLongIsTriedTwiceAtMost() {
    let stopped = StoppedFiles()
    #expect(
      stopped.limit(of: ["a", "b"], .seconds(120)) == .seconds(120) && !stopped.isGivenUp("a"))
    stopped.note(["a", "b"])
    #expect(
      stopped.limit(of: ["c", "b"], .seconds(120)) == .seconds(30)
        && stopped.limit(of: ["a"], .seconds(4)) == .seconds(4))
    #expect(stopped.limit(of: ["c"], .seconds(120)) == .seconds(120) && !stopped.isGivenUp("a"))
    stopped.note(["a"])
    #expect(stopped.isGivenUp("a") && !stopped.isGivenUp("b"))
  }

  /// An expression that takes the type checker more than it may take at first is compiled all the same.
  @Test func anExpressionThatTakesMoreIsCompiledAgainWithoutTheLimit() throws {
    let fixture = try SourceFolderFixture([
      "Heavy.swift": """
      import SwiftUI
      let heavy = ["a": 1.5 + 1 * 3 / -(1), "b": 2.5 - 2 - 2.5 / 1]
      #Preview { Text("\\(heavy.count)") }
      """
    ])
    let result = try build(fixture).build()
    #expect(result.diagnostics == [])
    #expect(drawn(result) == ["Heavy.swift"])
    #expect(calls(fixture) == 2)
  }

  /// What imports a module that is not there is not compiled, nor what is compiled with it.
  @Test func missingModulesAreFoundBeforeFilesAreCompiled() throws {
    let fixture = try SourceFolderFixture([
      "Card.swift": Self.view("Card", "Text(Store().name)"),
      "Store.swift": "import Foundation\nimport Nowhere\nstruct Store { var name = \"\" }\n",
    ])
    let first = try build(fixture).build()
    #expect(calls(fixture) == 1)
    #expect(first.compiledFiles == 0)
    let place = "\(fixture.file("Store.swift")):2:8: error: no such module 'Nowhere'"
    #expect(first.diagnostics.contains { $0.text.hasPrefix(place) })
    #expect(try build(fixture).build().diagnostics == first.diagnostics)
    #expect(calls(fixture) == 0)
  }

  @Test func importsAreAskedForByTheirConditions() {
    var source = """
      import A
      #if os(iOS)
      @preconcurrency import B.C // import X
      #endif
      let s = "import D"
      /* import E
      import F */
      public import class G.H

      """
    let text = source.withUTF8 { ImportProbe.text(of: $0) }
    #expect(
      text == """
        #if !canImport(A)
        #error("1 8 A")
        #endif
        #if os(iOS)
        #if !canImport(B)
        #error("3 24 B.C")
        #endif
        #endif
        #if !canImport(G)
        #error("8 21 G.H")
        #endif

        """)
    let said = SourceDiagnostic(.error, path: "/a.swift", line: 5, column: 8, "3 24 B.C")
    #expect(
      ImportProbe.diagnostic(said)
        == SourceDiagnostic(
          .error, path: "/a.swift", line: 3, column: 24, "no such module 'B.C'"))
    #expect(
      ImportProbe.diagnostic(SourceDiagnostic(.error, "cannot find 'a' in scope")) == nil)
  }

  /// Where the value of a property was given up, other errors follow from it: such a file is compiled again, too.
  @Test func aPropertyWhoseValueTakesMoreIsCompiledAgain() throws {
    let fixture = try SourceFolderFixture([
      "Heavy.swift": """
      import SwiftUI
      enum Shade { case light, dark }
      protocol Look {}
      extension Shade: Look {}
      extension Look where Self == Shade { static var blue: Shade { .dark } }
      extension Shade { static let blue = Shade.light }
      struct Heavy: View {
        let shades = [
          ("a", Shade.blue), ("b", Shade.blue), ("c", Shade.blue), ("d", Shade.blue),
          ("e", Shade.blue), ("f", Shade.blue), ("g", Shade.blue), ("h", Shade.blue),
        ]
        var body: some View {
          ForEach(shades, id: \\.0) { name, shade in Text(name).opacity(shade == .light ? 1 : 0.5) }
        }
      }
      #Preview { Heavy() }
      """
    ])
    let result = try build(fixture).build()
    #expect(result.diagnostics == [])
    #expect(drawn(result) == ["Heavy.swift"])
    #expect(calls(fixture) == 2)
  }

  @Test func filesAreCountedWhileTheyAreCompiled() throws {
    let fixture = try SourceFolderFixture(["A.swift": Self.view("A"), "B.swift": Self.view("B")])
    let told = Told()
    var settings = PreviewBuild.Settings()
    settings.cacheFolder = fixture.cache
    settings.progress = { told.add($0) }
    _ = try PreviewBuild([fixture.path], runtime: try PreviewRuntime.find(), settings: settings)
      .build()
    #expect(told.all.first == PreviewBuild.Progress(done: 0, files: 2))
    #expect(told.all.last == PreviewBuild.Progress(done: 2, files: 2))
  }

  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [PreviewBuild.Progress] = []
    func add(_ progress: PreviewBuild.Progress) { lock.withLock { all.append(progress) } }
  }

  @Test func thatTheCompilerStoppedIsBelievedForAnHour() throws {
    let fixture = try SourceFolderFixture()
    let path = fixture.file("a.failed")
    let now = Date()
    let stop = CompilerMessages.crash(11, at: "/a.swift")
    try FailureRecord([stop], at: now).write(path)
    #expect(FailureRecord(path, at: now.addingTimeInterval(3500))?.diagnostics == [stop])
    #expect(FailureRecord(path, at: now.addingTimeInterval(3700)) == nil)
    let error = SourceDiagnostic(.error, path: "/a.swift", line: 3, "no")
    try FailureRecord([error], at: now).write(path)
    #expect(FailureRecord(path, at: now.addingTimeInterval(1e7))?.diagnostics == [error])
    let late = fixture.file("b.failed")
    try FailureRecord([CompilerMessages.timeout(.seconds(120), at: "/a.swift")]).write(late)
    #expect(!FileManager.default.fileExists(atPath: late))
    // A message is told by its kind, not by its words.
    for words in [stop.message, CompilerMessages.timeout(.seconds(9), at: "/a.swift").message] {
      try FailureRecord([SourceDiagnostic(.error, words)], at: now).write(path)
      #expect(FailureRecord(path, at: now.addingTimeInterval(1e7))?.diagnostics.count == 1)
    }
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    #expect(FailureRecord(path) == nil)
    #expect(FailureRecord(fixture.file("none")) == nil)
  }
}
