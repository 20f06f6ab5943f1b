import Galley
import GalleyCanvas
import GalleyData
import GalleyPreviews

/// A preview that is used in a drawing process of its own, one event after the other: each is answered before the next one is
/// sent. Its clock stands until an event turns it. It belongs to one thread, and the process ends with that.
final class UsedPreview {
  private let process: PreviewProcess
  private let pipes: LivePipes
  private let settings: PreviewProcessSettings
  private var stream = PacketStream(limit: UsedPreview.limit)
  /// The number of the last event.
  private var event: UInt32 = 0
  private var isOutputOpen = true
  /// What is known since it was started.
  private(set) var first = DrawingReply()

  /// Bytes of a packet of the process: nothing that it says is believed.
  private static let limit = 256 << 20

  /// Hands a preview of a process over to be used, which is started if it does not run, and waits for the first frame.
  /// - Parameter index: `PreviewDescription.index`.
  /// - Throws: `SessionFault`: `ended` where the code of the preview ended the process.
  init(_ process: PreviewProcess, preview index: Int) throws(SessionFault) {
    (self.process, settings) = (process, process.settings)
    do {
      pipes = try process.goLive(
        index, on: settings.configuration, start: CanvasStart(isRunning: false))
    } catch let error as PreviewError {
      throw SessionFault(error)
    } catch {
      throw SessionFault(.preview, "\(error)")
    }
    first = try wait()
    if let reason = first.undrawn.first {
      process.finish()
      throw SessionFault(.preview, reason)
    }
  }

  /// Ends the process.
  func finish() { process.finish() }

  /// Sends an event and waits for what comes of it.
  /// - Parameter members: those of the message, `type` included.
  /// - Throws: `SessionFault`: `request` for a message that is none, `ended` where the process ended, `refused` where the views
  ///   did not do it.
  func ask(_ members: [(String, JSONNode.Value)]) throws(SessionFault) -> DrawingReply {
    let number = event + 1
    let text = JSONNode.object(members + [("event", .number(Double(number)))]).json
    do throws(CanvasMessage.Fault) {
      _ = try CanvasMessage(Data(text.utf8))
    } catch {
      throw SessionFault(.request, error.description)
    }
    event = number
    try send(PacketStream.packet(.text, text.utf8))
    let reply = try wait()
    if let reason = reply.undrawn.first { throw SessionFault(.preview, reason) }
    if !reply.refusals.isEmpty {
      throw SessionFault(.refused, reply.refusals.joined(separator: "; "))
    }
    return reply
  }

  // MARK: Packets

  private func ended(isLate: Bool) -> SessionFault {
    let reason = process.end(isLate: isLate).message
    return SessionFault(
      .ended, "\(reason); its states are lost, and the next request starts it anew")
  }

  private func send(_ packet: [UInt8]) throws(SessionFault) {
    var rest = packet[...]
    let end = ContinuousClock.now + settings.timeout
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(pipes.requests, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard errno == EAGAIN || errno == EINTR else { throw ended(isLate: false) }
      guard ContinuousClock.now < end else { throw ended(isLate: true) }
      try turn(writes: true, until: end)
    }
  }

  private func wait() throws(SessionFault) -> DrawingReply {
    var reply = DrawingReply()
    let end = ContinuousClock.now + settings.timeout
    while true {
      try takePackets(&reply)
      if reply.isEnded { return reply }
      guard ContinuousClock.now < end else { throw ended(isLate: true) }
      try turn(writes: false, until: end)
      try read()
    }
  }

  /// Waits until something can be read or written, and passes on what the preview prints.
  private func turn(writes: Bool, until end: ContinuousClock.Instant) throws(SessionFault) {
    if settings.isCancelled() {
      process.finish()
      throw SessionFault(.interrupted, "interrupted")
    }
    let output: Int32 = isOutputOpen ? pipes.output : -1
    var entries = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipes.answers, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writes ? pipes.requests : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let rest = (end - .now) / .milliseconds(1)
    poll(&entries, nfds_t(entries.count), Int32(max(0, min(rest.rounded(.up), 50))))
    if entries[0].revents != 0, !process.readOutput(), entries[0].revents & Int16(POLLHUP) != 0 {
      isOutputOpen = false
    }
  }

  /// Reads what is there.
  private func read() throws(SessionFault) {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      let step = Glibc.read(pipes.answers, buffer.baseAddress, buffer.count)
      isOver = step == 0 || (step < 0 && errno != EAGAIN && errno != EINTR)
      count = max(0, step)
    }
    if isOver { throw ended(isLate: false) }
    stream.add(bytes)
  }

  private func takePackets(_ reply: inout DrawingReply) throws(SessionFault) {
    while !reply.isEnded {
      let packet: PacketStream.Packet?
      do throws(PacketStream.Breach) {
        packet = try stream.next()
      } catch {
        throw ended(isLate: false)
      }
      guard let packet else { return }
      switch packet.kind {
      case .frame:
        guard let frame = CanvasFrame(Data(packet.content)) else { throw ended(isLate: false) }
        reply.take(frame, event: event)
      case .text:
        guard reply.take(packet.content, event: event) else { throw ended(isLate: false) }
      }
    }
  }
}
