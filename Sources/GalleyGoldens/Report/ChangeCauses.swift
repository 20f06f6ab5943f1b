import Galley

/// Why images changed, each cause once: one change of a view is seen on every canvas, in every scheme and language.
package struct ChangeCauses {
  /// Sentences that count for the same images.
  package struct Cause: Hashable, Sendable {
    /// The names of the images.
    package var keys: [String]
    package var sentences: [String]
    /// Whether these are all images of the views that they are of, so that none of the others changed otherwise.
    package var isWhole: Bool
  }

  /// In the order of the first image of each.
  package private(set) var causes: [Cause] = []

  /// - Parameter changes: what changed, with sentences about the views first.
  /// - Complexity: O(n m) in the changes and the sentences of one of them.
  package init(_ changes: [GoldenResult]) {
    var subjects: [String] = []
    var groups: [String: [GoldenResult]] = [:]
    for change in changes {
      let subject = change.source ?? change.key
      if groups[subject] == nil { subjects.append(subject) }
      groups[subject, default: []].append(change)
    }
    for subject in subjects { add(groups[subject] ?? []) }
  }

  /// What one view's images have in common is told of all of them.
  private mutating func add(_ group: [GoldenResult]) {
    var sentences: [String] = []
    var keys: [String: [String]] = [:]
    for change in group {
      for sentence in Self.sentences(of: change) {
        if keys[sentence] == nil { sentences.append(sentence) }
        // Several views of one image may have changed alike.
        if keys[sentence]?.last != change.key { keys[sentence, default: []].append(change.key) }
      }
    }
    var own: [Cause] = []
    for sentence in sentences {
      let those = keys[sentence] ?? []
      if let index = own.firstIndex(where: { $0.keys == those }) {
        own[index].sentences.append(sentence)
      } else {
        own.append(
          Cause(keys: those, sentences: [sentence], isWhole: those.count == group.count))
      }
    }
    for cause in own { merge(cause) }
  }

  /// Views that share what changed, such as a style, changed for one cause.
  private mutating func merge(_ cause: Cause) {
    let like = causes.firstIndex { $0.sentences == cause.sentences && $0.isWhole && cause.isWhole }
    if let like { causes[like].keys += cause.keys } else { causes.append(cause) }
  }

  /// What became of the views; where nothing is known of them, of the pixels.
  static func sentences(of change: GoldenResult) -> [String] {
    switch change.verdict {
    case .missing, .unread, .error, .unusable: return []
    default: break
    }
    let count = change.viewSentences ?? 0
    let views = Array(change.explanation.prefix(count))
    // What is painted otherwise says that no view moved.
    let told = views.filter { !$0.hasPrefix(GoldenExplanation.onlyPainting) || views.count == 1 }
    return told.isEmpty ? Array(change.explanation.prefix(1)) : told
  }
}
