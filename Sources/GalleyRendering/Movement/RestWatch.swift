import GalleyViews

/// Checks that time goes on while a clock is turned: a view whose changes bring its next change, with no time between,
/// would be drawn at one moment endlessly.
struct RestWatch {
  private let first: Int
  /// The moment, and the rounds before it.
  private var moment: Double
  private var before: Int

  init(_ graph: ViewGraph) {
    (first, before, moment) = (graph.rounds, graph.rounds, graph.time ?? 0)
  }

  /// - Throws: `MovementError.restless` where one moment, or all since the clock was last turned, took more rounds than
  ///   `MovementLimits` allows.
  mutating func check(_ graph: ViewGraph) throws {
    let (rounds, time) = (graph.rounds, graph.time ?? 0)
    guard rounds - before <= MovementLimits.roundsOfMoment, rounds - first <= MovementLimits.rounds
    else { throw MovementError.restless(time: time) }
    if time > moment { (moment, before) = (time, rounds) }
  }
}
