import Galley
import GalleyUIKit
import Testing

/// Levels within styles that views around set, and levels of styles whose type says nothing of them, by OpenSwiftUI's styles
/// (audited for iOS 18 and 6.5.4).
@MainActor @Suite struct NestedLevelTests {
  private func pixel(_ view: some View, _ scheme: ColorScheme = .light) throws -> UInt32 {
    let onGray = ZStack {
      Color(white: 0.5)
      view
    }
    let sized = onGray.frame(width: 4, height: 4).environment(\.colorScheme, scheme)
    return try Renderer().render(sized).bitmap.pixels[5]
  }

  private func box(_ style: some ShapeStyle) -> some View { Rectangle().fill(style) }

  private func secondary(of style: some ShapeStyle) -> some ShapeStyle { style.secondary }

  private static let systemForegrounds: [AnyShapeStyle] = [
    AnyShapeStyle(.primary), AnyShapeStyle(Color.primary), AnyShapeStyle(.foreground),
    AnyShapeStyle(.secondary), AnyShapeStyle(Color.secondary), AnyShapeStyle(.tertiary),
    AnyShapeStyle(.foreground.secondary), AnyShapeStyle(Color.primary.secondary),
  ]

  /// Nothing is lost by setting the foreground that there is, and a level is one of the primary colour again.
  @Test(arguments: 0..<8, [ColorScheme.light, .dark])
  func theSystemsForegroundsHaveTheSystemsLevels(_ index: Int, _ scheme: ColorScheme) throws {
    let foreground = Self.systemForegrounds[index]
    let levels: [(AnyShapeStyle, UIColor)] = [
      (AnyShapeStyle(.primary), .label), (AnyShapeStyle(.secondary), .secondaryLabel),
      (AnyShapeStyle(.tertiary), .tertiaryLabel), (AnyShapeStyle(.quaternary), .quaternaryLabel),
    ]
    for (level, color) in levels {
      #expect(
        try pixel(box(level).foregroundStyle(foreground), scheme)
          == pixel(Color(uiColor: color), scheme), "\(color)")
    }
    #expect(
      try pixel(box(.secondary).foregroundColor(.primary), scheme)
        == pixel(Color(uiColor: .secondaryLabel), scheme))
  }

  @Test func coloursOfLabelsHaveLabelsAsLevels() throws {
    let levels: [(AnyShapeStyle, UIColor)] = [
      (AnyShapeStyle(Color.primary.secondary), .secondaryLabel),
      (AnyShapeStyle(Color.primary.tertiary), .tertiaryLabel),
      (AnyShapeStyle(Color.secondary.quaternary), .quaternaryLabel),
      (AnyShapeStyle(AnyShapeStyle(.foreground).secondary), .secondaryLabel),
      (AnyShapeStyle(.foreground.tertiary.secondary), .secondaryLabel),
    ]
    for scheme in [ColorScheme.light, .dark] {
      for (style, color) in levels {
        #expect(
          try pixel(box(style), scheme) == pixel(Color(uiColor: color), scheme), "\(color)")
      }
    }
    // UIKit's colours have none.
    #expect(
      try pixel(box(Color(uiColor: .label).secondary)) == pixel(Color.black.opacity(0.5)))
  }

  @Test func levelsWithinALevelAreOfItsStyle() throws {
    func seen(_ level: some ShapeStyle, within style: some ShapeStyle) throws -> UInt32 {
      try pixel(box(level).foregroundStyle(style))
    }
    #expect(try seen(.foreground, within: Color.red.secondary) == pixel(Color.red.opacity(0.5)))
    #expect(try seen(.primary, within: Color.red.secondary) == pixel(Color.red))
    #expect(try seen(.secondary, within: Color.red.secondary) == pixel(Color.red.opacity(0.5)))
    #expect(try seen(.tertiary, within: Color.red.secondary) == pixel(Color.red.opacity(0.25)))
    // A style with less opacity is one of its own.
    let faded = AnyShapeStyle(.red).opacity(0.5)
    #expect(try seen(.primary, within: faded) == pixel(Color.red.opacity(0.5)))
    #expect(try seen(.secondary, within: faded) == pixel(Color.red.opacity(0.25)))
    // Three deep.
    let nested = box(.secondary).foregroundStyle(.tertiary).foregroundStyle(.secondary)
    #expect(try pixel(nested.foregroundStyle(.red)) == pixel(Color.red.opacity(0.5)))
  }

  @Test func theLastStyleThatIsSetIsThatOfDeeperLevels() throws {
    let levels = [
      AnyShapeStyle(.primary), AnyShapeStyle(.secondary), AnyShapeStyle(.tertiary),
      AnyShapeStyle(.quaternary), AnyShapeStyle(.quinary), AnyShapeStyle(.foreground.secondary),
    ]
    for (level, color) in zip(levels, [Color.red, .blue, .orange, .orange, .orange, .blue]) {
      #expect(try pixel(box(level).foregroundStyle(.red, .blue, .orange)) == pixel(color))
    }
    for (level, color) in zip(levels, [Color.red, .blue, .blue, .blue, .blue, .blue]) {
      #expect(try pixel(box(level).foregroundStyle(.red, .blue)) == pixel(color))
    }
    // They are not levels of each other, and see the foreground around.
    let inner = box(.secondary).foregroundStyle(.green, .tertiary).foregroundStyle(.red)
    #expect(try pixel(inner) == pixel(Color.red.opacity(0.25)))
  }

  private struct Ground: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { BackgroundStyle() }
  }

  @Test func levelsDoNotDependOnTheType() throws {
    let levels: [(AnyShapeStyle, UIColor)] = [
      (AnyShapeStyle(AnyShapeStyle(.background).secondary), .secondarySystemBackground),
      (AnyShapeStyle(secondary(of: .background)), .secondarySystemBackground),
      (AnyShapeStyle(.background.secondary.secondary), .secondarySystemBackground),
      (AnyShapeStyle(.background.secondary.tertiary), .tertiarySystemBackground),
      (AnyShapeStyle(Ground().secondary), .secondarySystemBackground),
      (AnyShapeStyle(AnyShapeStyle(.windowBackground).tertiary), .tertiarySystemBackground),
      (AnyShapeStyle(AnyShapeStyle(.fill).secondary), .secondarySystemFill),
      (AnyShapeStyle(secondary(of: .fill)), .secondarySystemFill),
    ]
    for scheme in [ColorScheme.light, .dark] {
      for (style, color) in levels {
        #expect(
          try pixel(box(style), scheme) == pixel(Color(uiColor: color), scheme), "\(color)")
      }
      #expect(
        try pixel(box(.secondary).foregroundStyle(.background), scheme)
          == pixel(Color(uiColor: .secondarySystemBackground), scheme))
      #expect(
        try pixel(box(.tertiary).foregroundStyle(.fill), scheme)
          == pixel(Color(uiColor: .tertiarySystemFill), scheme))
      #expect(
        try pixel(box(.background.opacity(0.5).secondary), scheme)
          == pixel(Color(uiColor: .secondarySystemBackground).opacity(0.5), scheme))
    }
  }

  @Test func levelsKeepWhatIsChangedOfAStyle() {
    let environment = EnvironmentValues()
    #expect(
      Color.red.shadow(.drop(radius: 2)).secondary._shadows(in: environment)
        == [.drop(radius: 2)])
    #expect(Color.red.blendMode(.multiply).tertiary._blendMode(in: environment) == .multiply)
  }

  /// Levels within a level of the background go on from there.
  @Test func levelsOfABackgroundThatIsALevelGoOn() throws {
    let ground = box(.background.secondary).backgroundStyle(.background.secondary)
    #expect(try pixel(ground, .dark) == pixel(Color(uiColor: .tertiarySystemBackground), .dark))
    // Also where nobody says what the style is seen in.
    let stated = box(.background)
      .environment(\.backgroundStyle, AnyShapeStyle(.background.secondary))
    #expect(try pixel(stated, .dark) == pixel(Color(uiColor: .secondarySystemBackground), .dark))
  }

  @Test func anImageInATextHasALevelOfTheForegroundAround() throws {
    func pixels(_ text: Text) throws -> [UInt32] {
      try Renderer().render(HStack { text }.foregroundStyle(Color.red)).bitmap.pixels
    }
    func text(_ style: some ShapeStyle) -> Text {
      Text("a ") + Text(Image(systemName: "star.fill")).foregroundStyle(style)
    }
    let half = try pixels(text(Color.red.opacity(0.5)))
    #expect(try pixels(text(.secondary)) == half)
    #expect(try pixels(text(.primary)) != half)
  }
}
