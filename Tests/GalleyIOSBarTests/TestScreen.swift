@testable import GalleyIOSBar

/// An image of rectangles and letters. At a scale of 1 a pixel is a point.
struct TestScreen {
  static let gray = RGB(242, 242, 247)
  static let white = RGB(255, 255, 255)
  static let black = RGB(0, 0, 0)
  static let blue = RGB(0, 122, 255)

  private(set) var raster: PixelRaster

  init(width: Int, height: Int, color: RGB = TestScreen.white) {
    raster = PixelRaster(
      width: width, height: height, colors: Array(repeating: color, count: width * height))
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: RGB) {
    for row in y..<y + height {
      for column in x..<x + width { raster.colors[row * raster.width + column] = color }
    }
  }

  /// Paints the places of `#`, each as a square of `size` pixels.
  mutating func stamp(_ image: String, _ x: Int, _ y: Int, _ color: RGB, size: Int = 1) {
    for (row, line) in image.split(separator: "\n").enumerated() {
      for (column, mark) in line.enumerated() where mark == "#" {
        fill(x + column * size, y + row * size, size, size, color)
      }
    }
  }

  /// An H of 7 x 9 pixels for each letter, with 2 between, as if the space of 12 points were 4 wide.
  mutating func write(_ text: String, _ x: Int, _ y: Int, _ color: RGB, size: Int = 1) {
    var left = x
    for letter in text {
      if letter == " " {
        left += 3 * size
      } else {
        stamp(Self.letter, left, y, color, size: size)
        left += 9 * size
      }
    }
  }

  static let letter = """
    ##...##
    ##...##
    ##...##
    ##...##
    #######
    ##...##
    ##...##
    ##...##
    ##...##
    """

  func elements(scale: Double = 1, ignored: [Box] = [], erasesInk: Bool = true) -> [ScreenElement] {
    ElementFinder(scale: scale, ignored: ignored, erasesInk: erasesInk).elements(in: raster)
  }

  /// A list with a title, a group of two rows with a separator, and a button, moved by some pixels.
  static func list(size: Int = 1, x: Int = 0, y: Int = 0, skipsValue: Bool = false) -> TestScreen {
    var screen = TestScreen(width: 200 * size, height: 160 * size, color: gray)
    func at(_ column: Int, _ row: Int) -> (Int, Int) { (column * size + x, row * size + y) }
    let group = at(20, 30)
    screen.fill(group.0, group.1, 160 * size, 60 * size, white)
    let line = at(36, 59)
    screen.fill(line.0, line.1, 144 * size, 1, RGB(198, 198, 200))
    let button = at(20, 110)
    screen.fill(button.0, button.1, 160 * size, 32 * size, blue)
    for (text, place, color) in [
      ("Title", at(24, 10), black), ("Row One", at(36, 40), black), ("Row", at(36, 70), black),
      ("Go", at(90, 120), white),
    ] { screen.write(text, place.0, place.1, color, size: size) }
    let value = at(140, 40)
    if !skipsValue { screen.write("Val", value.0, value.1, RGB(138, 138, 142), size: size) }
    return screen
  }
}
