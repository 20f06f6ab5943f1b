import SwiftUI

struct RingsSummaryRing: View {
  var progress: Double
  var colors: [Color]
  var thickness: CGFloat = 24

  var body: some View {
    ZStack {
      Circle()
        .stroke(colors[0].opacity(0.2), lineWidth: thickness)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: colors), center: .center,
            startAngle: .degrees(0), endAngle: .degrees(360 * min(progress, 1))),
          style: StrokeStyle(lineWidth: thickness, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      if progress > 0.95 {
        GeometryReader { geo in
          Circle()
            .fill(colors[colors.count - 1])
            .frame(width: thickness, height: thickness)
            .shadow(color: .black.opacity(0.35), radius: 3, x: 4, y: 0)
            .position(x: geo.size.width / 2, y: 0)
        }
        .rotationEffect(.degrees(360 * progress))
      }
    }
    .padding(thickness / 2)
  }
}

enum RingsSummaryGoal: CaseIterable, Identifiable {
  case move, exercise, stand

  var id: Self { self }
  var title: String {
    switch self {
    case .move: return "Move"
    case .exercise: return "Exercise"
    case .stand: return "Stand"
    }
  }
  var unit: String {
    switch self {
    case .move: return "KCAL"
    case .exercise: return "MIN"
    case .stand: return "HRS"
    }
  }
  var colors: [Color] {
    switch self {
    case .move: return [Color(red: 0.88, green: 0.05, blue: 0.2), .pink]
    case .exercise: return [.green, Color(red: 0.75, green: 1, blue: 0.2)]
    case .stand: return [.blue, .cyan]
    }
  }
  var target: Double {
    switch self {
    case .move: return 500
    case .exercise: return 30
    case .stand: return 12
    }
  }
}

struct RingsSummaryView: View {
  @State private var values: [RingsSummaryGoal: Double] = [:]
  private let today: [RingsSummaryGoal: Double] = [.move: 412, .exercise: 33, .stand: 7]
  private let hours: [CGFloat] = [0, 0, 4, 12, 30, 18, 8, 22, 40, 36, 14, 6, 9, 28, 33, 10]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 28) {
        rings
        ForEach(RingsSummaryGoal.allCases) { goal in
          row(goal)
        }
        hourChart
      }
      .padding(24)
    }
    .background(Color.black.edgesIgnoringSafeArea(.all))
    .colorScheme(.dark)
    .onAppear {
      withAnimation(.easeOut(duration: 1.4)) { values = today }
    }
  }

  private var rings: some View {
    ZStack {
      ForEach(Array(RingsSummaryGoal.allCases.enumerated()), id: \.element) { index, goal in
        RingsSummaryRing(progress: (values[goal] ?? 0) / goal.target, colors: goal.colors)
          .padding(CGFloat(index) * 28)
      }
    }
    .frame(width: 240, height: 240)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Activity rings")
  }

  private func row(_ goal: RingsSummaryGoal) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(goal.title).font(.headline)
        HStack(alignment: .lastTextBaseline, spacing: 2) {
          Text("\(Int(values[goal] ?? 0))/\(Int(goal.target))")
            .font(.system(.title, design: .rounded).weight(.semibold))
          Text(goal.unit).font(.system(.footnote, design: .rounded).bold())
        }
        .foregroundColor(goal.colors[0])
      }
      Spacer()
      Text("\(Int((values[goal] ?? 0) / goal.target * 100))%")
        .font(.title3)
        .foregroundColor(.secondary)
    }
    .padding()
    .background(Color.white.opacity(0.08))
    .cornerRadius(16)
  }

  private var hourChart: some View {
    VStack(alignment: .leading) {
      Text("Per hour").font(.headline)
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(hours.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 3)
            .fill(
              LinearGradient(
                gradient: Gradient(colors: RingsSummaryGoal.move.colors),
                startPoint: .bottom, endPoint: .top)
            )
            .frame(height: max(2, hours[index] * 2))
        }
      }
      .frame(height: 90, alignment: .bottom)
      HStack {
        Text("6:00")
        Spacer()
        Text("14:00")
        Spacer()
        Text("22:00")
      }
      .font(.caption2)
      .foregroundColor(.secondary)
    }
  }
}

struct RingsSummaryView_Previews: PreviewProvider {
  static var previews: some View { RingsSummaryView() }
}
