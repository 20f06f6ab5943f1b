import SwiftUI

@Observable @MainActor
final class LapStopwatchModel {
  private(set) var startedAt: Date?
  private(set) var accumulated: TimeInterval = 0
  private(set) var laps: [TimeInterval] = [12.48, 11.92, 13.05]

  var isRunning: Bool { startedAt != nil }

  func elapsed(at date: Date) -> TimeInterval {
    accumulated + (startedAt.map { date.timeIntervalSince($0) } ?? 0)
  }

  func toggle() {
    let now = Date.now
    if let start = startedAt {
      accumulated += now.timeIntervalSince(start)
      startedAt = nil
    } else {
      startedAt = now
    }
  }

  func lapOrReset() {
    if isRunning {
      let total = elapsed(at: .now)
      laps.insert(total - laps.reduce(0, +), at: 0)
    } else {
      accumulated = 0
      laps.removeAll()
    }
  }
}

struct LapStopwatchView: View {
  @State private var model = LapStopwatchModel()

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.animation(minimumInterval: 1 / 30, paused: !model.isRunning)) { context in
        let elapsed = model.elapsed(at: context.date)
        ZStack {
          LapStopwatchDial(seconds: elapsed)
          Text(elapsed.stopwatch)
            .font(.system(size: 44, weight: .thin, design: .monospaced))
            .minimumScaleFactor(0.6)
            .lineLimit(1)
            .padding(40)
        }
        .frame(height: 300)
      }
      .padding()

      HStack {
        Button(model.isRunning ? "Lap" : "Reset") { model.lapOrReset() }
          .buttonStyle(RoundButtonStyle(color: .gray))
        Spacer()
        Button(model.isRunning ? "Stop" : "Start") { model.toggle() }
          .buttonStyle(RoundButtonStyle(color: model.isRunning ? .red : .green))
      }
      .padding(.horizontal, 24)

      List {
        ForEach(Array(model.laps.enumerated()), id: \.offset) { offset, lap in
          HStack {
            Text("Lap \(model.laps.count - offset)")
            Spacer()
            Text(lap.stopwatch).monospacedDigit()
          }
          .foregroundStyle(color(for: lap))
          .listRowBackground(Color.clear)
        }
      }
      .listStyle(.plain)
    }
    .background(.black)
    .preferredColorScheme(.dark)
    .sensoryFeedback(.impact, trigger: model.isRunning)
  }

  private func color(for lap: TimeInterval) -> Color {
    guard model.laps.count > 1 else { return .primary }
    if lap == model.laps.min() { return .green }
    return lap == model.laps.max() ? .red : .primary
  }
}

struct LapStopwatchDial: View {
  let seconds: TimeInterval

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2
      for tick in 0..<60 {
        let angle = CGFloat(tick) / 60 * 2 * .pi - .pi / 2
        let inner = radius - (tick.isMultiple(of: 5) ? 16 : 8)
        var path = Path()
        path.move(to: CGPoint(x: center.x + inner * cos(angle), y: center.y + inner * sin(angle)))
        path.addLine(
          to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        let shade = tick.isMultiple(of: 5) ? Color.white : Color.gray
        context.stroke(path, with: .color(shade), lineWidth: 2)
      }
      let minute = CGFloat(seconds.truncatingRemainder(dividingBy: 60) / 60)
      let turn = minute * 2 * .pi - .pi / 2
      let tip = CGPoint(
        x: center.x + (radius - 24) * cos(turn), y: center.y + (radius - 24) * sin(turn))
      context.fill(
        Path(ellipseIn: CGRect(x: tip.x - 6, y: tip.y - 6, width: 12, height: 12)),
        with: .color(.orange))
    }
    .accessibilityHidden(true)
  }
}

private struct RoundButtonStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(color)
      .frame(width: 80, height: 80)
      .background(color.opacity(configuration.isPressed ? 0.15 : 0.3), in: .circle)
      .overlay { Circle().inset(by: -3).stroke(color.opacity(0.3), lineWidth: 2) }
  }
}

private extension TimeInterval {
  var stopwatch: String {
    let hundredths = Int((self * 100).rounded(.down))
    let (minutes, rest) = hundredths.quotientAndRemainder(dividingBy: 6000)
    return String(format: "%02d:%02d.%02d", minutes, rest / 100, rest % 100)
  }
}

#Preview {
  LapStopwatchView()
}
