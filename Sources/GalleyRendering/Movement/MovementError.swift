import GalleyGeometry

/// Why a renderer's clock cannot be turned.
public enum MovementError: Error, Hashable, Sendable {
  /// A number of seconds that no clock can be turned by.
  case invalidTime(String, Double)
  /// A moment that lies before the renderer's time, in seconds.
  case past(Double, now: Double)
  /// A number of frames a second that is not supported.
  case invalidRate(Double)
  /// More frames than one call makes.
  case tooManyFrames(Int, limit: Int)
  /// Timers fire more often than the limit before the moment is reached.
  case tooManyMoments(limit: Int, time: Double)
  /// At this moment, in seconds, the view changes itself again and again: a task that sleeps for 0 seconds in a loop.
  case restless(time: Double)
}

extension MovementError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidTime(let name, let seconds):
      "\(name) is \(seconds) s; expected a finite number of seconds from 0 to "
        + "\(CGFloat(MovementLimits.seconds).shortDescription)"
    case .past(let seconds, let now):
      "\(CGFloat(seconds).shortDescription) s lies before the renderer's time of \(CGFloat(now).shortDescription) s; "
        + "time does not go back: make a new renderer"
    case .invalidRate(let rate):
      "the rate is \(rate); expected more than 0 and at most "
        + "\(CGFloat(MovementLimits.rate).shortDescription) frames a second"
    case .tooManyFrames(let count, let limit):
      "\(count) frames exceed the limit of \(limit); choose a lower rate or a shorter time"
    case .tooManyMoments(let limit, let time):
      "timers of the view fired \(limit) times before \(CGFloat(time).shortDescription) s was reached"
    case .restless(let time):
      "the view changes itself again and again at \(CGFloat(time).shortDescription) s, and time does not go on: "
        + "let delays and sleeps take longer than 0 s"
    }
  }
}

/// What one call may ask of a clock.
enum MovementLimits {
  /// Seconds: a day.
  static let seconds = 86_400.0
  /// Frames a second.
  static let rate = 1000.0
  static let frames = 100_000
  /// Moments at which something happens by itself.
  static let moments = 10_000
  /// Rounds of passes at one moment that deferred work asks for: ten times as many as one image makes.
  static let roundsOfMoment = 1000
  /// Rounds of passes in one call that deferred work asks for: three for each moment.
  static let rounds = 30_000
}
