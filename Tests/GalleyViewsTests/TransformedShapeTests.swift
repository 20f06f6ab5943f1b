import Galley
import TestSupport
import Testing

/// Shapes whose outline is moved, turned, scaled and transformed, and what is drawn inside of it.
@Suite struct TransformedShapeTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 80)

  private func pixels(_ view: some View) throws -> [UInt32] {
    try ImageRenderer(content: view.frame(width: 100, height: 80)).render().bitmap.pixels
  }

  private func area(_ view: some View) throws -> Double {
    try pixels(view).reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test func insetShapesOfInsettableShapesAreInsetThemselves() {
    let shape = RoundedRectangle(cornerRadius: 8, style: .circular)
    let turned = shape.rotation(.degrees(45), anchor: .topLeading)
    #expect(
      turned.inset(by: 4).path(in: box)
        == shape.inset(by: 4).rotation(.degrees(45), anchor: .topLeading).path(in: box))
    #expect(
      Ellipse().offset(x: 3, y: -2).inset(by: 5).path(in: box)
        == Ellipse().inset(by: 5).offset(x: 3, y: -2).path(in: box))
    let types: (OffsetShape<Circle>, RotatedShape<ScaledShape<Circle>>, TransformedShape<Circle>) =
      (
        Circle().offset(x: 1), Circle().scale(2).rotation(.zero), Circle().transform(.identity)
      )
    #expect(types.0.offset == CGSize(width: 1, height: 0))
    #expect(types.1.shape.scale == CGSize(width: 2, height: 2) && types.1.anchor == .center)
    #expect(types.2.transform == .identity)
  }

  @Test func bordersLieInsideOfTheOutlineThatIsSeen() throws {
    func border(_ shape: some InsettableShape) throws -> Double {
      try area(shape.strokeBorder(.black, lineWidth: 4))
    }
    #expect((try border(Rectangle().offset(x: 0)) - (8000 - 92 * 72)).magnitude < 0.1)
    // 50 x 40, and 2 x 3 times 20 x 10.
    #expect((try border(Rectangle().scale(0.5)) - (2000 - 42 * 32)).magnitude < 0.1)
    let half = Rectangle().scale(0.5).rotation(.degrees(90))
    #expect((try border(half) - (2000 - 42 * 32)).magnitude < 0.1)
    let doubled = Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect((try border(doubled) - (2000 - 42 * 32)).magnitude < 0.1)
    #expect(Rectangle().scale(0).inset(by: 3).path(in: box).boundingRect.size == .zero)
  }

  @Test func bordersOfAnyTransformStayInside() throws {
    var random = SeededRandom(seed: 35)
    for turn in 0..<200 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        .random(in: range, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      }
      // No length becomes less than a quarter, so that an inset of 6 is at most 24 before.
      let transform = CGAffineTransform(
        a: number(0.5...2), b: number(0...0.25), c: number(0...0.25), d: number(0.5...2), tx: 0,
        ty: 0)
      let amount = CGFloat.random(in: 0...6, using: &random)
      let outer = Rectangle().transform(transform)
      let inner = outer.inset(by: amount).path(in: box).boundingRect
      let room = outer.path(in: box).boundingRect.insetBy(dx: amount - 1e-6, dy: amount - 1e-6)
      let isInside =
        room.minX <= inner.minX && room.minY <= inner.minY && room.maxX >= inner.maxX
        && room.maxY >= inner.maxY
      #expect(isInside, "seed 35, turn \(turn): \(transform), \(amount)")
    }
  }

  @Test func shapesKnowTheContainerAroundThroughTheirChanges() throws {
    func corners(_ shape: some View) throws -> Double {
      8000 - (try area(shape.containerShape(RoundedRectangle(cornerRadius: 20))))
    }
    let plain = try corners(ContainerRelativeShape().fill(.black))
    #expect(plain > 50)
    for shape in [
      AnyShape(ContainerRelativeShape().offset(x: 0)),
      AnyShape(ContainerRelativeShape().scale(1).rotation(.zero)),
      AnyShape(ContainerRelativeShape().trim()),
      AnyShape(ContainerRelativeShape().intersection(Rectangle())),
    ] {
      #expect((try corners(shape.fill(.black)) - plain).magnitude < 0.5)
    }
  }

  @Test func shapesOfNoKnownTypeAreFilledAndStroked() throws {
    let shape: any Shape = Capsule()
    let inset: any InsettableShape = Circle()
    func expectSame(_ erased: AnyView, _ view: some View, _ line: Int = #line) throws {
      #expect(try pixels(erased) == (try pixels(view)), "line \(line)")
    }
    try expectSame(AnyView(shape.fill(.blue.opacity(0.2))), Capsule().fill(.blue.opacity(0.2)))
    try expectSame(AnyView(shape.fill()), Capsule())
    try expectSame(
      AnyView(shape.fill(.red, style: FillStyle(eoFill: true))), Capsule().fill(.red))
    try expectSame(
      AnyView(shape.stroke(.red, lineWidth: 3)), Capsule().stroke(.red, lineWidth: 3))
    let style = StrokeStyle(lineWidth: 5, dash: [4, 6])
    try expectSame(AnyView(shape.stroke(.red, style: style)), Capsule().stroke(.red, style: style))
    try expectSame(
      AnyView(inset.strokeBorder(.red, lineWidth: 6)), Circle().strokeBorder(.red, lineWidth: 6))
    try expectSame(AnyView(inset.strokeBorder(lineWidth: 6)), Circle().strokeBorder(lineWidth: 6))
    try expectSame(
      AnyView(inset.strokeBorder(.red, style: style)), Circle().strokeBorder(.red, style: style))
    try expectSame(
      AnyView(inset.strokeBorder(style: style)), Circle().strokeBorder(style: style))
    try expectSame(
      AnyView(shape.fill(.green).padding(8)), Capsule().fill(.green).padding(8))
    // One fill over the other, where the type is known.
    try expectSame(
      AnyView(Capsule().fill(.red).stroke(.blue, lineWidth: 2)),
      ZStack {
        Capsule().fill(.red); Capsule().stroke(.blue, lineWidth: 2)
      })
  }
}
