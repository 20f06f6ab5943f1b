import Foundation
import Galley
import GalleyGraphics
import GalleyUIKit
import Testing

@testable import GalleyViews

/// Symbols in their own colours: `.symbolRenderingMode(.multicolor)` and `.renderingMode(.original)`.
@Suite struct SymbolColorTests {
  /// The opaque pixels of a view, each colour once.
  private func colors(_ view: some View) throws -> Set<UInt32> {
    let report = try Renderer().render(view.font(.system(size: 80)))
    #expect(report.warnings.isEmpty)
    return Set(report.bitmap.pixels.filter { $0 >> 24 == 255 })
  }

  private func pixels(of colors: Color...) throws -> Set<UInt32> {
    Set(
      try colors.map {
        try #require(try Renderer().render($0.frame(width: 2, height: 2)).bitmap.pixels.first)
      })
  }

  private func multicolor(_ name: String) throws -> Set<UInt32> {
    try colors(
      Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.indigo))
  }

  /// What SF Symbols' exports and images of iOS show: a white cloud, a yellow sun, cyan rain; a yellow triangle with
  /// a white mark (SwiftUI's documentation); green leaves (Human Interface Guidelines).
  @Test func layersHaveTheirOwnColours() throws {
    let expected: [(String, [Color])] = [
      ("cloud.sun.rain.fill", [.white, .yellow, .cyan]),
      ("cloud.bolt.rain.fill", [.white, .yellow, .cyan]),
      ("cloud.moon.rain.fill", [.white, .cyan]),
      ("sun.max.fill", [.yellow]), ("sunset.fill", [.yellow, .indigo]),
      ("exclamationmark.triangle.fill", [.yellow, .white]),
      ("leaf.fill", [.green]), ("star.fill", [.yellow]), ("heart.fill", [.red]),
      ("trash.slash", [.red]), ("airplane.circle.fill", [.orange, .white]),
      ("plus.circle.fill", [.green, .white]), ("star.circle.fill", [.yellow, .white]),
      ("folder.badge.plus", [.indigo, .green, .white]),
      ("cart.badge.minus", [.indigo, .red, .white]),
      ("person.crop.circle.badge.plus", [.indigo, .green, .white]),
      ("7.circle.fill", [.indigo, .white]), ("bell.square.fill", [.indigo, .white]),
      ("flame.fill", [.indigo]), ("theatermasks.fill", [.indigo]), ("clock.fill", [.indigo]),
    ]
    let indigo = try pixels(of: .indigo)
    for (name, own) in expected {
      let found = try multicolor(name)
      for color in own { #expect(try found.isSuperset(of: pixels(of: color)), "\(name): \(color)") }
      if !own.contains(.indigo) { #expect(found.isDisjoint(with: indigo), "\(name)") }
    }
  }

  /// A mark that is painted where the shape around it has a hole meets it without a gap: all within the disc is opaque.
  @Test(arguments: ["exclamationmark.circle.fill", "info.circle.fill", "plus.circle.fill"])
  func marksMeetTheirShapes(_ name: String) throws {
    let symbol = Image(systemName: name).font(.system(size: 60))
    for mode in [SymbolRenderingMode.multicolor, .palette] {
      let view = symbol.symbolRenderingMode(mode).foregroundStyle(.white, .indigo)
      let bitmap = try Renderer().render(view).bitmap
      let middle = (x: bitmap.width / 2, y: bitmap.height / 2)
      let radius = middle.y * 8 / 10
      var clear = 0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let (dx, dy) = (x - middle.x, y - middle.y)
          if dx * dx + dy * dy < radius * radius,
            bitmap.pixels[y * bitmap.width + x] >> 24 < 255
          {
            clear += 1
          }
        }
      }
      #expect(clear == 0, "\(mode)")
    }
  }

  @Test func aRainbowHasFiveColours() throws {
    func hex(_ value: Int) -> Color {
      Color(
        red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
        blue: Double(value & 255) / 255)
    }
    // Measured in an image of iOS 17.
    let bows = try pixels(of: .red, hex(0xFF_AB2C), hex(0xBA_EB00), .cyan, .purple)
    #expect(bows.count == 5)
    for name in ["rainbow", "cloud.rainbow.half.fill"] {
      #expect(try multicolor(name).isSuperset(of: bows), "\(name)")
    }
  }

  /// An original image is one in its own colours, unless a mode is set (OpenSwiftUI's `ImageRenderingMode`).
  @Test func anOriginalImageHasItsColours() throws {
    let symbol = Image(systemName: "cloud.sun.fill")
    let original = try colors(symbol.renderingMode(.original).foregroundStyle(.indigo))
    #expect(try original == multicolor("cloud.sun.fill"))
    #expect(
      try colors(
        symbol.renderingMode(.original).symbolRenderingMode(.monochrome).foregroundStyle(.indigo))
        == pixels(of: .indigo))
    #expect(
      try colors(symbol.renderingMode(.template).foregroundStyle(.indigo)) == pixels(of: .indigo))
    let image = try #require(UIImage(systemName: "cloud.sun.fill"))
    let own = Image(uiImage: image.withRenderingMode(.alwaysOriginal))
    #expect(try colors(own.foregroundStyle(.indigo)) == original)
  }

  /// Colours are the system's: others in dark than in light.
  @Test func coloursFollowTheScheme() throws {
    let star = Image(systemName: "star.fill").symbolRenderingMode(.multicolor)
    let dark = try colors(star.environment(\.colorScheme, .dark))
    #expect(
      try dark.isSuperset(of: colors(Color.yellow.frame(width: 4, height: 4).colorScheme(.dark))))
    #expect(try dark != colors(star))
  }

  /// In one colour, in levels and in a palette nothing changes: a star of a list is not yellow.
  @Test func otherModesHaveNoOwnColours() throws {
    let indigo = try pixels(of: .indigo)
    for name in ["star.fill", "cloud.sun.rain.fill", "plus.circle.fill", "rainbow"] {
      let symbol = Image(systemName: name).foregroundStyle(.indigo)
      #expect(try colors(symbol) == indigo, "\(name)")
      let yellow = try pixels(of: .yellow, .green, .cyan)
      let hierarchical = try colors(symbol.symbolRenderingMode(.hierarchical))
      #expect(hierarchical.isDisjoint(with: yellow), "\(name)")
    }
    #expect(try multicolor("list.star") == indigo)
  }

  @Test func namesOfColours() {
    #expect(SymbolColor.color("cyan") == .cyan && SymbolColor.color("Cyan") == nil)
    #expect(SymbolColor.color("FF8000") == Color(red: 1, green: 128 / 255, blue: 0))
    for name in ["", "FF80", "FF80000", "GG0000", "+F8000"] {
      #expect(SymbolColor.color(name) == nil, "\(name)")
    }
    #expect(SymbolDrawing("s@nothing M1 1 L2 2") == nil)
    #expect(SymbolDrawing("x1@white M1 1 L2 2")?.layers.count == 2)
  }
}
