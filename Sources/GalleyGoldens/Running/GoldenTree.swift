import Galley
import GalleyText

/// The elements of a case as text, and those that stand beside its golden.
struct GoldenTree {
  private let actual: Data
  private let expected: Data?

  /// Lines of a difference that are told.
  private static let lineLimit = 10
  /// Lines that are aligned with each other; of longer texts the lines of one place are compared.
  private static let alignedLines = 2000

  /// Nil for a case that has no tree.
  /// - Throws: `GoldenError` where the elements of the image are not known, and for a file that cannot be read.
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

  /// The lines that went and came, from the first one; none where there is nothing to compare with. Lines are equal if their
  /// bytes are.
  /// - Complexity: O(n) in the lines that are the same at the start and the end, O(m d) in the others and those that differ, up
  ///   to 2,000 of them; O(m) above.
  var changes: [String] {
    guard let expected, expected != actual else { return [] }
    func lines(_ data: Data) -> ArraySlice<Data.SubSequence> {
      data.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    }
    var (old, new) = (lines(expected), lines(actual))
    while let one = old.first, one == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let one = old.last, one == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    let changes = Self.changes(Array(old), Array(new))
    let rest = changes.count - Self.lineLimit
    return ["its elements changed:"]
      + changes.prefix(Self.lineLimit).map { $0.sign + String(decoding: $0.line, as: UTF8.self) }
      + (rest > 0 ? ["and \(rest) more lines of its elements"] : [])
  }

  private typealias Change = (sign: String, line: Data)

  private static func changes(_ old: [Data], _ new: [Data]) -> [Change] {
    guard max(old.count, new.count) <= alignedLines else {
      return (0..<max(old.count, new.count)).flatMap { index -> [Change] in
        let gone = index < old.count ? old[index] : nil
        let come = index < new.count ? new[index] : nil
        if gone == come { return [] }
        return (gone.map { [("- ", $0)] } ?? []) + (come.map { [("+ ", $0)] } ?? [])
      }
    }
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var changes: [Change] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if gone.contains(before) {
        changes.append(("- ", old[before]))
        before += 1
      } else if come.contains(after) {
        changes.append(("+ ", new[after]))
        after += 1
      } else {
        (before, after) = (before + 1, after + 1)
      }
    }
    return changes
  }
}
