import Galley
import GalleyImages
import Testing

@testable import GalleyGoldens

/// What a failure says of views that are painted otherwise and did not move.
@Suite struct PaintingChangesTests {
  private func sentences(_ old: some View, _ new: some View, scale: CGFloat = 2) throws -> [String]
  {
    let canvas = GoldenCanvas(scale: scale)
    let renderer = Renderer()
    let first = try canvas.draw(old, with: renderer)
    let before = StraightAlphaImage(try first.bitmap())
    let known = try #require(LayoutSnapshot(first, pixelHash: 1))
    let drawing = try canvas.draw(new, with: renderer)
    let after = StraightAlphaImage(try drawing.bitmap())
    let layout = try #require(LayoutSnapshot(drawing, pixelHash: 1))
    return PaintingChanges(
      try #require(ImageComparison(expected: before, actual: after)), in: layout.root,
      before: known.root
    ).sentences
  }

  private func card(title: Color, area: Color, dot: Color, font: Font = .body) -> some View {
    VStack(spacing: 8) {
      Text("Poll").font(font).foregroundStyle(title)
      Text("Every Monday at nine, in the large hall").layoutName("When")
      Rectangle().fill(dot).frame(width: 40, height: 20).layoutName("Dot")
    }
    .padding(20).background(area)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func aTextAndAnAreaAreNamedWithTheirColors(scale: CGFloat) throws {
    let old = card(title: .black, area: .white, dot: .blue)
    #expect(
      try sentences(old, card(title: .red, area: .white, dot: .blue), scale: scale)
        == ["`Text \"Poll\"`: black became red"])
    let dots = try sentences(old, card(title: .black, area: .white, dot: .green), scale: scale)
    #expect(dots == ["`Dot`: blue became green"])
    let areas = try sentences(old, card(title: .black, area: .yellow, dot: .blue), scale: scale)
    #expect(areas.contains { $0.hasSuffix(": white became yellow") }, "\(areas)")
    #expect(!areas.contains { $0.contains("Poll") }, "\(areas)")
    let both = try sentences(old, card(title: .red, area: .white, dot: .green), scale: scale)
    #expect(both.count == 2, "\(both)")
    #expect(try sentences(old, old).isEmpty)
  }

  /// Changes beside each other, in the same rows, are those of two views.
  @Test func changesInTheSameRowsAreOfTheirOwnViews() throws {
    func dots(_ one: Color, _ other: Color) -> some View {
      HStack(spacing: 120) {
        Rectangle().fill(one).frame(width: 20, height: 20).layoutName("One")
        Rectangle().fill(other).frame(width: 20, height: 20).layoutName("Other")
      }
    }
    let told = try sentences(dots(.red, .blue), dots(.green, .yellow))
    #expect(told.sorted() == ["`One`: red became green", "`Other`: blue became yellow"], "\(told)")
  }

  /// The ends of a capsule are half as round as it is high: what is outside of them is behind it.
  @Test func cornersOfACapsuleAreOfWhatIsBehind() throws {
    func pill(_ ground: Color) -> some View {
      ZStack {
        Rectangle().fill(ground).frame(width: 60, height: 30).layoutName("Ground")
        Capsule().fill(.blue).frame(width: 60, height: 30).layoutName("Pill")
      }
    }
    let told = try sentences(pill(.red), pill(.green))
    #expect(!told.isEmpty && told.allSatisfy { $0 == "`Ground`: red became green" }, "\(told)")
  }

  /// The layout of an image that another process drew may say anything.
  @Test func aLayoutOfNextToNothingTellsNothing() throws {
    let images = ([0, 255] as [UInt8]).map { red in
      let pixel = Pixel(red: red, green: 0, blue: 0, alpha: 255)
      return StraightAlphaImage(Bitmap(width: 4, height: 4, filledWith: pixel))
    }
    let comparison = try #require(ImageComparison(expected: images[0], actual: images[1]))
    for width in [.leastNonzeroMagnitude, .leastNormalMagnitude, .nan, .infinity, -1] as [CGFloat] {
      let root = LayoutSnapshot.View(
        name: "Path", isNamed: false, text: nil,
        frame: CGRect(x: 0, y: 0, width: width, height: 4), proposal: .unspecified, children: [])
      #expect(PaintingChanges(comparison, in: root, before: root).sentences.count <= 1)
    }
  }

  /// Small letters have hardly a pixel in their own colour: it is that which they were painted in, and not one of their
  /// edges.
  @Test(arguments: [1, 2] as [CGFloat])
  func lettersOfFewPixelsHaveTheColorThatTheyWerePaintedIn(scale: CGFloat) throws {
    for font in [Font.custom("Inter", fixedSize: 17), .system(size: 9), .caption2] {
      let old = card(title: .black, area: .white, dot: .blue, font: font)
      let new = card(title: .red, area: .white, dot: .blue, font: font)
      #expect(
        try sentences(old, new, scale: scale) == ["`Text \"Poll\"`: black became red"])
      let faint = card(
        title: Color(red: 0.2, green: 0.4, blue: 0.6), area: .white, dot: .blue, font: font)
      #expect(
        try sentences(old, faint, scale: scale)
          == ["`Text \"Poll\"`: black became #336699"])
    }
  }

  /// Letters of several colours, and those of texts at one place, have no colour that is known: their pixels tell.
  @Test func noColorIsTakenFromAnotherText() throws {
    func layout(_ view: some View) throws -> [String?] {
      let drawing = try Renderer().draw(view, scale: 2)
      var colors: [String?] = []
      func collect(_ view: LayoutSnapshot.View) {
        if view.text != nil { colors.append(view.textColor) }
        view.children.forEach(collect)
      }
      collect(try #require(LayoutSnapshot(drawing, pixelHash: 1)).root)
      return colors
    }
    let blue = Color(red: 0, green: 0, blue: 1)
    let row = HStack {
      Text("One").foregroundStyle(blue)
      Text("Two").foregroundStyle(blue).opacity(0.5)
      Text("\(Text("Three").foregroundStyle(blue)) \(Text("four").foregroundStyle(.white))")
      Text("Five").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(try layout(row) == ["#0000FF", "#0000FF80", nil, nil])
    let moved = VStack {
      Text("One").foregroundStyle(blue)
      Text("Two").foregroundStyle(.white)
    }
    .rotationEffect(.degrees(10)).scaleEffect(2).padding(40)
    let known = try layout(moved)
    #expect(known.allSatisfy { $0 == nil || $0 == "#0000FF" || $0 == "#FFFFFF" }, "\(known)")
    let above = ZStack {
      Text("Same").foregroundStyle(blue)
      Text("Same").foregroundStyle(.white)
    }
    #expect(try layout(above) == [nil, nil])
  }

  /// Of several views in one frame, that in front has painted it, unless its outline or its letters cannot have.
  @Test func theViewInFrontIsNamed() throws {
    func circle(_ color: Color, on ground: Color) -> some View {
      Circle().fill(color).frame(width: 50, height: 50).background(ground)
    }
    #expect(
      try sentences(
        Circle().fill(.red).frame(width: 50, height: 50),
        Circle().fill(.blue).frame(width: 50, height: 50)) == ["`Circle`: red became blue"])
    #expect(
      try sentences(circle(.red, on: .yellow), circle(.red, on: .green))
        == ["`Rectangle`: yellow became green"])
    func symbol(_ color: Color, on ground: Color) -> some View {
      Image(systemName: "star").foregroundStyle(color).background(ground).padding(10)
    }
    #expect(
      try sentences(symbol(.red, on: .yellow), symbol(.blue, on: .yellow))
        == ["`Image(systemName: \"star\")`: red became blue"])
    #expect(
      try sentences(symbol(.red, on: .yellow), symbol(.red, on: .green))
        == ["`Rectangle`: yellow became green"])
    func label(_ color: Color) -> some View {
      Text("Hi").padding().background(color, in: RoundedRectangle(cornerRadius: 8))
    }
    #expect(
      try sentences(label(.blue), label(.green)) == ["`RoundedRectangle`: blue became green"])
    func canvas(_ color: Color) -> some View {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(color))
      }
      .frame(width: 60, height: 60)
    }
    #expect(try sentences(canvas(.red), canvas(.blue)) == ["`Canvas`: red became blue"])
  }

  /// Half of a line lies outside of its shape's frame.
  @Test func aLineIsThatOfItsShape() throws {
    func ring(_ color: Color) -> some View {
      Circle().stroke(color, lineWidth: 8).frame(width: 50, height: 50).padding(16)
    }
    #expect(try sentences(ring(.red), ring(.green)) == ["line of `Circle`: red became green"])
    func border(_ color: Color) -> some View { Text("Poll").border(color, width: 2).padding(4) }
    #expect(
      try sentences(border(.red), border(.green)) == ["line of `Rectangle`: red became green"])
  }

  /// What is drawn beside letters that keep their colour is no change of that.
  @Test func aTextOfTheSameColorIsPaintedOtherwise() throws {
    let (old, new) = (Text("Poll"), Text("Poll").underline())
    let otherwise = ["`Text \"Poll\"`: it is painted otherwise"]
    #expect(try sentences(old, new) == otherwise)
    #expect(
      try sentences(old.background(.yellow).padding(10), new.background(.yellow).padding(10))
        == otherwise)
  }

  /// Parts of a view that come or go have the colours of what is around.
  @Test func partsThatComeHaveNoOtherColor() throws {
    struct Part: Shape {
      var share: CGFloat
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    func bar(_ share: CGFloat) -> some View {
      Part(share: share).fill(.blue).frame(width: 100, height: 20)
    }
    let found = try sentences(bar(0.25), bar(0.75))
    #expect(found == ["`Part`: it is painted otherwise"], "\(found)")
  }

  @Test func aColorWithoutANameHasItsDigits() {
    #expect(PaintingChanges.name(0xFF33_2211) == "#112233")
    #expect(PaintingChanges.name(0x8033_220A) == "#0A223380")
    #expect(PaintingChanges.name(0x0033_2211) == "clear")
    #expect(PaintingChanges.name(0xFFFF_FFFF) == "white")
  }

  /// An image that is drawn anew all over has no colour to tell.
  @Test func noColorIsToldWhereThereAreMany() throws {
    let one = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let other = LinearGradient(colors: [.green, .black], startPoint: .leading, endPoint: .trailing)
    let found = try sentences(
      one.frame(width: 200, height: 20), other.frame(width: 200, height: 20))
    try #require(found.count == 1 && found[0].hasSuffix(": it is painted otherwise"), "\(found)")
  }
}
