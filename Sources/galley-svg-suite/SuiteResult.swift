import GalleyGeometry
import GalleyGraphics
import GalleyImages

/// What became of one file.
struct SuiteResult: Sendable {
  var name: String
  /// The share of pixels that differ, 0 to 1.
  var difference: Double
  /// The first warning or the error; nil for a file that was drawn without one.
  var warning: String?
  /// Nil for a file that was not drawn.
  var drawn: Bitmap?

  /// Writes what was drawn as a PNG of the file's name into a folder, with the folders in its name.
  /// - Throws: `SuiteError` where it cannot be written.
  func write(into folder: URL) throws {
    guard let drawn else { return }
    let file = folder.appendingPathComponent(name).deletingPathExtension()
      .appendingPathExtension("png")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PNGEncoder().encode(drawn).write(to: file)
    } catch {
      throw SuiteError(message: "\(file.path) cannot be written: \(error)")
    }
  }
}

/// What became of a suite.
struct SuiteReport {
  private(set) var matches = 0
  private(set) var warned = 0
  private(set) var silent = 0

  /// Counts a file.
  /// - Returns: a line for one that misses.
  mutating func add(_ result: SuiteResult, _ tolerance: SuiteTolerance) -> String? {
    if tolerance.accepts(result.difference) {
      matches += 1
      return nil
    }
    if result.warning == nil { silent += 1 } else { warned += 1 }
    // One decimal of a per cent, but never 0.0.
    let share = max(1, Int((result.difference * 1000).rounded()))
    let percent = "\(share / 10).\(share % 10)%"
    return result.warning.map { "warned \(percent) \(result.name): \($0)" }
      ?? "silent \(percent) \(result.name)"
  }

  var total: String {
    let count = matches + warned + silent
    return "\(matches) of \(count) \(count == 1 ? "file matches" : "files match"), "
      + "\(warned) missed with a warning, \(silent) missed silently"
  }

  /// 0 where all match, 1 where some miss and each of them was warned of, 3 where one missed silently.
  var exitCode: Int32 { silent > 0 ? 3 : warned > 0 ? 1 : 0 }
}
