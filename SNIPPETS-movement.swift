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

// row: `Animatable`, `AnimatablePair`, `AnimatableModifier`
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

// row: `PhaseAnimator`
enum Sample_Phase: CaseIterable {
  case start, middle, end
  var offset: Double { self == .middle ? 10 : 0 }
}
struct Sample_Phases: View {
  @State var trigger = 0
  var body: some View {
    VStack {
      PhaseAnimator([false, true]) { isOn in
        Circle().opacity(isOn ? 1 : 0.5)
      } animation: { isOn in
        isOn ? .easeIn : .easeOut(duration: 1)
      }
      PhaseAnimator(Sample_Phase.allCases, trigger: trigger) { phase in
        Text("a").offset(y: phase.offset)
      } animation: { phase in
        switch phase {
        case .start, .end: .bouncy
        case .middle: .easeInOut(duration: 0.3)
        }
      }
      Text("b")
        .phaseAnimator([0, 1, 3]) { view, phase in
          view.scaleEffect(phase).offset(y: phase == 1 ? 20 : 0)
        }
        .phaseAnimator(Sample_Phase.allCases, trigger: trigger) { content, phase in
          content.offset(y: phase.offset)
        } animation: { _ in
          .spring(duration: 1)
        }
    }
  }
}

// row: `KeyframeAnimator`, `KeyframeTimeline`
struct Sample_Pose {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var lift: CGFloat = 0
}
struct Sample_Keyframes: View {
  @State var trigger = false
  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: Sample_Pose(), trigger: trigger) { pose in
        Text("a").scaleEffect(pose.scale).rotationEffect(pose.angle).offset(pose.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          CubicKeyframe(1, duration: 0.4)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          MoveKeyframe(.degrees(0))
        }
        KeyframeTrack(\.offset) {
          LinearKeyframe(CGSize(width: 1, height: 2), duration: 1, timingCurve: .easeIn)
        }
        KeyframeTrack(\.lift) { SpringKeyframe(-20, spring: .snappy) }
      }
      Text("b")
        .keyframeAnimator(initialValue: Sample_Pose(), repeating: true) { content, pose in
          content.scaleEffect(pose.scale)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1, duration: 0.2)
            if trigger { LinearKeyframe(2, duration: 0.2) } else { MoveKeyframe(3) }
            for step in 0..<3 { CubicKeyframe(Double(step), duration: 0.1) }
          }
        }
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
          content.rotationEffect(.degrees(value))
        } keyframes: { start in
          LinearKeyframe(start + 10, duration: 0.2)
          SpringKeyframe(0, duration: 0.5)
        }
    }
  }
  static func height(at time: Double) -> Double {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    return timeline.value(time: time) + timeline.value(progress: 0.5) + timeline.duration
  }
}

// row: `matchedGeometryEffect`, `geometryGroup`
struct Sample_Matched: View {
  @Namespace private var namespace
  @Namespace var animation: Namespace.ID
  @State var selected = 1
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { index in
        Text("Tab \(index)")
          .matchedGeometryEffect(id: index, in: namespace, isSource: true)
      }
    }
    .background {
      Capsule()
        .matchedGeometryEffect(
          id: selected, in: namespace, properties: .frame, anchor: .center, isSource: false)
    }
    .geometryGroup()
    .matchedGeometryEffect(id: "title", in: animation, properties: [.position, .size])
  }
}

// row: `symbolEffect`
struct Sample_Symbols: View {
  @State var count = 0
  @State var isActive = false
  var body: some View {
    Image(systemName: "star")
      .symbolEffect(.bounce, value: count)
      .symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: isActive)
      .symbolEffect(.pulse)
      .symbolEffect(.pulse.wholeSymbol, options: .repeating, isActive: isActive)
      .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2))
      .symbolEffect(.scale.up, isActive: isActive)
      .symbolEffect(.disappear.down, isActive: isActive)
      .symbolEffect(.appear, isActive: isActive)
      .symbolEffect(.wiggle.clockwise, value: count)
      .symbolEffect(.rotate, options: .repeat(.continuous), isActive: isActive)
      .symbolEffect(.breathe.pulse, options: .repeat(.periodic(2, delay: 1)))
      .symbolEffect(.drawOn, isActive: isActive)
      .symbolEffectsRemoved()
      .symbolEffectsRemoved(isActive)
  }
}

// row: `visualEffect`
extension VisualEffect {
  func sampleDim(_ amount: Double) -> some VisualEffect { opacity(1 - amount).grayscale(amount) }
}
struct Sample_Effects: View {
  var body: some View {
    Text("a")
      .visualEffect { content, proxy in
        content
          .offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).minY)
          .offset(CGSize(width: 1, height: 1))
          .scaleEffect(0.5, anchor: .top)
          .scaleEffect(x: 1, y: 2)
          .rotationEffect(.degrees(10))
          .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
          .blur(radius: 2)
          .brightness(0.1)
          .contrast(1.1)
          .saturation(0.9)
          .hueRotation(.degrees(10))
      }
      .visualEffect { effect, _ in effect.sampleDim(0.2) }
  }
}

// row: `scrollTransition`
struct Sample_Scrolling: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<9, id: \.self) { index in
          Text("\(index)")
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
              content
                .rotation3DEffect(.degrees(phase.value * -20), axis: (0, 1, 0))
                .offset(y: phase == .topLeading ? 10 : 0)
            }
            .scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { view, phase in
              view.blur(radius: phase == .identity ? 0 : 5)
            }
            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
              $0.opacity($1.value)
            }
        }
      }
    }
  }
}

// row: `GeometryEffect`, `CATransform3D`
struct Sample_Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}
struct Sample_Flip: GeometryEffect {
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  @Binding var flipped: Bool
  var angle: Double
  let axis: (x: CGFloat, y: CGFloat)
  func effectValue(size: CGSize) -> ProjectionTransform {
    let a = CGFloat(Angle(degrees: angle).radians)
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affineTransform = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    return ProjectionTransform(transform3d).concatenating(affineTransform)
  }
}
struct Sample_Geometry: View {
  @State var attempts = 0
  @State var flipped = false
  var body: some View {
    Text("a")
      .modifier(Sample_Shake(animatableData: CGFloat(attempts)))
      .modifier(Sample_Flip(flipped: $flipped, angle: 30, axis: (x: 1, y: 0)))
      .modifier(Sample_Shake(animatableData: 0).ignoredByLayout())
  }
}

// row: `TimelineView`
struct Sample_Clock: View {
  var body: some View {
    VStack {
      TimelineView(.animation) { timeline in
        Text("\(timeline.date.timeIntervalSinceReferenceDate)")
      }
      TimelineView(.animation(minimumInterval: 0.1, paused: false)) { context in
        let seconds = context.date.timeIntervalSince1970
        Circle().opacity(seconds)
      }
      TimelineView(.everyMinute) { context in
        Text(context.cadence == .live ? "live" : "slow")
      }
      TimelineView(.periodic(from: .now, by: 1.0)) { context in
        Sample_Hand(date: context.date)
      }
      TimelineView(PeriodicTimelineSchedule(from: Date(), by: 1)) { (context) in
        Sample_Hand(date: context.date)
      }
      TimelineView(.explicit([Date()])) { _ in Text("a") }
      TimelineView(Sample_Schedule()) { context in Sample_Hand(date: context.date) }
    }
    .environment(\.pictureDate, Date(timeIntervalSince1970: 0))
  }
}
struct Sample_Hand: View {
  let date: Date
  var body: some View { Text("\(date.timeIntervalSince1970)") }
}
struct Sample_Schedule: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
