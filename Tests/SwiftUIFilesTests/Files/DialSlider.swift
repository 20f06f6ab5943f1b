import SwiftUI

struct DialSliderControl: View {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  var lineWidth: CGFloat = 22

  private let sweep = 270.0

  private var fraction: Double {
    (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }

  init(value: Binding<Double>, in bounds: ClosedRange<Double>) {
    _value = value
    self.bounds = bounds
  }

  var body: some View {
    GeometryReader { proxy in
      let size = min(proxy.size.width, proxy.size.height)
      let radius = (size - lineWidth) / 2
      ZStack {
        Circle()
          .trim(from: 0, to: sweep / 360)
          .stroke(.quaternary, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        Circle()
          .trim(from: 0, to: fraction * sweep / 360)
          .stroke(
            AngularGradient(
              colors: [.blue, .cyan, .yellow, .orange, .red], center: .center,
              startAngle: .degrees(0), endAngle: .degrees(sweep)),
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
          )
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
          .frame(width: lineWidth + 10)
          .offset(x: radius)
          .rotationEffect(.degrees(fraction * sweep))
      }
      .frame(width: size - lineWidth, height: size - lineWidth)
      .rotationEffect(.degrees(135))
      .frame(width: proxy.size.width, height: proxy.size.height)
      .contentShape(Circle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            update(with: drag.location, in: proxy.size)
          }
      )
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement()
    .accessibilityLabel("Dial")
    .accessibilityValue(Text(value, format: .number.precision(.fractionLength(0))))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(value + 1, bounds.upperBound)
      case .decrement: value = max(value - 1, bounds.lowerBound)
      @unknown default: break
      }
    }
  }

  private func update(with location: CGPoint, in size: CGSize) {
    let dx = Double(location.x - size.width / 2)
    let dy = Double(location.y - size.height / 2)
    var degrees = atan2(dy, dx) * 180 / .pi - 135
    while degrees < 0 { degrees += 360 }
    if degrees > sweep {
      degrees = degrees > sweep + (360 - sweep) / 2 ? 0 : sweep
    }
    value = bounds.lowerBound + degrees / sweep * (bounds.upperBound - bounds.lowerBound)
  }
}

struct DialSliderView: View {
  @State private var temperature = 21.0
  @State private var isOn = true
  @AppStorage("dialSlider.fahrenheit") private var usesFahrenheit = false

  private var reading: Measurement<UnitTemperature> {
    let celsius = Measurement(value: temperature, unit: UnitTemperature.celsius)
    return usesFahrenheit ? celsius.converted(to: .fahrenheit) : celsius
  }

  private var mood: LocalizedStringKey {
    switch temperature {
    case ..<17: "Saving energy"
    case 17..<23: "Comfortable"
    default: "Toasty"
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      Label("Living Room", systemImage: "sofa.fill").font(.title2.bold())

      ZStack {
        DialSliderControl(value: $temperature, in: 10...30)
        VStack(spacing: 4) {
          Text("\(reading.value, specifier: "%.0f")°")
            .font(.system(size: 64, weight: .thin))
            .contentTransition(.numericText(value: reading.value))
          Text(mood).foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: 280)
      .saturation(isOn ? 1 : 0)
      .disabled(!isOn)

      GroupBox {
        Toggle("Heating", systemImage: "flame.fill", isOn: $isOn.animation())
        Divider()
        Toggle("Fahrenheit", systemImage: "thermometer.medium", isOn: $usesFahrenheit)
      }
      .tint(.orange)

      Slider(value: $temperature, in: 10...30, step: 0.5) {
        Text("Temperature")
      } minimumValueLabel: {
        Image(systemName: "snowflake")
      } maximumValueLabel: {
        Image(systemName: "sun.max")
      }
    }
    .padding(24)
  }
}

#Preview {
  DialSliderView()
}
