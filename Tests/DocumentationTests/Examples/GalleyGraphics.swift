import Galley

enum GalleyGraphicsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let teal = ResolvedColor(bytes: 48, 176, 199)
    let middle = teal.perceptuallyMixed(with: .white, 0.5)
    print([middle.red, middle.green, middle.blue].map { ($0 * 255).rounded() })
    // end
  }
}
