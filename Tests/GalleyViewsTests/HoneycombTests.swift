import Galley
import GalleySwiftTesting
import Testing

/// Hexagons of one size with equal gaps.
@Suite struct HoneycombTests {
  private static let root = CGFloat(3).squareRoot()

  private func cells(
    _ view: some View, _ proposal: ProposedViewSize
  ) throws -> [CGRect] {
    let tree = try layoutTree(view, proposal)
    let comb = try #require(tree.first(named: "Honeycomb"))
    return comb.children.map(\.frame)
  }

  private func comb(
    _ count: Int, columns: Int, spacing: CGFloat = 4,
    orientation: HexagonOrientation = .pointyTop, offset: HoneycombOffset = .odd
  ) -> some View {
    Honeycomb(columns: columns, spacing: spacing, orientation: orientation, offset: offset) {
      ForEach(0..<count) { _ in Color.red }
    }
  }

  /// The least distance between two outlines: of every corner from every side of the other.
  private func gap(_ one: CGRect, _ other: CGRect, _ orientation: HexagonOrientation) -> CGFloat {
    func corners(_ box: CGRect) -> [CGPoint] {
      var points: [CGPoint] = []
      for element in Hexagon(orientation: orientation).path(in: box).elements {
        element.forEachPoint { points.append($0) }
      }
      return points
    }
    func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
      let along = min(1, max(0, part))
      let (x, y) = (start.x + dx * along - point.x, start.y + dy * along - point.y)
      return (x * x + y * y).squareRoot()
    }
    var least = CGFloat.infinity
    for (first, second) in [(corners(one), corners(other)), (corners(other), corners(one))] {
      for point in first {
        for index in second.indices {
          least = min(
            least, distance(point, second[index], second[(index + 1) % second.count]))
        }
      }
    }
    return least
  }

  /// Every pair of hexagons that lie next to each other, by the distance of their centres.
  private func expectEqualGaps(
    _ cells: [CGRect], _ spacing: CGFloat, _ orientation: HexagonOrientation, neighbours: Int
  ) throws {
    let side = orientation == .pointyTop ? cells[0].width : cells[0].height
    var count = 0
    for (index, cell) in cells.enumerated() {
      for other in cells[(index + 1)...] {
        let (dx, dy) = (cell.midX - other.midX, cell.midY - other.midY)
        guard (dx * dx + dy * dy).squareRoot() < (side + spacing) * 1.5 else { continue }
        count += 1
        #expect((gap(cell, other, orientation) - spacing).magnitude < 0.01)
      }
    }
    #expect(count == neighbours)
  }

  @Test(arguments: [HexagonOrientation.pointyTop, .flatTop], [HoneycombOffset.odd, .even])
  func gapsAreEqualOnAllSides(orientation: HexagonOrientation, offset: HoneycombOffset) throws {
    for spacing in [0.5, 4, 13.7] as [CGFloat] {
      let cells = try cells(
        comb(20, columns: 4, spacing: spacing, orientation: orientation, offset: offset),
        ProposedViewSize(width: 331, height: nil))
      // 5 rows of 4: 15 side by side, and 7 slanted pairs between two rows; on a side 4 columns
      // of 5: 16 below each other and 9 slanted pairs between two columns.
      let neighbours = orientation == .pointyTop ? 15 + 4 * 7 : 16 + 3 * 9
      try expectEqualGaps(cells, spacing, orientation, neighbours: neighbours)
    }
  }

  @Test(arguments: [HexagonOrientation.pointyTop, .flatTop])
  func ringsHaveEqualGapsAndSixNeighboursAround(orientation: HexagonOrientation) throws {
    let comb = Honeycomb(radius: 2, spacing: 6, orientation: orientation) {
      ForEach(0..<19) { _ in Color.red }
    }
    let cells = try cells(comb, ProposedViewSize(width: 300, height: 300))
    try #require(cells.count == 19)
    try expectEqualGaps(cells, 6, orientation, neighbours: 42)
    // The centre, then clockwise from twelve o'clock.
    let middle = cells[0]
    #expect((middle.midX - 150).magnitude < 100 && cells[1].midY < middle.midY)
    let right = orientation == .pointyTop ? cells[2] : cells[3]
    #expect(right.midX > middle.midX)
  }

  /// A honeycomb made of a grid: cells cos 30 degrees as wide as high, rows three quarters as high,
  /// shifted apart by half a cell and half the gap, the same spacing along both axes (CC12). Along the
  /// slant the gap is a quarter of the sideways half gap's double and cos 30 degrees of the one
  /// between rows: 1/4 + cos 30 degrees = 1.116 of the straight ones.
  @Test func theGapsOfAGridOfHexagonsAreNotEqual() throws {
    let (height, spacing) = (CGFloat(80), CGFloat(6))
    let width = height * Self.root / 2
    let grid = Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
      ForEach(0..<3) { row in
        GridRow {
          ForEach(0..<3) { _ in
            Color.red.frame(width: width, height: height).layoutName("cell")
              .offset(x: (width + spacing) / (row % 2 == 0 ? -4 : 4))
              .frame(height: height * 3 / 4)
          }
        }
      }
    }
    var cells: [CGRect] = []
    func collect(_ tree: LayoutTree) {
      if tree.name == "cell" { cells.append(tree.frame) }
      tree.children.forEach(collect)
    }
    collect(try layoutTree(grid))
    #expect((gap(cells[0], cells[1], .pointyTop) - spacing).magnitude < 0.01)
    for (one, other) in [(0, 3), (1, 3), (3, 6), (3, 7)] {
      let slanted = gap(cells[one], cells[other], .pointyTop)
      #expect((slanted - spacing * (0.25 + Self.root / 2)).magnitude < 0.01)
    }
  }

  @Test func rowsFillTheWidthAndOverlapByAQuarter() throws {
    let cells = try cells(
      comb(5, columns: 2, spacing: 0), ProposedViewSize(width: 250, height: nil))
    let height = 200 / Self.root
    #expect(cells.allSatisfy { $0.width == 100 && ($0.height - height).magnitude < 1e-9 })
    #expect(cells.map(\.minX) == [0, 100, 50, 150, 0])
    #expect((cells[2].minY - height * 3 / 4).magnitude < 1e-9)
    #expect((cells[4].minY - height * 3 / 2).magnitude < 1e-9)
    let even = try self.cells(
      comb(5, columns: 2, spacing: 0, offset: .even), ProposedViewSize(width: 250, height: nil))
    #expect(even.map(\.minX) == [50, 150, 0, 100, 50])
  }

  @Test func hexagonsOnASideShiftTheirColumns() throws {
    let comb = comb(5, columns: 3, spacing: 0, orientation: .flatTop)
    let cells = try cells(comb, ProposedViewSize(width: nil, height: 250))
    let width = 200 / Self.root
    #expect(cells.allSatisfy { $0.height == 100 && ($0.width - width).magnitude < 1e-9 })
    #expect(cells.map(\.minY) == [0, 50, 0, 100, 150])
    #expect((cells[2].minX - width * 3 / 2).magnitude < 1e-9)
    let even = try self.cells(
      self.comb(5, columns: 3, spacing: 0, orientation: .flatTop, offset: .even),
      ProposedViewSize(width: nil, height: 250))
    #expect(even.map(\.minY) == [50, 0, 50, 150, 100])
  }

  @Test func theSmallerOfBothOffersDecides() throws {
    let comb = comb(4, columns: 2, spacing: 0)
    let wide = try layoutTree(comb, ProposedViewSize(width: 1000, height: 70))
    // 1.75 heights in 70 points.
    #expect((wide.answer.height - 70).magnitude < 1e-9)
    #expect((wide.answer.width - 2.5 * 40 * Self.root / 2).magnitude < 1e-9)
  }

  @Test func withoutAnOfferTheLargestIdealSizeDecides() throws {
    let comb = Honeycomb(columns: 2, spacing: 5) {
      Color.red.frame(width: 60, height: 20)
      Color.red.frame(width: 20, height: 80)
    }
    // A height of 80 asks for a width of 80 cos 30 degrees.
    let side = 80 * Self.root / 2
    let answer = try layoutTree(comb).answer
    #expect((answer.width - (side * 2 + 5)).magnitude < 1e-9)
    #expect((answer.height - 80).magnitude < 1e-9)
  }

  @Test func rightToLeftMirrorsTheCells() throws {
    let proposal = ProposedViewSize(width: 250, height: nil)
    let cells = try cells(
      comb(4, columns: 2, spacing: 0).environment(\.layoutDirection, .rightToLeft), proposal)
    #expect(cells.map(\.minX) == [150, 50, 100, 0])
  }

  @Test func viewsStateTheirPlace() throws {
    let comb = Honeycomb(radius: 1, spacing: 0) {
      Color.red.layoutName("centre")
      Color.red.axialCoordinate(q: -1, r: 0).layoutName("left")
      Color.red.layoutName("first")
    }
    let tree = try layoutTree(comb, ProposedViewSize(width: 300, height: nil))
    func frame(_ name: String) throws -> CGRect { try #require(tree.first(named: name)).frame }
    #expect(try frame("left").minX == 0 && frame("left").midY == frame("centre").midY)
    #expect(try frame("first").minX == 150 && frame("first").minY == 0)
    #expect(tree.answer.width == 300)
  }

  @Test func viewsBeyondTheLastRingAreLeftOutAndReported() throws {
    let comb = Honeycomb(radius: 1) {
      ForEach(0..<9) { _ in Color.red }
      Color.red.axialCoordinate(q: .max, r: .min)
    }
    let report = try ImageRenderer(content: comb.frame(width: 100, height: 100)).render()
    #expect(
      report.warnings.map(\.description) == [
        "Honeycomb has room for 7 views; 3 were left out"
      ])
    #expect(report.layoutTree?.first(named: "Honeycomb")?.children.count == 7)
  }

  @Test(arguments: [0, -1, 10_001, Int.min]) func impossibleCountsAreErrors(count: Int) throws {
    let error = #expect(throws: RenderError.self) {
      try ImageRenderer(content: comb(3, columns: count).frame(width: 50, height: 50)).render()
    }
    #expect(
      "\(try #require(error))"
        == "Honeycomb has \(count) columns; expected 1 to 10000")
    if count != 0 {
      let rings = Honeycomb(radius: count) { Color.red }.frame(width: 50, height: 50)
      #expect(throws: RenderError.self) { try ImageRenderer(content: rings).render() }
    }
  }

  @Test func oneCellAndNoCell() throws {
    let one = try layoutTree(comb(1, columns: 1), ProposedViewSize(width: 50, height: nil))
    #expect(one.answer.width == 50)
    #expect((one.answer.height - 100 / Self.root).magnitude < 1e-9)
    #expect(try layoutTree(comb(0, columns: 3)).answer == .zero)
    #expect(
      try layoutTree(comb(3, columns: 2, spacing: 40), ProposedViewSize(width: 0, height: 0))
        .answer.width == 60)
  }

  @Test func theCornersAreRound() throws {
    let box = CGRect(x: 0, y: 0, width: 100, height: 200 / Self.root)
    let sharp = Hexagon().path(in: box)
    #expect(sharp.elements.count == 7)
    let circle = Hexagon(cornerRadius: 1000).path(in: box)
    for element in circle.elements {
      guard case .curve(let point, _, _) = element else { continue }
      let (dx, dy) = (point.x - box.midX, point.y - box.midY)
      #expect(((dx * dx + dy * dy).squareRoot() - 50).magnitude < 1e-9)
    }
    let inner = Hexagon().inset(by: 10).path(in: box).controlBounds
    #expect((inner.width - 80).magnitude < 1e-9)
  }

  @Test func hexagonsAreDrawnEvenly() throws {
    let colors: [Color] = [.orange, .teal, .indigo, .pink, .mint]
    let rows = Honeycomb(columns: 4, spacing: 3, cornerRadius: 4) {
      ForEach(0..<11) { index in colors[index % 5] }
    }
    let rings = Honeycomb(radius: 1, spacing: 3, orientation: .flatTop) {
      ForEach(0..<7) { index in
        colors[index % 5].overlay { Text("\(index)").font(.caption).foregroundStyle(.white) }
      }
    }
    let both = HStack(spacing: 12) {
      rows.frame(width: 150)
      rings.frame(width: 110)
    }
    expectGolden(of: both.padding(8), named: "honeycomb", suite: "Drawing")
  }
}
