import Galley
import GalleyUIKit
import Testing

/// Levels of the system's styles by UIKit's colours.
@MainActor @Suite struct StyleLevelTests {
  private func pixel(_ style: some ShapeStyle, _ scheme: ColorScheme) throws -> UInt32 {
    let view = ZStack {
      Color(white: 0.5)
      Rectangle().fill(style)
    }
    return try seen(view, scheme)
  }

  private func seen(_ view: some View, _ scheme: ColorScheme) throws -> UInt32 {
    let sized = view.frame(width: 4, height: 4).environment(\.colorScheme, scheme)
    return try Renderer().render(sized).bitmap.pixels[5]
  }

  private func onGray(_ color: UIColor) -> some View {
    ZStack {
      Color(white: 0.5)
      Color(uiColor: color)
    }
  }

  private static let levels: [(AnyShapeStyle, UIColor)] = [
    (AnyShapeStyle(.background), .systemBackground),
    (AnyShapeStyle(.background.secondary), .secondarySystemBackground),
    (AnyShapeStyle(.background.tertiary), .tertiarySystemBackground),
    (AnyShapeStyle(.windowBackground), .systemBackground),
    (AnyShapeStyle(.windowBackground.secondary), .secondarySystemBackground),
    (AnyShapeStyle(.windowBackground.tertiary), .tertiarySystemBackground),
    (AnyShapeStyle(.fill), .systemFill), (AnyShapeStyle(.fill.secondary), .secondarySystemFill),
    (AnyShapeStyle(.fill.tertiary), .tertiarySystemFill),
    (AnyShapeStyle(.fill.quaternary), .quaternarySystemFill),
    (AnyShapeStyle(.foreground), .label), (AnyShapeStyle(.foreground.secondary), .secondaryLabel),
    (AnyShapeStyle(.foreground.tertiary), .tertiaryLabel),
    (AnyShapeStyle(.foreground.quaternary), .quaternaryLabel),
    (AnyShapeStyle(.separator), .separator), (AnyShapeStyle(.placeholder), .placeholderText),
    (AnyShapeStyle(.link), .link), (AnyShapeStyle(.tint), .systemBlue),
    (AnyShapeStyle(.selection), .systemBlue),
  ]

  @Test(arguments: 0..<19, [ColorScheme.light, .dark])
  func eachLevelIsUIKitsColour(_ index: Int, _ scheme: ColorScheme) throws {
    let (style, color) = Self.levels[index]
    #expect(try pixel(style, scheme) == seen(onGray(color), scheme), "\(index)")
  }

  /// What has no colours of its own for its levels is a half, a quarter and 0.18 of itself.
  @Test(arguments: 0..<6, [ColorScheme.light, .dark])
  func levelsOfOtherStylesAreLessOfThem(_ index: Int, _ scheme: ColorScheme) throws {
    func check(_ style: some ShapeStyle) throws {
      let levels: [(AnyShapeStyle, Double)] = [
        (AnyShapeStyle(style.secondary), 0.5), (AnyShapeStyle(style.tertiary), 0.25),
        (AnyShapeStyle(style.quaternary), 0.18), (AnyShapeStyle(style.quinary), 0.18),
      ]
      for (level, opacity) in levels {
        #expect(
          try pixel(level, scheme) == pixel(style.opacity(opacity), scheme),
          "\(index) at \(opacity)")
      }
    }
    switch index {
    case 0: try check(.separator)
    case 1: try check(.selection)
    case 2: try check(.link)
    case 3: try check(.placeholder)
    case 4: try check(.tint)
    default: try check(Color.purple)
    }
  }

  /// Of a tint that is set its levels are levels of it.
  @Test func levelsOfATintThatIsSetAreLessOfIt() throws {
    func ground(_ style: some ShapeStyle) -> some View {
      ZStack {
        Color(white: 0.5)
        Rectangle().fill(style).tint(.green)
      }
    }
    for scheme in [ColorScheme.light, .dark] {
      #expect(
        try seen(ground(.tint.tertiary), scheme)
          == seen(ground(Color.green.opacity(0.25)), scheme))
      #expect(
        try seen(ground(.selection.quinary), scheme)
          == seen(ground(Color.green.opacity(0.18)), scheme))
    }
  }

  @Test func theFifthLevelsAreTheSystems() throws {
    for (scheme, color) in [(ColorScheme.light, Color.black), (.dark, .white)] {
      #expect(try pixel(.quinary, scheme) == pixel(color.opacity(0.05), scheme))
      #expect(try pixel(.foreground.quinary, scheme) == pixel(color.opacity(0.05), scheme))
      #expect(
        try pixel(.fill.quinary, scheme) == seen(onGray(.quaternarySystemFill), scheme))
    }
    // Where a foreground is set it is a level of that.
    let set = Rectangle().fill(.quinary).foregroundStyle(.red)
    #expect(try seen(set, .light) == seen(Color.red.opacity(0.18), .light))
  }

  /// Below UIKit's three, by OpenSwiftUI's `systemBackgroundColor`: white and grey in turn; in dark, lighter once more.
  @Test func deeperBackgroundsGoOn() throws {
    let gray = Color(red: 0xF2 / 255.0, green: 0xF2 / 255.0, blue: 0xF7 / 255.0)
    let dark = Color(red: 0x3A / 255.0, green: 0x3A / 255.0, blue: 0x3C / 255.0)
    for (fourth, fifth) in [
      (AnyShapeStyle(.background.quaternary), AnyShapeStyle(.background.quinary)),
      (AnyShapeStyle(.windowBackground.quaternary), AnyShapeStyle(.windowBackground.quinary)),
    ] {
      #expect(try pixel(fourth, .light) == seen(gray, .light))
      #expect(try pixel(fifth, .light) == seen(Color.white, .light))
      #expect(try pixel(fourth, .dark) == seen(dark, .dark))
      #expect(try pixel(fifth, .dark) == seen(dark, .dark))
    }
  }

  @Test func levelsOfABackgroundThatIsSetAreLessOfIt() throws {
    func ground(_ style: some ShapeStyle) -> some View {
      ZStack {
        Color(white: 0.5)
        Rectangle().fill(style).backgroundStyle(.blue)
      }
    }
    #expect(
      try seen(ground(.background.secondary), .light)
        == seen(ground(Color.blue.opacity(0.5)), .light))
    #expect(
      try seen(ground(.windowBackground.secondary), .light)
        == seen(onGray(.secondarySystemBackground), .light))
  }

  /// `.opacity(0.5)` and its sisters are of the foreground, but where they are the background style.
  @Test func stylesOfTheCurrentStyle() throws {
    func onGreen(_ view: some View) throws -> UInt32 {
      try seen(view.background(Color.green), .light)
    }
    func filled(_ style: some ShapeStyle) throws -> UInt32 {
      try onGreen(Rectangle().fill(style).foregroundStyle(.red))
    }
    #expect(try filled(.opacity(0.5)) == (try filled(.foreground.opacity(0.5))))
    #expect(try filled(.blendMode(.multiply)) == (try filled(.foreground.blendMode(.multiply))))
    let inner = ShadowStyle.inner(color: .blue, radius: 2)
    #expect(try filled(.shadow(inner)) == (try filled(.foreground.shadow(inner))))
    #expect(try filled(.opacity(0.5)) != (try filled(.foreground)))
    let ground = Color.clear.background(.background).backgroundStyle(.opacity(0.5))
    #expect(try onGreen(ground) == (try onGreen(Rectangle().fill(.background.opacity(0.5)))))
  }
}
