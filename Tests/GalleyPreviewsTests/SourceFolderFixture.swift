import Foundation

@testable import GalleyPreviews

/// A temporary folder of sources, with a cache of its own.
final class SourceFolderFixture {
  let folder: URL
  var path: String { folder.path }
  var cache: String { folder.path + "-cache" }

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("galley-sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// - Parameter known: names that modules have.
  func index(_ names: [String], known: [String]? = nil) -> SourceIndex {
    SourceIndex(names.map(file).sorted(), SourceStore(), known: known.map { KnownNames($0) })
  }

  /// Names of files that one needs.
  func needed(by name: String, of names: [String], known: [String]? = nil) -> Set<String> {
    short(index(names, known: known).needed(by: file(name)).files)
  }

  /// Paths below the folder.
  func short(_ paths: Set<String>) -> Set<String> {
    Set(paths.map { String($0.dropFirst(path.count + 1)) })
  }

  /// - Parameter processors: how many calls of the compiler run at once.
  func build(_ operands: String..., processors: Int? = nil) throws -> PreviewBuild {
    var settings = PreviewBuild.Settings()
    settings.cacheFolder = cache
    settings.processors = processors
    return try PreviewBuild(
      operands.isEmpty ? [path] : operands.map(file), runtime: try PreviewRuntime.find(),
      settings: settings)
  }

  /// All names below the folder.
  var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(atPath: cache)
  }
}
