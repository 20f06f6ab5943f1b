import GalleyGeometry

/// The names that a file can have on every system, Windows among them: names of images and of goldens come from
/// data and from code, and what is made on one machine is opened on another.
package enum FileName {
  /// Why a name is none.
  package struct Fault: Hashable, Sendable {
    /// A sentence about the name: `it is a reserved device name on Windows`.
    package var reason: String
    /// What it should have been.
    package var expected: String

    package init(reason: String, expected: String) {
      (self.reason, self.expected) = (reason, expected)
    }
  }

  /// What a disk somewhere cannot hold in a name.
  private static let forbidden = Set("/\\:*?\"<>|".utf8)

  /// What Windows takes for a device, whatever stands behind a dot.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + ["1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"].flatMap {
        ["com\($0)", "lpt\($0)"]
      })

  /// What keeps the name of a file or of a folder from being one; nil where nothing does.
  ///
  /// It is read byte by byte, as disks do: a mark behind a character makes it no other character there. Names that
  /// begin with a dot are names.
  /// - Parameter byteLimit: the most bytes of UTF-8.
  /// - Complexity: O(n) in the bytes.
  package static func fault(in name: String, byteLimit: Int) -> Fault? {
    let bytes = name.utf8
    if isPlain(bytes, byteLimit), !isDevice(bytes) { return nil }
    if bytes.isEmpty { return Fault(reason: "it is empty", expected: "a name") }
    if bytes.count > byteLimit {
      return Fault(
        reason: "it has \(bytes.count) bytes of UTF-8", expected: "at most \(byteLimit)")
    }
    if let found = bytes.first(where: { forbidden.contains($0) }) {
      return Fault(
        reason: "it contains \"\(UnicodeScalar(found))\", which some systems do not allow in file "
          + "names",
        expected: "letters, digits, spaces, hyphens and similar characters")
    }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return Fault(
        reason: "it contains a control character", expected: "printable characters")
    }
    if isDevice(bytes) {
      return Fault(reason: "it is a reserved device name on Windows", expected: "another name")
    }
    if bytes.last == UInt8(ascii: ".") || bytes.last == UInt8(ascii: " ") {
      return Fault(reason: "it ends with a dot or a space", expected: "a name that does not")
    }
    return nil
  }

  private static func isDevice(_ name: String.UTF8View) -> Bool {
    // Windows passes over spaces before the dot.
    var stem = name.prefix { $0 != UInt8(ascii: ".") }
    while stem.last == UInt8(ascii: " ") { stem.removeLast() }
    return (3...7).contains(stem.count) && devices.contains(String(Substring(stem)).lowercased())
  }

  /// Letters, digits, `-`, `_` and dots inside: nothing that has to be looked at closer.
  private static func isPlain(_ name: String.UTF8View, _ limit: Int) -> Bool {
    guard name.count <= limit, let last = name.last, last != UInt8(ascii: ".") else { return false }
    return name.allSatisfy { byte in
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
