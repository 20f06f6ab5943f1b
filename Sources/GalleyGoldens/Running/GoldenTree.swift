import Galley
import GalleyText

/// The elements of a case as text, and those that stand beside its golden.
struct GoldenTree {
  private let actual: Data
  private let expected: Data?

  /// Lines of a difference that are told.
  private static let lineLimit = 10

  /// Nil for a case that has no tree.
  /// - Throws: `GoldenError` where nobody knows the elements of the image, and for a file that cannot be read.
  init?(of golden: GoldenCase, _ image: some GoldenImage, in folder: GoldenFolder) throws {
    guard golden.hasTree else { return nil }
    guard let text = image.elements else {
      throw GoldenError(description: "its elements are not known, so there is no tree to compare")
    }
    actual = Data(text.utf8)
    expected = try GoldenFile.bytes(of: folder.treePath(of: golden.id))
  }

  var isMissing: Bool { expected == nil }
  var isSame: Bool { expected == actual }

  /// What a result says of it.
  var summary: GoldenResult.Tree {
    GoldenResult.Tree(expected: expected.map(Self.hash), actual: Self.hash(actual))
  }

  func write(to path: String) throws { try GoldenFolder.write(actual, to: path) }

  /// What tells one text from another.
  static func hash(_ data: Data) -> String { ContentDigest.sha256(of: data) }

  /// The lines that went and came, from the first one; none where there is nothing to compare with.
  /// - Complexity: O(n d) in the lines and those that differ.
  var changes: [String] {
    guard let expected, expected != actual else { return [] }
    func lines(_ data: Data) -> [Substring] {
      String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(expected), lines(actual))
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var changes: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if gone.contains(before) {
        changes.append("- \(old[before])")
        before += 1
      } else if come.contains(after) {
        changes.append("+ \(new[after])")
        after += 1
      } else {
        (before, after) = (before + 1, after + 1)
      }
    }
    let rest = changes.count - Self.lineLimit
    return ["its elements changed:"] + changes.prefix(Self.lineLimit)
      + (rest > 0 ? ["and \(rest) more lines of its elements"] : [])
  }
}
