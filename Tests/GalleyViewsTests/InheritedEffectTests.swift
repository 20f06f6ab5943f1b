import Galley
import Testing

/// Effects of containers, which each view that draws in them has by itself.
@Suite struct InheritedEffectTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).render().bitmap
  }

  /// Alpha in the middle of a view of 20 points.
  private func alpha(_ view: some View) throws -> Int {
    Int(try bitmap(view.frame(width: 20, height: 20))[10, 10].alpha)
  }

  private func isNear(_ one: Int, _ other: Int) -> Bool { (one - other).magnitude <= 1 }

  /// Two opaque views, one over the other: at a half each they are three quarters together.
  private var pair: some View {
    ZStack {
      Color.black
      Color.white
    }
  }

  private let each = 191
  private let whole = 128

  @Test func opacityGoesDownToTheViewsThatDraw() throws {
    let between: [(String, AnyView)] = [
      ("nothing", AnyView(pair)),
      ("background", AnyView(Color.white.background(.black))),
      ("overlay", AnyView(Color.black.overlay { Color.white })),
      ("stacks", AnyView(VStack { HStack { pair } })),
      ("frame", AnyView(pair.frame(width: 18, height: 18).padding(1))),
      ("offset", AnyView(pair.offset(x: 2))),
      ("clip", AnyView(pair.clipShape(Circle()))),
      ("corners", AnyView(pair.cornerRadius(4))),
      ("mask of a shape", AnyView(pair.mask { Circle().fill(.black) })),
      ("scale", AnyView(pair.scaleEffect(2))),
      ("uneven scale", AnyView(pair.scaleEffect(x: 1, y: 2))),
      ("turn", AnyView(pair.rotationEffect(.degrees(30)))),
      ("opacity", AnyView(pair.opacity(1))),
      ("colours", AnyView(pair.saturation(0.3))),
      ("geometry", AnyView(pair.geometryGroup())),
      ("two fills", AnyView(Rectangle().fill(.black).fill(.white))),
      ("visual effect", AnyView(pair.visualEffect { effect, _ in effect.scaleEffect(2) })),
    ]
    for (name, view) in between {
      let alpha = try alpha(view.opacity(0.5))
      #expect(isNear(alpha, each), "\(name): \(alpha)")
    }
    let effect = try alpha(pair.visualEffect { effect, _ in effect.opacity(0.5) })
    #expect(isNear(effect, each), "\(effect)")
    let border = Color.white.border(.black, width: 4).frame(width: 20, height: 20)
    #expect(isNear(Int(try bitmap(border.opacity(0.5))[1, 10].alpha), each))
  }

  @Test func whatIsOneImageFadesAsOne() throws {
    let gradient = LinearGradient(colors: [.black, .red], startPoint: .top, endPoint: .bottom)
    let canvas = Canvas { context, size in
      let box = Path(CGRect(origin: .zero, size: size))
      context.fill(box, with: .color(.black))
      context.fill(box, with: .color(.white))
    }
    let images: [(String, AnyView)] = [
      ("compositing group", AnyView(pair.compositingGroup())),
      ("drawing group", AnyView(pair.drawingGroup())),
      ("clipped group", AnyView(pair.compositingGroup().clipShape(Circle()))),
      ("mask", AnyView(pair.mask { gradient })),
      ("mask of two", AnyView(pair.mask { pair })),
      (
        "3D turn",
        AnyView(pair.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)))
      ),
      ("canvas", AnyView(canvas)),
      ("scroll view", AnyView(ScrollView { pair.frame(width: 20, height: 20) })),
      ("colour", AnyView(Color.white)),
    ]
    for (name, view) in images {
      let alpha = try alpha(view.opacity(0.5))
      #expect(isNear(alpha, whole), "\(name): \(alpha)")
    }
  }

  /// The knob of a switch hides its track, whatever fades both.
  @Test func controlsOfADeviceFadeAsOne() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    let (plain, faded) = (try bitmap(toggle), try bitmap(toggle.opacity(0.5)))
    var knob = 0
    for y in 0..<plain.height {
      for x in 0..<plain.width where plain[x, y] == ResolvedColor.white.pixel {
        knob += 1
        #expect(isNear(Int(faded[x, y].alpha), whole), "\(x), \(y): \(faded[x, y])")
      }
    }
    #expect(knob > 100)
  }

  @Test func opacitiesAreMultiplied() throws {
    #expect(isNear(try alpha(Color.red.opacity(0.5).opacity(0.5)), 64))
    #expect(isNear(try alpha(ZStack { ZStack { Color.red }.opacity(0.25) }.opacity(0.5)), 32))
    for none in [0, -1, Double.nan] { #expect(try alpha(pair.opacity(none)) == 0) }
    #expect(try alpha(pair.opacity(7)) == 255)
  }

  /// A fill that fades is the fill with a faded paint, pixel by pixel.
  @Test func fillsFadeByTheirPaint() throws {
    let colors = [Color.red, .blue]
    func gradient(_ opacity: Double) -> LinearGradient {
      LinearGradient(
        colors: colors.map { $0.opacity(opacity) }, startPoint: .leading, endPoint: .trailing)
    }
    for opacity in stride(from: 0.05, through: 0.95, by: 0.09) {
      let shape = Circle().frame(width: 30, height: 30)
      let faded = try bitmap(shape.foregroundStyle(.red).opacity(opacity))
      #expect(try bitmap(shape.foregroundStyle(Color.red.opacity(opacity))) == faded)
      let shaded = try bitmap(shape.foregroundStyle(gradient(1)).opacity(opacity))
      #expect(try bitmap(shape.foregroundStyle(gradient(opacity))) == shaded)
    }
  }

  /// Glyphs that overlap do not show it: a text is one view.
  @Test func aTextIsOneView() throws {
    let text = (Text("oo").foregroundStyle(.red) + Text("xx").foregroundStyle(.blue))
      .font(.system(size: 40)).tracking(-16)
    let (plain, faded) = (try bitmap(text), try bitmap(text.opacity(0.5)))
    #expect(plain.pixels.contains { $0 >> 24 == 255 })
    for (one, other) in zip(plain.pixels, faded.pixels) {
      #expect(isNear(Int(other >> 24), Int((Double(one >> 24) * 0.5).rounded())))
    }
  }

  @Test func blendModesGoDownAndTheInnermostCounts() throws {
    let half = Color(white: 0.5)
    func red(@ViewBuilder _ view: () -> some View) throws -> Int {
      let ground = ZStack {
        half
        view()
      }
      return Int(try bitmap(ground.frame(width: 20, height: 20))[10, 10].red)
    }
    let two = ZStack {
      half
      half
    }
    #expect(isNear(try red { two.blendMode(.multiply) }, 32))
    #expect(isNear(try red { two.clipShape(Circle()).blendMode(.multiply) }, 32))
    #expect(isNear(try red { two.compositingGroup().blendMode(.multiply) }, 64))
    #expect(isNear(try red { half.blendMode(.normal).blendMode(.multiply) }, 128))
    #expect(isNear(try red { half.blendMode(.multiply).blendMode(.screen) }, 64))
    // The second one multiplies with the first one at a half.
    #expect(isNear(try red { half.blendMode(.multiply).opacity(0.5) }, 96))
    // A filter needs one image: nothing lies below in that.
    #expect(isNear(try red { half.blendMode(.multiply).saturation(0) }, 128))
  }

  /// At the edge of two views that are blurred by themselves three quarters are left, of one image a half.
  @Test func blursGoDownToTheViewsThatDraw() throws {
    let box = pair.frame(width: 40, height: 40)
    func edge(_ view: some View) throws -> Int {
      let bitmap = try bitmap(view.frame(width: 80, height: 80))
      return (Int(bitmap[19, 40].alpha) + Int(bitmap[20, 40].alpha)) / 2
    }
    for view in [AnyView(box), AnyView(box.scaleEffect(1)), AnyView(box.opacity(1))] {
      let alpha = try edge(view.blur(radius: 4))
      #expect((alpha - 191).magnitude <= 4, "\(alpha)")
    }
    let images = [
      AnyView(box.compositingGroup()), AnyView(box.clipped()),
      AnyView(box.rotationEffect(.degrees(90))), AnyView(box.mask { Rectangle() }),
    ]
    for (index, view) in images.enumerated() {
      let alpha = try edge(view.blur(radius: 4))
      #expect((alpha - 128).magnitude <= 4, "\(index): \(alpha)")
    }
    // The blur is as wide around an enlargement as without.
    let small = pair.frame(width: 20, height: 20)
    let large = try bitmap(small.scaleEffect(2).blur(radius: 4).frame(width: 80, height: 80))
    let plain = try bitmap(box.blur(radius: 4).frame(width: 80, height: 80))
    for x in 0..<80 { #expect(isNear(Int(large[x, 40].alpha), Int(plain[x, 40].alpha)), "\(x)") }
  }

  @Test func filtersOfAlphaGoDown() throws {
    let two = ZStack {
      Color.white
      Color(white: 0.5)
    }
    #expect(try alpha(two.luminanceToAlpha()) == 255)
    #expect(isNear(try alpha(two.compositingGroup().luminanceToAlpha()), 128))
  }

  @Test func aViewAndItsShadowFadeTogether() throws {
    let box = Color.red.frame(width: 20, height: 20)
    func faded(_ view: some View) throws -> Bitmap {
      try bitmap(view.frame(width: 60, height: 60))
    }
    let one = try faded(box.shadow(color: .black, radius: 0, x: 6).opacity(0.5))
    let other = try faded(box.opacity(0.5).shadow(color: .black, radius: 0, x: 6))
    #expect(one == other)
    // Below the box there is nothing of the shadow.
    #expect(isNear(Int(one[37, 30].alpha), 128) && Int(one[37, 30].red) >= 115)
    #expect(isNear(Int(one[42, 30].alpha), 128) && one[42, 30].red == 0)
  }

  /// Recorded on SwiftUI (MetalUI, docs/probes/swiftui-paths-shadows-transforms, arm T10); the mirrored ones are not.
  @Test func shadowsTurnWithWhatCastsThem() throws {
    let box = Color.white.frame(width: 40, height: 20)
    func shadow(_ view: some View) throws -> CGRect {
      let bitmap = try bitmap(view.frame(width: 80, height: 80))
      var area = CGRect.null
      for y in 0..<80 {
        for x in 0..<80 where bitmap[x, y].alpha == 255 && bitmap[x, y].red == 0 {
          area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return area
    }
    let cast = box.shadow(color: .black, radius: 0, x: 10)
    let styled = Rectangle().fill(.white.shadow(.drop(color: .black, radius: 0, x: 10)))
      .frame(width: 40, height: 20)
    let below = CGRect(x: 30, y: 60, width: 20, height: 10)
    #expect(try shadow(cast.rotationEffect(.degrees(90))) == below)
    #expect(try shadow(styled.rotationEffect(.degrees(90))) == below)
    #expect(
      try shadow(box.rotationEffect(.degrees(90)).shadow(color: .black, radius: 0, x: 10))
        == CGRect(x: 50, y: 20, width: 10, height: 40))
    #expect(
      try shadow(cast.scaleEffect(x: -1)) == CGRect(x: 10, y: 30, width: 10, height: 20))
    #expect(
      try shadow(cast.rotationEffect(.degrees(180)))
        == CGRect(x: 10, y: 30, width: 10, height: 20))
    #expect(
      try shadow(cast.scaleEffect(x: 0.5, y: 1)) == CGRect(x: 50, y: 30, width: 5, height: 20))
  }

  /// The outer one of two shadows is cast by all that has the inner one.
  @Test func aShadowOfShadowsIsOfOneImage() throws {
    let boxes = HStack(spacing: 0) {
      Color.white.frame(width: 10, height: 10)
      Color.white.frame(width: 10, height: 10)
    }
    let twice = boxes.shadow(color: .red, radius: 0, y: 10).shadow(color: .blue, radius: 0, x: -10)
    let bitmap = try bitmap(twice.frame(width: 80, height: 40))
    func pixel(_ color: Color) throws -> Pixel {
      try self.bitmap(color.frame(width: 4, height: 4))[1, 1]
    }
    // The right box's outer shadow does not lie on the left box.
    #expect(try bitmap[35, 20] == pixel(.white) && bitmap[45, 20] == pixel(.white))
    #expect(try bitmap[35, 30] == pixel(.red) && bitmap[45, 30] == pixel(.red))
    #expect(try bitmap[25, 20] == pixel(.blue) && bitmap[25, 30] == pixel(.blue))
  }
}

/// Views that come and go fade view by view, too.
@Suite struct InheritedFadeTests: MovingSuite {
  @Test(arguments: [false, true]) func transitionsFadeEachView(isGroup: Bool) throws {
    let model = MovingModel()
    let renderer = try renderer(model) { model in
      ZStack {
        Color.clear.frame(width: 20, height: 20)
        let pair = ZStack {
          Color.black.frame(width: 20, height: 20)
          Color.white.frame(width: 20, height: 20)
        }
        if model.isOn {
          (isGroup ? AnyView(pair.compositingGroup()) : AnyView(pair)).transition(.opacity)
        }
      }
    }
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try renderer.advance(by: 0.5)
    let alpha = Int(try renderer.pixel(10, 10).alpha)
    #expect((alpha - (isGroup ? 128 : 191)).magnitude <= 1, "\(alpha)")
  }
}
