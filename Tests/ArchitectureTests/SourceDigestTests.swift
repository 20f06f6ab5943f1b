import Foundation
import GalleyRendering
import Testing

/// What goldens say of the engine is of these sources, all of them.
@Suite struct SourceDigestTests {
  private func output(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = SourceTree.root.appendingPathComponent("Scripts/source-digest")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test func theBuildHasTheDigestOfTheSources() throws {
    #expect(try "\(GalleyVersion.number)+\(output([]))" == "\(GalleyVersion.engine)\n")
  }

  /// Every module that draws, or that the drawing modules are made of, is in it, with the fonts and symbols.
  @Test func theDigestIsOfAllThatDraws() throws {
    let paths = try output(["--list"]).split(separator: "\n").map { $0.dropFirst(66) }
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
    // What starts processes, the parts of reports, and names for imports alone.
    needed.subtract([
      "CProcess", "CReportAssets", "GalleyReports", "_Testing_UIKit", "_Testing_CoreGraphics",
    ])
    #expect(needed.count > 30)
    #expect(needed.isSubset(of: modules), "\(needed.subtracting(modules).sorted())")
    #expect(
      paths.contains { $0.hasPrefix("Fonts/Inter/") } && paths.contains("Symbols/symbols.txt"))
  }

  @Test func unknownWordsAreErrors() throws {
    let process = Process()
    process.executableURL = SourceTree.root.appendingPathComponent("Scripts/source-digest")
    process.arguments = ["--chekc"]
    process.standardError = Pipe()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }
}
