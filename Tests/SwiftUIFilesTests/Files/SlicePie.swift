import SwiftUI

struct SlicePieEntry: Identifiable, Equatable {
  let id: String
  var value: Double
  var color: Color
}

/// A wedge between two angles, both animatable.
struct SlicePieShape: Shape {
  var start: Angle
  var end: Angle
  var innerRatio: CGFloat = 0.55

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, end.radians) }
    set {
      start = .radians(newValue.first)
      end = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: start - .degrees(90),
      endAngle: end - .degrees(90), clockwise: false)
    path.addArc(
      center: center, radius: radius * innerRatio, startAngle: end - .degrees(90),
      endAngle: start - .degrees(90), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct SlicePieView: View {
  @State private var entries: [SlicePieEntry] = [
    .init(id: "Rent", value: 42, color: .indigo),
    .init(id: "Groceries", value: 23, color: .mint),
    .init(id: "Transport", value: 12, color: .orange),
    .init(id: "Savings", value: 18, color: .pink),
  ]
  @State private var selection: String?
  @State private var progress = 1.0

  private var total: Double { entries.reduce(0) { $0 + $1.value } }

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        ForEach(entries) { entry in
          let wedge = angles(for: entry)
          SlicePieShape(start: wedge.0, end: wedge.1)
            .fill(entry.color.gradient)
            .scaleEffect(selection == entry.id ? 1.06 : 1)
            .shadow(color: .black.opacity(selection == entry.id ? 0.25 : 0), radius: 8)
            .onTapGesture { select(entry) }
            .accessibilityLabel(entry.id)
            .accessibilityValue(Text(entry.value / total, format: .percent))
        }
        centerLabel
      }
      .frame(width: 260, height: 260)

      VStack(spacing: 10) {
        ForEach(entries) { entry in
          SlicePieLegendRow(entry: entry, total: total, isSelected: selection == entry.id)
            .onTapGesture { select(entry) }
        }
      }

      HStack {
        Button("Shuffle", systemImage: "shuffle", action: shuffle)
        Button("Replay", systemImage: "play.fill") {
          progress = 0
          withAnimation(.easeOut(duration: 1)) { progress = 1 }
        }
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .animation(.spring(duration: 0.5, bounce: 0.3), value: selection)
  }

  @ViewBuilder
  private var centerLabel: some View {
    if let entry = entries.first(where: { $0.id == selection }) {
      VStack {
        Text(entry.id).font(.headline)
        Text(entry.value / total, format: .percent.precision(.fractionLength(0)))
          .font(.title.bold())
          .contentTransition(.numericText())
      }
    } else {
      Text("Budget").font(.headline).foregroundStyle(.secondary)
    }
  }

  private func angles(for entry: SlicePieEntry) -> (Angle, Angle) {
    var before = 0.0
    for other in entries {
      if other.id == entry.id { break }
      before += other.value
    }
    let scale = 360 / total * progress
    return (.degrees(before * scale), .degrees((before + entry.value) * scale))
  }

  private func select(_ entry: SlicePieEntry) {
    selection = selection == entry.id ? nil : entry.id
  }

  private func shuffle() {
    withAnimation(.bouncy) {
      for index in entries.indices { entries[index].value = .random(in: 8...50) }
    }
  }
}

struct SlicePieLegendRow: View {
  let entry: SlicePieEntry
  let total: Double
  let isSelected: Bool

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 4).fill(entry.color).frame(width: 16, height: 16)
      Text(entry.id).fontWeight(isSelected ? .bold : .regular)
      Spacer()
      Text("\(entry.value / total * 100, specifier: "%.1f") %")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .contentShape(.rect)
  }
}

#Preview("Pie") {
  SlicePieView()
}
