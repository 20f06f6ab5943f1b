import Galley
import Testing

/// The shape of the boxes of buttons around other views.
@Suite struct ButtonBorderTests {
  private func pixels(_ view: some View) throws -> [UInt32] {
    try Renderer().render(view.frame(width: 80, height: 40)).bitmap.pixels
  }

  @Test func theShapeIsTheOneAround() throws {
    let red = Color.red
    #expect(
      try pixels(red.clipShape(.buttonBorder).buttonBorderShape(.capsule))
        == pixels(red.clipShape(.capsule)))
    #expect(
      try pixels(red.clipShape(.buttonBorder).buttonBorderShape(.circle))
        == pixels(red.clipShape(.circle)))
    #expect(
      try pixels(
        Color.clear.background(.red, in: .buttonBorder).buttonBorderShape(
          .roundedRectangle(radius: 3)))
        == pixels(Color.clear.background(.red, in: .rect(cornerRadius: 3))))
    #expect(
      try pixels(red.clipShape(.buttonBorder)) == pixels(red.clipShape(.rect(cornerRadius: 7))))
    // One that refers to itself is the automatic one.
    #expect(
      try pixels(red.clipShape(.buttonBorder).buttonBorderShape(.buttonBorder))
        == pixels(red.clipShape(.rect(cornerRadius: 7))))
  }

  @Test func bordersAreRoundAroundTheSameMiddle() throws {
    func border(_ shape: some InsettableShape) throws -> [UInt32] {
      try pixels(
        shape.strokeBorder(.red, lineWidth: 6).buttonBorderShape(.roundedRectangle(radius: 12)))
    }
    #expect(try border(.buttonBorder) == border(.rect(cornerRadius: 12)))
    #expect(
      try pixels(Capsule().strokeBorder(.blue, lineWidth: 4))
        == pixels(ButtonBorderShape.capsule.strokeBorder(.blue, lineWidth: 4)))
  }
}
