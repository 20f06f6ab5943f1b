import Galley

enum GalleyAdditionsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let words = [
      "maple", "cedar", "a", "river", "herons", "marmalade", "in", "lantern", "quay",
    ]
    let flow = HFlow(itemSpacing: 6, rowSpacing: 6, justified: true) {
      ForEach(words, id: \.self) { word in
        Text(word).padding(8).background(.orange.opacity(0.2), in: .capsule)
      }
    }
    let page = flow.frame(width: 260).padding().background(.white)
    let renderer = ImageRenderer(content: page)
    renderer.scale = 2
    try renderer.write(to: file)
    // end
  }
}
