import Galley

/// Why images changed, each cause once: one change of a view is seen on every canvas, in every scheme and language, and in
/// every view that shares what changed.
package struct ChangeCauses {
  /// Sentences that count for the same images.
  package struct Cause: Hashable, Sendable {
    /// The names of the images.
    package var keys: [String]
    package var sentences: [String]
  }

  /// In the order of the first image of each.
  package private(set) var causes: [Cause] = []

  /// What is told of several images.
  private struct Told {
    /// In the words of the first image.
    var sentence: String
    /// What was changed, without the views that it changes.
    var cause: String
    /// Whether other images say it in other words.
    var isVaried = false
    /// How many views there are, of all images.
    var views = 0
    var keys: [String] = []

    var words: String {
      isVaried ? cause + ViewSentence.suffix(views) : sentence
    }
  }

  /// - Parameter changes: what changed, with sentences about the views first.
  /// - Complexity: O(n) in the sentences of all changes.
  package init(_ changes: [GoldenResult]) {
    var told: [Told] = []
    var places: [String: Int] = [:]
    for change in changes {
      for sentence in Self.sentences(of: change) {
        let cause = sentence.cause.words ?? sentence.text
        let place = places[cause] ?? told.count
        if place == told.count {
          places[cause] = place
          told.append(Told(sentence: sentence.text, cause: cause))
        }
        told[place].views += sentence.cause.views
        // Several views of one image may have changed alike.
        if told[place].sentence != sentence.text { told[place].isVaried = true }
        if told[place].keys.last != change.key { told[place].keys.append(change.key) }
      }
    }
    var groups: [[String]: Int] = [:]
    for one in told {
      if let known = groups[one.keys] {
        causes[known].sentences.append(one.words)
      } else {
        groups[one.keys] = causes.count
        causes.append(Cause(keys: one.keys, sentences: [one.words]))
      }
    }
  }

  /// What became of the views; where nothing is known of them, of the pixels.
  private static func sentences(of change: GoldenResult) -> [ViewSentence] {
    switch change.verdict {
    case .missing, .unread, .error, .unusable: return []
    default: break
    }
    let views = change.sentencesOfViews
    // What is painted otherwise says that no view moved.
    let told = views.filter { $0.cause.views > 0 || views.count == 1 }
    return told.isEmpty ? change.explanation.prefix(1).map { ViewSentence($0) } : told
  }
}
