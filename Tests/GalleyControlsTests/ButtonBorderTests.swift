import Galley
import Testing

@testable import GalleyControls

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
      try pixels(red.clipShape(.buttonBorder)) == pixels(red.clipShape(.rect(cornerRadius: 8))))
    // One that refers to itself is the automatic one.
    #expect(
      try pixels(red.clipShape(.buttonBorder).buttonBorderShape(.buttonBorder))
        == pixels(red.clipShape(.rect(cornerRadius: 8))))
  }

  /// as18-basic.png; Schedule-Today.png of StanfordSpezi/SpeziScheduler;
  /// testAccountProviderViewLayoutVariations.iphone-view0.png of StanfordSpezi/SpeziAccount; buttons-bordered-large.png of
  /// mecid/mecid.github.io.
  @Test func higherButtonsAreRounder() {
    for (height, radius) in [(34.33, 7), (44, 8), (49.33, 9), (50.33, 9)] as [(CGFloat, CGFloat)] {
      #expect(ControlSize.regular.buttonRadius(height: height) == radius, "\(height)")
    }
    #expect(ControlSize.large.buttonRadius(height: 50.33) == 9)
    #expect(ControlSize.small.buttonRadius(height: 28) == 6)
    #expect(ControlSize.regular.buttonRadius(height: -100) == 0)
  }

  @Test func buttonsHaveTheRadiusOfTheirHeight() throws {
    func pixels(_ size: ControlSize, height: CGFloat) throws -> [UInt32] {
      let button = Button {
      } label: {
        Color.clear.frame(width: 60, height: height)
      }
      return try Renderer().render(
        button.buttonStyle(.borderedProminent).tint(.red).controlSize(size)
      ).bitmap.pixels
    }
    func box(_ width: CGFloat, _ height: CGFloat, radius: CGFloat) throws -> [UInt32] {
      try Renderer().render(
        Color.clear.frame(width: width, height: height)
          .background(.red, in: .rect(cornerRadius: radius))
      ).bitmap.pixels
    }
    #expect(try pixels(.regular, height: 20) == box(84, 34, radius: 7))
    #expect(try pixels(.regular, height: 30) == box(84, 44, radius: 8))
    #expect(try pixels(.regular, height: 36) == box(84, 50, radius: 9))
    #expect(try pixels(.large, height: 20) == box(100, 50, radius: 9))
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
