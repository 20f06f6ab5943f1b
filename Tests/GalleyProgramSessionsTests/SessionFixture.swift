import Foundation
import Galley
import GalleyData
import Testing

@testable import GalleyPreviews
@testable import GalleyProgramSessions

/// A session whose drawing processes are `drawing.py`, and whose compiler believes every file but those that say `broken`.
final class SessionFixture {
  let folder: URL
  let session: ProgramSession
  private let runtime: URL

  init(timeout: Duration = .seconds(60)) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-program-\(UUID().uuidString)")
    (folder, runtime) = (
      place.appendingPathComponent("root"), place.appendingPathComponent("runtime")
    )
    for made in [folder, runtime] {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: runtime.appendingPathComponent("galley-previewer"),
      withDestinationURL: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("drawing.py"))
    try Data("// A card.\n".utf8).write(to: folder.appendingPathComponent("Card.swift"))
    try Data("// broken\n".utf8).write(to: folder.appendingPathComponent("Broken.swift"))
    try Data("// empty\n".utf8).write(to: folder.appendingPathComponent("Empty.swift"))
    session = try ProgramSession(
      in: folder.path, Self.settings(runtime: runtime.path, timeout: timeout))
  }

  deinit {
    session.finish()
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  static func settings(runtime: String, timeout: Duration) -> SessionSettings {
    let found = PreviewRuntime(
      folder: runtime, compiler: "", linker: "", moduleArguments: [], linkedObjects: [],
      libraryPath: "", identity: "", swift: "")
    var settings = SessionSettings(runtime: found) { path in
      try Self.compiled(path)
    } marks: { bitmap, tree, scale in
      Data("\(bitmap.width) \(tree.elements.count) \(scale)".utf8)
    }
    settings.process.timeout = timeout
    return settings
  }

  private static func compiled(_ path: String) throws -> PreviewBuild.Result {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    let isBroken = text.contains("broken")
    let library = PreviewLibrary(path: "Card.so", sources: [], resourceFolders: [])
    return PreviewBuild.Result(
      libraries: isBroken || text.contains("empty") ? [] : [library],
      diagnostics: isBroken
        ? [SourceDiagnostic(.error, path: path, line: 3, column: 5, "cannot find 'Foo' in scope")]
        : [],
      milliseconds: 0, compiledFiles: 1, types: [:])
  }

  /// The ids of the drawing processes that were started.
  var processes: [pid_t] {
    let text = try? String(contentsOf: runtime.appendingPathComponent("pids"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Answers a request whose keys are JSON.
  func ask(_ kind: SessionRequestKind, _ keys: String = "{}") throws -> SessionAnswer {
    try session.answer(kind, to: try JSONDocument(Array(keys.utf8), file: "test").root)
  }

  func open() throws { _ = try ask(.open, #"{"file": "Card.swift"}"#) }

  /// Why a request fails.
  func fault(_ kind: SessionRequestKind, _ keys: String = "{}") throws -> SessionFault {
    do {
      let answer = try ask(kind, keys)
      Issue.record("\(kind) \(keys) was answered: \(answer.json)")
      return SessionFault(.request, "")
    } catch let fault as SessionFault {
      return fault
    }
  }

  func tree() throws -> String { try ask(.tree).text ?? "" }
}

extension SessionAnswer {
  var json: String { JSONNode.object(members.map { ($0.key, $0.value) }).json }
}
