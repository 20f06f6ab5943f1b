import Testing

@testable import GalleyIOSBar

@Suite struct ScreenScoreTests {
  private static func score(_ real: TestScreen, _ drawn: TestScreen, scale: Double) -> ScreenScore {
    ScreenScore(
      name: "list.png", scale: scale, real: real.elements(scale: scale),
      drawn: drawn.elements(scale: scale))
  }

  @Test func anImageIsLikeItself() {
    let list = TestScreen.list(size: 3)
    let numbers = ScoreNumbers([Self.score(list, list, scale: 3)])
    #expect(numbers.elements == 8)
    #expect(numbers.within1 == 8 && numbers.within2 == 8 && numbers.colors == 8)
    #expect(numbers.found == 8 && numbers.extra == 0 && numbers.median == 0)
    #expect(numbers.texts == 5 && numbers.widths == 5)
  }

  @Test func twoPixelsAreLessThanAPoint() {
    let moved = Self.score(.list(size: 3), .list(size: 3, x: 2, y: 2), scale: 3)
    let numbers = ScoreNumbers([moved])
    #expect(numbers.within1 == 8)
    #expect(abs(numbers.median - 2.0 / 3) < 0.011)
  }

  @Test func fourPointsAreTooFar() {
    let numbers = ScoreNumbers([Self.score(.list(size: 3), .list(size: 3, y: 12), scale: 3)])
    #expect(numbers.within1 == 0 && numbers.within2 == 0)
    #expect(numbers.found == 8 && numbers.widths == 5)
    #expect(numbers.median == 4)
  }

  @Test func whatIsNotDrawnIsAMiss() {
    let score = Self.score(.list(), .list(skipsValue: true), scale: 1)
    let numbers = ScoreNumbers([score])
    #expect(numbers.elements == 8 && numbers.found == 7 && numbers.within1 == 7)
    #expect(score.matches.filter { $0.drawn == nil }.map(\.real.box.left) == [140])
    let back = ScoreNumbers([Self.score(.list(skipsValue: true), .list(), scale: 1)])
    #expect(back.elements == 7 && back.within1 == 7 && back.extra == 1)
  }

  @Test func widthsAreRightToOnePerCent() {
    func widths(_ drawn: Double) -> Int {
      let real = ScreenElement(.ink, Box(10, 10, 210, 22), TestScreen.black)
      let other = ScreenElement(.ink, Box(10, 10, 10 + drawn, 22), TestScreen.black)
      return ScoreNumbers([ScreenScore(name: "", scale: 3, real: [real], drawn: [other])]).widths
    }
    #expect(widths(204) == 0)
    #expect(widths(202) == 1)
    #expect(widths(196) == 0)
  }

  @Test func colorsAreRightButForRounding() {
    func colors(_ color: RGB) -> Int {
      let box = Box(0, 0, 40, 40)
      let score = ScreenScore(
        name: "", scale: 3, real: [ScreenElement(.area, box, RGB(200, 100, 0))],
        drawn: [ScreenElement(.area, box, color)])
      return ScoreNumbers([score]).colors
    }
    #expect(colors(RGB(202, 98, 0)) == 1)
    #expect(colors(RGB(203, 100, 0)) == 0)
  }

  @Test func separatorsStandForNothingElse() {
    let line = ScreenElement(.separator, Box(0, 10, 100, 10.33), TestScreen.black)
    let text = ScreenElement(.ink, Box(0, 10, 100, 20), TestScreen.black)
    let area = ScreenElement(.area, Box(0, 10, 100, 20), TestScreen.black)
    #expect(ScreenScore(name: "", scale: 3, real: [line], drawn: [text]).matches[0].drawn == nil)
    #expect(ScreenScore(name: "", scale: 3, real: [area], drawn: [text]).matches[0].drawn == text)
  }

  @Test func thePairsAreThoseOfTheLeastSum() {
    // The nearest pair of all leaves only a far one.
    #expect(Assignment.best([[3, 1], [9, 2]], limit: 60) == [0, 1])
    #expect(Assignment.best([[1, 5, 60]], limit: 60) == [0])
    #expect(Assignment.best([[70], [80]], limit: 60) == [nil, nil])
    #expect(Assignment.best([[10], [3]], limit: 60) == [nil, 0])
    #expect(Assignment.best([], limit: 60).isEmpty)
  }

  @Test func theTableHasALineForEachScreenAndOneForAll() throws {
    let score = Self.score(.list(), .list(skipsValue: true), scale: 1)
    let lines = ScoreTable([score, score]).lines
    try #require(lines.count == 4)
    #expect(
      lines[1] == "list.png               8     87.5%     87.5%      0.00    100.0%    100.0%"
        + "         1         0")
    #expect(lines[3].hasPrefix("all 2 screens"))
    let elements = ScoreTable.elementLines(score)
    #expect(elements.contains("  ink [140.00 40.00 165.00 49.00] #8a8a8e missed"))
    #expect(
      elements.contains(
        "  separator [36.00 59.00 180.00 60.00] #c6c6c8 drawn [36.00 59.00 180.00 60.00]"
          + " by +0.00 +0.00 +0.00 +0.00"))
  }

  /// A file of the real elements may have one of next to no width.
  @Test func aShareOfNothingIsNone() {
    let real = ScreenElement(.ink, Box(0, 0, .leastNonzeroMagnitude, 0), TestScreen.black)
    let drawn = ScreenElement(.ink, Box(0, 0, 5, 9), TestScreen.black)
    let score = ScreenScore(name: "", scale: 3, real: [real], drawn: [drawn])
    let line = ScoreTable.elementLines(score).first ?? ""
    #expect(line.hasSuffix(" width -%"), "\(line)")
    #expect(ScoreTable.points(.nan) == "-" && ScoreTable.points(-.infinity) == "-")
  }
}
