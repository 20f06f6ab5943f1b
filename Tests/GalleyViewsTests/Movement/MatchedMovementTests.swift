import Galley
import Testing

/// The way that two views share of which one goes and the other comes in its place (`matchedGeometryEffect`).
@Suite struct MatchedMovementTests: MovingSuite {
  enum Kind: CaseIterable, Sendable { case stack, ends, rows, padding }

  private nonisolated struct Pair: View {
    let kind: Kind
    @ObservedObject var model: MovingModel
    @Namespace private var space

    private func box(_ color: Color) -> some View {
      color.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        switch kind {
        case .stack:
          if model.isOn {
            HStack(spacing: 0) {
              Color.clear.frame(width: 60, height: 10)
              box(.red)
            }
          } else {
            box(.blue)
          }
        case .ends:
          HStack(spacing: 0) {
            if !model.isOn { box(.blue) }
            Spacer(minLength: 0)
            if model.isOn { box(.red) }
          }
        case .rows:
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
              Color.clear.frame(width: 20, height: 10)
              if !model.isOn { box(.blue) }
            }
            HStack(spacing: 0) {
              Color.clear.frame(width: 60, height: 10)
              if model.isOn { box(.red) }
            }
          }
        case .padding:
          if model.isOn {
            Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
              .padding(.leading, 60)
          } else {
            Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space)
          }
        }
      }
      .frame(width: 100, height: 20)
    }
  }

  /// The box of all that is seen.
  private func covered(_ renderer: ImageRenderer<some View>) throws -> CGRect {
    let bitmap = try renderer.render().bitmap
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width
      where Pixel(rawValue: bitmap.pixels[y * bitmap.width + x]).alpha > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func toggle(_ renderer: ImageRenderer<some View>, _ model: MovingModel) throws {
    try renderer.perform { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
  }

  @Test(arguments: Kind.allCases)
  func theViewThatGoesIsWhereTheOtherOneIs(kind: Kind) throws {
    let ways: [Kind: [CGPoint]] = [
      .stack: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)],
      .ends: [CGPoint(x: 0, y: 0), CGPoint(x: 45, y: 0), CGPoint(x: 90, y: 0)],
      .rows: [CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 5), CGPoint(x: 60, y: 10)],
      .padding: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)],
    ]
    let model = MovingModel()
    let renderer = ImageRenderer(content: Pair(kind: kind, model: model))
    try renderer.advance(by: 0)
    try toggle(renderer, model)
    for (time, place) in zip([0, 0.5, 1], try #require(ways[kind])) {
      try renderer.advance(to: time)
      #expect(
        try covered(renderer) == CGRect(origin: place, size: CGSize(width: 10, height: 10)))
      if time == 0.5 {
        // Half of one in front of half of the other: 1 - 0.5 * 0.5.
        let alpha = Int(try renderer.pixel(Int(place.x) + 5, Int(place.y) + 5).alpha)
        #expect(abs(alpha - 191) <= 2)
      }
    }
    #expect(try renderer.box(of: .red).width == 10)
  }

  /// It turns round where it is, and the other one goes with it.
  @Test func aViewThatComesBackSharesItsWayToo() throws {
    let model = MovingModel()
    let renderer = ImageRenderer(content: Pair(kind: .stack, model: model))
    try renderer.advance(by: 0)
    try toggle(renderer, model)
    try renderer.advance(by: 0.5)
    try toggle(renderer, model)
    for (time, x) in [(0.5, 30), (1, 15), (1.5, 0)] as [(Double, CGFloat)] {
      try renderer.advance(to: time)
      #expect(try covered(renderer) == CGRect(x: x, y: 0, width: 10, height: 10))
    }
    #expect(try renderer.box(of: .blue).width == 10)
  }
}
