import Foundation

/// What a preview prints: the beginning is passed on, the end is kept to tell why its process ended.
struct PreviewOutput {
  /// Bytes of one preview that are passed on.
  static let limit = 64 << 10
  private static let kept = 4 << 10

  private let pass: (@Sendable (Data) -> Void)?
  private var count = 0
  private var tail: [UInt8] = []

  init(_ pass: (@Sendable (Data) -> Void)?) { self.pass = pass }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let room = max(0, Self.limit - count)
    if room > 0 { pass?(Data(bytes.prefix(room))) }
    count += bytes.count
    tail += bytes.suffix(Self.kept)
    if tail.count > 2 * Self.kept { tail.removeFirst(tail.count - Self.kept) }
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
  mutating func reset() { (count, tail) = (0, []) }
}
