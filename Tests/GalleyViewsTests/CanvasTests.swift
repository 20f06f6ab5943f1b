import Galley
import Testing

@Suite struct CanvasTests {
  /// The pixels of a drawing of 40 by 40.
  private func pixels(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> (Int, Int) -> Pixel {
    let canvas = Canvas(renderer: draw).frame(width: 40, height: 40)
    let bitmap = try Renderer().render(canvas).bitmap
    return { bitmap[$0, $1] }
  }
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private let clear = Pixel.clear
  private let pure = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)

  @Test func fillsPathsWhereTheTransformPutsThem() throws {
    let pixel = try pixels { context, _ in
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: pure)
    }
    #expect(pixel(9, 9) == clear)
    #expect(pixel(10, 10) == blue)
    #expect(pixel(19, 19) == blue)
    #expect(pixel(20, 20) == clear)
  }

  @Test func aCopyHasAStateOfItsOwn() throws {
    let pixel = try pixels { context, size in
      var copy = context
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 40)))
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 10)))
      copy.fill(Path(CGRect(origin: .zero, size: size)), with: pure)
      context.fill(Path(CGRect(x: 30, y: 30, width: 10, height: 10)), with: pure)
    }
    #expect(pixel(5, 5) == blue)
    #expect(pixel(5, 15) == clear)
    #expect(pixel(15, 5) == clear)
    #expect(pixel(35, 35) == blue)
  }

  @Test func inverseClipsLeaveOut() throws {
    let pixel = try pixels { context, size in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 40)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: pure)
    }
    #expect(pixel(5, 5) == clear)
    #expect(pixel(25, 5) == blue)
  }

  @Test func filtersThatWereAddedLaterComeFirst() throws {
    let pixel = try pixels { context, _ in
      context.addFilter(.colorInvert())
      context.addFilter(.brightness(1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: pure)
    }
    #expect(pixel(5, 5) == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func aLayerIsOneImage() throws {
    let pixel = try pixels { context, _ in
      context.opacity = 0
      context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: pure) }
    }
    #expect(pixel(5, 5) == clear)
  }

  @Test func nothingIsSeenOutsideOfTheCanvas() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: -50, y: -50, width: 100, height: 100)), with: .color(.red))
    }
    let bitmap = try Renderer().render(canvas.frame(width: 4, height: 4).padding(4)).bitmap
    #expect(bitmap[0, 0].alpha == 0)
    #expect(bitmap[5, 5].alpha == 255)
  }

  @Test func clipsUnderTransformsWithoutNumbers() throws {
    for number in [CGFloat.nan, .infinity, -.greatestFiniteMagnitude] {
      _ = try pixels { context, _ in
        context.transform = CGAffineTransform(a: number, b: 1, c: number, d: 1, tx: number, ty: 0)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
        _ = context.clipBoundingRect
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: pure)
      }
    }
  }
}
