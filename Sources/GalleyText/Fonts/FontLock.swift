import CNettle

/// The fonts that an image may be set in, each with the SHA-256 of its file, so that another version
/// of a font is one clear error and not a heap of images that differ.
public struct FontLock: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits by the face's PostScript name, such as `Inter-Regular`.
  public var fonts: [String: String]

  /// A lock.
  /// - Parameter fonts: 64 lower-case hexadecimal digits by the face's PostScript name.
  public init(fonts: [String: String]) { self.fonts = fonts }

  /// A font that is not the one of the lock.
  public enum Mismatch: Hashable, Sendable, CustomStringConvertible {
    /// The file has other bytes.
    case changed(name: String, locked: String, found: String)
    /// No font has the name.
    case missing(name: String)
    /// A text is set in a font that the lock does not name.
    case unlocked(name: String)

    public var description: String {
      switch self {
      case .changed(let name, let locked, let found):
        "font changed: the SHA-256 of \(name) is \(found), the lock has \(locked)"
      case .missing(let name): "font missing: the lock has \(name), and no font has that name"
      case .unlocked(let name): "font not locked: a text is set in \(name), which the lock has not"
      }
    }
  }
}

extension FontFile {
  /// The SHA-256 of the whole file, in lower-case hexadecimal digits.
  /// - Complexity: O(n) in the bytes.
  package var sha256: String { packedDigest ?? Self.sha256(of: bytes) }

  static func sha256(of bytes: some Sequence<UInt8>) -> String { ContentDigest.sha256(of: bytes) }
}

/// What tells whether bytes are the same as at another time.
package enum ContentDigest {
  /// The SHA-256 in lower-case hexadecimal digits.
  /// - Complexity: O(n) in the bytes.
  package static func sha256(of bytes: some Sequence<UInt8>) -> String {
    let found = bytes.withContiguousStorageIfAvailable { bytes in
      var digest = [UInt8](repeating: 0, count: 32)
      galley_sha256(bytes.baseAddress, bytes.count, &digest)
      return digest
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: (found ?? []).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }
}
