import Galley
import GalleyUIKit
import Testing

/// In dark, the system's backgrounds are lighter by a level on what is raised: OpenSwiftUI's `BackgroundInfo.layer`, UIKit's
/// elevated colours.
@MainActor @Suite struct RaisedGroundTests {
  private enum Kind { case sheet, cover }

  private func middle(_ kind: Kind, _ scheme: ColorScheme, _ content: some View) throws -> [Int] {
    let screen = NavigationStack {
      switch kind {
      case .sheet: Color.gray.sheet(isPresented: .constant(true)) { content }
      case .cover: Color.gray.fullScreenCover(isPresented: .constant(true)) { content }
      }
    }
    let sized = screen.frame(width: 390, height: 600).environment(\.colorScheme, scheme)
    let pixel = try Renderer().render(sized, scale: 1).bitmap[195, 400]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private let white = [0xFF, 0xFF, 0xFF]
  private let gray = [0xF2, 0xF2, 0xF7]
  private let black = [0, 0, 0]
  private let first = [0x1C, 0x1C, 0x1E]
  private let second = [0x2C, 0x2C, 0x2E]
  private let third = [0x3A, 0x3A, 0x3C]

  @Test func levelsOfTheBackgroundAreLighterOnASheet() throws {
    let levels: [(AnyShapeStyle, light: [Int], raised: [Int], dark: [Int])] = [
      (AnyShapeStyle(.background), white, first, black),
      (AnyShapeStyle(.background.secondary), gray, second, first),
      (AnyShapeStyle(.background.tertiary), white, third, second),
      (AnyShapeStyle(.background.quaternary), gray, third, third),
      (AnyShapeStyle(.windowBackground), white, first, black),
    ]
    for (style, light, raised, dark) in levels {
      let box = Rectangle().fill(style)
      #expect(try middle(.sheet, .light, box) == light)
      #expect(try middle(.sheet, .dark, box) == raised)
      #expect(try middle(.cover, .dark, box) == dark)
    }
  }

  @Test func coloursOfUIKitAreElevatedOnASheet() throws {
    let colors: [(UIColor, raised: [Int], dark: [Int])] = [
      (.systemBackground, first, black), (.secondarySystemBackground, second, first),
      (.tertiarySystemBackground, third, second), (.systemGroupedBackground, first, black),
      (.secondarySystemGroupedBackground, second, first),
      (.tertiarySystemGroupedBackground, third, second),
      (.systemBackground.withAlphaComponent(1), first, black), (.systemGray6, first, first),
    ]
    for (color, raised, dark) in colors {
      #expect(try middle(.sheet, .dark, Color(uiColor: color)) == raised)
      #expect(try middle(.cover, .dark, Color(uiColor: color)) == dark)
    }
  }

  @Test func theGroundOfASheetIsThatOfItsLists() throws {
    #expect(try middle(.sheet, .dark, Color.clear) == first)
    #expect(try middle(.sheet, .light, Color.clear) == white)
    let empty = List {}
    #expect(try middle(.sheet, .dark, empty.listStyle(.plain)) == first)
    #expect(try middle(.sheet, .dark, empty.listStyle(.insetGrouped)) == first)
    #expect(try middle(.cover, .dark, empty.listStyle(.insetGrouped)) == black)
    #expect(try middle(.sheet, .light, empty.listStyle(.insetGrouped)) == gray)
  }

  /// A label's icon in a row is in the tint, which may be a level of the foreground.
  @Test func aTintCanBeALevelOfTheForeground() throws {
    func pixels(_ tint: some ShapeStyle) throws -> [UInt32] {
      let list = List { Label("a", systemImage: "star.fill") }.tint(tint)
      return try Renderer().render(list.frame(width: 200, height: 100)).bitmap.pixels
    }
    #expect(try pixels(.secondary) == pixels(Color.secondary))
  }
}
