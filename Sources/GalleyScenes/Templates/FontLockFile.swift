import Galley
import GalleyData

/// A file of fonts that scenes are held to: `{"Inter-Regular": "64 hexadecimal digits"}`.
struct FontLockFile {
  let lock: FontLock
  let source: SourceLocation

  /// - Throws: `SceneError`.
  init(data: Data, file: String) throws {
    let document = try JSONDocument([UInt8](data), file: file)
    let value = SceneValue(document.root, literal: SceneDefinitions(empty: document).plainScope)
    lock = try value.fontLock()
    source = value.source
  }
}

extension FontLock {
  /// Reads a file that `galley fonts lock` wrote.
  /// - Throws: `SceneError` for the first thing that is wrong with it.
  public init(data: Data, file: String) throws {
    self = try FontLockFile(data: data, file: file).lock
  }
}

extension SceneValue {
  /// `{"Inter-Regular": "64 hexadecimal digits"}`.
  func fontLock() throws -> FontLock {
    var fonts: [String: String] = [:]
    for member in try members() {
      guard let value = try self.member(member.key) else { continue }
      guard case .string(let digest) = value.node.value, digest.utf8.count == 64,
        digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
      else {
        throw value.error(expected: "a SHA-256 as 64 hexadecimal digits, 0 to 9 and a to f")
      }
      fonts[member.key] = digest
    }
    return FontLock(fonts: fonts)
  }
}
