import Galley
import Testing

@Suite struct ColorEffectTests {
  private func pixel(_ view: some View) -> [Int] {
    let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
    guard let pixel = try? renderer.render().bitmap[1, 1] else { return [] }
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }

  private let sample = Color(.sRGB, red: 0.8, green: 0.4, blue: 0.2)

  @Test func coloursAreChangedByTheFormulas() {
    #expect(pixel(sample) == [204, 102, 51, 255])
    #expect(pixel(sample.brightness(0.1)) == [230, 128, 77, 255])
    #expect(pixel(sample.brightness(-1)) == [0, 0, 0, 255])
    #expect(pixel(sample.contrast(0.5)) == [166, 115, 89, 255])
    // Light as 0.2126 x 0.8 + 0.7152 x 0.4 + 0.0722 x 0.2 = 0.4706.
    #expect(pixel(sample.saturation(0)) == [120, 120, 120, 255])
    #expect(pixel(sample.grayscale(1)) == [120, 120, 120, 255])
    #expect(pixel(sample.saturation(2)) == [255, 84, 0, 255])
    #expect(pixel(sample.colorInvert()) == [51, 153, 204, 255])
    #expect(
      pixel(sample.colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 0))) == [102, 102, 0, 255])
    #expect(pixel(sample.luminanceToAlpha()) == [0, 0, 0, 120])
    // Half a turn: 2 x light - colour, by the matrix of the filter effects.
    #expect(pixel(Color.red.hueRotation(.degrees(360))) == pixel(Color.red))
    #expect(pixel(Color(white: 0.6).hueRotation(.degrees(77))) == pixel(Color(white: 0.6)))
  }

  @Test func transparentPixelsStaySo() {
    #expect(pixel(sample.opacity(0.5).brightness(1)) == [128, 128, 128, 128])
    #expect(pixel(Color.clear.colorInvert()) == [0, 0, 0, 0])
    #expect(pixel(Color.clear.brightness(1)) == [0, 0, 0, 0])
  }

  @Test func numbersThatAreNoneChangeNothing() {
    for amount in [Double.nan, .infinity] {
      #expect(pixel(sample.brightness(amount)) == [204, 102, 51, 255])
      #expect(pixel(sample.contrast(amount)) == [204, 102, 51, 255])
      #expect(pixel(sample.saturation(amount)) == [204, 102, 51, 255])
      #expect(pixel(sample.hueRotation(.degrees(amount))) == [204, 102, 51, 255])
    }
  }

  @Test func blendingEndsAtACompositingGroup() {
    let half = Color(white: 0.5)
    let inner = ZStack {
      Color.white.opacity(0); half.blendMode(.multiply)
    }
    #expect(
      pixel(
        ZStack {
          half; inner
        })[0] == 64)
    #expect(
      pixel(
        ZStack {
          half; inner.compositingGroup()
        })[0] == 128)
    #expect(
      pixel(
        ZStack {
          half; inner.opacity(0.999)
        })[0] == 64)
  }
}
