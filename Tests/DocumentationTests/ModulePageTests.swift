import Foundation
import Galley
import GalleyImages
import Testing

/// A page of a module shows an example that runs, and what comes of it.
@Suite struct ModulePageTests {
  /// A block of code of a page: the word behind its fence, and its lines.
  struct Block: Equatable {
    var language: String
    var text: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = root.appendingPathComponent("Documentation/Modules")
  /// Their examples are tests of another package, which Scripts/consumer runs.
  private static let tried = [
    "GalleySwiftTesting": "TicketTests.swift", "GalleyXCTest": "TicketCaseTests.swift",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The page of a module; that of `Galley` is the first one of the site.
  private static func page(_ module: String) throws -> String {
    try text(module == "Galley" ? "Documentation/Galley.md" : "Documentation/Modules/\(module).md")
  }

  private static func blocks(_ page: String) -> [Block] {
    page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map {
      let (language, text) = $0.element.splitAtLine
      return Block(language: language, text: text)
    }
  }

  /// The imports of an example, and what lies between its marks, without indentation.
  private static func code(of module: String) throws -> String {
    let file = try text("Tests/DocumentationTests/Examples/\(module).swift")
    let lines = file.components(separatedBy: "\n")
    var parts = [lines.filter { $0.hasPrefix("import ") }]
    var indentation: Int?
    for line in lines {
      let words = line.drop { $0 == " " }
      if words == "// example" {
        indentation = line.count - words.count
        parts.append([])
      } else if words == "// end" {
        indentation = nil
      } else if let indentation {
        parts[parts.count - 1].append(String(line.dropFirst(indentation)))
      }
    }
    // Types of several examples have one name.
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
      .replacing("\nprivate struct", with: "\nstruct") + "\n"
  }

  @Test func everyPublicModuleHasAPage() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
    let pages = Set(files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
    let manifest = try Self.text("Package.swift")
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    let doors = try Self.text("Sources/Galley/Exports.swift")
    let exported = doors.matches(of: /@_exported import (?:\w+ )?(Galley\w+)/).map { String($0.1) }
    #expect(products.count > 10 && exported.count > 8)
    // The targets of fuzzers are a product for the package in Fuzz/ alone.
    #expect(pages == Set(products + exported).subtracting(["Galley", "GalleyFuzzing"]))
    #expect(Set(moduleExamples.keys) == pages.union(["Galley"]).subtracting(Self.tried.keys))
  }

  @MainActor @Test(arguments: moduleExamples.keys.sorted())
  func theExampleOfAPageIsTrue(_ module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("image.png")
    var printed = ""
    let example = try #require(moduleExamples[module])
    try example.run(file: file) { printed += "\($0)\n" }

    let page = try Self.page(module)
    let blocks = Self.blocks(page)
    #expect(blocks.first == Block(language: "swift", text: try Self.code(of: module)))
    if printed.isEmpty {
      let image = try Data(contentsOf: file)
      let path = "Documentation/Images/\(module).png"
      let kept = try Data(contentsOf: Self.root.appendingPathComponent(path))
      #expect(try PNGDecoder().decode(image) == PNGDecoder().decode(kept), "\(path)")
      #expect(page.contains("Images/\(module).png)"))
    } else {
      #expect(blocks.dropFirst().first == Block(language: "", text: printed))
    }
  }

  @MainActor @Test(arguments: tutorialPrograms.keys.sorted())
  func theProgramOfATutorialIsTrue(_ name: String) throws {
    let program = try #require(tutorialPrograms[name])
    var printed = ""
    try program.example.run(file: Self.root) { printed += "\($0)\n" }
    let code = "Documentation/Tutorials/Code"
    #expect(try Self.text("\(code)/\(program.file)") == Self.code(of: name))
    let output = try Self.text("\(code)/\(program.output)")
    #expect(output == "$ swift run --quiet\n" + printed)
  }

  @Test(arguments: tried.keys.sorted())
  func theExamplesOfTestFrameworksAreTried(_ module: String) throws {
    let name = try #require(Self.tried[module])
    let tests = try Self.text("Examples/consumer/Tests/ConsumerTests/\(name)")
    let block = try #require(try Self.blocks(Self.page(module)).first)
    let parts = block.text.components(separatedBy: "\n\n").dropFirst()
    #expect(block.text.hasPrefix("import \(module)\n") && !parts.isEmpty)
    // The end of the suite is behind the other tests.
    for part in parts { #expect(tests.contains(part.trimmingSuffix("}\n")), "\(part)") }
  }
}

extension String {
  /// What is before the first end of a line, and behind it.
  fileprivate var splitAtLine: (String, String) {
    let parts = split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
