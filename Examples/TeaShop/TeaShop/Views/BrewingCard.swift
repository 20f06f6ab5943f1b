import SwiftUI

/// How much, how hot and how long.
struct BrewingCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let brewing: Brewing

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Brewing")
        .font(.headline)
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 12) { facts }
      } else {
        HStack(alignment: .bottom) {
          facts
            .frame(maxWidth: .infinity)
        }
      }
      Text("Steep for \(brewing.minutes) minutes at \(brewing.celsius) °C.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }

  @ViewBuilder private var facts: some View {
    BrewingFact("Amount", systemImage: "leaf", value: "\(brewing.grams) g")
    BrewingFact("Heat", systemImage: "thermometer.medium", value: "\(brewing.celsius) °C")
    BrewingFact("Time", systemImage: "timer", value: "\(brewing.minutes) min")
  }
}

/// A symbol, a number and what it counts.
private struct BrewingFact: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let title: LocalizedStringKey
  private let systemImage: String
  private let value: LocalizedStringKey

  init(_ title: LocalizedStringKey, systemImage: String, value: LocalizedStringKey) {
    self.title = title
    self.systemImage = systemImage
    self.value = value
  }

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        LabeledContent {
          Text(value)
        } label: {
          Label(title, systemImage: systemImage)
        }
      } else {
        VStack(spacing: 6) {
          Image(systemName: systemImage)
            .font(.title2)
            .foregroundStyle(.tint)
          Text(value)
            .font(.subheadline.weight(.semibold))
          Text(title)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Brewing", traits: .sizeThatFitsLayout) {
  let teas = [TeaCatalogue.sencha, TeaCatalogue.rooibos]
  VStack(spacing: 16) {
    ForEach(teas) { BrewingCard(brewing: $0.brewing) }
  }
  .padding()
  .frame(width: 393)
  .tint(Color("AccentColor"))
  .background(Color("Brand/Paper"))
}
