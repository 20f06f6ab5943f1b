import Foundation
import GalleySwiftSource

/// The words of the interfaces of all modules that a file can import: those of Galley and those of the toolchain. A name
/// that is not among them, and that no source declares, does not exist.
struct KnownNames: Sendable {
  let words: [String]
  private let hashes: Set<UInt64>

  init(_ words: [String]) {
    self.words = words
    hashes = Set(words.map { WordHash.of($0.utf8) })
  }

  /// Reads a file with a word a line.
  /// - Returns: nil where there is no such file.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    self.init(data.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
  }

  func contains(_ name: UInt64) -> Bool { hashes.contains(name) }
}
