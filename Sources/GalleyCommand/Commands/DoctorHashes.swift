import CDoctorHashes
import Galley
import GalleyScenes

/// The hashes that the images of `galley doctor --all` have everywhere.
enum DoctorHashes {
  /// The name of the one over all.
  static let all = "all"

  private static let byName: [String: String] = {
    var length = 0
    guard let start = galley_doctor_hashes(&length) else { return [:] }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return Dictionary(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
        (String(line.dropFirst(18)), String(line.prefix(16)))
      }, uniquingKeysWith: { first, _ in first })
  }()

  /// The hash of an image; sixteen zeros where none is known.
  static func known(_ name: String) -> String { byName[name] ?? padded("") }

  /// A line of the file.
  static func line(_ hash: String, _ name: String) -> String { "\(padded(hash))  \(name)\n" }

  /// Sixteen digits.
  static func padded(_ hash: String) -> String {
    String(repeating: "0", count: max(0, 16 - hash.count)) + hash
  }

  /// Whether a name is that of an image that the scene language's registry makes.
  static func isSpecimen(_ name: String) -> Bool { name.contains("/") }
}

extension DoctorImage {
  /// One for each specimen of the scene language.
  static var specimens: [DoctorImage] {
    SceneSpecimen.all.map { specimen in
      DoctorImage(
        name: specimen.name, libraries: [],
        draw: { try specimen.scene().render(with: $0).bitmap },
        hash: DoctorHashes.known(specimen.name))
    }
  }
}
