import GalleyGeometry
import GalleyViews

/// The frames of a movement, made one after the other while they are asked for.
///
/// ```swift
/// var frames = try renderer.frames(to: 0.5, rate: 30)
/// while let frame = try frames.next() { try encoder.add(frame.drawing) }
/// ```
///
/// Read a frame's pixels before you ask for the next one: they are painted by the renderer that both belong to.
public struct MovementFrames<Content: View> {
  /// One moment.
  public struct Frame {
    /// From 0.
    public let number: Int
    /// Seconds since the renderer's clock began.
    public let time: TimeInterval
    /// The frame's image, laid out. Read its pixels before the next frame is asked for.
    public let drawing: Drawing
  }

  private let renderer: ImageRenderer<Content>
  private let start: TimeInterval
  private let rate: Double
  /// How many frames there are in all.
  public let count: Int
  private var number = 0

  init(_ renderer: ImageRenderer<Content>, from start: Double, to end: Double, rate: Double) throws
  {
    guard start.isFinite, start >= 0 else {
      throw MovementError.invalidTime("the first moment", start)
    }
    guard end >= start, end - start <= MovementLimits.seconds else {
      throw MovementError.invalidTime("the time between the first and the last frame", end - start)
    }
    guard rate > 0, rate <= MovementLimits.rate else { throw MovementError.invalidRate(rate) }
    guard start >= renderer.time else { throw MovementError.past(start, now: renderer.time) }
    let count = Int(((end - start) * rate + 1e-6).rounded(.down)) + 1
    guard count <= MovementLimits.frames else {
      throw MovementError.tooManyFrames(count, limit: MovementLimits.frames)
    }
    (self.renderer, self.start, self.rate, self.count) = (renderer, start, rate, count)
  }

  /// Turns the clock to the next frame and draws it; nil after the last.
  /// - Throws: `MovementError`, `RenderError`.
  public mutating func next() throws -> Frame? {
    guard number < count else { return nil }
    let moment = start + Double(number) / rate
    try renderer.advance(to: max(moment, renderer.time))
    defer { number += 1 }
    return try Frame(number: number, time: moment, drawing: renderer.draw())
  }
}

extension ImageRenderer {
  /// The frames from one moment to another, both included: the second is the last frame where it lies a whole number
  /// of frames after the first.
  /// - Parameters:
  ///   - start: seconds since the clock began; not before the renderer's time. Nil is the renderer's time.
  ///   - end: seconds since the clock began.
  ///   - rate: frames a second, at most 1,000.
  /// - Throws: `MovementError`.
  public func frames(
    from start: TimeInterval? = nil, to end: TimeInterval, rate: Double = 60
  ) throws -> MovementFrames<Content> {
    try MovementFrames(self, from: start ?? time, to: end, rate: rate)
  }
}
