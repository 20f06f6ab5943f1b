import Foundation
import Galley
import GalleyControls
import GalleyUIKit
import Testing

/// What the labels of buttons and links are coloured with.
@Suite struct ButtonColorTests {
  private var box: some View { Rectangle().frame(width: 20, height: 20) }

  private func pixel(_ view: some View) throws -> Pixel {
    try Renderer().render(view.frame(width: 20, height: 20), scale: 1).bitmap[10, 10]
  }

  private func pixels(_ view: some View) throws -> Set<UInt32> {
    let screen = view.frame(width: 200, height: 200)
    return Set(try Renderer().render(screen, scale: 1).bitmap.pixels)
  }

  /// As in ha-externallink.png.
  @Test func aTintWithinALabelColoursThatPartOfIt() throws {
    let green = try pixel(box.foregroundStyle(.green))
    let link = Link(destination: URL(fileURLWithPath: "/")) { box.tint(.green) }
    #expect(try pixel(link) == green)
    #expect(try pixel(link.tint(.purple)) == green)
    #expect(try pixel(Button(action: {}) { box.tint(.green) }) == green)
    #expect(try pixel(Button(action: {}) { box }.tint(.green)) == green)
  }

  @Test func buttonsThatDestroyAreRed() throws {
    let red = try pixel(box.foregroundStyle(.red))
    #expect(try pixel(Button(role: .destructive, action: {}) { box }) == red)
    #expect(try pixel(Button(role: .destructive, action: {}) { box }.tint(.green)) == red)
  }

  /// As in ha-gestures.png.
  @Test func buttonsThatDestroyHaveTheTintInBars() throws {
    let (red, blue) = (try pixel(box.foregroundStyle(.red)), try pixel(box.foregroundStyle(.blue)))
    let screen = NavigationStack {
      Color.clear.toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(role: .destructive, action: {}) { box }
        }
      }
    }
    let seen = try pixels(screen)
    #expect(seen.contains(blue.rawValue))
    #expect(!seen.contains(red.rawValue))
  }

  /// As in as18-basic.png: without a tint of its own a box has the secondary fill.
  @Test func boxesHaveATintOrTheSecondaryFill() throws {
    let label = Color.clear.frame(width: 40, height: 20)
    func ground(_ view: some View) throws -> Pixel {
      try Renderer().render(view.background(.white), scale: 1).bitmap[20, 20]
    }
    let button = Button(action: {}) { label }.buttonStyle(.bordered)
    let plain = label.padding(10).background(Color(uiColor: .secondarySystemFill))
    #expect(try ground(button) == ground(plain))
    let tinted = label.padding(10).background(Color.red.opacity(0.175))
    #expect(try ground(button.tint(.red)) == ground(tinted))
  }
}
