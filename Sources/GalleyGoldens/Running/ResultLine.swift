import Galley
import GalleyStrings

/// The line of a case that is the same and has nothing to tell: of a thousand results most are, and an encoder
/// takes longer for one than the comparison.
enum ResultLine {
  /// Adds what `JSONDecoder` reads as the result, its milliseconds rounded down to a tenth.
  /// - Returns: false, with nothing added, for a result that has more to tell.
  static func add(_ result: GoldenResult, to line: inout [UInt8]) -> Bool {
    guard isShort(result) else { return false }
    var writer = JSONWriter(escapes: .required)
    writer.openObject()
    writer.member("key", result.key)
    writer.member("storage", result.storage.rawValue)
    writer.member("source", result.source)
    writer.member("goldenFile", result.goldenFile)
    writer.member("pixels", result.pixels)
    writer.member("goldenPixels", result.goldenPixels)
    writer.member("actual", result.actual)
    writer.member("expected", result.expected)
    writer.key("milliseconds")
    writer.number((result.milliseconds * 10).rounded(.down) / 10)
    writer.member("verdict", result.verdict.rawValue)
    for key in ["causes", "explanation", "layout"] { writer.emptyArray(key) }
    writer.key("changedViews")
    writer.integer(0)
    writer.key("isTolerated")
    writer.bool(false)
    for key in ["warnings", "files"] { writer.emptyArray(key) }
    writer.close()
    line += writer.bytes
    return true
  }

  /// Whether a result is what the line says and no more: it is put together again from what is written, so that a
  /// member that results get later goes to the encoder.
  private static func isShort(_ result: GoldenResult) -> Bool {
    guard result.verdict == .same, (0..<1e9).contains(result.milliseconds) else { return false }
    var plain = GoldenResult(result.key, .same, storage: result.storage)
    (plain.source, plain.goldenFile) = (result.source, result.goldenFile)
    (plain.pixels, plain.goldenPixels) = (result.pixels, result.goldenPixels)
    (plain.actual, plain.expected) = (result.actual, result.expected)
    plain.milliseconds = result.milliseconds
    return plain == result
  }
}

extension JSONWriter {
  /// Nothing without a text.
  fileprivate mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Nothing without a size.
  fileprivate mutating func member(_ name: String, _ size: GoldenResult.Size?) {
    guard let size else { return }
    key(name)
    openObject()
    key("width")
    integer(size.width)
    key("height")
    integer(size.height)
    close()
  }

  fileprivate mutating func emptyArray(_ name: String) {
    key(name)
    openArray()
    close()
  }
}
