import GalleyBudget
import GalleyDiagnostics

/// How deep the views may be and what their image may cost, and the view at which it cost more.
struct GraphLimits {
  /// How many views may lie within each other, modifiers and bodies counted.
  let depth: Int
  /// How long a preview off the main actor waits for the context of its modifiers; nil waits until it is made.
  var previewContext: Duration? = .seconds(10)
  private(set) var budget = RenderBudget(.unlimited)
  /// The view that was made when a limit was exceeded, where it is known.
  private(set) var excessPlace: (view: String, source: SourceLocation?)?
  private var looks = 0

  init(depth: Int) { self.depth = depth }

  /// From now on a new budget holds.
  mutating func begin(_ budget: RenderBudget) { (self.budget, excessPlace) = (budget, nil) }

  /// Whether views may be made and painted. It looks at the clock at every 64th call.
  mutating func canContinue() -> Bool {
    looks += 1
    return looks & 63 == 0 ? budget.canContinue("making the views") : !budget.isExhausted
  }

  /// Notes the view that was made when a limit was exceeded; the first counts.
  mutating func noteExcess(in content: any NodeContent, _ source: SourceLocation?) {
    guard budget.isExhausted, excessPlace == nil else { return }
    excessPlace = (content.name, source)
  }
}
