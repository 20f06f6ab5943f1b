import SwiftUI

/// A tea in a list.
struct TeaRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let tea: Tea

  var body: some View {
    layout {
      TeaSwatch(family: tea.family)
      VStack(alignment: .leading, spacing: 4) {
        Text(tea.name)
          .font(.headline)
        Text(tea.origin)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        RatingView(rating: tea.rating, reviews: tea.reviews)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: typeSize.isAccessibilitySize ? .leading : .trailing, spacing: 6) {
        Text(tea.price, format: .currency(code: "EUR"))
          .font(.subheadline.weight(.medium))
          .monospacedDigit()
        if tea.isNew {
          BadgeView.new
        }
      }
    }
    .padding(.vertical, 4)
  }

  /// Large type has no room for columns.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 12))
  }
}

/// A square in the colour of the tea with a sprig on it.
struct TeaSwatch: View {
  let family: TeaFamily
  @ScaledMetric(relativeTo: .headline) private var side = 52

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(family.color.gradient)
      .frame(width: min(side, 88), height: min(side, 88))
      .overlay {
        Image("Sprig")
          .resizable()
          .scaledToFit()
          .padding(8)
          .foregroundStyle(.white)
      }
      .accessibilityHidden(true)
  }
}

struct TeaRow_Previews: PreviewProvider {
  static var previews: some View {
    TeaRow(tea: TeaCatalogue.darjeeling)
      .padding(.horizontal)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .previewLayout(.fixed(width: 393, height: 140))
  }
}

#Preview("Large type", traits: .sizeThatFitsLayout) {
  TeaRow(tea: TeaCatalogue.jasmine)
    .padding()
    .frame(width: 393)
    .dynamicTypeSize(.accessibility3)
}
