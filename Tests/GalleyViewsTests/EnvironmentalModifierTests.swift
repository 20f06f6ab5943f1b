import Galley
import Testing

/// Modifiers that the environment chooses.
@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Widened: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  private struct ByState: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Widened {
      Widened(width: environment.isEnabled ? 30 : 20)
    }
  }

  @Test func theEnvironmentAroundTheViewCounts() throws {
    let view = HStack(spacing: 0) {
      Color.red.modifier(ByState())
      Color.red.modifier(ByState()).disabled(true)
    }
    #expect(try Renderer().render(view).bitmap.width == 50)
  }
}
