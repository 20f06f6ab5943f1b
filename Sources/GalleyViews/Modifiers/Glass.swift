import GalleyGeometry

/// How the glass of the releases of 26 looks. It is drawn as a material with a light edge.
public struct Glass: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }
  private var kind: Kind
  private var color: Color?

  /// Glass that blurs what lies behind it: drawn as the thin material.
  public static let regular = Glass(kind: .regular)
  /// Glass that lets more through: drawn as the ultra-thin material.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// The glass in a colour, which covers seven tenths of what lies behind; nil is no colour.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.color = color
    return result
  }

  /// No effect: images are not touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate func ground<S: Shape>(in shape: S) -> AnyView {
    let material: Material = kind == .clear ? .ultraThin : .thin
    if kind == .identity { return AnyView(EmptyView()) }
    return AnyView(
      ZStack {
        shape.fill(material)
        if let color { shape.fill(color.opacity(0.7)) }
        shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
      })
  }
}

/// The shape of glass that has no other one: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The shape that a glass effect has by itself.
  public init() {}
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass would flow together where it is near: here each has its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: no effect: glass does not flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// How glass comes and goes. Name only: an image does not move.
public struct GlassEffectTransition: Sendable {
  /// The glass is there at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// The glass would grow out of another one. On an image it has no effect.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// The glass would fade in. On an image it has no effect.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

nonisolated extension View {
  /// Glass of a shape behind the view, drawn as a material.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { glass.ground(in: shape) }.drawnPlainly("glassEffect")
  }

  /// No effect: an image does not move.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: some Hashable
  ) -> some View { self }

  /// No effect: glass does not flow together.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: some Hashable
  ) -> some View { self }

  /// No effect: an image does not move.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
