import Galley
import GalleyCanvas
import GalleyLive
import GalleyPreviews

/// What the thread of a session does: it starts drawing processes, forwards events, and sends their frames to the browser.
///
/// A frame is a difference to the one before it, so none may be lost: the next packet is read from the process when the
/// browser has read the last one, and the process draws no frame while its packets are not read.
final class DrawingLoop {
  private let connection: LiveConnection
  private let board: PreviewBoard
  private let inbox: SessionInbox
  private let runtime: PreviewRuntime
  private var settings: PreviewProcessSettings
  private var drawing: LiveDrawing?
  /// The preview that the browser wants.
  private var shown: String?
  /// That preview as it was when its process was started; nil where the process, if there is one, is of a preview that
  /// was left: the browser sees nothing more of it, and it gets no events.
  private var started: LivePreview?
  /// Whether a process is to be started.
  private var wantsStart = false
  private var restarts = RestartLimit()
  /// Until when the process is waited for to say its states, before a new one takes its place.
  private var statesEnd: ContinuousClock.Instant?
  /// The states that the next process gets.
  private var states: CanvasStates?
  /// The preview that is no longer there and whose process is asked for its states.
  private var leaving: String?
  /// The last preview that went while it was shown, and its states: a file that is written in two steps, or removed and
  /// written again, has no previews for a moment.
  private var gone: (id: String, states: CanvasStates)?
  private var choices = CanvasChoices()

  init(
    _ connection: LiveConnection, board: PreviewBoard, inbox: SessionInbox,
    tools: LiveTools
  ) {
    (self.connection, self.board, self.inbox) = (connection, board, inbox)
    (runtime, settings) = (tools.runtime, tools.process)
    settings.isCancelled = { inbox.isImpatient }
  }

  /// Goes on until the connection has ended; then there is no process.
  func run() {
    tellPreviews()
    while true {
      let orders = inbox.take(takesEvents: started == nil || drawing?.isReading ?? true)
      if orders.isEnded { break }
      follow(orders)
      if wantsStart { start() }
      orders.events.forEach(forward)
      wait()
    }
    drawing?.finish()
  }

  private func send(_ message: HostMessage) { connection.send(.text(message.text)) }

  private func tellPreviews() {
    connection.send(
      .text(HostMessage.previews(board.listing, shown: shown).text), replacing: "previews")
  }

  // MARK: Orders

  private func follow(_ orders: SessionInbox.Orders) {
    if orders.hasNews { followNews() }
    if let id = orders.show { show(id) }
    if orders.restarts, shown != nil {
      restarts.reset()
      forgetStates()
      wantsStart = true
    }
    orders.reports.forEach(send)
  }

  private func forward(_ event: ForwardedEvent) {
    if let choices = event.choices { self.choices.add(choices) }
    if let drawing, started != nil {
      drawing.send(event.text, event: event.event)
    } else if let number = event.event {
      sayNobodyAnswers(number)
    }
  }

  private func sayNobodyAnswers(_ event: Int) {
    send(.report(["there is no preview that could answer"], event: event))
  }

  private func show(_ id: String) {
    guard board.listing.previews.contains(where: { $0.id == id }) else {
      return send(.report(["preview: there is no preview \(id)"], event: nil))
    }
    shown = id
    started = nil
    restarts.reset()
    if leaving == id {
      // It is there again before its process has said its states.
      leaving = nil
    } else {
      forgetStates()
      if gone?.id == id { states = gone?.states }
      wantsStart = true
    }
    gone = nil
    tellPreviews()
  }

  /// The list has changed, and perhaps the preview that is shown.
  private func followNews() {
    if let id = shown {
      let preview = board.listing.previews.first { $0.id == id }
      if preview == nil {
        (shown, started) = (nil, nil)
        leave(id)
      } else if let started {
        if preview?.generation != started.generation {
          restarts.reset()
          askForStates()
        }
      } else if drawing == nil {
        // It had gone before its process was started.
        wantsStart = true
      }
    }
    tellPreviews()
  }

  // MARK: States

  /// How long a process may take to say its states.
  private static let patience = Duration.seconds(2)

  /// The process is the last one of its sources: before a new one is started, it says its states.
  private func askForStates() {
    guard statesEnd == nil, !wantsStart else { return }
    guard let drawing else { return startWithoutStates("the preview had ended") }
    drawing.send(#"{"type":"states"}"#, event: nil)
    statesEnd = .now + Self.patience
  }

  private func forgetStates() { (statesEnd, states, leaving) = (nil, nil, nil) }

  /// The preview is no longer there: its process says its states before it ends, for the preview of the same name that
  /// may come again.
  private func leave(_ id: String) {
    // They have come, and were not handed on.
    gone = states.map { (id, $0) }
    states = nil
    if let event = drawing?.unanswered { sayNobodyAnswers(event) }
    guard let drawing, !wantsStart else { return stop() }
    if statesEnd == nil { drawing.send(#"{"type":"states"}"#, event: nil) }
    (leaving, statesEnd) = (id, .now + Self.patience)
  }

  private func startWithoutStates(_ reason: String) {
    forgetStates()
    send(.state(isKept: false, reason: reason))
    wantsStart = true
  }

  /// The process has said its states, as it was asked: it is not needed any longer.
  private func take(_ states: CanvasStates?) {
    if let leaving {
      gone = states.map { (leaving, $0) }
      return stop()
    }
    guard let states else { return startWithoutStates("the states are too large to be kept") }
    (statesEnd, self.states) = (nil, states)
    wantsStart = true
  }

  // MARK: The process

  private func stop() {
    drawing?.finish()
    drawing = nil
    (statesEnd, leaving) = (nil, nil)
    wantsStart = false
  }

  private func start() {
    stop()
    started = nil
    // News of that are on their way; the states wait for them.
    guard var preview = board.listing.previews.first(where: { $0.id == shown }) else { return }
    started = preview
    // Only once: states may be why a preview ends.
    preview.sources.states = states
    states = nil
    if let failure = preview.failure { return send(.ended(reason: failure, restarts: false)) }
    do {
      let drawing = try LiveDrawing(preview, runtime: runtime, settings: settings)
      choices.messages.forEach { drawing.send($0, event: nil) }
      self.drawing = drawing
    } catch let error as PreviewError {
      guard error.kind != .interrupted else {
        // Another order waits, perhaps for the same preview.
        gone = preview.sources.states.map { (preview.id, $0) }
        return
      }
      send(.ended(reason: error.message, restarts: false))
    } catch {
      send(.ended(reason: "\(error)", restarts: false))
    }
  }

  private func ended(_ reason: String) {
    drawing = nil
    // What is no longer there is not started again; and the end of a process that was left is not reported.
    if leaving != nil { return forgetStates() }
    guard started != nil else { return startWithoutStates("the preview had ended") }
    forgetStates()
    wantsStart = restarts.allows(at: .now)
    send(.ended(reason: reason, restarts: wantsStart))
  }

  /// Waits until there is something to do, and does what the process asks for.
  private func wait() {
    guard !wantsStart else { return }
    // Of what was left, the browser is sent nothing, so its states do not wait for it.
    let takesPackets = connection.isIdle || started == nil
    var entries = [pollfd(fd: inbox.alarm.reading, events: Int16(POLLIN), revents: 0)]
    let own = drawing?.entries(takesPackets: takesPackets) ?? []
    entries += own
    let moments = [drawing?.wakes(takesPackets: takesPackets), statesEnd].compactMap { $0 }
    poll(&entries, nfds_t(entries.count), Self.milliseconds(moments.min()))
    guard let drawing else { return }
    // Packets of the process may follow its states: they are read before it ends.
    var states: CanvasStates??
    let reason = Self.reason {
      try drawing.serve(Array(entries.dropFirst()), takesPackets: takesPackets) { message in
        if case .states(let said) = message { states = .some(said) } else { pass(message) }
      }
    }
    // States that were not asked for are ignored.
    if let states, statesEnd != nil { return take(states) }
    if let reason { return ended(reason) }
    guard let end = statesEnd, end <= .now else { return }
    if leaving != nil {
      stop()
    } else {
      startWithoutStates("the preview did not say its states in time")
    }
  }

  /// Why something could not go on; nil if it could.
  private static func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as PreviewError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  /// Passes on to the browser what the process says of the preview that is shown.
  private func pass(_ message: DrawingMessage) {
    guard started != nil else { return }
    switch message {
    case .frame(let bytes, _): connection.send(.binary(bytes))
    case .text(let text, _): connection.send(.text(text))
    case .carried(let lost):
      send(.state(isKept: lost.isEmpty, reason: lost.joined(separator: "; ")))
    case .states: break
    }
  }

  /// How long `poll` waits; -1 for no limit.
  private static func milliseconds(_ moment: ContinuousClock.Instant?) -> Int32 {
    guard let moment else { return -1 }
    let rest = (moment - .now) / .milliseconds(1)
    return Int32(max(0, min(rest.rounded(.up), 60_000)))
  }
}
