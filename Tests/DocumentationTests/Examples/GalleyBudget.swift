import Galley

enum GalleyBudgetExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let budget = PictureBudget(PictureLimits(bytes: 1_000_000))
    print(budget.reserve(2_000_000, for: "a layer"))
    if let excess = budget.excess { print(excess) }
    // end
  }
}
