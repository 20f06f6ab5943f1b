import SwiftUI

/// A tea with all that is known of it.
struct TeaDetailView: View {
  @Environment(Cart.self) private var cart
  @State private var packets = 1
  let tea: Tea

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        Text(tea.story)
          .font(.body)
          .fixedSize(horizontal: false, vertical: true)
        NoteChips(notes: tea.notes, color: tea.family.color)
        BrewingCard(brewing: tea.brewing)
        BadgeView(tea.caffeine)
      }
      .padding()
    }
    .onPaper()
    .safeAreaInset(edge: .bottom) { PacketBar(tea: tea, packets: $packets, add: add) }
    .navigationTitle(Text(tea.name))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      Rectangle()
        .fill(tea.family.color.gradient)
        .frame(height: 170)
        .overlay {
          Image("Cup")
            .resizable()
            .scaledToFit()
            .padding(20)
        }
        .card(inset: 0)
      Text(tea.name)
        .font(.largeTitle.bold())
      Label {
        Text(tea.origin)
      } icon: {
        Image(systemName: "mappin.and.ellipse")
      }
      .foregroundStyle(.secondary)
      RatingView(rating: tea.rating, reviews: tea.reviews)
    }
  }

  private func add() {
    cart.add(tea, packets: packets)
  }
}

/// How many packets, for how much, and the button that puts them into the cart.
struct PacketBar: View {
  let tea: Tea
  @Binding var packets: Int
  let add: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Stepper(value: $packets, in: 1...10) {
        VStack(alignment: .leading) {
          Text("\(packets) packets")
            .font(.headline)
          Text(tea.price * Decimal(packets), format: .currency(code: "EUR"))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      Button("Add to cart", action: add)
        .buttonStyle(.pill)
    }
    .padding()
    .background(.bar)
  }
}

#Preview("Detail") {
  NavigationStack {
    TeaDetailView(tea: TeaCatalogue.jasmine)
  }
  .environment(Cart())
  .tint(Color("AccentColor"))
}

#Preview("Detail, dark") {
  NavigationStack {
    TeaDetailView(tea: TeaCatalogue.assam)
  }
  .environment(Cart())
  .tint(Color("AccentColor"))
  .preferredColorScheme(.dark)
}

#Preview("Packets", traits: .sizeThatFitsLayout) {
  @Previewable @State var packets = 2
  PacketBar(tea: TeaCatalogue.sencha, packets: $packets) {}
    .frame(width: 393)
    .tint(Color("AccentColor"))
}
