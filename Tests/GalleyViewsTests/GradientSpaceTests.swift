import Galley
import GalleyGraphics
import Testing

/// What the colours between two stops are mixed in.
@MainActor @Suite struct GradientSpaceTests {
  private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  private var yellow: Color { color(255, 204, 0) }
  private var green: Color { color(52, 199, 89) }
  private var blue: Color { color(0, 122, 255) }
  private var indigo: Color { color(88, 86, 214) }

  private func pixel(_ style: some ShapeStyle, at x: Int) throws -> Pixel {
    let view = Rectangle().fill(style).frame(width: 300, height: 2)
    return try ImageRenderer(content: view).render().bitmap[x, 0]
  }

  private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    let parts = [(pixel.red, red), (pixel.green, green), (pixel.blue, blue)]
    return parts.allSatisfy { (Int($0) - $1).magnitude <= 2 }
  }

  /// Measured on iOS 17: screenshots/10_gradients_screen.png of RobertNeat/Swift_palette.
  @Test func coloursAreMixedInOKLab() throws {
    func gradient(_ one: Color, _ other: Color) -> LinearGradient {
      LinearGradient(colors: [one, other], startPoint: .leading, endPoint: .trailing)
    }
    let third = try pixel(gradient(yellow, green), at: 100)
    #expect(isNear(third, 202, 205, 55), "\(third)")
    let second = try pixel(gradient(green, blue), at: 200)
    #expect(isNear(second, 1, 154, 211), "\(second)")
    let last = try pixel(gradient(blue, indigo), at: 100)
    #expect(isNear(last, 55, 110, 241), "\(last)")
  }

  @Test func theSpaceOfTheDeviceIsEncoded() throws {
    let colors = Gradient(colors: [yellow, green])
    func pixel(_ gradient: AnyGradient) throws -> Pixel {
      try self.pixel(
        LinearGradient(gradient, startPoint: .leading, endPoint: .trailing), at: 100)
    }
    let device = try pixel(colors.colorSpace(.device))
    #expect(isNear(device, 187, 202, 30), "\(device)")
    #expect(try pixel(colors.colorSpace(.perceptual)) == pixel(AnyGradient(colors)))
    // As UIKit's layers have it.
    #expect(try pixel(colors.colorSpace(.perceptual).colorSpace(.device)) == device)
  }

  @Test func aShadingMayMixLight() throws {
    func gray(_ options: GraphicsContext.GradientOptions) throws -> UInt8 {
      let view = Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: 0), options: options))
      }
      .frame(width: 200, height: 2)
      return try ImageRenderer(content: view).render().bitmap[100, 0].red
    }
    // Half of the light; half of OKLab's lightness.
    #expect((187...190).contains(try gray(.linearColor)))
    #expect((99...102).contains(try gray([])))
  }

  /// As many stops as it takes, and none where both spaces agree.
  @Test func theWayIsFollowedByStops() {
    func paint(_ colors: [ResolvedColor]) -> GradientPaint {
      let last = CGFloat(colors.count - 1)
      return GradientPaint(
        stops: colors.enumerated().map { .init(color: $1, location: CGFloat($0) / last) },
        .linear(start: .zero, end: CGPoint(x: 1, y: 0)), in: .perceptual)
    }
    var clear = ResolvedColor.black
    clear.alpha = 0
    #expect(paint([.black, clear]).encodedStops.count == 2)
    #expect(paint([.white, .clear, .white]).encodedStops.count == 3)
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let blue = ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let stops = paint([red, blue]).encodedStops
    #expect(stops.count > 2 && stops.count <= 17)
    #expect(stops.map(\.location) == stops.map(\.location).sorted())
    // Premultiplied: halfway the opaque red counts twice as much.
    let half = stops.color(at: 0.5)
    #expect(abs(half.alpha - 0.75) < 1e-9 && half.red > half.blue)
  }
}
