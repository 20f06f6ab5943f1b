import CProcess
import GalleyGeometry
import GalleyRaster
import GalleyText

/// Which Galley this is.
package enum GalleyVersion {
  package static let number = "0.1.0"

  /// The version and the sources that the engine was made of, its data tables and fonts among them: `0.1.0+5782e388505fc599`.
  ///
  /// It is the same on every machine, in optimised and in other builds, and whatever program the engine is in: what is said
  /// in goldens. `Scripts/source-digest` makes the digits and says of what.
  package static var engine: String { "\(number)+\(SourceDigest.value)" }

  /// The version, and whether the pixels come from optimised code.
  package static var description: String {
    "galley \(number)\(Rasterizer.isOptimizedBuild ? "" : " (unoptimized build)")"
  }

  /// What tells the program that runs from any other one: the build id of its file, which is the linker's hash of all
  /// code and data in it, in hexadecimal digits. Where the linker made none, the SHA-256 of the file; nothing where that
  /// cannot be read.
  /// - Complexity: O(n) in the file's bytes where there is no build id.
  package static var build: String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = galley_build_id(&bytes, bytes.count)
    if count > 0 {
      return bytes[..<count].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let file = FileManager.default.contents(atPath: "/proc/self/exe")
    return file.map { ContentDigest.sha256(of: [UInt8]($0)) } ?? ""
  }

  /// What the pixels of this process come from: the engine, the build and the libraries as they are loaded, a line each. A
  /// TurboJPEG that is a part of the program is in the build.
  package static var origin: String {
    let libraries = LibraryVersions.told.map { "\($0.name) \($0.version)" }
    return ([description, engine, "build \(build)"] + libraries).joined(separator: "\n")
  }
}
