import CNettle
import GalleyGeometry
import GalleyGraphics

/// The fonts that a picture may be set in, each with the SHA-256 of its file, so that another version
/// of a font is one clear error and not a heap of pictures that differ.
public struct FontLock: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits by the face's PostScript name, such as `Inter-Regular`.
  public var fonts: [String: String]

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
  public var sha256: String {
    var digest = [UInt8](repeating: 0, count: 32)
    galley_sha256(bytes.baseAddress, bytes.count, &digest)
    return digest.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}

extension TextEngine {
  /// The PostScript name of a face, or the file's name where it has none.
  public func fontName(of face: FaceID) -> String {
    library.face(face)?.postScriptName ?? library.file(of: face).name
  }

  /// A lock of the faces as they are now.
  public func lock(_ faces: Set<FaceID>) -> FontLock {
    var fonts: [String: String] = [:]
    for face in faces { fonts[fontName(of: face)] = library.sha256(face) }
    return FontLock(fonts: fonts)
  }

  /// What differs from the lock, in the order of names: fonts that changed or are missing, and, of
  /// `used`, those that the lock does not have. Of two faces with one name the first counts, which is
  /// the one that texts find.
  /// - Complexity: O(n) in the bytes of the locked fonts the first time.
  public func mismatches(_ lock: FontLock, used: Set<FaceID> = []) -> [FontLock.Mismatch] {
    var result: [FontLock.Mismatch] = []
    for (name, locked) in lock.fonts.sorted(by: { $0.key < $1.key }) {
      guard let face = library.faceNames()[name] else {
        result.append(.missing(name: name))
        continue
      }
      let found = library.sha256(face)
      if found != locked { result.append(.changed(name: name, locked: locked, found: found)) }
    }
    let names = Set(used.map { fontName(of: $0) }).subtracting(lock.fonts.keys)
    return result + names.sorted().map { .unlocked(name: $0) }
  }
}
