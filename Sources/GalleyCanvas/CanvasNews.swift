import Galley
import GalleyRendering
import GalleyStrings
import GalleyViews

/// What a canvas has to say beside its frames, and what of it was told.
struct CanvasNews {
  /// The states that were carried here in vain, in words; nil where that is told, or nothing was carried.
  private var lostStates: [String]?
  private var warnings: [String] = []
  private var knownWarnings: Set<String> = []
  private var toldElements: String?
  private var copied: String?
  /// Whether an element may be another one than the last time that they were read.
  private var mayHaveElements = true
  /// How many views had been collected then.
  private var readViews = 0
  /// How often the elements were read: for tests.
  private(set) var elementReadings = 0

  /// - Parameter lostStates: nil where no states were carried.
  init(lostStates: [String]?) { self.lostStates = lostStates }

  /// Notes warnings, each once.
  mutating func note(_ problems: [RenderProblem]) {
    warnings += problems.map(\.description).filter { knownWarnings.insert($0).inserted }
  }

  /// Notes that views have another locale now, and the code that draws them has not.
  mutating func noteLocale() {
    let warning =
      "the locale is that of the views alone: Locale.current in their code, and what it formats, keep the first one"
    if knownWarnings.insert(warning).inserted { warnings.append(warning) }
  }

  /// Notes states that another kind of canvas has cost, in words.
  mutating func note(lostStates: [String]) {
    warnings += lostStates.map { "a state was lost on the new canvas: \($0)" }
  }

  /// Something was painted.
  mutating func notePainting() { mayHaveElements = true }

  /// What is copied now is no news.
  mutating func keepCopied(_ text: String?) { copied = text }

  /// What another canvas has told needs no telling again.
  mutating func takeOver(from other: CanvasNews) {
    (warnings, knownWarnings) = (other.warnings, other.knownWarnings)
    (toldElements, copied, lostStates) = (other.toldElements, other.copied, other.lostStates)
  }

  /// What was not told yet, as messages.
  /// - Complexity: O(n) in the views.
  mutating func take(of renderer: ImageRenderer<AnyView>) -> [String] {
    var messages: [String] = []
    if let lost = lostStates {
      messages.append(JSONWriter.message("carried") { $0.member("lost", lost) })
    }
    lostStates = nil
    if !warnings.isEmpty { messages.append(CanvasReport(event: 0, messages: warnings).json) }
    warnings = []
    if let elements = newElements(of: renderer) { messages.append(elements) }
    if renderer.copiedText != copied {
      copied = renderer.copiedText
      if let copied { messages.append(CanvasReport.copied(copied)) }
    }
    return messages
  }

  /// The elements as a message; nil where they are those that were told. They are not read where nothing was painted and no
  /// view made again: a pointer moves sixty times a second.
  private mutating func newElements(of renderer: ImageRenderer<AnyView>) -> String? {
    let views = renderer.graph.collectedViews
    guard mayHaveElements || views != readViews else { return nil }
    (mayHaveElements, readViews) = (false, views)
    elementReadings += 1
    guard let elements = CanvasElements(renderer).json, elements != toldElements else { return nil }
    toldElements = elements
    return elements
  }
}
