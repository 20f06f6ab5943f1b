import SwiftUI

struct StayCardHotel: Identifiable {
  let id = UUID()
  let name: String
  let place: String
  let price: Int
  let rating: Double
  let reviews: Int
  let pictures: [String]
  let gradient: [Color]

  static let demo: [StayCardHotel] = [
    StayCardHotel(
      name: "Casa Azul", place: "Porto, Portugal", price: 124, rating: 4.8, reviews: 312,
      pictures: ["house.fill", "bed.double.fill", "sun.max.fill"],
      gradient: [Color.blue, Color.cyan]),
    StayCardHotel(
      name: "Pine Lodge", place: "Bergen, Norway", price: 189, rating: 4.6, reviews: 98,
      pictures: ["tree.fill", "snowflake"],
      gradient: [Color.green, Color.gray]),
    StayCardHotel(
      name: "Hotel Roma", place: "Rome, Italy", price: 99, rating: 4.1, reviews: 1204,
      pictures: ["building.columns.fill", "fork.knife"],
      gradient: [Color.orange, Color.red]),
  ]
}

struct StayCard: View {
  let hotel: StayCardHotel
  @Binding var isFavorite: Bool
  @State var page = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      pictures
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline) {
          Text(hotel.name).font(.headline)
          Spacer()
          Image(systemName: "star.fill").font(.caption).foregroundColor(.yellow)
          Text(String(format: "%.1f", hotel.rating)).font(.subheadline).bold()
          Text("(\(hotel.reviews))").font(.caption).foregroundColor(.secondary)
        }
        Text(hotel.place).font(.subheadline).foregroundColor(.secondary)
        HStack(spacing: 12) {
          ForEach(["wifi", "car.fill", "pawprint.fill"], id: \.self) { name in
            Image(systemName: name).foregroundColor(.secondary)
          }
          Spacer()
          (Text("$\(hotel.price)").fontWeight(.bold) + Text(" / night").font(.footnote))
            .foregroundColor(.pink)
        }
        .padding(.top, 4)
      }
      .padding(14)
    }
    .modifier(StayCardSurface())
  }

  private var pictures: some View {
    TabView(selection: $page) {
      ForEach(hotel.pictures.indices, id: \.self) { index in
        ZStack {
          LinearGradient(
            gradient: Gradient(colors: hotel.gradient),
            startPoint: .topLeading, endPoint: .bottomTrailing)
          Image(systemName: hotel.pictures[index])
            .font(.system(size: 70))
            .foregroundColor(.white)
            .opacity(0.85)
        }
        .tag(index)
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .frame(height: 190)
    .overlay(alignment: .topTrailing) {
      Toggle(isOn: $isFavorite.animation(.spring(response: 0.3, dampingFraction: 0.4))) {
        Text("Favourite")
      }
      .toggleStyle(StayCardHeartStyle())
      .padding(12)
    }
    .overlay(alignment: .topLeading) {
      if hotel.rating > 4.5 {
        Text("Guest favourite")
          .font(.caption.bold())
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(.regularMaterial, in: Capsule())
          .padding(12)
      }
    }
  }
}

struct StayCardSurface: ViewModifier {
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    content
      .background(colorScheme == .dark ? Color(white: 0.15) : .white)
      .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.12), radius: 10, x: 0, y: 6)
  }
}

struct StayCardHeartStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "heart.fill" : "heart")
        .foregroundColor(configuration.isOn ? .pink : .white)
        .font(.title2)
        .scaleEffect(configuration.isOn ? 1.15 : 1)
        .shadow(radius: 2)
    }
    .accessibilityLabel(configuration.isOn ? "Remove favourite" : "Add favourite")
  }
}

struct StayCardView: View {
  @State private var favorites: [UUID: Bool] = [:]
  private let hotels = StayCardHotel.demo

  private func favorite(_ hotel: StayCardHotel) -> Binding<Bool> {
    Binding(
      get: { favorites[hotel.id] ?? false },
      set: { favorites[hotel.id] = $0 })
  }

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack(spacing: 24) {
          ForEach(hotels) { hotel in
            StayCard(hotel: hotel, isFavorite: favorite(hotel))
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationTitle("Stays")
    }
    .navigationViewStyle(.stack)
  }
}

struct StayCardView_Previews: PreviewProvider {
  static var previews: some View {
    StayCardView()
    StayCardView().environment(\.colorScheme, .dark)
  }
}
