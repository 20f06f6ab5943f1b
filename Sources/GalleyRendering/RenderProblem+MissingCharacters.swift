import GalleyDiagnostics
import GalleyLimits
import GalleyText
import GalleyViews

extension RenderProblem {
  /// Joins what is said of missing characters: a line for each script and not one for each text.
  /// - Complexity: O(n) in the problems and the characters.
  public static func joiningMissingCharacters(_ problems: [RenderProblem]) -> [RenderProblem] {
    var joined: [RenderProblem] = []
    var places: [String: Int] = [:]
    /// The characters of each script, by the place of what is said of it.
    var known: [Int: Set<ExactText>] = [:]
    for problem in problems {
      guard case .text(.missingCharacters(let missing)) = problem.kind else {
        joined.append(problem)
        continue
      }
      let script = "\(missing.script) \(missing.family ?? "")"
      guard let place = places[script],
        case .text(.missingCharacters(var first)) = joined[place].kind
      else {
        places[script] = joined.count
        known[joined.count] = Set(missing.characters.map { ExactText(String($0)) })
        joined.append(problem)
        continue
      }
      // Not copied when it grows.
      joined[place].kind = .image("")
      for character in missing.characters
      where known[place]?.insert(ExactText(String(character))).inserted ?? true {
        first.characters.append(character)
      }
      first.textCount += missing.textCount
      joined[place].kind = .text(.missingCharacters(first))
    }
    return joined
  }
}
