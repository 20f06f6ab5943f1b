import SwiftUI

/// The teas of the season as cards.
struct TeaGridView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var teas = TeaCatalogue.all

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        SeasonBanner()
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(teas) { tea in
            NavigationLink(value: tea) {
              TeaCard(tea: tea)
            }
            .buttonStyle(.plain)
          }
        }
      }
      .padding()
    }
    .onPaper()
    .navigationTitle("Discover")
    .navigationDestination(for: Tea.self) { TeaDetailView(tea: $0) }
  }

  private var columns: [GridItem] {
    let width: CGFloat = typeSize.isAccessibilitySize ? 280 : 150
    return [GridItem(.adaptive(minimum: width), spacing: 16, alignment: .top)]
  }
}

/// An image with a line on it.
struct SeasonBanner: View {
  @ScaledMetric(relativeTo: .title2) private var height = 150

  var body: some View {
    Color.clear
      .frame(height: min(height, 220))
      .overlay {
        Image("Hills")
          .resizable()
          .scaledToFill()
          .flipsForRightToLeftLayoutDirection(true)
      }
      .overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text("First flush")
            .font(.title2.bold())
          Text("The new harvest has arrived")
            .font(.subheadline)
        }
        .foregroundStyle(Color("Brand/OnBanner"))
        .padding()
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
      .card(inset: 0)
  }
}

/// A tea in a grid.
struct TeaCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let tea: Tea

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle()
        .fill(tea.family.color.gradient)
        .frame(height: 92)
        .overlay {
          Image("Cup")
            .resizable()
            .scaledToFit()
            .padding(14)
        }
        .overlay(alignment: .topTrailing) {
          if tea.isNew {
            BadgeView.new
              .background(Color("Brand/Card"), in: .capsule)
              .padding(8)
          }
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(tea.name)
          .font(.headline)
          .lineLimit(2, reservesSpace: !typeSize.isAccessibilitySize)
        RatingView(rating: tea.rating)
        Text(tea.price, format: .currency(code: "EUR"))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .card(inset: 0)
  }
}

#Preview("Grid") {
  NavigationStack {
    TeaGridView()
  }
  .tint(Color("AccentColor"))
}

#Preview("Grid, on its side", traits: .landscapeLeft) {
  TeaGridView(teas: Array(TeaCatalogue.all.prefix(5)))
}

#Preview("Card", traits: .sizeThatFitsLayout) {
  @Previewable @Environment(\.dynamicTypeSize) var typeSize
  TeaCard(tea: TeaCatalogue.jasmine)
    .frame(width: typeSize.isAccessibilitySize ? 345 : 165)
    .padding()
    .background(Color("Brand/Paper"))
}
