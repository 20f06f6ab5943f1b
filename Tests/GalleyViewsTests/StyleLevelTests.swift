import Galley
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
    (AnyShapeStyle(.background.quaternary), .tertiarySystemBackground),
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

  @Test(arguments: 0..<20, [ColorScheme.light, .dark])
  func eachLevelIsUIKitsColour(_ index: Int, _ scheme: ColorScheme) throws {
    let (style, color) = Self.levels[index]
    #expect(try pixel(style, scheme) == seen(onGray(color), scheme), "\(index)")
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
}
