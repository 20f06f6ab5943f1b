/// How the colours of a drawing are worked out. Images are drawn in sRGB, whatever it says.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB, as images are drawn.
  case nonLinear
  /// Colours in proportion to light. On an image it has no effect.
  case linear
  /// Linear colours beyond sRGB. On an image it has no effect.
  case extendedLinear
}
