import Foundation
import PackagePlugin

/// Writes the digest of the engine's sources into a file of the module that it is applied to, whenever one of them changes.
/// `Scripts/source-digest` says what the digest is of.
@main struct SourceDigestPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let script = root.appending(path: "Scripts/source-digest")
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceDigest.swift")
    return [
      .buildCommand(
        displayName: "Digest of the engine's sources", executable: URL(filePath: "/bin/bash"),
        arguments: [script.path, "--swift", output.path],
        inputFiles: [script] + files(below: root), outputFiles: [output])
    ]
  }

  /// More files than the digest is of: one that has no part in it costs a run of the script.
  private func files(below root: URL) -> [URL] {
    ["Fonts", "Symbols", "Sources"].flatMap { folder in
      let paths = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: [.isRegularFileKey],
        options: .skipsHiddenFiles)
      return (paths?.compactMap { $0 as? URL } ?? []).filter {
        (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      }
    }
  }
}
