import SwiftUI

struct ProgressRingArc: Shape, Animatable {
  var progress: Double
  var thickness: CGFloat

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(progress, thickness) }
    set {
      progress = newValue.first
      thickness = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - thickness / 2,
      startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress),
      clockwise: false
    )
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }
}

struct ProgressRingStyle: ProgressViewStyle {
  var tint: Color
  var thickness: CGFloat = 16

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    ZStack {
      Circle()
        .strokeBorder(tint.opacity(0.2), lineWidth: thickness)
      ProgressRingArc(progress: fraction, thickness: thickness)
        .fill(
          AngularGradient(
            colors: [tint.opacity(0.6), tint],
            center: .center,
            startAngle: .degrees(-90),
            endAngle: .degrees(270)
          )
        )
      VStack(spacing: 0) {
        configuration.label.font(.caption)
        configuration.currentValueLabel.font(.title3.bold())
      }
    }
    .animation(.spring(duration: 0.9, bounce: 0.2), value: fraction)
  }
}

struct ProgressRingActivity: Identifiable {
  let id: String
  let color: Color
  var value: Double
  let goal: Double

  var fraction: Double { value / goal }
}

struct ProgressRingView: View {
  @State private var activities = [
    ProgressRingActivity(id: "Move", color: .red, value: 320, goal: 480),
    ProgressRingActivity(id: "Exercise", color: .green, value: 18, goal: 30),
    ProgressRingActivity(id: "Stand", color: .cyan, value: 9, goal: 12),
  ]
  @State private var hasAppeared = false

  var body: some View {
    VStack(spacing: 32) {
      concentric
        .frame(width: 240, height: 240)

      HStack(spacing: 16) {
        ForEach(activities) { activity in
          ProgressView(value: hasAppeared ? min(activity.fraction, 1) : 0) {
            Text(activity.id)
          } currentValueLabel: {
            Text(activity.fraction, format: .percent.precision(.fractionLength(0)))
          }
          .progressViewStyle(ProgressRingStyle(tint: activity.color, thickness: 10))
          .frame(width: 100, height: 100)
        }
      }

      VStack {
        ForEach($activities) { $activity in
          HStack {
            Text(activity.id).frame(width: 80, alignment: .leading)
            Slider(value: $activity.value, in: 0...activity.goal)
              .tint(activity.color)
          }
        }
      }
      .padding()

      Button("Randomize") {
        for index in activities.indices {
          activities[index].value = Double.random(in: 0...activities[index].goal)
        }
      }
      .buttonStyle(.bordered)
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      hasAppeared = true
    }
  }

  private var concentric: some View {
    ZStack {
      ForEach(Array(activities.enumerated()), id: \.element.id) { index, activity in
        ProgressRingArc(
          progress: hasAppeared ? activity.fraction : 0,
          thickness: 26
        )
        .fill(activity.color.gradient)
        .background {
          Circle().strokeBorder(activity.color.opacity(0.15), lineWidth: 26)
        }
        .padding(CGFloat(index) * 30)
        .animation(.easeOut(duration: 1).delay(Double(index) * 0.15), value: hasAppeared)
      }
      Image(systemName: "figure.run").font(.title2).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Activity rings")
  }
}

#Preview {
  ProgressRingView()
}
