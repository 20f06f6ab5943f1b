import GalleyGoldens
import Testing

/// What a failure says of numbers that no frame shows, and of views that follow others.
@Suite struct ChangedMeasuresTests {
  private func sentences(
    _ old: some View, _ new: some View, width: CGFloat? = nil
  ) throws -> [String] {
    func snapshot(_ view: some View) throws -> LayoutSnapshot {
      let drawing = try GoldenCanvas(width: width, scale: 1, background: nil)
        .draw(view, with: Renderer())
      let found = try #require(LayoutSnapshot(drawing, pixelHash: 1))
      #expect(LayoutSnapshot(data: found.data) == found)
      return found
    }
    return LayoutDifference(from: try snapshot(old), to: try snapshot(new)).sentences
  }

  @Test func gapsOfGridsAreTold() throws {
    func grid(_ x: CGFloat, _ y: CGFloat?) -> some View {
      Grid(horizontalSpacing: x, verticalSpacing: y) {
        GridRow {
          Text("A")
          Text("B")
        }
        GridRow {
          Text("C")
          Text("D")
        }
      }
    }
    #expect(try sentences(grid(4, 6), grid(12, 6)).first == "column gaps of Grid 4 became 12")
    #expect(try sentences(grid(4, 6), grid(4, 9)).first == "row gaps of Grid 6 became 9")
    #expect(try sentences(grid(4, nil), grid(4, 20)).first == "row gaps of Grid default became 20")
    let named = try sentences(grid(4, 6).layoutName("Board"), grid(12, 6).layoutName("Board"))
    #expect(named.first == "column gaps of `Board` 4 became 12", "\(named)")
  }

  /// Views that are made alike change alike: they are told of once, with their number.
  @Test func measuresThatChangeAlikeAreCounted() throws {
    func lines(_ width: CGFloat) -> some View {
      VStack {
        ForEach(0..<3, id: \.self) { _ in
          Circle().stroke(.red, lineWidth: width).frame(width: 40, height: 40)
        }
      }
    }
    let told = try sentences(lines(2), lines(5))
    #expect(told.contains("line width 2 became 5 in 3 views"), "\(told)")
  }

  @Test func gapsOfLazyGridsAndListsAreTold() throws {
    func down(_ column: CGFloat, _ row: CGFloat) -> some View {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: column), GridItem(.fixed(40))], spacing: row
      ) { ForEach(0..<4, id: \.self) { Text("\($0)") } }
    }
    #expect(
      try sentences(down(4, 6), down(9, 6)).first == "column gaps of LazyVGrid 4 became 9")
    #expect(try sentences(down(4, 6), down(4, 16)).first == "row gaps of LazyVGrid 6 became 16")
    func across(_ row: CGFloat, _ column: CGFloat) -> some View {
      LazyHGrid(
        rows: [GridItem(.fixed(40), spacing: row), GridItem(.fixed(40))], spacing: column
      ) { ForEach(0..<4, id: \.self) { Text("\($0)") } }
    }
    #expect(
      try sentences(across(4, 6), across(9, 16)).prefix(2)
        == ["column gaps of LazyHGrid 6 became 16", "row gaps of LazyHGrid 4 became 9"])
    func list(_ gap: CGFloat) -> some View {
      List {
        Text("A")
        Text("B")
      }
      .listRowSpacing(gap).frame(height: 400)
    }
    let rows = try sentences(list(2), list(12), width: 300)
    #expect(rows.contains("row gaps of List 2 became 12"), "\(rows)")
    #expect(!rows.contains { $0.contains("FixedPath") || $0.contains("(implicit)") }, "\(rows)")
  }

  @Test func linesTrimsAndCornersAreTold() throws {
    func line(_ width: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: width)
        .frame(width: 50, height: 50)
    }
    #expect(try sentences(line(1), line(3)) == ["line width 1 became 3"])
    func arc(_ end: CGFloat) -> some View {
      Circle().trim(from: 0, to: end).stroke(.red, lineWidth: 4).frame(width: 50, height: 50)
    }
    #expect(try sentences(arc(0.5), arc(0.75)) == ["trim 0 to 0.5 became 0 to 0.75"])
    func uneven(_ radius: CGFloat) -> some View {
      UnevenRoundedRectangle(topLeadingRadius: radius).fill(.red).frame(width: 50, height: 50)
    }
    #expect(
      try sentences(uneven(8), uneven(18))
        == ["corner radii 8 (top leading) became 18 (top leading)"])
    #expect(try sentences(uneven(0), uneven(18)) == ["corner radii 0 became 18 (top leading)"])
  }

  @Test func effectsSayTheirNumbers() throws {
    func scaled(_ x: CGFloat, _ y: CGFloat) -> some View { Text("Poll").scaleEffect(x: x, y: y) }
    #expect(
      try sentences(scaled(1, 1), scaled(1.5, 1.5))
        == ["`scaleEffect(1)` became `scaleEffect(1.5)`"])
    #expect(
      try sentences(scaled(1, 1), scaled(1, 2)) == ["`scaleEffect(1)` became `scaleEffect(1, 2)`"])
    #expect(
      try sentences(
        Text("Poll").rotationEffect(.degrees(3)), Text("Poll").rotationEffect(.degrees(13)))
        == ["`rotationEffect(3°)` became `rotationEffect(13°)`"])
    func turned(_ degrees: Double) -> some View {
      Text("Poll").rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    }
    #expect(
      try sentences(turned(20), turned(50))
        == ["`rotation3DEffect(20°)` became `rotation3DEffect(50°)`"])
  }

  @Test func theSizeOfLettersIsAReason() throws {
    func text(_ size: CGFloat) -> some View { Text("Poll").font(.system(size: size)) }
    let one = try sentences(text(17), text(20))
    #expect(one.count == 1, "\(one)")
    #expect(
      one[0].hasPrefix("`Text \"Poll\"` is ")
        && one[0].hasSuffix(" because the font size 17 became 20"), "\(one)")
    // Several are told at once.
    func three(_ size: CGFloat) -> some View {
      VStack { ForEach(0..<3, id: \.self) { Text("Ferry \($0)") } }.font(.system(size: size))
    }
    let all = try sentences(three(17), three(20)).filter { $0.contains("font size") }
    #expect(all.count == 1, "\(all)")
    #expect(
      all[0].hasPrefix("`Text \"Ferry 0\"` and 2 others ")
        && all[0].hasSuffix(" because the font size 17 became 20"), "\(all)")
  }

  @Test func viewsOfOneReasonAreOneSentence() throws {
    func rows(_ padding: CGFloat) -> some View {
      VStack { ForEach(0..<3, id: \.self) { Text("Row \($0)").padding(padding) } }
    }
    let found = try sentences(rows(4), rows(13))
    #expect(
      found.first
        == "`Text \"Row 0\"` and 2 others are 18.0 wider and 18.0 higher "
        + "because `padding(4)` became `padding(13)`", "\(found)")
  }

  @Test func manyMovesAreOneSentence() throws {
    func stack(_ gap: CGFloat) -> some View {
      VStack(spacing: gap) {
        ForEach(0..<6, id: \.self) { Color.red.frame(width: 10, height: 10).layoutName("\($0)") }
      }
    }
    #expect(
      try sentences(stack(12), stack(18)) == [
        "gaps of VStack 12 became 18", "`VStack` with `0` is 30.0 higher (120 to 150)",
        "`1` and 4 others moved down by 6 to 30",
      ])
  }

  /// A background has the size of what it is behind: that it follows is no news.
  @Test func whatFollowsAnotherViewIsNotTold() throws {
    func card(_ padding: CGFloat) -> some View {
      Text("Odd").padding(padding).background(.red, in: RoundedRectangle(cornerRadius: 8))
        .overlay { Color.clear }
    }
    let found = try sentences(card(3), card(5))
    #expect(found.allSatisfy { $0.hasPrefix("`Text \"Odd\"` ") } && found.count == 2, "\(found)")
    // What changed in it is.
    func badge(_ text: String, _ padding: CGFloat) -> some View {
      Text("Odd").padding(padding).overlay(alignment: .topTrailing) { Text(text) }
    }
    let badges = try sentences(badge("3", 3), badge("1234", 5))
    #expect(badges.contains { $0.contains("because its text changed from") }, "\(badges)")
  }
}
