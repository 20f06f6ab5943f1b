import Galley
import Testing

/// How gradients mix colours of different opacity is a switch of the environment (CO6).
@Suite struct GradientInterpolationTests {
  /// The pixel at 39 of 80 of a gradient from red to clear blue: step 505 of 1,023.
  private func pixel(_ change: (LinearGradient) -> some View) throws -> Pixel {
    let gradient = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1).opacity(0)],
      startPoint: .leading, endPoint: .trailing)
    let view = change(gradient).frame(width: 80, height: 4)
    return try ImageRenderer(content: view).render().bitmap[39, 2]
  }

  @Test func isPremultipliedUnlessStated() throws {
    let premultiplied = Pixel(red: 129, green: 0, blue: 0, alpha: 129)
    #expect(try pixel { $0 } == premultiplied)
    #expect(try pixel { $0.environment(\.gradientInterpolation, .premultiplied) } == premultiplied)
    let straight = Pixel(red: 72, green: 42, blue: 82, alpha: 129)
    #expect(try pixel { $0.environment(\.gradientInterpolation, .straight) } == straight)
    // As a style, and where the innermost value counts.
    #expect(
      try pixel { Rectangle().fill($0).environment(\.gradientInterpolation, .straight) } == straight
    )
    #expect(
      try pixel {
        $0.environment(\.gradientInterpolation, .premultiplied)
          .environment(\.gradientInterpolation, .straight)
      } == premultiplied)
  }
}
