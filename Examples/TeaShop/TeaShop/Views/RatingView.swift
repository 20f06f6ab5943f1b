import SwiftUI

/// Stars, full, half and empty, and how many people gave them.
struct RatingView: View {
  let rating: Double
  var reviews: Int?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) { parts }
      VStack(alignment: .leading, spacing: 2) { parts }
    }
    .font(.footnote)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue(Text(rating, format: .number))
  }

  @ViewBuilder private var parts: some View {
    HStack(spacing: 0) {
      ForEach(1...5, id: \.self) { place in
        Image(systemName: symbol(at: place))
      }
    }
    .foregroundStyle(Color("Brand/Star"))
    if let reviews {
      Text("\(reviews) reviews")
        .foregroundStyle(.secondary)
    }
  }

  private func symbol(at place: Int) -> String {
    let share = rating - Double(place - 1)
    return switch share {
    case 0.75...: "star.fill"
    case 0.25...: "star.leadinghalf.filled"
    default: "star"
    }
  }
}

#Preview("Ratings", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    ForEach([5, 4.5, 3, 1.5, 0], id: \.self) { rating in
      RatingView(rating: rating, reviews: Int(rating * 9))
    }
  }
  .padding()
}
