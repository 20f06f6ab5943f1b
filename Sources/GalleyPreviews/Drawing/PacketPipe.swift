import Foundation

/// Packets through two file descriptors.
struct PacketPipe {
  private let requests: Int32
  private let answers: Int32
  private var stream: PacketStream

  /// What has come.
  enum Reading: Equatable {
    /// Texts in their order; none where nothing whole has come.
    case texts([Data])
    /// The other side is gone, or sends what is no packet with a text.
    case ended
  }

  /// The most bytes of a text.
  static let limit = 64 << 10

  /// - Parameter rest: bytes that have been read already.
  init(requests: Int32, answers: Int32, rest: [UInt8] = []) {
    (self.requests, self.answers) = (requests, answers)
    stream = PacketStream(limit: Self.limit, bytes: rest)
  }

  /// Waits until something has come, or the rest of something.
  /// - Parameter milliseconds: the longest wait; negative waits without limit.
  func wait(_ milliseconds: Int32) {
    guard !stream.hasNext else { return }
    var polled = pollfd(fd: requests, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, milliseconds)
  }

  /// Reads what is there, without waiting.
  mutating func read() -> Reading {
    var isOver = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while stream.count <= 16 * Self.limit {
      var polled = pollfd(fd: requests, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 0) > 0 else { break }
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(requests, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        isOver = true
        break
      }
      stream.add(bytes[..<count])
    }
    var texts: [Data] = []
    do {
      while let packet = try stream.next() {
        guard packet.kind == .text else { return .ended }
        texts.append(Data(packet.content))
      }
    } catch {
      return .ended
    }
    return texts.isEmpty && isOver ? .ended : .texts(texts)
  }

  /// Sends a packet; waits while the pipe is full.
  /// - Returns: whether all of it was written.
  func send(_ kind: PacketStream.Kind, _ content: Data) -> Bool {
    PacketStream.packet(kind, content).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(answers, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
