import Galley
import Testing

@Suite struct MaterialTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 120, height: 80)).render().bitmap
  }

  private func glass(_ material: Material) -> some View {
    Rectangle().fill(material).frame(width: 60, height: 40)
  }

  @Test func anEvenGroundIsTintedOnly() throws {
    let gray = Color(white: 0.4)
    for (material, tint) in [(Material.ultraThin, 0.4), (.regular, 0.7), (.ultraThick, 0.9)] {
      let bitmap = try bitmap(
        ZStack {
          gray; glass(material)
        })
      let exact: Double = (0.4 * (1 - tint) + 0.97 * tint) * 255
      #expect((Double(bitmap[60, 40].red) - exact).magnitude <= 1.5)
      #expect(bitmap[60, 40].red == bitmap[60, 40].blue && bitmap[2, 2].red == 102)
    }
    let dark = try bitmap(
      ZStack {
        gray; glass(.regular)
      }.environment(\.colorScheme, .dark))
    let mixed: Double = (0.4 * 0.3 + 0.14 * 0.7) * 255
    #expect((Double(dark[60, 40].red) - mixed).magnitude <= 1.5)
  }

  @Test func edgesBelowAreBlurredInsideOnly() throws {
    let ground = HStack(spacing: 0) {
      Color.black
      Color.white
    }
    let bitmap = try bitmap(
      ZStack {
        ground; glass(.ultraThin)
      })
    let row = (31..<90).map { Int(bitmap[$0, 40].red) }
    let isRising = zip(row, row.dropFirst()).allSatisfy { one, next in one <= next + 1 }
    #expect(isRising)
    #expect(row[28] > row[5] + 20 && row[52] > row[30] + 20)
    // Outside the edge is as sharp as it was.
    #expect(bitmap[59, 5].red == 0 && bitmap[60, 5].red == 255)
  }

  /// A shadow that falls beside the image changes nothing in it: it makes no layer, with a clip or without.
  @Test func shadowsDoNotHideTheGround() throws {
    func pixels(_ glass: some View) throws -> [UInt32] {
      let ground = HStack(spacing: 0) {
        Color.black
        Color.white
      }
      return try bitmap(
        ZStack {
          ground; glass
        }
      ).pixels
    }
    let plain = glass(.ultraThin)
    #expect(try pixels(plain.shadow(color: .black, radius: 2, y: 300)) == pixels(plain))
    let clipped = ZStack {
      glass(.regular)
      Text("a")
    }
    .clipShape(Circle())
    #expect(try pixels(clipped.shadow(color: .black, radius: 2, y: 300)) == pixels(clipped))
    let shaded = try bitmap(
      ZStack {
        Color.white; plain.shadow(color: .black, radius: 4, y: 4)
      })
    #expect(shaded[60, 64].red < 220 && shaded[60, 12].red > 240 && shaded[60, 40].red > 230)
  }

  @Test func clipsDoNotHideTheGround() throws {
    let ground = Color(white: 0.4)
    let clipped = ZStack {
      glass(.regular)
      Text("a")
    }
    .clipShape(Circle())
    let bitmap = try bitmap(
      ZStack {
        ground; clipped
      })
    let exact: Double = (0.4 * 0.3 + 0.97 * 0.7) * 255
    #expect((Double(bitmap[60, 30].red) - exact).magnitude <= 1.5)
    // In a layer of its own there is nothing below.
    let alone = try self.bitmap(glass(.regular).compositingGroup().opacity(0.5))
    #expect(alone[60, 40].alpha < 200)
  }
}
