import GalleyBudget
import GalleyText

/// What views are drawn with, found once and kept from image to image: the texts, and the resources of other kinds, of
/// which the graph knows nothing but what `RenderResource` says.
package final class RenderResources {
  package let textEngine: TextEngine
  private var others: [any RenderResource]

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

  /// Lets paints find the resources, which have an environment and no graph.
  func enter(_ environment: inout EnvironmentValues) {
    for other in others { other.enter(&environment) }
  }

  /// Runs `body`, which paints.
  /// - Returns: why something is not there that is painted with, by `body`, or by code that ran before it and paints
  ///   nothing itself.
  func painting<Result>(_ body: () -> Result) -> (result: Result, failures: [String]) {
    let result = body()
    var failures: [String] = []
    for other in others { other.takeFailures(into: &failures) }
    return (result, failures)
  }
}

/// What views of one kind are drawn with, as images and symbols: there is one of a type in a graph.
protocol RenderResource: AnyObject {
  init()
  /// From now on what is read is charged to a budget.
  func charge(to budget: RenderBudget)
  /// Lets paints find the resource in their environment.
  func enter(_ environment: inout EnvironmentValues)
  /// Adds why something is not there that was painted with since this was called last.
  func takeFailures(into reasons: inout [String])
}

extension RenderResource {
  func charge(to budget: RenderBudget) {}
  func enter(_ environment: inout EnvironmentValues) {}
  func takeFailures(into reasons: inout [String]) {}
}
