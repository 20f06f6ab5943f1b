import GalleyBudget
import GalleyGeometry
import GalleyGraphics

/// What changes from image to image of an animation, kept on disk until its colours are known.
final class FrameSpool {
  /// A rectangle that changed.
  struct Frame {
    /// When it is shown first, in seconds.
    var time: Double
    var area: PixelArea
    /// Premultiplied, row by row.
    var pixels: [UInt32]
  }

  private let file: ScratchFile
  private let budget: RenderBudget
  /// How many frames there are.
  private(set) var count = 0
  private static let headBytes = 48

  init(in folder: String?, budget: RenderBudget) throws {
    file = try ScratchFile(in: folder)
    self.budget = budget
  }

  /// - Throws: `ImageError.encoding`, `LimitError`.
  func append(_ frame: Frame) throws {
    var held = GrowingReservation(in: budget, for: "an image of an animation")
    defer { held.end() }
    try held.grow(to: frame.pixels.count * 4)
    let stream = try FastDeflateStream(level: 1)
    try frame.pixels.withUnsafeBytes { bytes in
      try stream.append(bytes.bindMemory(to: UInt8.self), isLast: true)
    }
    let head: [UInt64] = [
      frame.time.bitPattern, UInt64(frame.area.x), UInt64(frame.area.y),
      UInt64(frame.area.width), UInt64(frame.area.height), UInt64(stream.bytes.count),
    ]
    try head.withUnsafeBytes { try file.append($0) }
    try stream.bytes.withUnsafeBytes { try file.append($0) }
    count += 1
  }

  /// Calls `body` with each frame and the time of the one behind it; nil for the last.
  /// - Throws: `ImageError.encoding`, and what `body` throws.
  func forEach(_ body: (Frame, _ next: Double?) throws -> Void) throws {
    var offset = 0
    for index in 0..<count {
      let head = try head(at: offset)
      let start = offset + Self.headBytes
      let area = PixelArea(
        x: Int(head[1]), y: Int(head[2]), width: Int(head[3]), height: Int(head[4]))
      let stream = try file.read(start..<start + Int(head[5]))
      guard let pixels = Inflate.zlib(stream, count: area.width * area.height, of: UInt32.self)
      else { throw ImageError.encoding("the images of the animation changed on disk") }
      offset = start + stream.count
      let next = try index + 1 < count ? Double(bitPattern: self.head(at: offset)[0]) : nil
      try body(Frame(time: Double(bitPattern: head[0]), area: area, pixels: pixels), next)
    }
  }

  private func head(at offset: Int) throws -> [UInt64] {
    try file.read(offset..<offset + Self.headBytes).withUnsafeBytes { bytes in
      (0..<6).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
  }
}
