import Galley

enum GalleyViewsExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let badges = HStack(spacing: 14) {
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(hue: Double(index) / 5, saturation: 0.6, brightness: 0.9))
          .frame(width: 44, height: 44)
          .rotationEffect(.degrees(Double(index) * 12))
          .shadow(radius: 3, y: 2)
      }
    }
    let renderer = ImageRenderer(content: badges.padding(20).background(.white))
    renderer.scale = 2
    try renderer.write(to: file)
    // end
  }
}
