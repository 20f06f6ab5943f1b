import Foundation
import Galley
import Testing

@testable import GalleyPreviews

/// A folder with one library that a test has compiled.
struct CompiledPreviews {
  let folder: URL
  let runtime: PreviewRuntime
  let library: PreviewLibrary

  /// - Parameter previews: what a scanner would find.
  init(_ source: String, _ previews: [ScannedPreview]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-previews-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    runtime = try PreviewRuntime.find()
    let file = folder.appendingPathComponent("Card.swift")
    try Data(source.utf8).write(to: file)
    let object = folder.appendingPathComponent("Card.o").path
    let path = folder.appendingPathComponent("Card.so").path
    try Self.run(
      runtime.compiler,
      [
        "-frontend", "-c", "-primary-file", file.path, "-parse-as-library", "-module-name", "Cards",
        "-swift-version", "5", "-suppress-warnings",
        "-enable-anonymous-context-mangled-names", "-o", object,
      ] + runtime.moduleArguments)
    try Self.run(runtime.linker, ["-shared", "-o", path, object] + runtime.linkedObjects)
    library = PreviewLibrary(
      path: path,
      sources: [PreviewLibrary.Source(path: "Card.swift", module: "Cards", previews: previews)],
      resourceFolders: [])
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func image(_ name: String) -> String { folder.appendingPathComponent("\(name).png").path }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
