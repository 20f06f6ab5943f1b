import Galley
import Testing

/// What can be changed from outside of a view.
final class MovingModel: ObservableObject {
  @Published var value: CGFloat = 0
  @Published var isOn = false
}

extension ImageRenderer {
  /// The rectangle of the pixels of a colour, of those that are nothing else.
  func box(of color: Color, near tolerance: Int = 3) throws -> CGRect {
    let bitmap = try render().bitmap
    let resolved = color.resolve(in: EnvironmentValues())
    let wanted = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = Pixel(rawValue: bitmap.pixels[y * bitmap.width + x])
        let parts = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
        guard pixel.alpha > 250, zip(parts, wanted).allSatisfy({ abs($0 - $1) <= tolerance }) else {
          continue
        }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  func pixel(_ x: Int, _ y: Int) throws -> Pixel {
    let bitmap = try render().bitmap
    return Pixel(rawValue: bitmap.pixels[y * bitmap.width + x])
  }
}

/// Views of a model, which change when it does.
nonisolated struct MovingStage<Content: View>: View {
  @ObservedObject var model: MovingModel
  let content: (MovingModel) -> Content
  var body: some View { content(model) }
}

/// Tests of views that move.
protocol MovingSuite {}

extension MovingSuite {
  /// A renderer of 100 x 20 points whose clock is at 0.
  func renderer<Content: View>(
    _ model: MovingModel = MovingModel(), @ViewBuilder _ content: @escaping (MovingModel) -> Content
  ) throws -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content: MovingStage(model: model, content: content)
        .frame(width: 100, height: 20, alignment: .topLeading))
    try renderer.advance(by: 0)
    return renderer
  }
}
