import Galley

enum GalleyControlsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let settings = VStack(spacing: 14) {
      Toggle("Call at Heron Rock", isOn: .constant(true))
      Slider(value: .constant(0.4))
      Stepper("Two passengers", value: .constant(2))
      Button("Book") {}.buttonStyle(.borderedProminent)
    }
    let page = settings.padding(20).frame(width: 300).background(.white)
    let renderer = ImageRenderer(content: page)
    renderer.scale = 2
    try renderer.write(to: file)
    // end
  }
}
