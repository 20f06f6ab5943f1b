import Galley

/// Which golden: the suite is a folder, the name a file in it.
package struct GoldenID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Folders below the folder of goldens, with slashes between them; empty for that folder itself.
  package let suite: String
  package let name: String
  /// `Suite/name`.
  package let key: String

  /// Bytes of a name: room for what is put behind it, in the 255 of a file system.
  package static let lengthLimit = 200

  /// - Throws: `GoldenError` for a name that is not a file's on every system.
  package init(suite: String, name: String) throws {
    let folders = suite.isEmpty ? [] : suite.split(separator: "/", omittingEmptySubsequences: false)
    for folder in folders { try Self.check(String(folder), of: .suite) }
    try Self.check(name, of: .golden)
    (self.suite, self.name) = (suite, name)
    key = suite.isEmpty ? name : "\(suite)/\(name)"
  }

  /// From `Suite/name`.
  package init(key: String) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    try self.init(
      suite: parts.dropLast().joined(separator: "/"), name: parts.last.map(String.init) ?? "")
  }

  private enum Part: String { case suite, golden }

  private static func check(_ part: String, of kind: Part) throws {
    var fault = FileName.fault(in: part, byteLimit: lengthLimit)
    if fault == nil, part.utf8.first == UInt8(ascii: ".") {
      fault = FileName.Fault(
        reason: "it begins with a dot", expected: "a name that does not begin with one")
    }
    guard let fault else { return }
    let shown = part.count > 60 ? "\(part.prefix(60))…" : part
    let advice =
      kind == .golden && part.utf8.contains(UInt8(ascii: "/"))
      ? "; folders belong to the suite" : ""
    throw GoldenError(
      description:
        "\"\(shown)\" cannot be the name of a \(kind.rawValue): \(fault.reason); expected "
        + "\(fault.expected)\(advice)")
  }

  /// The same for names that are the same file on a case-insensitive disk.
  var folded: String { Self.folded(key) }

  /// The same for paths that are one file on such a disk.
  static func folded(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.lowercased() }
    return key.decomposedStringWithCanonicalMapping.lowercased()
  }

  package var description: String { key }

  package static func < (one: GoldenID, other: GoldenID) -> Bool {
    (one.suite, one.name) < (other.suite, other.name)
  }
}

/// A word for a shell: as it is, or in quotes where a shell would read something else.
package enum ShellWord {
  /// A command that approves, with the name of a case behind it.
  static func approval(_ command: String, of key: String) -> String {
    "\(command) \(key.hasPrefix("-") ? "-- " : "")\(quoted(key))"
  }

  /// A path for a shell that no program takes for an option.
  package static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") ? "./\(path)" : path)
  }

  package static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+=:,@%".utf8.contains(byte)
      }
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
