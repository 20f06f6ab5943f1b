import SwiftUI

/// Two products below a title, each marked, with their legend.
private struct CustomContent: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Custom Content")
            .font(.subheadline)
            .fontWeight(.semibold)
          Text("Additional details via 'More Content' rotor")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .marked(1)
        VStack(spacing: 12) {
          Product(name: "Wireless Headphones", price: "$149.99", rating: "4.5")
            .marked(2)
          Product(name: "Bluetooth Speaker", price: "$79.99", rating: "4.2")
            .marked(3)
        }
      }
      Spacer()
    }
    .padding()
  }
}

private struct Product: View {
  let name: String
  let price: String
  let rating: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name)
        .font(.subheadline)
        .fontWeight(.medium)
      HStack {
        Text(price)
          .font(.caption)
          .fontWeight(.semibold)
        Spacer()
        Text("★ \(rating)")
          .font(.caption2)
      }
    }
  }
}

private let legend = [
  LegendEntry(text: "Custom Content, Additional details via 'More Content' rotor"),
  LegendEntry(
    text: "Wireless Headphones, $149.99",
    list: (
      title: "More Content Available",
      items: ["Rating: 4.5 stars from 2,847 reviews", "SKU: WH-1000XM5"],
      boldItems: ["SKU: WH-1000XM5"]
    )),
  LegendEntry(
    text: "Bluetooth Speaker, $79.99",
    list: (
      title: "More Content Available",
      items: ["Rating: 4.2 stars from 1,523 reviews", "SKU: BS-MINI-BLK"],
      boldItems: ["SKU: BS-MINI-BLK"]
    )),
]

#Preview {
  AnnotatedScreen(legend: legend) { CustomContent() }
}
