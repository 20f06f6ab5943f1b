import Galley

enum GalleyImagesExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let report = try Renderer().render(Color.teal.frame(width: 400, height: 300))
    let fast = try PNGEncoder().encode(report.bitmap)
    let small = try PNGEncoder(compression: .small).encode(report.bitmap)
    print(small.count <= fast.count)
    do {
      _ = try PNGEncoder().encode(report.bitmap, limit: 10, allowsLoss: false)
    } catch {
      print(error)
    }
    // end
  }
}
