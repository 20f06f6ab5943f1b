import CWebSockets
import Glibc

/// The WebSocket connection of one session: whole messages in, messages of the outbox out. Used on the thread of the server
/// alone.
///
/// wslay reads and writes the frames. It ends a connection whose frames are not masked or break another rule of RFC 6455.
final class WebSocket {
  /// Answers to pings that wait; while there are more, nothing is read.
  private static let mostAnswers = 16
  /// Bytes that are read, and messages that are written, before other connections have their turn.
  private static let turn = (bytes: 1 << 16, messages: 16)

  private let descriptor: Int32
  private let limits: LiveLimits
  private let connection: LiveConnection
  private let session: any LiveSession
  /// `nil` before the end of `init` alone.
  private var context: wslay_event_context_ptr?
  /// What came behind the request, in the same bytes.
  private var rest: ArraySlice<UInt8>
  /// The message that is coming in, and whether it is a text.
  private var message: [UInt8] = []
  private var isText = false
  private var rate: FrameRate
  /// Bytes that may still be read in this turn.
  private var readable = 0
  /// Whether this side has said that it ends: nothing is received any more.
  private(set) var isClosing = false
  /// Whether the other side is gone: nothing can be sent either.
  private var isBroken = false
  /// Whether the turn ended before the outbox was empty.
  private var hasMore = false

  /// - Returns: `nil` without memory.
  init?(
    descriptor: Int32, rest: ArraySlice<UInt8>, limits: LiveLimits, connection: LiveConnection,
    session: any LiveSession
  ) {
    (self.descriptor, self.rest, self.limits) = (descriptor, rest, limits)
    (self.connection, self.session) = (connection, session)
    rate = FrameRate(perSecond: limits.framesPerSecond, now: .now)
    var callbacks = Self.callbacks
    let user = Unmanaged.passUnretained(self).toOpaque()
    guard wslay_event_context_server_init(&context, &callbacks, user) == 0 else { return nil }
    wslay_event_config_set_no_buffering(context, 1)
    wslay_event_config_set_max_recv_msg_length(context, UInt64(limits.message))
  }

  deinit { wslay_event_context_free(context) }

  // MARK: What the connection waits for

  /// How long nothing may be read, because too many frames came; `nil` if something may.
  func pause(now: ContinuousClock.Instant) -> Duration? { rate.pause(now: now) }

  /// Whether something was read from the socket that the session has not got.
  var hasRest: Bool { !rest.isEmpty }

  var wantsToRead: Bool {
    !isBroken && wslay_event_want_read(context) != 0
      && wslay_event_get_queued_msg_count(context) <= Self.mostAnswers
  }
  var wantsToWrite: Bool { !isBroken && (hasMore || wslay_event_want_write(context) != 0) }

  /// Whether nothing is left to be read or written.
  var isFinished: Bool {
    let isAnswered =
      wslay_event_get_close_sent(context) != 0 && wslay_event_get_close_received(context) != 0
    return isBroken || isAnswered || (wslay_event_want_read(context) == 0 && !wantsToWrite)
  }

  // MARK: What the thread asks it to do

  /// Reads what is there, as far as this turn goes, and gives the session its messages.
  func receive() {
    readable = Self.turn.bytes
    if wslay_event_recv(context) != 0 || wslay_event_want_read(context) == 0 { isClosing = true }
  }

  /// Writes as much as the browser takes.
  func send() {
    hasMore = false
    for _ in 0..<Self.turn.messages {
      if wslay_event_want_write(context) != 0, wslay_event_send(context) != 0 { isBroken = true }
      // Only what is not yet begun can be replaced by a newer message, so one message is begun at a time.
      guard !isBroken, wslay_event_want_write(context) == 0, !isClosing else { return }
      switch connection.next() {
      case .wait(let wasSending):
        if wasSending { session.drained() }
        return
      case .send(.text(let text)): queue(Array(text.utf8), opcode: WSLAY_TEXT_FRAME)
      case .send(.binary(let bytes)): queue(bytes, opcode: WSLAY_BINARY_FRAME)
      case .close: close(WSLAY_CODE_NORMAL_CLOSURE)
      case .overflow: close(WSLAY_CODE_POLICY_VIOLATION)
      }
    }
    hasMore = true
  }

  /// The connection is gone.
  func abandon() { isBroken = true }

  /// Says that this side ends the connection; the other one answers.
  func close(_ code: wslay_status_code) {
    isClosing = true
    _ = wslay_event_queue_close(context, UInt16(code.rawValue), nil, 0)
  }

  private func queue(_ bytes: [UInt8], opcode: wslay_opcode) {
    let result = bytes.withUnsafeBufferPointer {
      var message = wslay_event_msg(
        opcode: UInt8(opcode.rawValue), msg: $0.baseAddress, msg_length: $0.count)
      return wslay_event_queue_msg(context, &message)
    }
    // There is no memory for it, or the browser has said that it ends.
    if result != 0 { isClosing = true }
  }

  // MARK: What wslay asks it to do

  private static let callbacks: wslay_event_callbacks = {
    var callbacks = wslay_event_callbacks()
    callbacks.recv_callback = { context, bytes, count, _, user in
      guard let bytes, let socket = WebSocket.find(user) else { return -1 }
      return socket.read(into: bytes, count: count, context: context)
    }
    callbacks.send_callback = { context, bytes, count, flags, user in
      guard let bytes, let socket = WebSocket.find(user) else { return -1 }
      let more = flags & Int32(WSLAY_MSG_MORE.rawValue) != 0
      return socket.write(bytes, count: count, more: more, context: context)
    }
    callbacks.on_frame_recv_start_callback = { _, frame, user in
      if let frame { WebSocket.find(user)?.begin(frame.pointee) }
    }
    callbacks.on_frame_recv_chunk_callback = { _, chunk, user in
      if let chunk { WebSocket.find(user)?.append(chunk.pointee) }
    }
    callbacks.on_msg_recv_callback = { _, end, user in
      if let end { WebSocket.find(user)?.finish(opcode: end.pointee.opcode) }
    }
    return callbacks
  }()

  private static func find(_ user: UnsafeMutableRawPointer?) -> WebSocket? {
    user.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(
    into bytes: UnsafeMutablePointer<UInt8>, count: Int, context: wslay_event_context_ptr?
  ) -> Int {
    var result = -1
    var isOver = false
    if readable > 0, wantsToRead, rate.pause(now: .now) == nil {
      if rest.isEmpty {
        result = recv(descriptor, bytes, count, 0)
        isOver = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
      } else {
        result = min(count, rest.count)
        for index in 0..<result { bytes[index] = rest[rest.startIndex + index] }
        rest = rest.dropFirst(result)
      }
    }
    if result > 0 {
      readable -= result
      return result
    }
    isBroken = isBroken || isOver
    wslay_event_set_error(
      context,
      Int32(isOver ? WSLAY_ERR_CALLBACK_FAILURE.rawValue : WSLAY_ERR_WOULDBLOCK.rawValue))
    return -1
  }

  private func write(
    _ bytes: UnsafePointer<UInt8>, count: Int, more: Bool, context: wslay_event_context_ptr?
  ) -> Int {
    // A connection that is gone is an error here, and not the end of the program.
    let flags = Int32(MSG_NOSIGNAL) | (more ? Int32(MSG_MORE) : 0)
    let result = Glibc.send(descriptor, bytes, count, flags)
    if result > 0 { return result }
    let isOver = errno != EAGAIN && errno != EINTR
    isBroken = isBroken || isOver
    wslay_event_set_error(
      context,
      Int32(isOver ? WSLAY_ERR_CALLBACK_FAILURE.rawValue : WSLAY_ERR_WOULDBLOCK.rawValue))
    return -1
  }

  private static func isControl(_ opcode: UInt8) -> Bool { opcode & 8 != 0 }

  /// Frames may be parts of a message, and stand between those parts if they are pings.
  private var isInControlFrame = false

  private func begin(_ frame: wslay_event_on_frame_recv_start_arg) {
    rate.count()
    isInControlFrame = Self.isControl(frame.opcode)
    guard !isInControlFrame else { return }
    if frame.opcode != UInt8(WSLAY_CONTINUATION_FRAME.rawValue) {
      isText = frame.opcode == UInt8(WSLAY_TEXT_FRAME.rawValue)
    }
    // The library compares the length of a frame, not of the message that it is a part of.
    guard frame.payload_length <= UInt64(limits.message - message.count) else {
      return fail(WSLAY_CODE_MESSAGE_TOO_BIG)
    }
  }

  private func append(_ chunk: wslay_event_on_frame_recv_chunk_arg) {
    guard !isInControlFrame, !isClosing, chunk.data_length > 0 else { return }
    message += UnsafeBufferPointer(start: chunk.data, count: chunk.data_length)
  }

  private func finish(opcode: UInt8) {
    guard !Self.isControl(opcode), !isClosing else { return }
    let bytes = message
    message = []
    session.receive(isText ? .text(String(decoding: bytes, as: UTF8.self)) : .binary(bytes))
  }

  private func fail(_ code: wslay_status_code) {
    message = []
    close(code)
    wslay_event_shutdown_read(context)
  }
}
