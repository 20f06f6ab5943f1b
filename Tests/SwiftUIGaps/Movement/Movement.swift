import SwiftUI

// row: `Animation`, `UnitCurve`, `Spring`, `CustomAnimation`
struct Sample_Curves {
  let named: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .interactiveSpring,
    .interpolatingSpring, .smooth, .snappy, .bouncy, .spring(), .interactiveSpring(),
    .linear(duration: 1), .easeIn(duration: 0.2), .easeOut(duration: 0.2),
    .easeInOut(duration: 1).repeatForever(autoreverses: false),
    .timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.5), .timingCurve(.easeIn, duration: 1),
    .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), .spring(dampingFraction: 0.5),
    .spring(duration: 0.4, bounce: 0.2), .spring(Spring(mass: 1, stiffness: 100, damping: 10)),
    .interactiveSpring(response: 0.5, dampingFraction: 0.8, blendDuration: 0.8),
    .interpolatingSpring(stiffness: 170, damping: 15),
    .interpolatingSpring(mass: 1, stiffness: 1, damping: 0.5, initialVelocity: 10),
    .interpolatingSpring(duration: 0.4, bounce: 0.3), .smooth(duration: 0.3),
    .snappy(duration: 0.25, extraBounce: 0.1), .bouncy(extraBounce: 0.2),
    .linear.delay(0.1).speed(2).repeatCount(3, autoreverses: true),
    .easeOut.logicallyComplete(after: 0.1), Animation(Sample_Elastic(swing: 2)),
  ]
  static let cubic = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 1))
  let half = cubic.value(at: 0.5) + cubic.velocity(at: 0.5) + cubic.inverse.value(at: 0.3)
  let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn]
  let springs: [Spring] = [
    .smooth, .snappy, .bouncy(duration: 1), Spring(duration: 0.5, bounce: 0.2),
    Spring(response: 0.4, dampingRatio: 0.7), Spring(settlingDuration: 1, dampingRatio: 0.8),
  ]
  func place(at time: Double) -> Double {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    return spring.value(target: 100.0, initialVelocity: 0, time: time)
      + spring.velocity(target: 100.0, time: time) + spring.settlingDuration
  }
}
struct Sample_Elastic: CustomAnimation {
  let swing: Double
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: time * swing) : nil
  }
}

// row: `withAnimation`, `animation`, `Transaction`
struct Sample_Changes: View {
  @State private var isLarge = false
  @State private var count = 0
  var body: some View {
    VStack {
      Circle()
        .scaleEffect(isLarge ? 2 : 1)
        .animation(.easeInOut(duration: 2).repeatForever(autoreverses: true), value: isLarge)
        .animation(.spring())
        .animation(nil)
        .animation(.none, value: count)
        .animation(.bouncy) { $0.opacity(isLarge ? 1 : 0.5) }
        .transaction { $0.animation = nil }
        .transaction { transaction in
          transaction.disablesAnimations = true
          transaction.animation = transaction.animation?.delay(1)
        }
        .transaction(value: count) { $0.isContinuous = true }
      Toggle2(isOn: $isLarge.animation())
      Toggle2(isOn: $isLarge.animation(.easeOut))
    }
    .onAppear {
      withAnimation { isLarge = true }
      withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { count += 1 }
      withAnimation(nil) { count += 1 }
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        count += 1
      } completion: {
        isLarge.toggle()
      }
      withAnimation(.easeOut) {
        count += 1
      } completion: {
        count += 1
      }
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      transaction.addAnimationCompletion { count += 1 }
      transaction[Sample_Key.self] = 2
      withTransaction(transaction) { isLarge = false }
      withTransaction(\.animation, .smooth) { isLarge = false }
      let result = withAnimation(.snappy) { () -> Int in
        count += 1
        return count
      }
      count = result
    }
  }
}
private struct Sample_Key: TransactionKey { static let defaultValue = 1 }
private struct Toggle2: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

// row: `Animatable`, `AnimatablePair`, `AnimatableModifier`, `@Animatable`, `@AnimatableIgnored`
@Animatable struct Sample_MovingArc: Shape {
  var center: CGPoint
  var radius: CGFloat = 10
  var start = Angle.zero
  var end: Angle
  @AnimatableIgnored var isClockwise: Bool
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: isClockwise)
    }
  }
}

@Animatable struct Sample_Count: View {
  var value: Double
  var body: some View { Text("\(value)") }
}

struct Sample_Wave: Shape {
  var phase: CGFloat
  var strength: CGFloat
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: phase, y: strength))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
struct Sample_Arc: Shape {
  var endAngle: Angle
  var insetBy: Double = 0
  var animatableData: Double {
    get { endAngle.degrees }
    set { endAngle = .degrees(newValue) }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
struct Sample_Triple: InsettableShape {
  var origin: CGPoint
  var angle: Angle
  var amount: CGFloat = 0
  var animatableData:
    AnimatablePair<CGPoint.AnimatableData, AnimatablePair<Angle.AnimatableData, CGFloat>>
  {
    get { AnimatablePair(origin.animatableData, AnimatablePair(angle.animatableData, amount)) }
    set {
      origin.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      amount = newValue.second.second
    }
  }
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  func inset(by amount: CGFloat) -> Sample_Triple {
    var result = self
    result.amount += amount
    return result
  }
}
struct Sample_Vector: VectorArithmetic {
  var values: [Double]
  static let zero = Sample_Vector(values: [])
  static func + (one: Self, other: Self) -> Self {
    Sample_Vector(values: zip(one.values, other.values).map(+))
  }
  static func - (one: Self, other: Self) -> Self {
    Sample_Vector(values: zip(one.values, other.values).map(-))
  }
  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
struct Sample_Bars: Shape {
  var heights: Sample_Vector
  var animatableData: Sample_Vector {
    get { heights }
    set { heights = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}
struct Sample_Radial: Layout {
  var radius: CGFloat
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX + radius, y: bounds.midY), proposal: .unspecified)
    }
  }
}
struct Sample_Plain: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
func sample_values() -> AnimatableValues<Double, CGFloat, Float> {
  var values = AnimatableValues(1.0, CGFloat(2), Float(3))
  values.scale(by: 2)
  return values.interpolated(towards: .zero, amount: 0.5)
}

// row: `transition`, `AnyTransition`, `Transition`
extension AnyTransition {
  static var sampleMoveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
  static func sampleFly(from edge: Edge) -> AnyTransition {
    AnyTransition.move(edge: edge).animation(.easeOut(duration: 0.2))
  }
  static var samplePivot: AnyTransition {
    .modifier(
      active: Sample_Rotate(amount: -90, anchor: .topLeading),
      identity: Sample_Rotate(amount: 0, anchor: .topLeading))
  }
}
struct Sample_Rotate: ViewModifier {
  let amount: Double
  let anchor: UnitPoint
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}
struct Sample_Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase == .willAppear ? 0 : 1)
      .rotationEffect(.degrees(phase.value * 90))
  }
}
extension Transition where Self == Sample_Twirl {
  static var sampleTwirl: Sample_Twirl { Sample_Twirl() }
}
struct Sample_Transitions: View {
  @State var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("a").transition(.opacity)
        Text("b").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("c").transition(.scale(scale: 0.5, anchor: .top))
        Text("d").transition(.asymmetric(insertion: .slide, removal: .offset(x: 10, y: 0)))
        Text("e").transition(.sampleMoveAndFade)
        Text("f").transition(.push(from: .leading))
        Text("g").transition(.opacity.animation(.easeIn))
        Text("h").transition(.samplePivot)
      }
      if isShown {
        Text("i").transition(AnyTransition.opacity.combined(with: .scale))
        Text("j").transition(.blurReplace)
        Text("k").transition(.blurReplace(.upUp))
        Text("l").transition(.sampleTwirl)
        Text("m").transition(Sample_Twirl().combined(with: .opacity).animation(.smooth))
        Text("n").transition(.identity)
        Text("o").transition(.offset(CGSize(width: 1, height: 1)))
        Text("p").transition(AsymmetricTransition(insertion: .opacity, removal: .slide))
        Text("q").transition(.symbolEffect)
        Text("r").transition(.symbolEffect(.appear))
        Text("s").transition(.sampleFly(from: .top))
        Text("t").transition(isShown ? .opacity : .scale)
      }
    }
  }
}

// row: `contentTransition`
struct Sample_Content: View {
  @State var score = 1
  var body: some View {
    Text("\(score)")
      .contentTransition(.numericText())
      .contentTransition(.numericText(countsDown: true))
      .contentTransition(.numericText(value: Double(score)))
      .contentTransition(.opacity)
      .contentTransition(.interpolate)
      .contentTransition(.identity)
      .contentTransition(.symbolEffect(.replace))
      .contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
      .contentTransition(.symbolEffect(.automatic))
  }
}
