import Foundation
import Testing

/// Files, folders and tests that CONTRIBUTING.md names exist.
@Suite struct RecipeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path)
  }

  private func sections() throws -> [(title: String, text: String)] {
    let file = Self.root.appendingPathComponent("CONTRIBUTING.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").map {
      let lines = $0.split(separator: "\n", maxSplits: 1).map(String.init)
      return (lines.first ?? "", lines.count > 1 ? lines[1] : "")
    }
  }

  /// The words of code in a text: `Scripts/sanitize address` is two.
  private func words(of text: String) -> [String] {
    let parts = text.components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }
      .flatMap { parts[$0].split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  /// Words that begin with a folder of the project.
  private func paths(of text: String) throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
      .filter { !$0.hasPrefix(".") }
    return words(of: text).filter { word in
      word.contains("/") && folders.contains(String(word.prefix { $0 != "/" }))
    }
  }

  @Test func everyPathExists() throws {
    var count = 0
    for section in try sections() {
      for path in try paths(of: section.text) {
        count += 1
        #expect(exists(path), "\"\(section.title)\" names \(path), which does not exist")
      }
    }
    #expect(count > 100)
  }

  /// Files that are named without their folder, as those beside another one.
  @Test func everyFileNameExists() throws {
    let known = Set(
      try ["Sources", "Tests"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: Self.root.appendingPathComponent(folder).path)
      }.map { URL(fileURLWithPath: $0).lastPathComponent })
    var count = 0
    for section in try sections() {
      for word in words(of: section.text) where word.hasSuffix(".swift") && !word.contains("/") {
        count += 1
        #expect(
          known.contains(word) || exists(word),
          "\"\(section.title)\" names \(word), which does not exist")
      }
    }
    #expect(count > 3)
  }

  @Test func everySuiteExists() throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appendingPathComponent("Tests").path)
    let suites = Set(
      files.filter { $0.hasSuffix("Tests.swift") }
        .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    for section in try sections() {
      for word in words(of: section.text)
      where word.hasSuffix("Tests") && word.allSatisfy({ $0.isLetter || $0.isNumber }) {
        #expect(suites.contains(word), "\"\(section.title)\" names the suite \(word)")
      }
    }
  }

  /// Each kind of thing that is often added has a recipe with files to touch, a test among them.
  @Test(arguments: [
    "view", "layout or a container", "modifier", "shape", "control", "scene element",
    "function of expressions", "image format", "pixel loop", "command or an option", "device",
  ])
  func recipesNameFilesAndATest(kind: String) throws {
    let named = try sections().filter {
      $0.title == "Add a \(kind)" || $0.title == "Add an \(kind)"
    }
    #expect(named.count == 1)
    for recipe in named {
      let paths = try paths(of: recipe.text)
      #expect(paths.contains { $0.hasPrefix("Sources/") }, "\(recipe.title)")
      #expect(paths.contains { $0.hasPrefix("Tests/") }, "\(recipe.title)")
    }
  }
}
