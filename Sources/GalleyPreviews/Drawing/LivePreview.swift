import Foundation
import Galley
import GalleyCanvas

/// A preview that is used: events come as packets, and frames go as packets. A frame is drawn when the one before it has been
/// written, so a reader that is slow gets fewer frames, and what has come meanwhile is done at once.
struct LivePreview {
  private var pipe: PacketPipe
  private let make: () throws -> LiveCanvas
  private var canvas: RecordedCanvas?
  private var turned = ContinuousClock.now
  private var newsMoments = NewsMoments(now: .now)
  private var hasNews = true
  private var wasMoving = false
  private var isOver = false

  /// Between two frames while something moves.
  private static let step = Duration.seconds(1) / 60
  /// How long a canvas does again what it did, on its way to a moment, before it shows how far it is.
  private static let share = Duration.milliseconds(100)

  /// - Parameter make: makes the canvas; where it fails, it is asked again with the next event.
  init(_ pipe: PacketPipe, make: @escaping () throws -> LiveCanvas) {
    (self.pipe, self.make) = (pipe, make)
  }

  /// Goes on until the other side is gone.
  mutating func run() {
    begin()
    while !isOver {
      pipe.wait(patience)
      guard case .texts(let texts) = pipe.read() else { return }
      if canvas == nil {
        if !texts.isEmpty { begin() }
        continue
      }
      advance(texts)
    }
  }

  /// Milliseconds until something has to be done; -1 where nothing has.
  private var patience: Int32 {
    guard let canvas else { return -1 }
    if canvas.isSeeking { return 0 }
    let now = ContinuousClock.now
    let isMoving = canvas.isMoving && canvas.canvas.clock.isRunning
    let ends = [isMoving ? turned + Self.step : nil, hasNews ? newsMoments.next : nil]
    guard let end = ends.compactMap({ $0 }).min() else { return -1 }
    return end > now ? Int32((end - now) / .milliseconds(1)) + 1 : 0
  }

  private mutating func begin() {
    do {
      let canvas = try RecordedCanvas(make: make)
      self.canvas = canvas
      turned = .now
      show(try canvas.canvas.frame(whole: true))
    } catch {
      send(LiveCanvas.undrawn("the preview cannot be drawn: \(error)"))
    }
  }

  private mutating func advance(_ texts: [Data]) {
    guard let canvas else { return }
    let now = ContinuousClock.now
    if !texts.isEmpty { newsMoments.noteEvents(at: now) }
    let isDue = canvas.isSeeking || canvas.isMoving && now - turned >= Self.step
    if isDue || !texts.isEmpty {
      send(canvas.turnClock(by: (now - turned) / .seconds(1)))
      turned = now
      for message in joined(texts) { send(canvas.take(message)) }
      send(canvas.goOn(for: Self.share))
      draw(canvas.canvas, isAsked: !texts.isEmpty)
    }
    if hasNews, newsMoments.next <= .now {
      send(canvas.canvas.news())
      hasNews = false
      newsMoments.noteTold(at: .now)
    }
  }

  /// The messages with those that can be done together as one; what is none is reported.
  private mutating func joined(_ texts: [Data]) -> [CanvasMessage] {
    var messages: [CanvasMessage] = []
    for text in texts {
      do {
        let message = try CanvasMessage(text)
        if let event = messages.last?.event.joined(with: message.event) {
          messages.removeLast()
          messages.append(CanvasMessage(event, number: message.number))
        } else {
          messages.append(message)
        }
      } catch {
        canvas?.skip(error.number)
        send(LiveCanvas.report([error.description], event: error.number))
      }
    }
    return messages
  }

  /// - Parameter isAsked: whether the reader waits for the frame.
  private mutating func draw(_ canvas: LiveCanvas, isAsked: Bool) {
    do {
      let frame = try canvas.frame()
      let hasChanged = !frame.rectangles.isEmpty || frame.isMoving != wasMoving
      if isAsked || hasChanged { show(frame) }
    } catch {
      // Who waits for the frame learns that there is none.
      let event = isAsked ? canvas.event : 0
      send(LiveCanvas.undrawn("the preview cannot be drawn: \(error)", event: event))
    }
  }

  private mutating func show(_ frame: CanvasFrame) {
    // What the preview has printed comes before what came of it.
    fflush(nil)
    (hasNews, wasMoving) = (true, frame.isMoving)
    if !pipe.send(.frame, frame.bytes) { isOver = true }
  }

  private mutating func send(_ messages: [String]) {
    for message in messages where !pipe.send(.text, Data(message.utf8)) { isOver = true }
  }
}
