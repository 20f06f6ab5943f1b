import Combine
import SwiftUI

struct LaunchCountdownEvent: Identifiable {
  let id: String
  var title: String
  var emoji: String
  var interval: TimeInterval
  var colors: [Color]
}

struct LaunchCountdownParts: Equatable {
  var days = 0, hours = 0, minutes = 0, seconds = 0

  init(from now: Date, to target: Date) {
    let components = Calendar.current.dateComponents(
      [.day, .hour, .minute, .second], from: now, to: max(now, target))
    days = components.day ?? 0
    hours = components.hour ?? 0
    minutes = components.minute ?? 0
    seconds = components.second ?? 0
  }
}

struct LaunchCountdownUnit: View {
  var value: Int
  var label: String

  var body: some View {
    VStack(spacing: 4) {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(Color.white.opacity(0.18))
        Text(String(format: "%02d", value))
          .font(.system(size: 32, weight: .bold, design: .rounded).monospacedDigit())
          .id(value)
          .transition(
            .asymmetric(
              insertion: .move(edge: .top).combined(with: .opacity),
              removal: .move(edge: .bottom).combined(with: .opacity))
          )
      }
      .frame(width: 66, height: 70)
      .clipped()
      .animation(.easeInOut(duration: 0.3), value: value)
      Text(label).font(.caption2).textCase(.uppercase).opacity(0.8)
    }
    .foregroundColor(.white)
  }
}

struct LaunchCountdownView: View {
  @State private var now = Date()
  @State private var start = Date()
  @State private var selected = "launch"
  @State private var timer: AnyCancellable?
  @State private var isPaused = false

  private let events: [LaunchCountdownEvent] = [
    .init(
      id: "launch", title: "App launch", emoji: "🚀", interval: 12 * 86_400 + 5 * 3_600 + 90,
      colors: [.purple, .blue]),
    .init(
      id: "trip", title: "Norway trip", emoji: "🏔", interval: 45 * 86_400 + 1_234,
      colors: [.teal, .green]),
    .init(id: "tea", title: "Tea is ready", emoji: "🍵", interval: 180, colors: [.orange, .red]),
  ]

  private var event: LaunchCountdownEvent {
    events.first { $0.id == selected } ?? events[0]
  }

  private var target: Date { start.addingTimeInterval(event.interval) }

  var body: some View {
    let parts = LaunchCountdownParts(from: now, to: target)
    VStack(spacing: 30) {
      Text(event.emoji).font(.system(size: 90)).rotationEffect(.degrees(isPaused ? 0 : 8))
      Text(event.title).font(.largeTitle).bold().foregroundColor(.white)

      HStack(spacing: 10) {
        LaunchCountdownUnit(value: parts.days, label: "days")
        LaunchCountdownUnit(value: parts.hours, label: "hours")
        LaunchCountdownUnit(value: parts.minutes, label: "min")
        LaunchCountdownUnit(value: parts.seconds, label: "sec")
      }

      ProgressView(value: min(now.timeIntervalSince(start), event.interval), total: event.interval)
        .accentColor(.white)
        .padding(.horizontal, 40)

      Text(target, style: .relative).font(.footnote).foregroundColor(.white.opacity(0.8))

      HStack(spacing: 16) {
        ForEach(events) { item in
          Button {
            withAnimation(.easeInOut) {
              selected = item.id
              start = Date()
              now = start
            }
          } label: {
            Text(item.emoji)
              .font(.title)
              .padding(10)
              .background(Circle().fill(Color.white.opacity(item.id == selected ? 0.4 : 0.1)))
          }
        }
      }

      Button(isPaused ? "Resume" : "Pause") {
        isPaused.toggle()
        isPaused ? stop() : run()
      }
      .foregroundColor(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        gradient: Gradient(colors: event.colors), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
    )
    .onAppear(perform: run)
    .onDisappear(perform: stop)
  }

  private func run() {
    timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common)
      .autoconnect()
      .sink { date in now = date }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }
}

struct LaunchCountdownView_Previews: PreviewProvider {
  static var previews: some View { LaunchCountdownView() }
}
