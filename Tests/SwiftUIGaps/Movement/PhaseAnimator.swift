import SwiftUI

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
  }
}
struct Sample_Hand: View {
  let date: Date
  var body: some View { Text("\(date.timeIntervalSince1970)") }
}
struct Sample_Schedule: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
