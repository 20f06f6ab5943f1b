import Galley
import Testing

/// Rules of drawing, colours and spaces by their numbers.
@Suite struct DrawingRuleTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).render().bitmap
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let redPixel = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let bluePixel = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private let clearPixel = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test("ST16: a zIndex changes what is in front, never where it lies; equals keep their order")
  func drawingOrder() throws {
    func middle(_ below: Double, _ above: Double) throws -> Pixel {
      let stack = ZStack {
        red.zIndex(below)
        blue.zIndex(above)
      }
      return try bitmap(stack.frame(width: 4, height: 4))[2, 2]
    }
    #expect(try middle(0, 0) == bluePixel && middle(7, 7) == bluePixel)
    #expect(try middle(1, 0) == redPixel && middle(0, -1) == redPixel)
    let row = HStack(spacing: 0) {
      red.frame(width: 4, height: 4).zIndex(9)
      blue.frame(width: 4, height: 4)
    }
    let drawn = try bitmap(row)
    #expect(drawn[1, 1] == redPixel && drawn[5, 1] == bluePixel)
  }

  @Test("P1: padding without a length is 16")
  func defaultPadding() throws {
    let box = red.frame(width: 10, height: 10)
    #expect(try layoutTree(box.padding()).answer == CGSize(width: 42, height: 42))
    #expect(try layoutTree(box.padding(.top)).answer == CGSize(width: 10, height: 26))
  }

  @Test("EF2: a hidden view keeps its room and draws nothing")
  func hiddenViews() throws {
    let row = HStack(spacing: 0) {
      red.frame(width: 4, height: 4).hidden()
      blue.frame(width: 4, height: 4)
    }
    let drawn = try bitmap(row)
    #expect(drawn.width == 8 && drawn[1, 1] == clearPixel && drawn[5, 1] == bluePixel)
  }

  @Test("ZB3, ZB4: a background fills the box as it is where the modifier stands")
  func backgrounds() throws {
    let box = Color.clear.frame(width: 6, height: 6)
    let inside = try bitmap(box.background(red).padding(2))
    #expect(inside[1, 1] == clearPixel && inside[2, 2] == redPixel && inside[8, 8] == clearPixel)
    let outside = try bitmap(box.padding(2).background(red))
    #expect(outside[0, 0] == redPixel && outside[9, 9] == redPixel)
  }

  @Test("SH4: a line is centred on the outline")
  func strokes() throws {
    let view = Rectangle().stroke(blue, lineWidth: 4).frame(width: 20, height: 20).padding(5)
    let drawn = try bitmap(view)
    let seen = (0..<30).filter { drawn[$0, 15] == bluePixel }
    #expect(seen == [3, 4, 5, 6, 23, 24, 25, 26])
  }

  @Test("SH5: the radius of an inset rectangle is less by the inset")
  func insets() {
    let outer = CGRect(x: 0, y: 0, width: 100, height: 80)
    let inner = CGRect(x: 5, y: 5, width: 90, height: 70)
    for style in [RoundedCornerStyle.circular, .continuous] {
      func shape(_ radius: CGFloat) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: radius, style: style)
      }
      #expect(shape(20).inset(by: 5).path(in: outer) == shape(15).path(in: inner))
      #expect(shape(3).inset(by: 5).path(in: outer) == shape(0).path(in: inner))
    }
  }

  @Test("SH7: a border lies inside the bounds, in front of the view")
  func borders() throws {
    let drawn = try bitmap(red.frame(width: 12, height: 12).border(blue, width: 2))
    #expect(drawn.width == 12 && drawn.height == 12)
    let row = (0..<12).map { drawn[$0, 6] == bluePixel }
    #expect(row == (0..<12).map { $0 < 2 || $0 >= 10 })
  }

  @Test("SH8: a clip cuts what stands before it; nothing else cuts what overflows")
  func clips() throws {
    let overflowing = red.frame(width: 8, height: 8).frame(width: 4, height: 4)
    let clipped = try bitmap(overflowing.clipped().padding(2).background(blue))
    #expect(clipped.width == 8 && clipped[1, 1] == bluePixel && clipped[2, 2] == redPixel)
    #expect(clipped[5, 5] == redPixel && clipped[6, 6] == bluePixel)
    let whole = try bitmap(overflowing.padding(2).background(blue))
    #expect(whole.width == 8 && whole[0, 0] == redPixel && whole[7, 7] == redPixel)
  }

  @Test("SH10: a view that is scaled to nothing is not drawn")
  func scales() throws {
    let drawn = try bitmap(red.frame(width: 8, height: 8).scaleEffect(0))
    #expect(drawn.width == 8 && drawn.pixels.allSatisfy { $0 == 0 })
  }

  @Test("CO3: labels in light and dark")
  func labels() {
    func resolve(_ color: Color, _ scheme: ColorScheme) -> [Double] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let found = color.resolved(in: environment)
      return [found.red * 255, found.green * 255, found.blue * 255, found.alpha]
        .map { ($0 * 100).rounded() / 100 }
    }
    #expect(resolve(.primary, .light) == [0, 0, 0, 1])
    #expect(resolve(.primary, .dark) == [255, 255, 255, 1])
    #expect(resolve(.secondary, .light) == [60, 60, 67, 0.6])
    #expect(resolve(.secondary, .dark) == [235, 235, 245, 0.6])
  }

  @Test("CO4: components beyond 0 and 1 are kept, and opacities are multiplied")
  func components() {
    let environment = EnvironmentValues()
    let wide = Color(red: 2, green: -1, blue: 0.5).resolved(in: environment)
    #expect(wide.red == 2 && wide.green == -1 && wide.blue == 0.5 && wide.alpha == 1)
    #expect(Color.black.opacity(0.5).opacity(0.5).resolved(in: environment).alpha == 0.25)
    let cyan = Color(hue: 0.5, saturation: 1, brightness: 1).resolved(in: environment)
    #expect(cyan.red == 0 && cyan.green == 1 && cyan.blue == 1)
    let gray = Color(white: 0.25).resolved(in: environment)
    #expect(gray.red == 0.25 && gray.green == 0.25 && gray.blue == 0.25)
  }

  @Test("CO5: a colour's gradient goes from a lighter tint at the top to the colour")
  func gradients() throws {
    let drawn = try bitmap(Rectangle().fill(Color.black.gradient).frame(width: 4, height: 100))
    // 18 parts of a hundred are white at the top.
    #expect((43...46).contains(drawn[1, 0].red) && drawn[1, 99].red <= 1)
    let reds = (0..<100).map { drawn[1, $0].red }
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("CS1, CS2: an unknown name is the image's space; a frame in it is the box around the view")
  func spaces() throws {
    final class Log {
      var frames: [CGRect] = []
    }
    let log = Log()
    let view = Color.clear.frame(width: 10, height: 10)
      .overlay {
        GeometryReader { proxy in
          let _ =
            log.frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("nobody")),
            ]
          Color.clear
        }
      }
      .scaleEffect(2)
      .padding(10)
    _ = try ImageRenderer(content: view).render()
    let scaled = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(log.frames == [CGRect(x: 0, y: 0, width: 10, height: 10), scaled, scaled])
  }
}
