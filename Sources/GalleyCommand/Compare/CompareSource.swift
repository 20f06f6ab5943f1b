import Galley
import GalleyPreviews

/// What `galley compare` was asked to compare.
enum CompareSource: Equatable {
  /// Two folders as they were named.
  case folders(String, String)
  /// A folder in two revisions.
  case revisions(Range, folder: String)

  /// Two revisions as they were named.
  struct Range: Equatable {
    var before: String
    /// Nil is the working tree.
    var after: String?
    /// Whether it begins at the commit that both have in common.
    var isFromMergeBase = false
  }

  /// - Parameter words: what stands behind the command.
  /// - Throws: `CommandError` for too few or too many words.
  init(_ words: [String]) throws {
    guard let first = words.first, words.count <= 2 else {
      throw CommandError.usage(
        "galley compare takes two folders, or revisions and a folder; found \(words.count) "
          + (words.count == 1 ? "word" : "words"))
    }
    let second = words.dropFirst().first
    if let second, Self.isFolder(first), Self.isFolder(second) {
      self = .folders(first, second)
      return
    }
    var range = Self.range(first)
    guard let second, !Self.isFolder(second) else {
      self = .revisions(range, folder: second ?? ".")
      return
    }
    // Where there is no repository, that is told by what draws the revisions.
    let repository = try? GitRepository(around: LexicalPath.absolute(second))
    if range.after == nil, let repository, (try? repository.commit(second)) != nil {
      range.after = second
      self = .revisions(range, folder: ".")
    } else if access(second, F_OK) == 0 {
      throw CommandError(code: .file, message: "\(second): it is a file; expected a folder")
    } else if let repository, Self.isFolder(of: repository, in: range) {
      self = .revisions(range, folder: second)
    } else if range.after != nil {
      throw CommandError(code: .file, message: "\(second): the folder does not exist")
    } else {
      range.after = second
      self = .revisions(range, folder: ".")
    }
  }

  /// Whether one of the revisions has the folder that the repository was asked for.
  private static func isFolder(of repository: GitRepository, in range: Range) -> Bool {
    [range.before, range.after].contains { revision in
      revision.map { (try? repository.hasFolder(in: $0)) ?? false } ?? false
    }
  }

  /// `a`, `a..b` or `a...b`; a side that is left out is `HEAD`.
  private static func range(_ word: String) -> Range {
    for (dots, isFromMergeBase) in [("...", true), ("..", false)] {
      guard let found = word.range(of: dots) else { continue }
      let (before, after) = (String(word[..<found.lowerBound]), String(word[found.upperBound...]))
      return Range(
        before: before.isEmpty ? "HEAD" : before, after: after.isEmpty ? "HEAD" : after,
        isFromMergeBase: isFromMergeBase)
    }
    return Range(before: word)
  }

  private static func isFolder(_ word: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
