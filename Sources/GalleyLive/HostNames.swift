import Glibc

/// The names by which a browser may have found the server.
///
/// A foreign page can let its own name lead to this machine (DNS rebinding) and is then of the server's origin; but
/// the browser still says the foreign name. Addresses in numbers lead nowhere else.
struct HostNames: Sendable, Equatable {
  /// In lower case, without a port; IPv6 in brackets.
  private var names: Set<String>
  /// Whether every address in numbers is one of them: where the server listens on all addresses of the machine.
  private var allowsNumbers: Bool

  /// - Parameters:
  ///   - host: the name or address that the server was asked to listen on.
  ///   - address: the address in numbers that this is.
  init(host: String, address: ListeningSocket.Address) {
    names = [Self.bracketed(host.lowercased()), Self.bracketed(address.numbers)]
    if address.isLoopback || address.isUnspecified {
      names.formUnion(["localhost", "127.0.0.1", "[::1]"])
    }
    allowsNumbers = address.isUnspecified
  }

  /// IPv6 as it stands in a URL.
  static func bracketed(_ name: String) -> String { name.contains(":") ? "[\(name)]" : name }

  /// Whether a `Host` field is allowed. Its port may be any: of a forwarded connection it is another one.
  func allow(_ field: String) -> Bool {
    guard let name = Self.name(of: field.lowercased()) else { return false }
    return names.contains(name) || (allowsNumbers && Self.isInNumbers(name))
  }

  /// The part before the port.
  private static func name(of field: String) -> String? {
    let split: String.Index
    if field.hasPrefix("[") {
      guard let end = field.firstIndex(of: "]") else { return nil }
      split = field.index(after: end)
    } else {
      split = field.firstIndex(of: ":") ?? field.endIndex
    }
    let port = field[split...]
    let isPort =
      port.isEmpty
      || (port.first == ":" && 2...6 ~= port.count
        && port.dropFirst().utf8.allSatisfy { 48...57 ~= $0 })
    return isPort && split > field.startIndex ? String(field[..<split]) : nil
  }

  private static func isInNumbers(_ name: String) -> Bool {
    var bytes = in6_addr()
    if name.hasPrefix("[") {
      return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &bytes) == 1
    }
    return inet_pton(AF_INET, name, &bytes) == 1
  }
}
