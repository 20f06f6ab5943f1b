import Galley
import GalleyUIKit
import Testing

/// Images and views that code draws by the words of Core Graphics and UIKit.
@MainActor @Suite struct UIGraphicsTests {
  private func pixels(_ view: some View) throws -> [UInt32] {
    let report = try Renderer().render(view.frame(width: 60, height: 40))
    #expect(report.problems.isEmpty, "\(report.problems)")
    return report.bitmap.pixels
  }

  private let whole = CGRect(x: 0, y: 0, width: 60, height: 40)

  @Test func anImageIsWhatItsCodeDraws() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format)
      .image { context in
        UIColor.systemRed.setFill()
        context.fill(whole)
        context.cgContext.setFillColor(UIColor.systemBlue.cgColor)
        context.cgContext.fill(CGRect(x: 10, y: 20, width: 30, height: 10))
      }
    #expect(image.size == CGSize(width: 60, height: 40) && image.scale == 2)
    #expect(image.cgImage?.width == 120 && image.cgImage?.height == 80)
    let drawn = Color(uiColor: .systemRed).overlay(alignment: .topLeading) {
      Color(uiColor: .systemBlue).frame(width: 30, height: 10).offset(x: 10, y: 20)
    }
    #expect(try pixels(Image(uiImage: image)) == pixels(drawn))
  }

  @Test func anImageBeginsAndEnds() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 60, height: 40), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
    UIColor.white.set()
    UIRectFill(whole)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 20, height: 10) && inner.cgImage?.width == 20)
    inner.draw(in: CGRect(x: 20, y: 10, width: 20, height: 20))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let drawn = Color.black.overlay { Color.white.frame(width: 20, height: 20) }
    #expect(try pixels(Image(uiImage: image)) == pixels(drawn))
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  private final class Drawn: UIView {
    let body: (CGContext, CGRect) -> Void
    init(_ body: @escaping (CGContext, CGRect) -> Void) {
      self.body = body
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      if let context = UIGraphicsGetCurrentContext() { body(context, rect) }
    }
  }

  private struct Shown: UIViewRepresentable {
    let body: (CGContext, CGRect) -> Void
    func makeUIView(context: Context) -> Drawn { Drawn(body) }
    func updateUIView(_ view: Drawn, context: Context) {}
  }

  private func expect(
    _ body: @escaping (CGContext, CGRect) -> Void,
    is drawn: @escaping (inout GraphicsContext) -> Void
  ) throws {
    let expected = try pixels(Canvas { context, _ in drawn(&context) })
    #expect(try pixels(Shown(body: body)) == expected)
    #expect(
      try pixels(Canvas { context, _ in context.withCGContext { body($0, whole) } }) == expected)
    #expect(Set(expected).count > 1)
  }

  @Test func pathsAreBuiltAndPainted() throws {
    try expect { context, rect in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 50, y: 10))
      context.addLine(to: CGPoint(x: rect.midX, y: 30))
      context.closePath()
      context.fillPath()
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setStrokeColor(gray: 0, alpha: 1)
      context.addArc(
        center: CGPoint(x: 30, y: 20), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
      context.strokePath()
    } is: { context in
      var triangle = Path()
      triangle.addLines([
        CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 30, y: 30),
      ])
      triangle.closeSubpath()
      context.fill(triangle, with: .color(Color(red: 1, green: 0, blue: 0)))
      var arc = Path()
      arc.addArc(
        center: CGPoint(x: 30, y: 20), radius: 8, startAngle: .zero, endAngle: .degrees(180),
        clockwise: false)
      context.stroke(
        arc, with: .color(.black), style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }
  }

  /// What is kept comes back: transforms, clips, colours and opacity.
  @Test func statesAreKeptAndRestored() throws {
    try expect { context, _ in
      context.saveGState()
      context.translateBy(x: 20, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 2))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 30, width: 4, height: 4))
    } is: { context in
      var faded = context
      faded.opacity = 0.5
      faded.fill(Path(CGRect(x: 20, y: 10, width: 10, height: 4)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 30, width: 4, height: 4)), with: .color(.black))
    }
  }

  /// Without options nothing lies before the start and behind the end (Apple's page on `CGGradientDrawingOptions`).
  @Test func gradientsReachAsFarAsTheirOptionsSay() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let faint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: [red, faint] as CFArray, locations: [0, 1]))
    // Of one colour, as Core Graphics mixes others in sRGB and SwiftUI in OKLab.
    let colors = Gradient(colors: [Color(cgColor: red), Color(cgColor: faint)])
    let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 40, y: 0))
    try expect { context, _ in
      context.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    } is: { context in
      context.fill(
        Path(whole), with: .linearGradient(colors, startPoint: start, endPoint: end))
    }
    try expect { context, _ in
      context.drawLinearGradient(gradient, start: start, end: end, options: [])
    } is: { context in
      context.fill(
        Path(CGRect(x: 10, y: 0, width: 30, height: 40)),
        with: .linearGradient(colors, startPoint: start, endPoint: end))
    }
    try expect { context, _ in
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 40))
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 30, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 30, y: 20), endRadius: 15, options: .drawsAfterEndLocation)
    } is: { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 30, height: 40)),
        with: .radialGradient(
          colors, center: CGPoint(x: 30, y: 20), startRadius: 0, endRadius: 15))
    }
    for colors: CFArray in [[], [1], [red, 1]] {
      #expect(CGGradient(colorsSpace: space, colors: colors, locations: nil) == nil)
    }
  }

  /// An image lies as in a space whose y axis points up.
  @Test func anImageOfCoreGraphicsIsTurned() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 60, height: 10))
    }
    let pixels = try #require(image.cgImage)
    try expect { context, rect in
      context.draw(pixels, in: rect)
    } is: { context in
      context.fill(Path(CGRect(x: 0, y: 30, width: 60, height: 10)), with: .color(.black))
    }
  }

  @Test func aHostedViewIsAnImage() throws {
    struct Chip: View {
      var body: some View { Color.green.frame(width: 60, height: 40) }
    }
    let controller = UIHostingController(rootView: Chip())
    let size = controller.view.intrinsicContentSize
    #expect(size == CGSize(width: 60, height: 40))
    controller.view.bounds = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      #expect(controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true))
    }
    #expect(try pixels(Image(uiImage: image)) == pixels(Chip()))
    let layer = UIGraphicsImageRenderer(size: size).image {
      controller.view.layer.render(in: $0.cgContext)
    }
    #expect(try pixels(Image(uiImage: layer)) == pixels(Chip()))
    #expect(!controller.view.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test func partsOfAnImageWithoutNumbers() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in }.cgImage
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(image?.cropping(to: CGRect(x: number, y: 0, width: 2, height: 2)) == nil)
      _ = image?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: number))
    }
    #expect(image?.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 2))?.width == 3)
  }
}
