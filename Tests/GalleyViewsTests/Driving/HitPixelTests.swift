import Galley
import TestSupport
import Testing

/// What is hit is what is seen: hit testing against the pixels of the same views.
@Suite struct HitPixelTests {
  /// A view of one colour, whose name is the number of the colour.
  private func leaf(_ number: Int, _ random: inout SeededRandom) -> AnyView {
    let color = Color(red: Double(number % 5) / 5 + 0.2, green: Double(number / 5) / 5, blue: 0.5)
    let side = { (random: inout SeededRandom) in CGFloat.random(in: 20...90, using: &random) }
    let (width, height) = (side(&random), side(&random))
    let name = "leaf \(number)"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return AnyView(color.frame(width: width, height: height).layoutName(name))
    case 1: return AnyView(Circle().fill(color).frame(width: width, height: width).layoutName(name))
    case 2:
      return AnyView(
        Ellipse().strokeBorder(color, lineWidth: 9).frame(width: width, height: height)
          .layoutName(name))
    default:
      return AnyView(
        RoundedRectangle(cornerRadius: 15).fill(color).frame(width: width, height: height)
          .layoutName(name))
    }
  }

  private func moved(_ view: AnyView, _ random: inout SeededRandom) -> AnyView {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return AnyView(view.rotationEffect(.degrees(Double(number(-180...180)))))
    case 1: return AnyView(view.scaleEffect(x: number(0.4...2), y: number(-2...(-0.4))))
    case 2: return AnyView(view.offset(x: number(-40...40), y: number(-40...40)))
    case 3: return AnyView(view.padding(number(0...20)).zIndex(Double(number(-1...1))))
    case 4:
      return AnyView(
        view.rotation3DEffect(
          .degrees(Double(number(-50...50))), axis: (x: number(0...1), y: 1, z: 0)))
    case 5:
      return AnyView(
        view.transformEffect(
          CGAffineTransform(
            a: 1, b: number(-0.4...0.4), c: number(-0.4...0.4), d: 1, tx: 3, ty: 4)))
    default: return view
    }
  }

  @Test(arguments: 0..<12) func whatIsHitIsWhatIsSeen(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var views: [AnyView] = []
    for number in 0..<8 {
      var view = leaf(number, &random)
      for _ in 0..<3 { view = moved(view, &random) }
      views.append(view)
    }
    let halves = (Array(views.prefix(4)), Array(views.suffix(4)))
    let view = ZStack {
      moved(AnyView(ZStack { ForEach(0..<4) { halves.0[$0] } }), &random)
      ForEach(0..<4) { halves.1[$0] }
    }
    .frame(width: 240, height: 240)
    let renderer = ImageRenderer(content: view)
    let bitmap = try renderer.draw().bitmap()
    var (compared, names) = (0, [UInt32: String]())
    for _ in 0..<400 {
      let (x, y) = (
        Int.random(in: 2..<238, using: &random), Int.random(in: 2..<238, using: &random)
      )
      let pixel = bitmap.pixels[y * 240 + x]
      // Edges are smooth: they belong to two views.
      let isEven = (-2...2).allSatisfy { down in
        (-2...2).allSatisfy { bitmap.pixels[(y + down) * 240 + x + $0] == pixel }
      }
      guard isEven else { continue }
      compared += 1
      let hits = try renderer.views(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
      let name = hits.last { $0.name.hasPrefix("leaf") }?.name
      #expect((pixel == 0) == (name == nil), "seed \(seed) at \(x), \(y): \(name ?? "nothing")")
      guard pixel != 0, let name else { continue }
      #expect(names[pixel, default: name] == name, "seed \(seed) at \(x), \(y)")
      names[pixel] = name
    }
    #expect(compared > 100)
    #expect(Set(names.values).count == names.count)
  }
}
