import GalleyGeometry
import GalleyGraphics
import GalleyLayout

nonisolated extension View {
  /// Draws the view changed by an effect that may depend on where the view lies; no layout (EF1).
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modified(by: VisualEffectContent(name: "visualEffect") { effect(EmptyVisualEffect(), $0) })
  }
}

/// An effect that is worked out when the view is drawn, as only then its place is known.
struct VisualEffectContent<Effect: VisualEffect>: EffectContent {
  let name: String
  let effect: (GeometryProxy) -> Effect
  var frameMovement: FrameMovement { .group }
  /// What the effect may read is connected before it is worked out.
  private let surroundings = Surroundings()

  private final class Surroundings {
    var installation: PropertyConnections?
  }

  init(name: String, effect: @escaping (GeometryProxy) -> Effect) {
    self.name = name
    self.effect = effect
  }

  func makeBehavior(in context: NodeContext) -> any NodeBehavior {
    surroundings.installation = context.installation
    return PassthroughBehavior()
  }

  func updateBehavior(_ behavior: any NodeBehavior, in context: NodeContext) -> Bool {
    surroundings.installation = context.installation
    return true
  }

  func keepsAnswers(of old: any NodeContent, in context: NodeContext) -> Bool {
    surroundings.installation = context.installation
    return true
  }

  func display(_ node: ViewNode, in builder: inout DisplayBuilder) {
    surroundings.installation?.reinstall()
    var steps = _VisualEffectSteps()
    effect(GeometryProxy(node: node, size: node.layout.frame.size))._extend(&steps)
    display(node, with: steps.steps[...], in: &builder)
  }

  /// Paints the node with each step done to it, the last one outermost.
  private func display(
    _ node: ViewNode, with steps: ArraySlice<_VisualEffectSteps.Step>,
    in builder: inout DisplayBuilder
  ) {
    guard let step = steps.last else { return builder.displayChildren(of: node) }
    if case .ignored(let effect) = step {
      builder.graph.report(.ignored(effect), in: name, source: node.source)
      return display(node, with: steps.dropLast(), in: &builder)
    }
    step.display(node, in: &builder) { display(node, with: steps.dropLast(), in: &$0) }
  }
}

extension _VisualEffectSteps.Step {
  /// Paints what `body` does as the modifier of the step's name would; nothing where nothing is to be seen then.
  fileprivate func display(
    _ node: ViewNode, in builder: inout DisplayBuilder, _ body: (inout DisplayBuilder) -> Void
  ) {
    let scale = builder.grid.scale
    switch self {
    case .transform(let transform, let anchor):
      let whole = TransformContent(name: "", anchor: anchor, transform: transform)
        .transform(
          about: builder.pixelFrame(of: node).cgRect, scale: scale,
          in: node.environment.layoutDirection)
      guard whole.a * whole.d - whole.b * whole.c != 0 else { return }
      builder.mapping(by: whole, body)
    case .projection(let map):
      ProjectionContent(name: "", transform: map).display(node, in: &builder, body)
    case .effect(.opacity(let opacity)): builder.handingDown({ $0.opacity *= opacity }, body)
    case .effect(let effect): builder.filtering(effect, body)
    case .blur(let radius):
      let sigma = EffectLimits.sigma(radius) * scale
      if sigma == 0 { body(&builder) } else { builder.filtering(.blur(sigma: sigma), body) }
    case .ignored: body(&builder)
    }
  }
}

extension VisualEffectContent: HitMap {
  /// Its maps one after the other, the innermost first.
  func map(of node: ViewNode, in size: CGSize) -> ProjectionTransform? {
    surroundings.installation?.reinstall()
    var steps = _VisualEffectSteps()
    effect(GeometryProxy(node: node, size: node.layout.frame.size))._extend(&steps)
    var result = ProjectionTransform()
    for step in steps.steps {
      switch step {
      case .transform(let transform, let anchor):
        let map = TransformContent(name: "", anchor: anchor, transform: transform)
          .map(of: node, in: size)
        guard let map else { return nil }
        result = result.concatenating(map)
      case .projection(let make):
        guard let map = ProjectionContent(name: "", transform: make).map(of: node, in: size) else {
          return nil
        }
        result = result.concatenating(map)
      case .effect, .blur, .ignored: continue
      }
    }
    return result
  }
}
