/// How the colours of a drawing are worked out. Images are drawn in sRGB, whatever it says.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
