import Galley
import Testing

/// Turns in space of what is seen from the front: painted as turns of the plane, not from a flat image of their own.
@MainActor @Suite struct FrontalProjectionTests {
  private var mark: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Front").font(.system(size: 9))
      Circle().stroke(.red, lineWidth: 1.5).frame(width: 15)
    }
    .frame(width: 41, height: 33)
  }

  private func pixels(_ view: some View) throws -> [UInt32] {
    try Renderer().render(view.padding(7)).bitmap.pixels
  }

  private func turned(_ view: some View, _ degrees: Double, z: CGFloat = 1) -> some View {
    view.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 0, z: z))
  }

  @Test func noTurnChangesNothing() throws {
    let plain = try pixels(mark)
    for axis: (CGFloat, CGFloat, CGFloat) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 3)] {
      let still = mark.rotation3DEffect(.zero, axis: (x: axis.0, y: axis.1, z: axis.2))
      #expect(try pixels(still) == plain, "\(axis)")
    }
    #expect(try pixels(mark.projectionEffect(ProjectionTransform())) == plain)
  }

  @Test func turnsOfThePlaneAreRotations() throws {
    for degrees in [30.0, 90, 180, 270] {
      let rotated = try pixels(mark.rotationEffect(.degrees(degrees)))
      #expect(try near(pixels(turned(mark, degrees)), rotated), "\(degrees)")
    }
  }

  /// A half turn of a card is its mirror image, whatever rounding leaves of the perspective.
  @Test func aHalfTurnMirrors() throws {
    let flipped = mark.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(try near(pixels(flipped), pixels(mark.scaleEffect(x: -1, y: 1))))
  }

  /// Each turn had a flat image of twice the size: three in each other took sixty-four times the pixels.
  @Test func turnsInEachOtherHaveNoImages() throws {
    let nested = turned(turned(turned(mark, 0), -90), 90)
    #expect(try near(pixels(nested), pixels(mark)))
    let many = (0..<12).reduce(AnyView(mark)) { view, _ in AnyView(turned(view, 0)) }
    #expect(try pixels(many) == pixels(mark))
  }

  /// One image for what is done to it, as every turn in space.
  @Test func aFadedTurnIsOneImage() throws {
    let pair = ZStack {
      Color.black
      Color.black
    }
    .frame(width: 10, height: 10)
    let faded = try pixels(turned(pair, 0).opacity(0.5))
    #expect(try faded == pixels(pair.compositingGroup().opacity(0.5)))
  }

  /// Whether no component is further away than rounding of sines makes it.
  private func near(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { first, second in
        stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
          abs(Int(first >> shift & 255) - Int(second >> shift & 255)) <= 2
        }
      }
  }
}
