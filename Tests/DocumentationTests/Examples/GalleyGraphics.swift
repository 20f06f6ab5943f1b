import Galley

enum GalleyGraphicsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let square = Color.teal.opacity(0.5).frame(width: 2, height: 2)
    let bitmap = try Renderer().render(square).bitmap
    let pixel = bitmap[0, 0]
    print("\(bitmap.width) x \(bitmap.height)")
    print([pixel.red, pixel.green, pixel.blue, pixel.alpha])
    // end
  }
}
