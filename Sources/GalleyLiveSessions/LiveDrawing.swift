import Galley
import GalleyCanvas
import GalleyPreviews

/// A preview that is in use in a drawing process of its own. It belongs to one thread, and the process ends with that.
final class LiveDrawing {
  /// What may come of an event that was not answered yet.
  private struct Awaited {
    /// The number of the last event; 0 for the first frame.
    var event: UInt32
    /// Since when the process has said nothing.
    var since: ContinuousClock.Instant
  }

  private let process: PreviewProcess
  private let pipes: LivePipes
  private let timeout: Duration
  private var reader = PacketReader()
  /// What the process has not read yet.
  private var unsent: ArraySlice<UInt8> = []
  private var awaited: Awaited?
  /// Whether a whole packet may have come that was not taken yet.
  private var hasMore = false
  private var isOutputOpen = true

  /// Starts a process and opens the library in it.
  /// - Throws: `PreviewError` where there is nothing to use, with the reason in words.
  init(_ preview: LivePreview, runtime: PreviewRuntime, settings: PreviewProcessSettings) throws {
    process = PreviewProcess(preview.library, runtime: runtime, settings: settings)
    timeout = settings.timeout
    guard let index = LivePreview.index(of: preview.id, in: try process.previews()) else {
      throw PreviewError(.preview, "the preview is no longer in the library")
    }
    pipes = try process.goLive(
      index, on: settings.configuration, start: CanvasStart(sources: preview.sources))
    awaited = Awaited(event: 0, since: .now)
  }

  /// Ends the process.
  func finish() { process.finish() }

  /// Whether the process has read all that it was sent.
  var isReading: Bool { unsent.isEmpty }

  /// The last event that the process has not answered; nil for none.
  var unanswered: Int? { awaited.flatMap { $0.event > 0 ? Int($0.event) : nil } }

  func send(_ text: String, event: Int?) {
    unsent += PacketReader.packet(text)
    guard let event = event.flatMap({ UInt32(exactly: $0) }) else { return }
    awaited = Awaited(event: event, since: awaited?.since ?? .now)
  }

  // MARK: What its thread waits for

  /// The descriptors to wait for; a negative one is not looked at.
  /// - Parameter takesPackets: whether the browser has read what was sent.
  func entries(takesPackets: Bool) -> [pollfd] {
    [
      pollfd(fd: isOutputOpen ? pipes.output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: takesPackets ? pipes.answers : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : pipes.requests, events: Int16(POLLOUT), revents: 0),
    ]
  }

  /// When it has taken too long, if nothing comes until then; at once if there is something to take. While the browser takes
  /// nothing, the process is not waited for.
  func wakes(takesPackets: Bool) -> ContinuousClock.Instant? {
    guard takesPackets else { return nil }
    return hasMore ? .now : awaited.map { $0.since + timeout }
  }

  /// Reads and writes what there is.
  ///
  /// - Parameters:
  ///   - found: what `poll` found of `entries`.
  ///   - take: is given packets; after a frame, it gets no other one in this turn.
  /// - Throws: `PreviewError` if the process has ended, and why.
  func serve(
    _ found: [pollfd], takesPackets: Bool, take: (DrawingMessage) -> Void
  ) throws {
    if found[0].revents != 0, !process.readOutput(), found[0].revents & Int16(POLLHUP) != 0 {
      isOutputOpen = false
    }
    if found[2].revents != 0 { try write() }
    guard takesPackets else {
      // The time of a browser is not that of the preview.
      if let event = awaited?.event { awaited = Awaited(event: event, since: .now) }
      return
    }
    if hasMore || found[1].revents != 0 {
      if found[1].revents != 0, !hasMore { try read() }
      try takePackets(take)
    }
    if let awaited, !hasMore, awaited.since + timeout <= .now { throw process.end(isLate: true) }
  }

  private func write() throws {
    let count = unsent.withUnsafeBytes { Glibc.write(pipes.requests, $0.baseAddress, $0.count) }
    if count >= 0 {
      unsent = unsent.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      throw process.end(isLate: false)
    }
  }

  private func read() throws {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      let step = Glibc.read(pipes.answers, buffer.baseAddress, buffer.count)
      isOver = step == 0 || (step < 0 && errno != EAGAIN && errno != EINTR)
      count = max(0, step)
    }
    if isOver { throw process.end(isLate: false) }
    reader.add(bytes)
  }

  private func takePackets(_ take: (DrawingMessage) -> Void) throws {
    hasMore = false
    do {
      while let packet = try reader.next() {
        let message = try DrawingMessage(packet)
        note(message)
        take(message)
        if case .frame = message {
          // The browser may have to read it first.
          hasMore = true
          return
        }
      }
    } catch {
      throw process.end(isLate: false)
    }
  }

  /// An answer ends the wait; anything else shows that the process lives.
  private func note(_ message: DrawingMessage) {
    guard let event = awaited?.event else { return }
    let isAnswer =
      switch message {
      case .frame(_, let last): last >= event
      case .text(_, let answered): answered.map { $0 >= event } ?? false
      case .states, .carried: false
      }
    awaited = isAnswer ? nil : Awaited(event: event, since: .now)
  }
}

/// What a drawing process says, as far as the host looks into it.
enum DrawingMessage {
  /// `event` is the last one that is in the frame.
  case frame([UInt8], event: UInt32)
  /// `answers` is the event that is answered by no frame; `UInt32.max` for all.
  case text(String, answers: UInt32?)
  /// The states of the views, as it was asked for; nil where they are too large, or of another form.
  case states(CanvasStates?)
  /// The states of another process have been given to the views, but for these, in words.
  case carried(lost: [String])

  private struct Head: Decodable {
    var type: String
    var event: UInt32?
    var lost: [String]?
  }

  /// - Throws: `PacketReader.Breach` for what a drawing process does not say.
  init(_ packet: ChildPacket) throws(PacketReader.Breach) {
    switch packet {
    case .frame(let bytes):
      guard let head = FrameHead(bytes) else { throw PacketReader.Breach() }
      self = .frame(bytes, event: head.event)
    case .text(let text):
      guard let head = try? JSONDecoder().decode(Head.self, from: Data(text.utf8)) else {
        throw PacketReader.Breach()
      }
      switch head.type {
      case "states": self = .states(CanvasStates(text))
      case "carried": self = .carried(lost: head.lost ?? [])
      case "elements": self = .text(text, answers: nil)
      // A message that could not be read has no number.
      case "report": self = .text(text, answers: head.event ?? .max)
      // These are the host's own.
      case "previews", "ended", "state": throw PacketReader.Breach()
      default: self = .text(text, answers: head.event)
      }
    }
  }
}
