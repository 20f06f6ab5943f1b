import Foundation
import GalleyCanvas
import Testing

@testable import GalleyPreviews

@Suite(.serialized) struct PreviewBuildTests {
  private static let card = """
    import SwiftUI
    struct Card: View { var body: some View { Row(text: "a") } }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
    #Preview("Dark") { Card() }

    """
  private static let row = """
    import SwiftUI
    struct Row: View { let text: String; var body: some View { Text(text).padding(1) } }

    """

  private func app() throws -> SourceFolderFixture {
    try SourceFolderFixture([
      "Card.swift": Self.card, "Views/Row.swift": Self.row,
      "App.swift": """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { Card() } } }
      #Preview("App") { Text("x") }
      """,
    ])
  }

  private func failure(_ body: () throws -> Void) -> String {
    do {
      try body()
    } catch let error as PreviewError {
      return error.message
    } catch {
      return "\(error)"
    }
    return ""
  }

  @Test func aFolderBecomesALibraryAndASecondRunCompilesNothing() throws {
    let fixture = try app()
    let names = fixture.names
    let first = try fixture.build().build()
    #expect(first.diagnostics.map(\.text) == [])
    #expect(first.compiledFiles == 3)
    #expect(first.libraries.count == 1)
    let library = try #require(first.libraries.first)
    #expect(library.sources.map(\.path) == ["App.swift", "Card.swift"].map(fixture.file))
    #expect(library.sources.map { $0.previews.map(\.line) } == [[3], [3, 4]])
    #expect(library.sources[1].previews[0].typeName == "Card_Previews")
    var types = TypePlaces()
    types.add("MyApp", in: "Previewed", at: .init(file: fixture.file("App.swift"), line: 2))
    types.add("Card", in: "Previewed", at: .init(file: fixture.file("Card.swift"), line: 2))
    types.add(
      "Card_Previews", in: "Previewed", at: .init(file: fixture.file("Card.swift"), line: 3))
    types.add("Row", in: "Previewed", at: .init(file: fixture.file("Views/Row.swift"), line: 2))
    #expect(first.types == [library.path: types])
    let process = PreviewProcess(library, runtime: try PreviewRuntime.find())
    defer { process.finish() }
    #expect(try process.previews().count == 3)
    let second = try fixture.build().build()
    #expect(second.compiledFiles == 0)
    #expect(second.libraries == first.libraries)
    #expect(fixture.names == names)
  }

  @Test func onlyWhatChangedAndWhatDependsOnItIsCompiledAgain() throws {
    let fixture = try app()
    let build = try fixture.build()
    let first = try build.build()
    #expect(first.compiledFiles == 3)
    #expect(try build.build().compiledFiles == 0)
    // A body.
    try fixture.write(
      "Views/Row.swift", Self.row.replacingOccurrences(of: "padding(1)", with: "padding(22)"))
    let second = try build.build()
    #expect(second.compiledFiles == 1)
    #expect(second.libraries != first.libraries)
    // An interface: the row's user is compiled again, and what is drawn besides is not.
    try fixture.write(
      "Views/Row.swift",
      Self.row.replacingOccurrences(of: "text: String;", with: "text: String; var number = 3;"))
    let third = try build.build()
    #expect(third.diagnostics == [])
    #expect((2...3).contains(third.compiledFiles))
    #expect(build.watchedPaths.contains(fixture.file("Views/Row.swift")))
    #expect(build.watchedPaths.contains(fixture.file("Views")))
  }

  @Test func aFileThatDoesNotCompileTakesNoOtherPreviews() throws {
    let fixture = try app()
    let build = try fixture.build()
    try fixture.write(
      "Bad.swift",
      "import SwiftUI\nstruct Bad: View { var body: some View { Nowhere() } }\n#Preview { Bad() }")
    let result = try build.build()
    #expect(
      result.diagnostics.map(\.text) == [
        "\(fixture.file("Bad.swift")):2:42: error: cannot find 'Nowhere' in scope; \(MissingAPIHint.advice)"
      ])
    #expect(result.libraries.flatMap(\.sources).count == 2)
    // A file that the others need takes those.
    try fixture.write("Views/Row.swift", "import SwiftUI\nstruct Row: View {")
    let broken = try build.build()
    #expect(broken.diagnostics.contains { $0.path == fixture.file("Views/Row.swift") })
    #expect(!broken.libraries.flatMap(\.sources).contains { $0.path == fixture.file("Card.swift") })
    try FileManager.default.removeItem(atPath: fixture.file("Bad.swift"))
    try fixture.write("Views/Row.swift", Self.row)
    let whole = try build.build()
    #expect(whole.diagnostics == [])
    #expect(whole.libraries.flatMap(\.sources).count == 2)
  }

  @Test func twoFilesThatDeclareANameStandInTwoLibraries() throws {
    let fixture = try SourceFolderFixture([
      "App/Card.swift": Self.card, "App/Row.swift": Self.row,
      "Widget/Row.swift": Self.row,
      "Widget/Small.swift": "import SwiftUI\n#Preview { Row(text: \"small\") }",
    ])
    let result = try fixture.build().build()
    #expect(result.diagnostics == [])
    #expect(result.libraries.count == 2)
  }

  @Test func whatIsNoSourceIsRefusedWithItsPlace() throws {
    let fixture = try SourceFolderFixture([
      "Plain.swift": "struct Plain {}", "Empty.swift": "", "notes.txt": "#Preview {}",
      "Statements.swift": "print(3)",
      "Twice.swift":
        "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n#Preview(\"A\") { Text(\"b\") }",
    ])
    try fixture.write("Bytes.swift", Data([0x61, 0x0A, 0x62, 0xFF, 0x00]))
    func refused(_ name: String) -> String { failure { _ = try fixture.build(name).build() } }
    #expect(refused("Plain.swift").contains("no previews found; expected #Preview"))
    #expect(refused("Empty.swift").contains("no previews found"))
    #expect(refused("Statements.swift").contains("no previews found"))
    #expect(refused("notes.txt").contains("this is not a Swift file"))
    #expect(refused("None.swift").contains("no such file"))
    #expect(refused("Bytes.swift").contains("Bytes.swift:2:2: error: this is not Swift"))
    #expect(failure { _ = try fixture.build("Twice.swift").build() } == "")
    let twice = try fixture.build("Twice.swift").build()
    #expect(twice.libraries.first?.sources.first?.previews.count == 2)
    try fixture.write("Large.swift", Data(count: SourceStore.largest + 1))
    #expect(refused("Large.swift").contains("the limit is 10000000"))
  }

  @Test func aFileThatImportsFoundationAloneHasObservableModels() throws {
    let models = """
      import Foundation
      final class Cart: ObservableObject { @Published var count = 3 }
      @Observable final class Shop { var name = "Tea" }
      struct Note { var title: LocalizedStringResource = "Hello"; let undo = UndoManager() }
      final class Bell { var bag: Set<AnyCancellable> = []; let rings = PassthroughSubject<Int, Never>() }

      """
    let view = """
      import SwiftUI
      struct CartView: View {
        @StateObject var cart = Cart()
        @State var shop = Shop()
        var body: some View { Text("\\(shop.name): \\(cart.count)") }
      }
      #Preview { CartView() }

      """
    let fixture = try SourceFolderFixture(["Models.swift": models, "CartView.swift": view])
    let built = try fixture.build().build()
    #expect(built.diagnostics.map(\.text) == [])
    #expect(built.compiledFiles == 2 && built.libraries.count == 1)
  }

  @Test func aPackageMayHaveAModuleOfItsOwnCalledCombine() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Own", targets: [.target(name: "Combine"), .target(name: "App", dependencies: ["Combine"])])
      """,
      "Sources/Combine/Own.swift": "public struct Own { public init() {} }\n",
      "Sources/App/Card.swift": """
      import SwiftUI
      import Combine
      let own = Own()
      #Preview { Text("\\(String(describing: own))") }
      """,
    ])
    #expect(try fixture.build().build().diagnostics.map(\.text) == [])
  }

  @Test func aChangedCacheIsMadeAgain() throws {
    let fixture = try app()
    let library = try #require(try fixture.build().build().libraries.first)
    let walker = try #require(FileManager.default.enumerator(atPath: fixture.cache))
    for case let name as String in walker where name.hasSuffix(".o") || name.hasSuffix(".so") {
      try Data("broken".utf8).write(to: URL(fileURLWithPath: fixture.cache + "/" + name))
    }
    let again = try fixture.build().build()
    #expect(again.compiledFiles == 3)
    #expect(again.libraries.first == library)
    #expect(PreviewCache.isWhole(library.path))
  }

  /// Whatever it is a file of: objects, libraries, modules, manifests, records of the compiler's own modules.
  @Test func everyFileOfTheCacheIsMadeAgainWhereItIsDamaged() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Badge.swift": """
      import SwiftUI
      public struct Badge: View { public init() {}; public var body: some View { Text("b") } }
      """,
      "Sources/Shop/Home.swift": "import SwiftUI\nimport Kit\n#Preview { Badge() }",
      "Sources/Shop/Wrong.swift": "import SwiftUI\n#Preview { Text(1 + \"a\" as Int) }",
    ])
    func files() -> [String] {
      let names =
        FileManager.default.enumerator(atPath: fixture.cache)?.compactMap { $0 as? String } ?? []
      return names.map { fixture.cache + "/" + $0 }.filter { path in
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
          && status.st_size > 0
      }
    }
    let first = try fixture.build().build()
    #expect(first.libraries.count == 1 && !first.diagnostics.isEmpty)
    let extensions = Set(files().map { ($0 as NSString).pathExtension })
    #expect(
      extensions.isSuperset(of: [
        "o", "so", "swiftmodule", "sum", "package", "failed", "sums", "pcm",
      ]))
    for fileExtension in extensions.sorted() {
      for path in files() where (path as NSString).pathExtension == fileExtension {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for place in stride(from: bytes.count / 3, to: bytes.count, by: 97) { bytes[place] ^= 0x55 }
        try bytes.write(to: URL(fileURLWithPath: path))
      }
      // Compiled again, with what is damaged.
      try fixture.write(
        "Sources/Shop/Home.swift",
        "import SwiftUI\nimport Kit\n#Preview { Badge().padding(\(fileExtension.utf8.count)) }")
      let again = try fixture.build().build()
      #expect(again.libraries.count == 1, "\(fileExtension): \(again.diagnostics)")
      #expect(again.diagnostics == first.diagnostics, "\(fileExtension)")
    }
  }

  /// Nobody writes into it.
  @Test(arguments: ["Package.swift", "Other.swift", "Localizable.strings", "Localizable.xcstrings"])
  func aPipeBesideTheSourcesIsNotWaitedFor(name: String) throws {
    let fixture = try app()
    #expect(mkfifo(fixture.file(name), 0o600) == 0)
    let start = ContinuousClock.now
    let message = failure { _ = try fixture.build().build() }
    #expect(message.contains("Package.swift: it cannot be read") == (name == "Package.swift"))
    #expect(start.duration(to: .now) < .seconds(100))
  }

  @Test func twoBuildsAtOnceDoNotDisturbEachOther() throws {
    let fixture = try app()
    let builds = try (0..<4).map { _ in try fixture.build() }
    nonisolated(unsafe) let waiting = builds
    let results = concurrentMap(Array(0..<4), threads: 4) { index in
      Swift.Result { try waiting[index].build().libraries }
    }
    let libraries = try results.map { try $0.get() }
    #expect(Set(libraries).count == 1)
    #expect(libraries.first?.count == 1)
  }

  @Test func generatedSourcesAreCompiledWithTheModule() throws {
    let fixture = try SourceFolderFixture([
      "A.swift": "import SwiftUI\n#Preview { Text(Made.text) }"
    ])
    var settings = PreviewBuild.Settings()
    settings.cacheFolder = fixture.cache
    settings.generatedSources = { folders in
      [("Made.swift", "enum Made { static let text = \"\(folders.count)\" }")]
    }
    let result = try PreviewBuild(
      [fixture.path], runtime: try PreviewRuntime.find(), settings: settings
    ).build()
    #expect(result.diagnostics == [])
    #expect(result.libraries.count == 1)
  }

  @Test func targetsOfAPackageAreBuiltInOrder() throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://example.invalid/Nope.git", from: "1.0.0")],
        targets: [
          .target(name: "Kit", resources: [.process("Texts")], swiftSettings: [.define("KIT")]),
          .target(
            name: "Shop", dependencies: ["Kit", .product(name: "Nope", package: "Nope")],
            exclude: ["Old"]),
        ])
      """,
      "Sources/Kit/Badge.swift": """
      import SwiftUI
      #if KIT
      public struct Badge: View {
        public init() {}
        public var body: some View { Text("badge", bundle: .module).padding(1) }
      }
      #endif
      """,
      "Sources/Kit/Texts/a.txt": "", "Sources/Shop/Old/Old.swift": "what is this",
      "Sources/Shop/Home.swift": "import SwiftUI\nimport Kit\n#Preview { Badge() }",
      "Sources/Shop/Other.swift": "import Nope\n#Preview { Nope() }",
    ])
    let names = fixture.names
    let build = try fixture.build()
    let result = try build.build()
    #expect(result.libraries.count == 1)
    #expect(result.libraries.first?.sources.map(\.module) == ["Shop"])
    try #require(result.diagnostics.count == 1)
    #expect(result.diagnostics[0].text.contains("Nope is not available: it is a product of"))
    #expect(fixture.names == names)
    // A body of Kit: one file.
    let badge = try String(contentsOfFile: fixture.file("Sources/Kit/Badge.swift"), encoding: .utf8)
    try fixture.write(
      "Sources/Kit/Badge.swift", badge.replacingOccurrences(of: "padding(1)", with: "padding(33)"))
    #expect(try build.build().compiledFiles == 1)
  }

  @Test func anAppImportsThePackagesThatLieInItsFolder() throws {
    let fixture = try SourceFolderFixture([
      "App.xcodeproj/project.pbxproj": "",
      "App/Home.swift": "import SwiftUI\nimport Kit\n#Preview { Text(kit) }",
      "Packages/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Other")])
      """,
      "Packages/Kit/Sources/Kit/Kit.swift": "public let kit = \"kit\"",
      "Packages/Kit/Sources/Other/Other.swift": "this does not compile",
      "Packages/Broken/Package.swift": "what",
    ])
    let result = try fixture.build("App/Home.swift").build()
    #expect(result.libraries.count == 1)
    #expect(result.compiledFiles == 2)
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics[0].message.contains("Broken/Package.swift"))
  }

  /// Files of an example belong to no target of the package around them, and import its targets.
  @Test(arguments: ["Example", "Example/Example.xcodeproj"])
  func anExampleImportsThePackageThatItLiesIn(project: String) throws {
    let fixture = try SourceFolderFixture([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Grid", targets: [.target(name: "Grid"), .target(name: "Other")])
      """,
      "Sources/Grid/Grid.swift": "public let grid = \"grid\"",
      "Sources/Other/Other.swift": "this does not compile",
      "\(project)/project.pbxproj": "",
      "Example/Shared/Home.swift": "import SwiftUI\nimport Grid\n#Preview { Text(grid) }",
    ])
    let result = try fixture.build().build()
    #expect(result.diagnostics == [])
    #expect(result.libraries.count == 1)
    #expect(result.compiledFiles == 2)
  }

  @Test func threePreviewsAmongFiveThousandFilesAreFoundQuickly() throws {
    let fixture = try SourceFolderFixture()
    for number in 0..<5000 {
      let isPreview = [7, 2500, 4999].contains(number)
      try fixture.write(
        "D\(number / 100)/F\(number).swift",
        "struct S\(number) { func work() -> Int { \(number) } }\n"
          + (isPreview
            ? "import SwiftUI\n#Preview { Text(\"\\(S\(number + 1 - number / 4999)().work())\") }"
            : ""))
    }
    let build = try fixture.build()
    let result = try build.build()
    #expect(result.diagnostics == [])
    #expect(result.libraries.first?.sources.count == 3)
    #expect(result.compiledFiles < 8)
    let again = try build.build()
    #expect(again.compiledFiles == 0)
    #expect(again.milliseconds < 5000)
  }
}
