import Galley
import GalleyBatch
import GalleyScenes

/// Reads a stream line by line. A line over the limit is passed over and does not fill the memory.
struct LineReader {
  let descriptor: Int32
  /// In bytes.
  let limit: Int
  private var buffer: [UInt8] = []
  /// What of the buffer was handed out.
  private var start = 0
  private var isEnded = false
  private let isInterrupted: () -> Bool

  /// - Parameter isInterrupted: asked while nothing comes: the stream ends where this is true, and what has come of a
  ///   line is none.
  init(descriptor: Int32, limit: Int, isInterrupted: @escaping () -> Bool = { false }) {
    (self.descriptor, self.limit) = (descriptor, limit)
    self.isInterrupted = isInterrupted
  }

  /// The next line without its end; nil at the end of the stream.
  /// - Throws: `CommandError` for a stream that cannot be read.
  mutating func next() throws -> RequestStream.Line? {
    var searched = start
    var isTooLong = false
    while true {
      if isInterrupted() { return nil }
      if let end = end(from: searched) {
        return take(upTo: end, next: end + 1, isTooLong)
      }
      if isEnded {
        guard start < buffer.count || isTooLong else { return nil }
        return take(upTo: buffer.count, next: buffer.count, isTooLong)
      }
      if isTooLong || buffer.count - start > limit {
        isTooLong = true
        buffer = []
      } else {
        buffer.removeSubrange(..<start)
      }
      (start, searched) = (0, buffer.count)
      try fill()
    }
  }

  /// Where the first line that goes on at a place ends.
  private func end(from place: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, place < bytes.count,
        let found = memchr(start + place, 0x0A, bytes.count - place)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  private mutating func take(upTo end: Int, next: Int, _ isTooLong: Bool) -> RequestStream.Line {
    defer { start = next }
    return isTooLong || end - start > limit
      ? .tooLong(limit: limit) : .whole(Array(buffer[start..<end]))
  }

  private mutating func fill() throws {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 100) <= 0 { if isInterrupted() { return } }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 {
      if errno == EINTR { return }
      let reason = InputFile.isClosed(descriptor) ?? String(cString: strerror(errno))
      throw CommandError(code: .file, message: "standard input: cannot be read: \(reason)")
    }
    if count == 0 { isEnded = true }
    buffer += bytes[..<count]
  }
}
