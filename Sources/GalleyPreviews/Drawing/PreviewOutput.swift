import Foundation

/// What a preview prints: the beginning is passed on, in whole lines, the end is kept to tell why its process ended.
struct PreviewOutput {
  /// Bytes of one preview that are passed on.
  static let limit = 64 << 10
  private static let kept = 4 << 10

  private let pass: (@Sendable (Data) -> Void)?
  private var count = 0
  private var tail: [UInt8] = []
  /// The beginning of a line whose end has not come. It is not longer than what is passed on at all.
  private var line: [UInt8] = []

  init(_ pass: (@Sendable (Data) -> Void)?) { self.pass = pass }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let room = max(0, Self.limit - count)
    if pass != nil { addLines(bytes.prefix(room)) }
    count += bytes.count
    // The rest of the line is left out.
    if count >= Self.limit { flush() }
    tail += bytes.suffix(Self.kept)
    if tail.count > 2 * Self.kept { tail.removeFirst(tail.count - Self.kept) }
  }

  private mutating func addLines(_ bytes: ArraySlice<UInt8>) {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    if end > bytes.startIndex {
      pass?(Data(line + bytes[..<end]))
      line = []
    }
    line += bytes[end...]
  }

  /// Passes on a line that has no end.
  mutating func flush() {
    if !line.isEmpty { pass?(Data(line)) }
    line = []
  }

  /// Bytes that were not passed on.
  var dropped: Int { max(0, count - Self.limit) }

  /// The runtime's sentence about a trap, without the place in the standard library.
  var fatalError: String? {
    let text = String(decoding: tail, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("Fatal error") }
    return lines.last.map { String($0.suffix(400)) }
  }

  /// Begins with the next preview.
  mutating func reset() {
    flush()
    (count, tail) = (0, [])
  }
}
