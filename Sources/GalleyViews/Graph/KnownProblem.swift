import GalleyDiagnostics
import GalleyStrings

/// What was said once, by its bytes, too: of two characters that Swift takes for equal, both are reported.
struct KnownProblem: Hashable {
  private let problem: RenderProblem
  private let words: UTF8Key

  init(_ problem: RenderProblem) {
    var key = problem
    // What is said of a font or a dictionary is said once, and not for each text.
    switch problem.kind {
    case .text(.missingWeight), .text(.missingHyphenation): (key.view, key.source) = ("", nil)
    default: break
    }
    self.problem = key
    words = UTF8Key("\(key.view): \(key)")
  }

  /// The words say all of it, and strings are compared by their bytes first.
  static func == (one: Self, other: Self) -> Bool {
    one.words == other.words && one.problem == other.problem
  }

  /// The place is no part of the words: many views may say the same.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(problem.source)
  }
}
