import Glibc

/// Where a server waits for connections.
struct ListeningSocket {
  /// Where a socket is bound.
  struct Address: Equatable, Sendable {
    /// Without brackets.
    var numbers: String
    /// 1 to 65535.
    var port: Int
    /// Whether only programs of this machine reach it.
    var isLoopback: Bool
    /// Whether it stands for all addresses of the machine.
    var isUnspecified: Bool
  }

  /// Connections that the kernel keeps until they are accepted. If there are more, a browser tries again a second later.
  private static let backlog: Int32 = 1024

  let descriptor: Int32
  let address: Address

  /// Listens on the first address of a host that this machine has.
  ///
  /// - Parameters:
  ///   - host: a name or an address in numbers.
  ///   - port: 0 for one that is free, up to 65535.
  /// - Throws: `LiveError`.
  init(host: String, port: Int) throws {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0 else { throw LiveError.host(host) }
    defer { freeaddrinfo(list) }
    var next = list
    var code: Int32 = EADDRNOTAVAIL
    while let info = next {
      let socket = Self.open(info.pointee)
      if socket >= 0 {
        descriptor = socket
        do {
          address = try Self.address(of: socket)
        } catch {
          close(socket)
          throw error
        }
        return
      }
      code = errno
      next = info.pointee.ai_next
    }
    switch code {
    case EADDRINUSE: throw LiveError.port(host: host, port: port)
    case EADDRNOTAVAIL: throw LiveError.host(host)
    default: throw LiveError.system("listen on port \(port) of \(host)", code)
    }
  }

  /// A socket that listens, or -1 and errno.
  private static func open(_ info: addrinfo) -> Int32 {
    let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(info.ai_family, info.ai_socktype | flags, info.ai_protocol)
    guard descriptor >= 0 else { return -1 }
    var yes: Int32 = 1
    // A port whose last connections have just ended is free; one that a program listens on is not.
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, backlog) == 0
    else {
      let code = errno
      close(descriptor)
      errno = code
      return -1
    }
    return descriptor
  }

  private static func address(of descriptor: Int32) throws -> Address {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout.size(ofValue: storage))
    return try withUnsafeMutableBytes(of: &storage) { bytes in
      guard let start = bytes.baseAddress else { throw LiveError.system("getsockname", EINVAL) }
      let general = start.assumingMemoryBound(to: sockaddr.self)
      guard getsockname(descriptor, general, &length) == 0 else {
        throw LiveError.system("getsockname", errno)
      }
      var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      if Int32(general.pointee.sa_family) == AF_INET6 {
        var address = start.assumingMemoryBound(to: sockaddr_in6.self).pointee
        inet_ntop(AF_INET6, &address.sin6_addr, &text, socklen_t(text.count))
        let numbers = string(text)
        return Address(
          numbers: numbers, port: Int(UInt16(bigEndian: address.sin6_port)),
          isLoopback: numbers == "::1", isUnspecified: numbers == "::")
      }
      var address = start.assumingMemoryBound(to: sockaddr_in.self).pointee
      inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count))
      let numbers = string(text)
      return Address(
        numbers: numbers, port: Int(UInt16(bigEndian: address.sin_port)),
        isLoopback: numbers.hasPrefix("127."), isUnspecified: numbers == "0.0.0.0")
    }
  }

  private static func string(_ text: [CChar]) -> String {
    String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
