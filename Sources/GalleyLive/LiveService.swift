import CWebSockets
import Glibc

/// What the one thread of a server does: it waits for its sockets and serves those that are ready.
///
/// 1. A turn of a connection is short: a limited number of bytes and messages, then the next one.
/// 2. A connection without a complete request costs a descriptor and nothing else; there are at most `LiveLimits.requests`.
/// 3. Nothing is allocated by a number that a browser states.
final class LiveService {
  private let listener: Int32
  private let alarm: ServiceAlarm
  private let gate: RequestGate
  private let limits: LiveLimits
  private let opener: SessionOpener
  /// From old to new.
  private var peers: [ServicePeer] = []
  /// Until when no connection is accepted: the process has no descriptors.
  private var rest: ContinuousClock.Instant?

  /// - Parameter listener: owned.
  init(
    listener: Int32, alarm: ServiceAlarm, gate: RequestGate, limits: LiveLimits,
    opener: SessionOpener
  ) {
    (self.listener, self.alarm, self.gate) = (listener, alarm, gate)
    (self.limits, self.opener) = (limits, opener)
  }

  deinit { Glibc.close(listener) }

  /// Serves until the alarm is stopped, then tells all browsers.
  func run() {
    while true {
      let now = ContinuousClock.now
      if let moment = rest, moment <= now { rest = nil }
      var entries = [pollfd(fd: alarm.reading, events: Int16(POLLIN), revents: 0)]
      // A negative descriptor is not looked at.
      entries.append(pollfd(fd: rest == nil ? listener : -1, events: Int16(POLLIN), revents: 0))
      entries += peers.map {
        pollfd(fd: $0.descriptor, events: $0.events(now: now), revents: 0)
      }
      poll(&entries, nfds_t(entries.count), wait(now: now))
      if alarm.silence() { break }
      for (peer, entry) in zip(peers, entries.dropFirst(2)) { serve(peer, found: entry.revents) }
      if entries[1].revents != 0 { accept() }
      close(at: .now)
    }
    endAll()
  }

  /// Milliseconds until the next moment that something is to be done; -1 for no limit.
  private func wait(now: ContinuousClock.Instant) -> Int32 {
    let moments = peers.compactMap { $0.wakes(now: now) } + [rest].compactMap { $0 }
    guard let next = moments.min() else { return -1 }
    let milliseconds = ((next - now) / .milliseconds(1)).rounded(.up)
    return Int32(max(0, min(milliseconds, 60_000)))
  }

  // MARK: Connections

  private func accept() {
    // At most this number of connections, then the others have their turn.
    for _ in 0..<64 {
      let descriptor = nextConnection()
      guard descriptor >= 0 else { return }
      makeRoom()
      peers.append(ServicePeer(descriptor: descriptor, deadline: .now + limits.exchange))
    }
  }

  /// A descriptor, or -1 if there is none now.
  private func nextConnection() -> Int32 {
    for _ in 0..<8 {
      let descriptor = galley_accept(listener)
      if descriptor >= 0 { return descriptor }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return -1
      default:
        // The connection waits, and `poll` would report it at once again.
        rest = .now + .milliseconds(100)
        makeRoom(anyway: true)
        return -1
      }
    }
    return -1
  }

  /// Closes a connection if there are as many as may be that are no sessions: of those that have said least, the oldest.
  private func makeRoom(anyway: Bool = false) {
    let others = peers.compactMap { peer in peer.rank.map { (peer: peer, rank: $0) } }
    guard anyway || others.count >= limits.requests,
      let first = others.min(by: { $0.rank < $1.rank })?.peer
    else { return }
    first.shut()
    peers.removeAll { $0 === first }
  }

  /// Closes what is over, or has taken too long.
  private func close(at now: ContinuousClock.Instant) {
    peers.removeAll { peer in
      if let deadline = peer.deadline, deadline <= now { peer.shut() }
      if case .closed = peer.phase { return true }
      return false
    }
  }

  private func serve(_ peer: ServicePeer, found: Int16) {
    switch peer.phase {
    case .request: if found != 0 { read(peer) }
    case .response: if found != 0 { write(peer) }
    case .session(let socket): serve(peer, socket, found: found)
    case .farewell: if found != 0 { peer.discard() }
    case .closed: break
    }
  }

  private func read(_ peer: ServicePeer) {
    guard let (bytes, count) = peer.readHead(limit: limits.request) else { return }
    guard count > 0 else {
      return respond(
        peer, .refusal(.headTooLarge, "The request has more than \(limits.request) bytes."))
    }
    switch gate.decide(bytes[..<count]) {
    case .respond(let response): respond(peer, response)
    case .open(let answer): open(peer, answer: answer, rest: bytes[count...])
    }
  }

  private func respond(_ peer: ServicePeer, _ response: Response) {
    peer.phase = .response(response.bytes, 0)
    write(peer)
  }

  private func write(_ peer: ServicePeer) {
    let now = ContinuousClock.now
    let isTaken = peer.writeResponse(farewell: now + limits.farewell)
    if isTaken, case .response = peer.phase { peer.deadline = now + limits.exchange }
  }

  // MARK: Sessions

  private func open(_ peer: ServicePeer, answer: String, rest: ArraySlice<UInt8>) {
    guard peers.filter({ $0.socket != nil }).count < limits.sessions else {
      return respond(
        peer, .refusal(.unavailable, "There are \(limits.sessions) sessions already."))
    }
    let connection = LiveConnection(limit: limits.pending, alarm: alarm)
    let session = opener.open(connection)
    let end = {
      connection.drop()
      session.end()
    }
    let bytes = Response.upgrade(answer: answer)
    // A new connection has room for them.
    guard send(peer.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count,
      let socket = WebSocket(
        descriptor: peer.descriptor, rest: rest, limits: limits, connection: connection,
        session: session)
    else {
      end()
      return peer.shut()
    }
    peer.open(socket, end: end)
    serve(peer, socket, found: rest.isEmpty ? 0 : Int16(POLLIN))
  }

  private func serve(_ peer: ServicePeer, _ socket: WebSocket, found: Int16) {
    let now = ContinuousClock.now
    if found & Int16(POLLHUP | POLLERR) != 0 {
      socket.abandon()
    } else if found & Int16(POLLIN) != 0 || socket.hasRest {
      socket.receive()
    }
    socket.send()
    if socket.isFinished { return peer.sayFarewell(until: now + limits.farewell) }
    // A client that does not answer the end of the connection is not waited for.
    if socket.isClosing, peer.deadline == nil { peer.deadline = now + limits.farewell }
  }

  private func endAll() {
    for peer in peers {
      if let socket = peer.socket {
        socket.close(WSLAY_CODE_GOING_AWAY)
        socket.send()
      }
      peer.shut()
    }
    peers = []
  }
}
