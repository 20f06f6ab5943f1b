import SwiftUI

struct TrendLinePoint: Identifiable {
  let id: Int
  let label: String
  let value: Double
}

enum TrendLineRange: String, CaseIterable {
  case week = "1W"
  case month = "1M"
  case year = "1Y"

  var points: [TrendLinePoint] {
    let values: [Double]
    switch self {
    case .week: values = [168, 171, 169, 174, 178, 176, 182]
    case .month: values = [150, 158, 155, 149, 160, 166, 163, 170, 168, 175, 173, 182]
    case .year: values = [96, 104, 99, 120, 131, 128, 140, 137, 152, 149, 168, 182]
    }
    return values.enumerated().map { index, value in
      TrendLinePoint(id: index, label: "#\(index + 1)", value: value)
    }
  }
}

struct TrendLineShape: Shape {
  let values: [Double]
  var closed = false

  func path(in rect: CGRect) -> Path {
    Path { path in
      let points = Self.locations(of: values, in: rect)
      guard let first = points.first, let last = points.last else { return }
      path.move(to: first)
      for (previous, point) in zip(points, points.dropFirst()) {
        let mid = (previous.x + point.x) / 2
        path.addCurve(
          to: point,
          control1: CGPoint(x: mid, y: previous.y),
          control2: CGPoint(x: mid, y: point.y)
        )
      }
      if closed {
        path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
        path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  static func locations(of values: [Double], in rect: CGRect) -> [CGPoint] {
    guard values.count > 1, let low = values.min(), let high = values.max() else { return [] }
    let step = rect.width / CGFloat(values.count - 1)
    let span = max(high - low, 1)
    return values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + CGFloat(index) * step,
        y: rect.maxY - CGFloat((value - low) / span) * rect.height * 0.9
      )
    }
  }
}

struct TrendLineView: View {
  @State private var range = TrendLineRange.month
  @State private var drawn: CGFloat = 1
  @State private var touched: Int?

  private var values: [Double] { range.points.map { $0.value } }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text("ACME Inc.").font(.subheadline).foregroundColor(.secondary)
        HStack(alignment: .firstTextBaseline) {
          Text(shownValue, format: .currency(code: "USD")).font(.largeTitle).bold()
          Text("▲ 4.2%").font(.footnote.bold()).foregroundColor(.green)
        }
      }

      chart.frame(height: 220)

      Picker("Range", selection: $range) {
        ForEach(TrendLineRange.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
    }
    .padding(20)
    .background(
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(Color(UIColor.secondarySystemBackground))
    )
    .padding()
    .onChange(of: range) { _ in
      drawn = 0
      withAnimation(.easeInOut(duration: 0.9)) { drawn = 1 }
    }
  }

  private var shownValue: Double {
    if let touched, values.indices.contains(touched) { return values[touched] }
    return values.last ?? 0
  }

  private var chart: some View {
    GeometryReader { geo in
      let rect = CGRect(origin: .zero, size: geo.size)
      let points = TrendLineShape.locations(of: values, in: rect)
      ZStack(alignment: .topLeading) {
        TrendLineShape(values: values, closed: true)
          .fill(
            LinearGradient(
              colors: [Color.green.opacity(0.45), Color.green.opacity(0)],
              startPoint: .top, endPoint: .bottom)
          )
          .opacity(Double(drawn))
        TrendLineShape(values: values)
          .trim(from: 0, to: drawn)
          .stroke(Color.green, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        if let touched, points.indices.contains(touched) {
          Rectangle()
            .fill(Color.secondary.opacity(0.4))
            .frame(width: 1)
            .offset(x: points[touched].x)
          Circle()
            .fill(Color.white)
            .overlay(Circle().stroke(Color.green, lineWidth: 3))
            .frame(width: 14, height: 14)
            .position(points[touched])
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let ratio = drag.location.x / max(geo.size.width, 1)
            let index = Int((ratio * CGFloat(values.count - 1)).rounded())
            touched = min(max(index, 0), values.count - 1)
          }
          .onEnded { _ in touched = nil }
      )
    }
  }
}

struct TrendLineView_Previews: PreviewProvider {
  static var previews: some View {
    TrendLineView().previewLayout(.sizeThatFits)
  }
}
