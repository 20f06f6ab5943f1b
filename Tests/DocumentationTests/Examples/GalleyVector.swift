import Galley

enum GalleyVectorExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let drawing = try Renderer().draw(Circle().fill(.teal).frame(width: 20, height: 20))
    print(String(decoding: try drawing.svgData(text: .outlines), as: UTF8.self))
    // end
  }
}
