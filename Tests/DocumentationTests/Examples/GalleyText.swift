import Galley

enum GalleyTextExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    print(FontCollection.bundled.familyNames.filter { $0.hasPrefix("Inter") })
    let renderer = Renderer()
    let report = try renderer.render(Text("Καλημέρα"))
    print(renderer.lock(report).fonts.keys.sorted())
    // end
  }
}
