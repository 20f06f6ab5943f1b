import Galley

/// The line of a case that is the same and has nothing to tell: of a thousand results most are, and an encoder
/// takes longer for one than the comparison.
enum ResultLine {
  /// Adds what `JSONDecoder` reads as the result, its milliseconds rounded down to a tenth.
  /// - Returns: false, with nothing added, for a result that has more to tell, or a text that needs an encoder.
  static func add(_ result: GoldenResult, to line: inout [UInt8]) -> Bool {
    guard isShort(result) else { return false }
    add("{\"key\":\"", to: &line)
    line += result.key.utf8
    add(
      result.storage == .picture ? "\",\"storage\":\"picture\"" : "\",\"storage\":\"hash\"",
      to: &line)
    add(",\"source\":", result.source, to: &line)
    add(",\"goldenFile\":", result.goldenFile, to: &line)
    add(",\"pixels\":", result.pixels, to: &line)
    add(",\"goldenPixels\":", result.goldenPixels, to: &line)
    add(",\"actual\":", result.actual, to: &line)
    add(",\"expected\":", result.expected, to: &line)
    add(",\"milliseconds\":", to: &line)
    let tenths = Int(result.milliseconds * 10)
    line += String(tenths / 10).utf8
    add(".", to: &line)
    line += String(tenths % 10).utf8
    add(
      ",\"verdict\":\"same\",\"causes\":[],\"explanation\":[],\"layout\":[],\"changedViews\":0,\"isTolerated\":false,\"warnings\":[],\"files\":[]}",
      to: &line)
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
      && [result.key, result.source, result.goldenFile, result.pixels, result.goldenPixels]
        .allSatisfy { $0.map(isPlain) ?? true }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func add(_ text: StaticString, to line: inout [UInt8]) {
    text.withUTF8Buffer { line += $0 }
  }

  private static func add(_ name: StaticString, _ text: String?, to line: inout [UInt8]) {
    guard let text else { return }
    add(name, to: &line)
    add("\"", to: &line)
    line += text.utf8
    add("\"", to: &line)
  }

  private static func add(
    _ name: StaticString, _ size: GoldenResult.Size?, to line: inout [UInt8]
  ) {
    guard let size else { return }
    add(name, to: &line)
    add("{\"width\":", to: &line)
    line += String(size.width).utf8
    add(",\"height\":", to: &line)
    line += String(size.height).utf8
    add("}", to: &line)
  }
}
