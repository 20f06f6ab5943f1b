/// What a frame says before its rectangles; see `CanvasFrame`.
package struct FrameHead: Equatable {
  static let magic = Array("GLYF".utf8)
  static let version: UInt32 = 1
  /// Bytes.
  static let length = 36

  package let number: UInt32
  /// The last event that is in the frame; 0 for none.
  package let event: UInt32
  let width: UInt32
  let height: UInt32
  let scale: Float
  let flags: UInt32
  /// Of the rectangles.
  let count: UInt32

  /// `nil` for what is no frame of version 1. What is behind the head is not looked at.
  package init?(_ bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count >= Self.length, bytes.prefix(4).elementsEqual(Self.magic) else { return nil }
    let numbers = (1..<Self.length / 4).map { place in
      bytes.dropFirst(4 * place).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    guard numbers[0] == Self.version else { return nil }
    (number, event, width, height) = (numbers[1], numbers[2], numbers[3], numbers[4])
    scale = Float(bitPattern: numbers[5])
    (flags, count) = (numbers[6], numbers[7])
  }
}
