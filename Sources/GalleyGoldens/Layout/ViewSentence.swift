import GalleyStrings

/// A sentence about views, with what it says was changed.
package struct ViewSentence: Hashable, Sendable {
  /// What was changed, and for how many views.
  package struct Cause: Hashable, Sendable, Codable {
    /// What was changed in the code, without the views that it changes: ``padding(4)` became `padding(8)``. Nil where the
    /// sentence itself says no more.
    package var words: String?
    /// How many views changed for it; 0 of a sentence that says that none did.
    package var views: Int

    package init(_ words: String? = nil, views: Int = 1) {
      (self.words, self.views) = (words, views)
    }
  }

  package var text: String
  package var cause: Cause

  package init(_ text: String, _ cause: Cause = Cause()) {
    (self.text, self.cause) = (text, cause)
  }

  /// What is behind a sentence that is told once for several views.
  static func suffix(_ views: Int) -> String { " in \(views) views" }

  /// Names and texts of views are foreign text, and must not begin lines of their own.
  var escaped: ViewSentence {
    ViewSentence(
      ControlCharacters.escaped(text),
      Cause(cause.words.map { ControlCharacters.escaped($0) }, views: cause.views))
  }
}

/// What was changed, a sentence each in the order in which it was found, and for how many views.
struct LayoutCauses {
  private var order: [String] = []
  private var counts: [String: Int] = [:]
  private var counted: Set<String> = []

  /// - Parameter isCounted: whether the sentence says how views are written, so that those that are made alike change alike
  ///   and are told once, with their number.
  mutating func add(_ sentence: String, isCounted: Bool = false) {
    if counts[sentence] == nil { order.append(sentence) }
    counts[sentence, default: 0] += 1
    if isCounted { counted.insert(sentence) }
  }

  var sentences: [ViewSentence] {
    order.map { sentence in
      guard counted.contains(sentence), let count = counts[sentence], count > 1 else {
        return ViewSentence(sentence)
      }
      return ViewSentence(
        sentence + ViewSentence.suffix(count), ViewSentence.Cause(sentence, views: count))
    }
  }
}
