import Galley

/// Which golden: the suite is a folder, the name a file in it.
public struct GoldenID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Folders below the folder of goldens, with slashes between them; empty for that folder itself.
  public let suite: String
  public let name: String
  /// `Suite/name`.
  public let key: String

  /// Why a name cannot be a file's.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Bytes of a name: room for what is put behind it, in the 255 of a file system.
  public static let lengthLimit = 200
  /// What a disk somewhere cannot hold in a name.
  private static let forbidden: Set<Character> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|",
  ]

  /// - Throws: `Failure` for a name that is not a file's on every system.
  public init(suite: String, name: String) throws {
    let folders = suite.isEmpty ? [] : suite.split(separator: "/", omittingEmptySubsequences: false)
    for folder in folders { try Self.check(String(folder), what: "suite") }
    try Self.check(name, what: "golden")
    (self.suite, self.name) = (suite, name)
    key = suite.isEmpty ? name : "\(suite)/\(name)"
  }

  /// From `Suite/name`.
  public init(key: String) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    try self.init(
      suite: parts.dropLast().joined(separator: "/"), name: parts.last.map(String.init) ?? "")
  }

  /// What Windows takes for a device, whatever stands behind a dot.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func isDevice(_ part: String) -> Bool {
    let stem = part.utf8.prefix { $0 != UInt8(ascii: ".") }
    return (3...4).contains(stem.count) && devices.contains(String(Substring(stem)).lowercased())
  }

  /// Letters, digits, `-`, `_` and dots inside: nothing that has to be looked at closer.
  private static func isPlain(_ part: String) -> Bool {
    var part = part
    return part.withUTF8 { bytes in
      guard !bytes.isEmpty, bytes.count <= lengthLimit, bytes[0] != UInt8(ascii: "."),
        bytes[bytes.count - 1] != UInt8(ascii: ".")
      else { return false }
      return bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
    }
  }

  private static func check(_ part: String, what: String) throws {
    if isPlain(part), !isDevice(part) { return }
    func fail(_ reason: String, _ expected: String) -> Failure {
      let shown = part.count > 60 ? "\(part.prefix(60))…" : part
      return Failure(
        description: "\"\(shown)\" cannot be the name of a \(what): \(reason); expected \(expected)"
      )
    }
    if part.isEmpty { throw fail("it is empty", "a name") }
    let length = part.utf8.count
    if length > lengthLimit {
      throw fail("it has \(length) bytes of UTF-8", "at most \(lengthLimit)")
    }
    if let found = part.first(where: { forbidden.contains($0) }) {
      let hint = what == "golden" && found == "/" ? "; folders belong to the suite" : ""
      throw fail(
        "it has a \"\(found)\", which is not part of a file's name on every system",
        "letters, digits, spaces, - and the like\(hint)")
    }
    if part.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw fail("it has a control character", "characters that can be seen")
    }
    if isDevice(part) { throw fail("it is a device's on Windows", "another name") }
    if part.hasPrefix(".") || part.hasSuffix(".") || part.hasSuffix(" ") {
      throw fail("it begins with a dot or ends with a dot or a space", "none of these")
    }
  }

  /// The same for names that are one file on a disk that ignores case.
  var folded: String { Self.folded(key) }

  /// The same for paths that are one file on such a disk.
  static func folded(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.lowercased() }
    return key.precomposedStringWithCanonicalMapping.lowercased()
  }

  public var description: String { key }

  public static func < (one: GoldenID, other: GoldenID) -> Bool {
    (one.suite, one.name) < (other.suite, other.name)
  }
}

/// A word for a shell: as it is, or in quotes where a shell would read something else.
public enum ShellWord {
  /// A command that approves, with the name of a case behind it.
  static func approval(_ command: String, of key: String) -> String {
    "\(command) \(key.hasPrefix("-") ? "-- " : "")\(quoted(key))"
  }

  /// A path for a shell that no program takes for an option.
  public static func path(_ path: String) -> String {
    quoted(path.hasPrefix("-") ? "./\(path)" : path)
  }

  public static func quoted(_ word: String) -> String {
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
