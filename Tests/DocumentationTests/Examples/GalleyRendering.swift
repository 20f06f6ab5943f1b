import Galley

// example
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) tickets")
      Button("One more") { count += 1 }
    }
  }
}
// end

enum GalleyRenderingExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let renderer = ImageRenderer(content: Counter())
    try renderer.tap("One more")
    try renderer.tap("One more")
    let tree = try renderer.render().layoutTree
    if let text = tree?.first(named: "Text \"2 tickets\"") { print(text.name) }
    // end
  }
}
