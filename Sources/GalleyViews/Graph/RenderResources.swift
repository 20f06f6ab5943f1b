import GalleyBudget
import GalleyText

/// What views are drawn with, found once and kept from image to image: the texts, and the resources of other kinds, of
/// which the graph knows nothing but what `RenderResource` says.
package final class RenderResources {
  package let textEngine: TextEngine
  private var others: [any RenderResource]
  /// Why something is not there that is painted with, where no `painting` has returned it yet.
  private var failedPaints: [String] = []

  init(textEngine: TextEngine, others: [any RenderResource]) {
    (self.textEngine, self.others) = (textEngine, others)
  }

  /// The resource of a type, which is made where there is none.
  func resource<Resource: RenderResource>(_ type: Resource.Type = Resource.self) -> Resource {
    for other in others {
      if let found = other as? Resource { return found }
    }
    let new = Resource()
    new.charge(to: textEngine.budget)
    others.append(new)
    return new
  }

  /// From now on what is read and shaped is charged to a budget.
  func charge(to budget: RenderBudget) {
    textEngine.budget = budget
    for other in others { other.charge(to: budget) }
  }

  /// Notes why something is not there that is painted with. The innermost `painting` around returns it.
  func noteFailedPaint(_ reason: String) { failedPaints.append(reason) }

  /// Runs `body`, which paints.
  /// - Returns: why something is not there that is painted with, by `body`, or by code that ran before it and paints
  ///   nothing itself.
  func painting<Result>(_ body: () -> Result) -> (result: Result, failures: [String]) {
    let result = body()
    if failedPaints.isEmpty { return (result, []) }
    defer { failedPaints = [] }
    return (result, failedPaints)
  }
}

/// What views of one kind are drawn with, as images and symbols: there is one of a type in a graph.
protocol RenderResource: AnyObject {
  init()
  /// From now on what is read is charged to a budget.
  func charge(to budget: RenderBudget)
}

extension RenderResource {
  func charge(to budget: RenderBudget) {}
}

extension EnvironmentValues {
  /// What paints are made with, which have an environment and no graph; a graph sets its own.
  @Entry var renderResources: RenderResources?
}
