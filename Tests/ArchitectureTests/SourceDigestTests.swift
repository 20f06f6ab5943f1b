import Foundation
import GalleyRendering
import Testing

/// What goldens say of the engine is of these sources, all of them.
@Suite struct SourceDigestTests {
  private func output(_ arguments: String...) throws -> String {
    let result = try SourceTree.run("source-digest", arguments)
    #expect(result.code == 0)
    return result.output
  }

  @Test func theBuildHasTheDigestOfTheSources() throws {
    #expect(try "\(GalleyVersion.number)+\(output())" == "\(GalleyVersion.engine)\n")
  }

  /// What is compiled with the digest is compiled again when it is another one, and at no other time.
  @Test func aFileOfTheSameDigestIsNotWrittenAgain() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-digest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("SourceDigest.swift")
    #expect(try output("--swift", file.path) == "")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try text.contains("= \"\(output().dropLast())\"\n"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    func changed() throws -> Date? {
      try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    let date = try changed()
    _ = try output("--swift", file.path)
    #expect(try changed() == date)
    try "other".write(to: file, atomically: false, encoding: .utf8)
    _ = try output("--swift", file.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// Every module that draws, or that the drawing modules are made of, is in it, with the fonts and symbols.
  @Test func theDigestIsOfAllThatDraws() throws {
    let paths = try output("--list").split(separator: "\n").map { $0.dropFirst(66) }
    let modules = Set(
      paths.compactMap { path -> String? in
        let parts = path.split(separator: "/")
        return parts.first == "Sources" && parts.count > 1 ? String(parts[1]) : nil
      })
    let manifest = try PackageManifest(SourceTree.text("Package.swift"))
    var (needed, next): (Set<String>, [String]) = ([], ["GalleyScenes", "SwiftUI", "UIKit"])
    while let module = next.popLast() {
      guard needed.insert(module).inserted else { continue }
      next += manifest.targets[module]?.dependencies ?? []
    }
    // What starts processes, the parts of reports, files of shapes, and names for imports alone.
    needed.subtract([
      "CProcess", "CReportAssets", "GalleyReports", "GalleyVector", "_Testing_UIKit",
      "_Testing_CoreGraphics",
    ])
    #expect(needed.count > 30)
    #expect(needed.isSubset(of: modules), "\(needed.subtracting(modules).sorted())")
    #expect(
      paths.contains { $0.hasPrefix("Fonts/Inter/") } && paths.contains("Symbols/symbols.txt"))
  }

  @Test func unknownWordsAreErrors() throws {
    #expect(try SourceTree.run("source-digest", ["--chekc"]).code == 2)
  }
}
