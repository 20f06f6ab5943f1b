import Foundation
import Galley
import GalleyProgramSessions

@testable import GalleyPreviews

/// A session whose drawing processes are the stand-in of `GalleyProgramSessionsTests`, and whose compiler believes every file.
final class StandInSession {
  let folder: URL
  let session: ProgramSession

  /// - Parameter isCancelled: asked while something is drawn.
  init(isCancelled: @escaping @Sendable () -> Bool = { false }) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-stand-in-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("galley-previewer"),
      withDestinationURL: Program.root.appendingPathComponent(
        "Tests/GalleyProgramSessionsTests/drawing.py"))
    try Data("// A card.\n".utf8).write(to: folder.appendingPathComponent("Card.swift"))
    let runtime = PreviewRuntime(
      folder: folder.path, compiler: "", linker: "", moduleArguments: [], linkedObjects: [],
      libraryPath: "", identity: "", swift: "")
    var settings = SessionSettings(runtime: runtime) { _ in
      PreviewBuild.Result(
        libraries: [PreviewLibrary(path: "Card.so", sources: [], resourceFolders: [])],
        diagnostics: [], milliseconds: 0, compiledFiles: 1, types: [:])
    } marks: { bitmap, _, _ in
      try bitmap.pngData()
    }
    settings.process.isCancelled = isCancelled
    session = try ProgramSession(in: folder.path, settings)
  }

  deinit {
    session.finish()
    try? FileManager.default.removeItem(at: folder)
  }
}
