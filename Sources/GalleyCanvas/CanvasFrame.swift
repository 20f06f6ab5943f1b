import Foundation
import Galley

/// What has changed of a canvas since the frame before.
///
/// As bytes, all numbers are unsigned with 32 bits, little-endian: `GLYF`, version 1, the frame's number, the event's number,
/// width and height in pixels, the scale (as a `Float`), flags, the number of rectangles; then for each: `x`, `y`, width and
/// height in pixels, the length of its PNG in bytes, the PNG. Bit 0 of the flags is set while something still moves, bit 1 where
/// the frame is the whole canvas and what was there before is dropped. Rectangles replace what was there.
package struct CanvasFrame: Equatable {
  package struct Rectangle: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    package var png: Data
  }

  /// From 1.
  package var number: UInt32
  /// The last event that is in it; 0 for none.
  package var event: UInt32
  /// Of the canvas, in pixels.
  package var width: Int
  package var height: Int
  /// Pixels to a point.
  package var scale: Float
  package var isMoving: Bool
  package var isWhole: Bool
  package var rectangles: [Rectangle]

  package var bytes: Data {
    var bytes = Data(FrameHead.magic)
    func add(_ number: UInt32) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    func add(_ number: Int) { add(UInt32(clamping: number)) }
    add(FrameHead.version)
    add(number)
    add(event)
    add(width)
    add(height)
    add(scale.bitPattern)
    add(UInt32(isMoving ? 1 : 0) | (isWhole ? 2 : 0))
    add(rectangles.count)
    for rectangle in rectangles {
      for number in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] { add(number) }
      add(rectangle.png.count)
      bytes.append(rectangle.png)
    }
    return bytes
  }
}

extension CanvasFrame {
  /// Reads a frame; nil for bytes that are none of version 1, or more than one.
  package init?(_ bytes: Data) {
    guard let head = FrameHead(bytes) else { return nil }
    var place = bytes.startIndex + FrameHead.length
    func take(_ count: Int) -> Data? {
      guard count >= 0, bytes.endIndex - place >= count else { return nil }
      defer { place += count }
      return bytes[place..<place + count]
    }
    func number() -> Int? {
      take(4).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }
    self.init(
      number: head.number, event: head.event, width: Int(head.width), height: Int(head.height),
      scale: head.scale, isMoving: head.flags & 1 != 0, isWhole: head.flags & 2 != 0,
      rectangles: [])
    for _ in 0..<head.count {
      guard let x = number(), let y = number(), let width = number(), let height = number(),
        let length = number(), let png = take(length)
      else { return nil }
      rectangles.append(Rectangle(x: x, y: y, width: width, height: height, png: png))
    }
    guard place == bytes.endIndex else { return nil }
  }
}
