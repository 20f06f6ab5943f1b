import GalleyBudget
import Glibc

/// What makes the session of a connection. Functions are kept in a structure: see `Locked`.
struct SessionOpener: Sendable {
  let open: @Sendable (LiveConnection) -> any LiveSession
}

/// Shows a page to the browsers of this machine and talks to each by a WebSocket.
///
/// The address has a random token: without it, a client gets nothing, neither a file nor a session. Neither do pages of other
/// servers, whose browser states their origin or their host. All connections are served by one thread, within `LiveLimits`.
package final class LiveServer: Sendable {
  package struct Configuration: Sendable {
    /// A name or an address in numbers. Other addresses than those of the loopback let other machines in, and what is sent
    /// to them is not encrypted.
    package var host = "127.0.0.1"
    /// 0 for one that is free, up to 65535.
    package var port = 0
    package var site: LiveSite
    package var limits = LiveLimits()

    package init(site: LiveSite) { self.site = site }
  }

  /// What a page has to name as the subprotocol of its WebSocket, whose path is `live`, relative to the page. Another
  /// version of the messages has another name.
  package static let subprotocol = "galley.live.1"

  package let token: LiveToken
  /// 1 to 65535.
  package let port: Int
  /// Whether only programs of this machine reach the server.
  package let isLoopback: Bool
  /// The URL of the page, with the token; it ends with a slash.
  package let address: String

  private let alarm: ServiceAlarm
  private let thread = Locked<pthread_t?>(nil)

  /// Listens, and starts the thread.
  ///
  /// - Parameter open: called on the thread of the server for each browser whose request has passed all checks. The session
  ///   may send by the connection at once.
  /// - Throws: `LiveError`: a second server on a port is refused at once.
  package init(
    _ configuration: Configuration, open: @escaping @Sendable (LiveConnection) -> any LiveSession
  ) throws {
    let site = try OpenSite(configuration.site, limit: configuration.limits.file)
    alarm = try ServiceAlarm()
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    let bound = socket.address
    token = LiveToken()
    port = bound.port
    isLoopback = bound.isLoopback
    // No browser opens the address that stands for all of them.
    let local = bound.numbers == "::" ? "::1" : "127.0.0.1"
    let host = HostNames.bracketed(bound.isUnspecified ? local : configuration.host)
    address = "http://\(host):\(port)/\(token.text)/"
    let service = LiveService(
      listener: socket.descriptor, alarm: alarm,
      gate: RequestGate(
        token: token, names: HostNames(host: configuration.host, address: bound), site: site),
      limits: configuration.limits, opener: SessionOpener(open: open))
    let started = try Self.start(service)
    thread.withLock { $0 = started }
  }

  /// Ends all sessions, tells their browsers, and waits for the thread, unless it is the calling one. A second call does
  /// nothing. Without this call, a server runs until the process ends.
  package func stop() {
    alarm.stop()
    guard let thread = thread.replace(with: nil) else { return }
    if pthread_equal(thread, pthread_self()) != 0 {
      pthread_detach(thread)
    } else {
      pthread_join(thread, nil)
    }
  }

  private static func start(_ service: LiveService) throws -> pthread_t {
    let context = Unmanaged.passRetained(service)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // Signals are for the program's own threads.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, nil)
        Unmanaged<LiveService>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw LiveError.system("pthread_create", code)
    }
    return thread
  }
}
