import Galley

enum GalleyDiagnosticsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let view = Image(systemName: "ferry.fil").layoutName("sign")
    for problem in try Renderer().render(view).problems { print(problem) }
    // end
  }
}
