/// When the elements of a preview in use are told: four times a second at most, as what moves changes them with each frame,
/// and to read and write them takes as long as to paint. A frame that is asked for meanwhile comes late, so they are told
/// once a second while one event follows the other, as those of a drag do, and once more behind the last one.
struct NewsMoments {
  private var told: ContinuousClock.Instant
  private var acted: ContinuousClock.Instant
  /// How many turns with events have followed each other without a pause.
  private var turns = 0

  private static let pause = Duration.milliseconds(250)
  private static let longPause = Duration.seconds(1)
  /// Turns with events that lie further apart are no drag.
  private static let stillness = Duration.milliseconds(50)
  /// The fewest turns that are a drag: taps and keys take fewer.
  private static let drag = 8

  /// The first elements are told at once.
  init(now: ContinuousClock.Instant) { (told, acted) = (now - Self.longPause, now) }

  mutating func noteEvents(at now: ContinuousClock.Instant) {
    turns = now - acted < Self.stillness ? turns + 1 : 1
    acted = now
  }

  mutating func noteTold(at now: ContinuousClock.Instant) { told = now }

  /// From when on they may be told.
  var next: ContinuousClock.Instant {
    let usual = told + Self.pause
    guard turns >= Self.drag else { return usual }
    return min(told + Self.longPause, max(usual, acted + Self.stillness))
  }
}
