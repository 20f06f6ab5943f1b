import Glibc

/// Why a server cannot start. `description` is a sentence for users.
package enum LiveError: Error, Equatable, CustomStringConvertible {
  /// The host is no address of this machine, and no name of one.
  case host(String)
  /// Another program listens on the port.
  case port(host: String, port: Int)
  /// The folder of the page cannot be opened, with the number of the error.
  case folder(String, Int32)
  /// A call of the system failed, with the number of the error.
  case system(String, Int32)

  package var description: String {
    switch self {
    case .host(let host): "found the host \"\(host)\", expected an address of this machine"
    case .port(let host, let port): "port \(port) of \(host) is used by another program"
    case .folder(let path, let code):
      "the folder \(path) cannot be opened: \(String(cString: strerror(code)))"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    }
  }
}
