import Galley

enum GalleyBudgetExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let page = Color.teal.frame(width: 900, height: 900).blur(radius: 4)
    let budget = RenderBudget(RenderBudget.Limits(bytes: 1_000_000))
    do {
      _ = try Renderer().render(page, budget: budget)
    } catch {
      print("not drawn")
    }
    print(budget.isExhausted)
    print(budget.mostBytes <= 1_000_000)
    // end
  }
}
