import Foundation

/// Packets through two file descriptors: the length of what follows the kind (u32, little-endian), the kind (a byte: 0 a text,
/// 1 a frame), the bytes.
struct PacketPipe {
  private let requests: Int32
  private let answers: Int32
  private var pending: [UInt8]

  enum Kind: UInt8 {
    case text = 0
    case frame = 1
  }

  /// What has come.
  enum Reading: Equatable {
    /// Texts in their order; none where nothing whole has come.
    case texts([Data])
    /// The other side is gone, or sends what is no packet.
    case ended
  }

  /// Bytes of a text that somebody may send.
  static let limit = 64 << 10
  private static let head = 5

  /// - Parameter rest: bytes that have been read already.
  init(requests: Int32, answers: Int32, rest: [UInt8] = []) {
    (self.requests, self.answers, pending) = (requests, answers, rest)
  }

  /// Waits until something has come.
  /// - Parameter milliseconds: at most so long; negative waits for ever.
  func wait(_ milliseconds: Int32) {
    guard pending.count < Self.head else { return }
    var polled = pollfd(fd: requests, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, milliseconds)
  }

  /// Reads what is there, without waiting.
  mutating func read() -> Reading {
    var isOver = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while pending.count <= 16 * Self.limit {
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
      pending += bytes[..<count]
    }
    guard let texts = take() else { return .ended }
    return texts.isEmpty && isOver ? .ended : .texts(texts)
  }

  /// The packets that are whole; nil where one has another form.
  private mutating func take() -> [Data]? {
    var (texts, place) = ([Data](), 0)
    while pending.count - place >= Self.head {
      let count = (0..<4).reduce(0) { $0 | Int(pending[place + $1]) << (8 * $1) }
      guard count <= Self.limit, pending[place + 4] == Kind.text.rawValue else { return nil }
      guard pending.count - place >= Self.head + count else { break }
      texts.append(Data(pending[place + Self.head..<place + Self.head + count]))
      place += Self.head + count
    }
    pending.removeFirst(place)
    return texts
  }

  /// Sends a packet; waits while the pipe is full.
  /// - Returns: whether all of it was written.
  func send(_ kind: Kind, _ content: Data) -> Bool {
    var bytes = Data((0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) })
    bytes.append(kind.rawValue)
    bytes.append(content)
    return bytes.withUnsafeBytes { bytes in
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
