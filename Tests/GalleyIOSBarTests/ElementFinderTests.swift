import Testing

@testable import GalleyIOSBar

@Suite struct ElementFinderTests {
  private static func boxes(_ elements: [ScreenElement], _ kind: ScreenElement.Kind) -> [Box] {
    elements.filter { $0.kind == kind }.map(\.box)
  }

  @Test func aListHasTextsAreasAndSeparators() {
    let elements = TestScreen.list().elements()
    #expect(
      Self.boxes(elements, .area) == [Box(20, 30, 180, 90), Box(20, 110, 180, 142)])
    #expect(Self.boxes(elements, .separator) == [Box(36, 59, 180, 60)])
    #expect(
      Self.boxes(elements, .ink) == [
        Box(24, 10, 67, 19), Box(36, 40, 91, 49), Box(140, 40, 165, 49), Box(36, 70, 61, 79),
        Box(90, 120, 106, 129),
      ])
    #expect(elements.first { $0.box.left == 140 }?.color == RGB(138, 138, 142))
    #expect(elements.first { $0.box == Box(90, 120, 106, 129) }?.color == TestScreen.white)
  }

  @Test func boxesAreInPointsOfTheScale() {
    var screen = TestScreen(width: 120, height: 90)
    screen.write("H", 31, 20, TestScreen.black, size: 3)
    #expect(screen.elements(scale: 3).map(\.box) == [Box(10.33, 6.67, 17.33, 15.67)])
  }

  @Test func grayOnGrayIsFound() {
    var screen = TestScreen(width: 120, height: 60, color: RGB(28, 28, 30))
    screen.fill(20, 30, 90, 1, RGB(61, 61, 65))
    screen.write("Ab", 20, 10, RGB(90, 90, 95))
    #expect(
      screen.elements().map(\.box) == [Box(20, 10, 36, 19), Box(20, 30, 110, 31)])
  }

  @Test func wordsJoinAndColumnsDoNot() {
    var screen = TestScreen(width: 200, height: 40)
    screen.write("One Two", 10, 10, TestScreen.black)
    screen.write("Three", 90, 10, TestScreen.black)
    #expect(screen.elements().map(\.box) == [Box(10, 10, 65, 19), Box(90, 10, 133, 19)])
  }

  @Test func dotsBelongToTheirLetters() {
    var screen = TestScreen(width: 60, height: 40)
    screen.stamp("##\n##\n..\n##\n##\n##\n##\n##\n##\n##\n##", 10, 10, TestScreen.black)
    #expect(screen.elements().map(\.box) == [Box(10, 10, 12, 21)])
  }

  /// A symbol that is higher than the text at both ends, at the distance of a space.
  @Test func aSymbolBesideATextIsOneOfItsOwn() {
    var screen = TestScreen(width: 100, height: 40)
    let ring = "..####..\n.#....#.\n#......#\n#......#\n#......#\n#......#\n.#....#.\n..####.."
    screen.stamp(ring, 10, 8, TestScreen.black, size: 2)
    screen.write("Title", 31, 12, TestScreen.black)
    #expect(screen.elements().map(\.box) == [Box(10, 8, 26, 24), Box(31, 12, 74, 21)])
  }

  @Test func piecesOfOtherColorsStayApart() {
    var screen = TestScreen(width: 100, height: 40)
    screen.write("One", 10, 10, RGB(138, 138, 142))
    screen.write("V", 40, 10, RGB(196, 196, 198))
    #expect(screen.elements().map(\.box) == [Box(10, 10, 35, 19), Box(40, 10, 47, 19)])
  }

  @Test func linesOfATextAreElements() {
    var screen = TestScreen(width: 100, height: 60)
    screen.write("One Two", 10, 10, TestScreen.black)
    screen.write("Three", 10, 24, TestScreen.black)
    #expect(screen.elements().map(\.box) == [Box(10, 10, 65, 19), Box(10, 24, 53, 33)])
  }

  /// The pixel of an edge belongs to an area that covers half of it.
  @Test func smoothEdgesCountByHalves() {
    var screen = TestScreen(width: 100, height: 80, color: TestScreen.black)
    screen.fill(20, 20, 60, 40, RGB(200, 200, 200))
    screen.fill(20, 19, 60, 1, RGB(60, 60, 60))
    screen.fill(20, 60, 60, 1, RGB(140, 140, 140))
    #expect(
      screen.elements() == [
        ScreenElement(.area, Box(20, 20, 80, 61), RGB(200, 200, 200))
      ])
  }

  @Test func aBorderMakesAnAreaOfTheGroundsColor() {
    var screen = TestScreen(width: 120, height: 80)
    screen.fill(20, 20, 80, 40, RGB(200, 200, 200))
    screen.fill(21, 21, 78, 38, TestScreen.white)
    screen.write("Ab", 30, 30, TestScreen.black)
    #expect(
      screen.elements() == [
        ScreenElement(.area, Box(20, 20, 100, 60), TestScreen.white),
        ScreenElement(.ink, Box(30, 30, 46, 39), TestScreen.black),
      ])
  }

  @Test func theInsideOfALargeLetterIsNoArea() {
    var screen = TestScreen(width: 80, height: 80)
    screen.fill(20, 20, 26, 34, TestScreen.black)
    screen.fill(23, 23, 20, 28, TestScreen.white)
    #expect(
      screen.elements() == [ScreenElement(.ink, Box(20, 20, 46, 54), TestScreen.black)])
  }

  /// The halves of a track and the knob with its shadow, which reaches beyond it.
  @Test func aSwitchIsOneElement() {
    var screen = TestScreen(width: 120, height: 80)
    let green = RGB(52, 199, 89)
    screen.fill(24, 20, 57, 31, green)
    for column in 44..<81 { screen.fill(column, 20, 1, 32, RGB(40, 180 - column, 60)) }
    screen.fill(52, 22, 27, 27, TestScreen.white)
    #expect(screen.elements() == [ScreenElement(.ink, Box(24, 20, 81, 52), green)])
  }

  @Test func aKnobThatTouchesItsTrackIsAPartOfIt() {
    var screen = TestScreen(width: 120, height: 80)
    screen.fill(30, 20, 26, 31, RGB(52, 199, 89))
    screen.fill(56, 20, 25, 31, RGB(240, 240, 240))
    #expect(screen.elements().map(\.box) == [Box(30, 20, 81, 51)])
  }

  @Test func whatIsIgnoredIsNoElement() {
    var screen = TestScreen(width: 120, height: 60)
    screen.write("One", 10, 30, TestScreen.black)
    screen.fill(35, 28, 2, 14, TestScreen.blue)
    screen.write("Time", 10, 4, TestScreen.black)
    let ignored = [Box(0, 0, 120, 20), Box(35, 26, 37, 44)]
    #expect(screen.elements(ignored: ignored).map(\.box) == [Box(10, 30, 35, 39)])
    // Without the cursor, the letters below it stay.
    var plain = TestScreen(width: 120, height: 60)
    plain.write("Ones", 10, 30, TestScreen.black)
    #expect(
      plain.elements(ignored: ignored, erasesInk: false).map(\.box) == [Box(10, 30, 44, 39)])
  }

  @Test func anEmptyScreenHasNothing() {
    #expect(TestScreen(width: 40, height: 40).elements().isEmpty)
    #expect(PixelRaster(width: 0, height: 0, colors: []).colors.isEmpty)
  }
}
