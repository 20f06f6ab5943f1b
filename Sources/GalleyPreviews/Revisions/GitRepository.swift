import Foundation
import Galley

/// The Git repository around a folder: names of commits, and which files differ between two.
package struct GitRepository: Sendable {
  /// The folder of the working tree, absolute.
  package let top: String
  /// The way from there to the folder that was asked for, without slashes at its ends; empty for the top itself.
  package let way: String
  /// What all working trees of the repository share, absolute.
  let storage: String

  /// - Parameter path: of a folder, absolute. It may be one that only other revisions have.
  /// - Throws: `PreviewError` where the folder is in no working tree, and where there is no Git.
  package init(around path: String) throws {
    var folder = path
    var missing: [Substring] = []
    while folder != "/", !Self.isFolder(folder) {
      if let last = folder.split(separator: "/").last { missing.insert(last, at: 0) }
      folder = LexicalPath.parent(of: folder)
    }
    let answer = try Self.ask(
      ["rev-parse", "--show-toplevel", "--show-prefix", "--git-common-dir"], in: folder)
    let lines = answer.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    guard lines.count >= 3, lines[0].hasPrefix("/") else { throw try Self.refusal(in: folder) }
    top = String(lines[0])
    way = (lines[1].split(separator: "/") + missing).joined(separator: "/")
    let common = String(lines[2])
    let full = common.hasPrefix("/") ? common : "\(folder)/\(common)"
    guard let path = realpath(full, nil) else {
      throw PreviewError(.file, "\(full): \(String(cString: strerror(errno)).lowercased())")
    }
    storage = String(cString: path)
    free(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Why Git knows no working tree around a folder.
  private static func refusal(in folder: String) throws -> PreviewError {
    let run = try ToolRun.run(
      "/usr/bin/env", ["LC_ALL=C"] + command(["rev-parse", "--show-toplevel"]), folder: folder,
      timeout: timeout)
    let said = run.text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A bare repository has none, either.
    if run.succeeded || ["not a git repository", "work tree"].contains(where: said.contains) {
      return PreviewError(.usage, "\(folder): it is in no working tree of a Git repository")
    }
    return PreviewError(.file, "\(folder): Git cannot read it: \(said)")
  }

  /// The commit that a name means.
  /// - Parameter name: a branch, a tag, a hash, or another expression of one revision, such as `HEAD~2`.
  /// - Returns: its hash, of 40 or 64 digits.
  /// - Throws: `PreviewError` for a name that no commit has.
  package func commit(_ name: String) throws -> String {
    let isOption = name.hasPrefix("-")
    let found =
      isOption ? nil : try line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    guard let found else {
      throw PreviewError(.usage, "there is no revision \"\(name)\" in the repository \(top)")
    }
    return found
  }

  /// Whether a revision has the folder that was asked for.
  /// - Throws: `PreviewError` for a name that no commit has.
  package func hasFolder(in revision: String) throws -> Bool {
    try line(["cat-file", "-t", "\(commit(revision)):\(way)"]) == "tree"
  }

  /// The newest commit that two have in their past.
  /// - Throws: `PreviewError` where there is none, as in a shallow clone.
  package func mergeBase(_ one: String, _ other: String) throws -> String {
    if let found = try line(["merge-base", one, other]) { return found }
    throw PreviewError(
      .usage,
      "\(one) and \(other) have no commit in common; in a shallow clone, fetch more of the history")
  }

  /// The files that differ between two commits, or between one and the working tree, where new files that are not
  /// ignored count.
  /// - Returns: their ways from `top`; nil where there are too many to tell.
  /// - Throws: `PreviewError` where Git fails.
  package func changes(from old: String, to new: String?) throws -> Set<String>? {
    let words = [
      "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative",
      "--ignore-submodules=none", old,
    ]
    guard let tracked = try ask(words + [new, "--"].compactMap { $0 }) else { return nil }
    var names = tracked.split(separator: "\0")
    if new == nil {
      guard
        let others = try ask(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
      else { return nil }
      names += others.split(separator: "\0")
    }
    return Set(names.map(String.init))
  }

  private func line(_ words: [String]) throws -> String? {
    guard let text = try ask(words) else { return nil }
    let line = text.split(separator: "\n").last.map(String.init)
    return line?.isEmpty == false ? line : nil
  }

  private func ask(_ words: [String]) throws -> String? { try Self.ask(words, in: top) }

  private static let timeout = Duration.seconds(120)

  /// What Git answers, without what it says beside it; nil where it fails or says too much.
  private static func ask(_ words: [String], in folder: String) throws -> String? {
    let run = try ToolRun.run(
      "/bin/sh", ["-c", "exec \"$@\" 2>/dev/null", "sh"] + command(words), folder: folder,
      timeout: timeout)
    return run.succeeded && !run.isCut ? run.text : nil
  }

  /// Runs Git for what it does.
  /// - Parameter settings: what counts over those of the user.
  /// - Throws: `PreviewError` with what it says where it fails.
  func perform(
    _ words: [String], settings: [String] = [], isCancelled: () -> Bool = { false }
  ) throws {
    let run = try ToolRun.run(
      "/usr/bin/env", Array(Self.command(words, settings).dropFirst()), folder: top,
      timeout: Self.timeout * 5,
      isCancelled: isCancelled)
    if run.end == .cancelled { throw PreviewError(.interrupted, "interrupted") }
    guard run.succeeded else {
      let said = run.text.trimmingCharacters(in: .whitespacesAndNewlines)
      throw PreviewError(.file, "git \(words[0]) failed: \(said)")
    }
  }

  /// A hook of Git's own sets variables that would lead to another index, and hooks are not what is asked for.
  private static func command(_ words: [String], _ settings: [String] = []) -> [String] {
    let variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]
    return ["/usr/bin/env"] + variables.flatMap { ["-u", $0] }
      + ["git"]
      + (["core.hooksPath=/dev/null", "core.fsmonitor=false"] + settings).flatMap { ["-c", $0] }
      + words
  }
}
