import GalleyDiagnostics
import GalleyStrings
import GalleyText
import GalleyViews

extension RenderProblem {
  /// Joins what is said of missing characters: a line for each script and not one for each text.
  /// - Complexity: O(n) in the problems and the characters.
  package static func joiningMissingCharacters(_ problems: [RenderProblem]) -> [RenderProblem] {
    var joined: [RenderProblem] = []
    var scripts: [JoinedScript] = []
    /// Places in `scripts`.
    var places: [String: Int] = [:]
    for problem in problems {
      guard case .text(.missingCharacters(let missing)) = problem.kind else {
        joined.append(problem)
        continue
      }
      let script = "\(missing.script) \(missing.family ?? "")"
      if let place = places[script] {
        scripts[place].add(missing)
      } else {
        places[script] = scripts.count
        scripts.append(JoinedScript(missing, place: joined.count))
        joined.append(problem)
      }
    }
    for script in scripts { joined[script.place].kind = .text(.missingCharacters(script.missing)) }
    return joined
  }
}

/// What is said of one script's characters.
private struct JoinedScript {
  /// Of its problem.
  let place: Int
  private(set) var missing: MissingCharacters
  private var known: Set<UTF8Key>

  init(_ missing: MissingCharacters, place: Int) {
    (self.missing, self.place) = (missing, place)
    known = Set(missing.characters.map { UTF8Key(String($0)) })
  }

  mutating func add(_ other: MissingCharacters) {
    for character in other.characters
    where known.insert(UTF8Key(String(character))).inserted {
      missing.characters.append(character)
    }
    missing.textCount += other.textCount
  }
}
