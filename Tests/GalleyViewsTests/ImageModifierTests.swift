import Galley
import Testing

@Suite struct ImageModifierTests {
  /// 4 x 4 pixels: red corners, green edges, a blue middle.
  private static let frame: Bitmap = {
    var bitmap = Bitmap(width: 4, height: 4, filledWith: ResolvedColor(bytes: 0, 255, 0).pixel)
    for (x, y) in [(0, 0), (3, 0), (0, 3), (3, 3)] {
      bitmap[x, y] = ResolvedColor(bytes: 255, 0, 0).pixel
    }
    for (x, y) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
      bitmap[x, y] = ResolvedColor(bytes: 0, 0, 255).pixel
    }
    return bitmap
  }()

  /// A letter for each pixel's colour.
  private func letters(_ image: Image, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
    let view = image.frame(width: width, height: height).foregroundStyle(.black)
    let bitmap = try ImageRenderer(content: view).render().bitmap
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap[x, y]
        if pixel == .clear { return "." }
        switch (pixel.red, pixel.green, pixel.blue) {
        case (255, 0, 0): return "r"
        case (0, 255, 0): return "g"
        case (0, 0, 255): return "b"
        case (0, 0, 0): return "k"
        default: return "?"
        }
      }.joined()
    }
  }

  private var image: Image { Image(bitmap: Self.frame) }

  @Test func capsKeepTheirSize() throws {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let rows = try letters(image.resizable(capInsets: insets).interpolation(.none), 8, 6)
    #expect(rows.first == "rggggggr" && rows.last == "rggggggr")
    #expect(rows[1...4].allSatisfy { $0 == "gbbbbbbg" })
    #expect(try letters(image.resizable(capInsets: insets).interpolation(.none), 1, 6).count == 6)
  }

  /// PV3: without room, an image is as large as its caps.
  @Test func anImageIsNeverSmallerThanItsCaps() throws {
    let insets = EdgeInsets(top: 1, leading: 1.5, bottom: 2, trailing: 1)
    func answer(_ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try layoutTree(
        image.resizable(capInsets: insets), ProposedViewSize(width: width, height: height)
      ).answer
    }
    #expect(try answer(0, 0) == CGSize(width: 2.5, height: 3))
    #expect(try answer(9, 1) == CGSize(width: 9, height: 3))
    #expect(try answer(nil, 2) == CGSize(width: 4, height: 3))
  }

  @Test func aScaleThatIsNoneIsTheSmallest() throws {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    func rows(_ scale: CGFloat) throws -> [String] {
      let image = Image(bitmap: Self.frame, scale: scale).interpolation(.none)
      return try letters(image.resizable(capInsets: insets), 8, 6)
    }
    let smallest = try rows(0.01)
    for scale in [CGFloat.nan, 0, -1] { #expect(try rows(scale) == smallest, "\(scale)") }
  }

  @Test func tilesRepeat() throws {
    let rows = try letters(image.resizable(resizingMode: .tile), 10, 5)
    #expect(rows[0] == "rggrrggrrg" && rows[1] == "gbbggbbggb" && rows[4] == rows[0])
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let capped = try letters(image.resizable(capInsets: insets, resizingMode: .tile), 9, 4)
    #expect(capped[0] == "rgggggggr" && capped[1] == "gbbbbbbbg")
  }

  @Test func theNearestPixelKeepsSquares() throws {
    let rows = try letters(image.resizable().interpolation(.none), 8, 8)
    #expect(rows[0] == "rrggggrr" && rows[3] == "ggbbbbgg")
    #expect(try letters(image.resizable(), 8, 8)[1].contains("?"))
  }

  @Test func templatesTakeTheForegroundStyle() throws {
    var stencil = Bitmap(width: 2, height: 2)
    stencil[1, 0] = ResolvedColor(bytes: 9, 200, 30).pixel
    let rows = try letters(Image(bitmap: stencil).renderingMode(.template), 2, 2)
    #expect(rows == [".k", ".."])
    #expect(try letters(Image(bitmap: stencil).renderingMode(.original), 2, 2) != rows)
  }

  @Test func anImageWhoseScaleIsNoNumber() throws {
    let pixels = Bitmap(
      width: 4, height: 4, filledWith: Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    for scale in [CGFloat.nan, -1, 0, .infinity] {
      let image = Image(bitmap: pixels, scale: scale)
        .resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      _ = try Renderer().render(image.frame(width: 20, height: 20))
    }
  }
}
