import Foundation
import GalleySwiftSource
import Testing

@testable import GalleyPreviews

/// Names that do not exist are known without the type checker.
@Suite(.serialized) struct UnknownNamesTests {
  private func known() throws -> KnownNames {
    let folder = try PreviewRuntime.find().folder
    return try #require(KnownNames(contentsOf: folder + "/names.txt"))
  }

  /// SwiftUI files that build, a file each.
  private static let files: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("SwiftUIFilesTests/Files")
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }()

  @Test func theNamesOfModulesAreThose() throws {
    let known = try known()
    for name in [
      "View", "swipeActions", "infinity", "allCases", "CGFloat", "sin", "SwiftUI",
      "ObservableObject",
    ] {
      #expect(known.contains(WordHash.of(name.utf8)), "\(name)")
    }
    #expect(!known.contains(WordHash.of("swipeAktions")))
  }

  @Test func filesThatBuildHaveNoUnknownNames() throws {
    #expect(Self.files.count > 50)
    let known = try known()
    for file in Self.files {
      let index = SourceIndex([file.path], SourceStore(), known: known)
      let errors = try #require(UnknownNames(index)).errors(in: file.path)
      #expect(errors.map(\.text) == [])
    }
  }

  /// In each file one name after a dot or before a bracket becomes one that does not exist, at places that a seed
  /// chooses; it is the only one that is found, at its place.
  @Test(arguments: [20_261_125 as UInt64]) func aNameThatDoesNotExistIsFoundAtItsPlace(
    _ seed: UInt64
  ) throws {
    let known = try known()
    var random = seed
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let matches = text.matches(of: /[a-z)\]}( ]\.([a-z][A-Za-z0-9]{4,})/).map(\.output.1).filter {
        match in
        let line = text[..<match.startIndex].split(separator: "\n").last ?? ""
        return !["//", "\"", "#", "import", "@available"].contains { line.contains($0) }
      }
      guard !matches.isEmpty else { continue }
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = matches[Int(random >> 33) % matches.count]
      let fixture = try SourceFolderFixture([
        "A.swift": text[..<place.startIndex] + "xnowherex" + text[place.endIndex...]
      ])
      let path = fixture.file("A.swift")
      let index = SourceIndex([path], SourceStore(), known: known)
      let errors = try #require(UnknownNames(index)).errors(in: path)
      let line = text[..<place.startIndex].count { $0.isNewline } + 1
      #expect(errors.count == 1, "\(file.lastPathComponent):\(line), seed \(seed)")
      #expect(errors.first?.line == line)
      #expect(errors.first?.message == "no type has a member 'xnowherex'")
    }
  }

  @Test func namesOfOtherSourcesExistAndThoseOfUnknownModulesMay() throws {
    let fixture = try SourceFolderFixture([
      "A.swift": """
      import SwiftUI
      @Custom struct A: View {
        @State private var tint = Tint.warm, other = 3
        var body: some View {
          let (first, second) = (1, 2)
          Text("\\(first + second + nowhereAtAll)").tinted($tint, _other).paddig(3)
          ForEach(0..<3) { number in Missing(number: number) }
          #if os(iOS)
          #endif
        }
      }
      """,
      "B.swift":
        "import SwiftUI\nenum Tint { case cold, warm }\nextension View { func tinted() {} }",
      "C.swift": "import Charts\nlet chart = Chart { }",
    ])
    let index = SourceIndex(
      ["A.swift", "B.swift", "C.swift"].map(fixture.file), SourceStore(), known: try known())
    let names = try #require(UnknownNames(index))
    #expect(
      names.errors(in: fixture.file("A.swift")).map {
        "\($0.line ?? 0):\($0.column ?? 0) \($0.message)"
      }
        == [
          "2:2 cannot find 'Custom' in scope",
          "6:30 cannot find 'nowhereAtAll' in scope",
          "6:68 no type has a member 'paddig'; did you mean 'padding'?",
          "7:32 cannot find 'Missing' in scope",
        ])
    #expect(names.errors(in: fixture.file("C.swift")) == [])
  }

  /// The compiler looks for these names for half a minute, and says then that the expression is too complex.
  @Test func aNameThatDoesNotExistCostsNoHalfMinute() throws {
    let file = try #require(Self.files.first { $0.lastPathComponent == "ContactBook.swift" })
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: ".swipeActions", with: ".swipeAktions")
    let fixture = try SourceFolderFixture(["ContactBook.swift": text])
    let result = try fixture.build().build()
    #expect(result.libraries.isEmpty)
    #expect(result.diagnostics.allSatisfy { $0.message.contains("'swipeAktions'") })
    #expect(!result.diagnostics.isEmpty)
    #expect(result.milliseconds < 15_000)
    #expect(try fixture.build().build().diagnostics == result.diagnostics)
  }
}
