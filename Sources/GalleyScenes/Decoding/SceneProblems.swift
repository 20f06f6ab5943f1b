import GalleyData

/// The errors of one scene and one row of data: reading goes on behind an error where it can, so that all of them are
/// reported at once.
final class SceneProblems {
  /// Each once, in the order in which they were found.
  private(set) var list: [SceneError] = []
  private var known: Set<SceneError> = []
  /// How often something was noted, the same again included.
  private(set) var noted = 0
  /// How many are kept, and how often the same ones may come again: a repetition has them in each of its views.
  static let limit = 100
  private static let repetitionLimit = 400
  /// Whether a limit of the whole image was exceeded, which every value behind it would exceed again.
  var isOver = false

  var isEmpty: Bool { list.isEmpty }

  /// Runs `body`.
  /// - Returns: nil where something is wrong with it, which is then kept.
  /// - Throws: a problem that nothing can be read behind.
  func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
    do {
      return try body()
    } catch let error as SceneError {
      try note(error)
      return nil
    }
  }

  /// - Throws: the problem where nothing can be read behind it.
  private func note(_ error: SceneError) throws {
    noted += 1
    guard !isOver, error.excess == nil, list.count < Self.limit, noted <= Self.repetitionLimit
    else { throw error }
    for one in error.all where known.insert(one).inserted { list.append(one) }
  }

  /// All problems as one error, in the order in which they stand in the file.
  /// - Parameter last: what ended reading.
  func error(_ last: SceneError? = nil) -> SceneError? {
    // What is over its limit says nothing about the rest of the scene.
    if let last, last.excess != nil { return last }
    var all = list
    for one in last?.all ?? [] where !known.contains(one) { all.append(one) }
    let sorted = all.enumerated().sorted { one, other in
      (one.element.line ?? 0, one.element.column ?? 0, one.offset)
        < (other.element.line ?? 0, other.element.column ?? 0, other.offset)
    }.map(\.element)
    guard var first = sorted.first else { return nil }
    first.further = Array(sorted.dropFirst().prefix(Self.limit))
    return first
  }

  /// - Throws: all problems as one error, if there are any.
  func throwIfAny() throws {
    if let error = error() { throw error }
  }
}
