import CWebSockets
import Glibc

/// One connection, from its first byte to its last. Used on the thread of the server alone.
final class ServicePeer {
  enum Phase {
    /// The head of the request is coming in.
    case request([UInt8])
    /// The response is going out, from a byte of it on.
    case response([UInt8], Int)
    case session(WebSocket)
    /// Everything is said. What still comes is read and thrown away, because unread bytes would take the last sentence from
    /// the browser as well.
    case farewell
    case closed
  }

  let descriptor: Int32
  var phase: Phase = .request([])
  /// When the connection is closed, whatever it does; `nil` for a session.
  var deadline: ContinuousClock.Instant?
  private var end: (() -> Void)?

  init(descriptor: Int32, deadline: ContinuousClock.Instant) {
    (self.descriptor, self.deadline) = (descriptor, deadline)
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: yes))
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
    // Of a browser on another machine that has lost its connection, nothing else would ever be heard.
    setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &yes, size)
    // What the kernel has taken cannot be replaced by a newer message: it takes little at a time.
    var most: Int32 = 1 << 15
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, &most, size)
  }

  deinit {
    end?()
    if case .closed = phase { return }
    close(descriptor)
  }

  /// Which one is closed first if there are too many: the lowest. Sessions have none.
  var rank: Int? {
    switch phase {
    case .farewell, .closed: 0
    case .request(let bytes): bytes.isEmpty ? 1 : 2
    case .response: 3
    case .session: nil
    }
  }

  var socket: WebSocket? {
    if case .session(let socket) = phase { socket } else { nil }
  }

  /// What `poll` is to look for.
  func events(now: ContinuousClock.Instant) -> Int16 {
    switch phase {
    case .request, .farewell: return Int16(POLLIN)
    case .response: return Int16(POLLOUT)
    case .session(let socket):
      let reads = socket.wantsToRead && socket.pause(now: now) == nil
      return (reads ? Int16(POLLIN) : 0) | (socket.wantsToWrite ? Int16(POLLOUT) : 0)
    case .closed: return 0
    }
  }

  /// When the connection wants to be looked at, whatever `poll` finds.
  func wakes(now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    guard let socket else { return deadline }
    let pause = socket.wantsToRead ? socket.pause(now: now).map { now + $0 } : nil
    return [pause, deadline].compactMap { $0 }.min()
  }

  func open(_ socket: WebSocket, end: @escaping () -> Void) {
    phase = .session(socket)
    deadline = nil
    self.end = end
  }

  /// Reads into the head; `nil` while it is not complete, otherwise its number of bytes.
  ///
  /// - Parameter limit: bytes that a head may have.
  /// - Returns: 0 if it has more.
  func readHead(limit: Int) -> (bytes: [UInt8], head: Int)? {
    guard case .request(var bytes) = phase else { return nil }
    phase = .request([])
    let known = bytes.count
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else {
      phase = .request(bytes)
      if count == 0 || (errno != EAGAIN && errno != EINTR) { shut() }
      return nil
    }
    bytes += buffer[..<count]
    let head = RequestHead.end(in: bytes, from: known - 3)
    if let head, head <= limit { return (bytes, head) }
    if bytes.count > limit { return (bytes, 0) }
    phase = .request(bytes)
    return nil
  }

  /// Writes as much of the response as the browser takes.
  ///
  /// - Returns: whether some of it was taken.
  func writeResponse(farewell: ContinuousClock.Instant) -> Bool {
    guard case .response(let bytes, let start) = phase else { return false }
    let count = bytes.withUnsafeBytes {
      Glibc.send(
        descriptor, $0.baseAddress.map { $0 + start }, $0.count - start,
        Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else {
      if errno != EAGAIN && errno != EINTR { shut() }
      return false
    }
    phase = .response(bytes, start + count)
    if start + count == bytes.count { sayFarewell(until: farewell) }
    return true
  }

  /// Ends the session, says that nothing more is sent, and waits for the same of the other side.
  func sayFarewell(until moment: ContinuousClock.Instant) {
    endSession()
    phase = .farewell
    deadline = moment
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Throws away what comes; closes at its end.
  func discard() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { shut() }
  }

  /// Closes at once.
  func shut() {
    if case .closed = phase { return }
    endSession()
    phase = .closed
    close(descriptor)
  }

  private func endSession() {
    let ending = end
    end = nil
    ending?()
  }
}
