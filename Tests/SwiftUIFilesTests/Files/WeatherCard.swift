import SwiftUI

enum WeatherCardCondition: String, CaseIterable {
  case sunny, cloudy, rainy, stormy

  var symbol: String {
    switch self {
    case .sunny: "sun.max.fill"
    case .cloudy: "cloud.sun.fill"
    case .rainy: "cloud.rain.fill"
    case .stormy: "cloud.bolt.rain.fill"
    }
  }

  var colors: [Color] {
    switch self {
    case .sunny: [.orange, .yellow]
    case .cloudy: [.blue, .cyan]
    case .rainy: [.indigo, .gray]
    case .stormy: [.black, .purple]
    }
  }
}

private struct HourForecast: Identifiable {
  let hour: Int
  let temperature: Double
  let condition: WeatherCardCondition
  var id: Int { hour }
}

private struct DayForecast: Identifiable {
  let name: String
  let low, high: Double
  let condition: WeatherCardCondition
  var id: String { name }
}

private let hours: [HourForecast] = [
  .init(hour: 9, temperature: 14, condition: .cloudy),
  .init(hour: 10, temperature: 16, condition: .cloudy),
  .init(hour: 12, temperature: 20, condition: .sunny),
  .init(hour: 15, temperature: 17, condition: .stormy),
]

private let days: [DayForecast] = [
  .init(name: "Today", low: 11, high: 21, condition: .sunny),
  .init(name: "Tue", low: 9, high: 18, condition: .rainy),
  .init(name: "Wed", low: 7, high: 15, condition: .stormy),
  .init(name: "Thu", low: 8, high: 19, condition: .cloudy),
]

struct WeatherCardView: View {
  @State private var condition: WeatherCardCondition = .cloudy
  @AppStorage("weather.fahrenheit") private var usesFahrenheit = false

  var body: some View {
    ZStack {
      LinearGradient(colors: condition.colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 20) {
          current
          hourly
          daily
        }
        .padding()
      }
    }
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
  }

  private var current: some View {
    VStack(spacing: 4) {
      Text("Lisbon").font(.largeTitle)
      Image(systemName: condition.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 72))
      Text(format(21)).font(.system(size: 80, weight: .thin, design: .rounded))
      Menu(condition.rawValue.capitalized) {
        ForEach(WeatherCardCondition.allCases, id: \.self) { item in
          Button(item.rawValue.capitalized) { condition = item }
        }
        Toggle("Fahrenheit", isOn: $usesFahrenheit)
      }
    }
  }

  private var hourly: some View {
    GlassSection(title: "Hourly forecast", icon: "clock") {
      HStack {
        ForEach(hours) { hour in
          VStack(spacing: 10) {
            Text("\(hour.hour)h").font(.caption)
            Image(systemName: hour.condition.symbol).frame(height: 24)
            Text(format(hour.temperature)).font(.callout.bold())
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
  }

  private var daily: some View {
    GlassSection(title: "4-day forecast", icon: "calendar") {
      VStack(spacing: 12) {
        ForEach(days) { day in
          HStack {
            Text(day.name).frame(width: 60, alignment: .leading)
            Image(systemName: day.condition.symbol).frame(width: 30)
            Text(format(day.low)).opacity(0.7).frame(width: 44)
            RangeBar(low: day.low, high: day.high, bounds: 5...26)
            Text(format(day.high)).frame(width: 44)
          }
        }
      }
    }
  }

  private func format(_ celsius: Double) -> String {
    "\(Int(usesFahrenheit ? celsius * 9 / 5 + 32 : celsius))°"
  }
}

private struct GlassSection<Content: View>: View {
  let title: LocalizedStringKey
  let icon: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: icon).font(.caption).textCase(.uppercase).opacity(0.7)
      content
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18, style: .continuous))
  }
}

private struct RangeBar: View {
  let low, high: Double
  let bounds: ClosedRange<Double>

  var body: some View {
    GeometryReader { geo in
      let unit = geo.size.width / (bounds.upperBound - bounds.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.2))
        Capsule()
          .fill(.orange.gradient)
          .frame(width: (high - low) * unit)
          .offset(x: (low - bounds.lowerBound) * unit)
      }
    }
    .frame(height: 5)
  }
}

#Preview("Weather") {
  WeatherCardView()
}
