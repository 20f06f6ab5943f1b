// Delete at merge: area content declares it.
/// What a picture's colours are measured in.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
