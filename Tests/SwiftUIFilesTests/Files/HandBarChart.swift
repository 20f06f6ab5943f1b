import SwiftUI

struct HandBarChartEntry: Identifiable, Equatable {
  let id: String
  let value: Double
  var label: String { id }
}

enum HandBarChartRange: String, CaseIterable, Identifiable {
  case week = "Week"
  case halfYear = "6 Months"
  var id: String { rawValue }

  var entries: [HandBarChartEntry] {
    switch self {
    case .week:
      return [
        .init(id: "Mon", value: 5_420), .init(id: "Tue", value: 8_130),
        .init(id: "Wed", value: 3_975), .init(id: "Thu", value: 10_240),
        .init(id: "Fri", value: 7_610), .init(id: "Sat", value: 12_880),
        .init(id: "Sun", value: 6_045),
      ]
    case .halfYear:
      return [
        .init(id: "Jan", value: 182_000), .init(id: "Feb", value: 165_400),
        .init(id: "Mar", value: 214_300), .init(id: "Apr", value: 240_100),
        .init(id: "May", value: 198_700), .init(id: "Jun", value: 259_900),
      ]
    }
  }
}

struct HandBarChartBar: Shape {
  var fraction: CGFloat
  var radius: CGFloat = 6

  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let height = rect.height * fraction
    let top = rect.maxY - height
    let r = min(radius, min(rect.width / 2, height))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: top + r))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + r, y: top),
      control: CGPoint(x: rect.minX, y: top))
    path.addLine(to: CGPoint(x: rect.maxX - r, y: top))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: top + r),
      control: CGPoint(x: rect.maxX, y: top))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct HandBarChartView: View {
  @State private var range = HandBarChartRange.week
  @State private var selected: HandBarChartEntry?
  @State private var progress: CGFloat = 0

  private var entries: [HandBarChartEntry] { range.entries }
  private var maximum: Double { entries.map(\.value).max() ?? 1 }
  private var average: Double {
    entries.map(\.value).reduce(0, +) / Double(max(entries.count, 1))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 2) {
        Text(selected?.label ?? "Average")
          .font(.caption)
          .foregroundColor(.secondary)
        Text("\(Int(selected?.value ?? average)) steps")
          .font(.title.bold())
      }

      Picker("Range", selection: $range) {
        ForEach(HandBarChartRange.allCases) { range in
          Text(range.rawValue).tag(range)
        }
      }
      .pickerStyle(SegmentedPickerStyle())

      chart.frame(height: 220)
      Spacer()
    }
    .padding()
    .onAppear(perform: animate)
    .onChange(of: range) { _ in
      selected = nil
      progress = 0
      animate()
    }
  }

  private var chart: some View {
    ZStack(alignment: .bottom) {
      gridLines
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(entries) { entry in
          column(entry)
        }
      }
      averageLine
    }
  }

  private func column(_ entry: HandBarChartEntry) -> some View {
    VStack(spacing: 6) {
      HandBarChartBar(fraction: CGFloat(entry.value / maximum) * progress)
        .fill(selected == entry ? Color.orange : Color.accentColor)
      Text(entry.label)
        .font(.caption2)
        .foregroundColor(.secondary)
        .frame(height: 14)
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation { selected = selected == entry ? nil : entry }
    }
  }

  private var gridLines: some View {
    VStack {
      ForEach(0..<5) { _ in
        Divider()
        Spacer(minLength: 0)
      }
    }
    .padding(.bottom, 20)
  }

  private var averageLine: some View {
    GeometryReader { proxy in
      let plotHeight = proxy.size.height - 20
      let y = plotHeight * (1 - CGFloat(average / maximum))
      Path { path in
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: proxy.size.width, y: y))
      }
      .stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
    .allowsHitTesting(false)
  }

  private func animate() {
    withAnimation(.spring(response: 0.7, dampingFraction: 0.75)) { progress = 1 }
  }
}

struct HandBarChartView_Previews: PreviewProvider {
  static var previews: some View {
    HandBarChartView()
  }
}
