import Foundation

@testable import GalleyLive

/// A connection to a server on this machine, byte by byte: what a browser never sends can be sent as well.
final class TestSocket {
  enum Fault: Error {
    case cannotConnect(Int32)
    /// Nothing came for ten seconds.
    case silent
  }

  let descriptor: Int32
  /// Read and not yet taken.
  private var buffer: [UInt8] = []

  /// - Parameter receives: bytes that the kernel keeps for the reader; `nil` for as many as it likes.
  init(port: Int, receives: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Fault.cannotConnect(errno) }
    var wait = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    if var receives {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receives, 4)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafeBytes(of: &address) {
      connect(
        descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
    guard result == 0 else {
      let code = errno
      close(descriptor)
      throw Fault.cannotConnect(code)
    }
  }

  deinit { close(descriptor) }

  /// Sends all bytes; returns whether the other side took them.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress.map { $0 + start }, $0.count - start, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// The next `count` bytes, fewer at the end.
  func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count, try fill() {}
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return Array(buffer.prefix(count))
  }

  /// All bytes up to the end of the connection.
  func readAll() throws -> [UInt8] {
    while try fill() {}
    defer { buffer = [] }
    return buffer
  }

  /// The head of a response, without its empty line; what came before the end, if there is no empty line.
  func readHead() throws -> String {
    while RequestHead.end(in: buffer, from: 0) == nil, try fill() {}
    let count = RequestHead.end(in: buffer, from: 0) ?? buffer.count
    defer { buffer.removeFirst(count) }
    return String(decoding: buffer.prefix(max(count - 4, 0)), as: UTF8.self)
  }

  /// Whether the other side has ended the connection; does not wait.
  var isEnded: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  /// Whether something came.
  private func fill() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0, errno == EAGAIN { throw Fault.silent }
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }
}
