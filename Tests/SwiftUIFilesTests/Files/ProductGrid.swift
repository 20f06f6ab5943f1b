import SwiftUI

struct ProductGridItem: Identifiable, Hashable {
  enum Category: String, CaseIterable, Identifiable {
    case all = "All"
    case chairs = "Chairs"
    case lamps = "Lamps"
    case tables = "Tables"
    case decor = "Decor"
    var id: String { rawValue }
  }

  let id: Int
  let name: String
  let symbol: String
  let price: Decimal
  var oldPrice: Decimal?
  let rating: Double
  let category: Category
}

enum ProductGridSort: String, CaseIterable {
  case featured = "Featured"
  case priceUp = "Price: low to high"
  case priceDown = "Price: high to low"
  case rating = "Top rated"
}

@MainActor
final class ProductGridStore: ObservableObject {
  @Published var category = ProductGridItem.Category.all
  @Published var sort = ProductGridSort.featured
  @Published var favorites: Set<Int> = [2]

  private let products: [ProductGridItem] = [
    .init(id: 1, name: "Oslo Chair", symbol: "chair", price: 129, rating: 4.5, category: .chairs),
    .init(
      id: 2, name: "Lounge", symbol: "chair.lounge", price: 349, oldPrice: 420, rating: 4.8,
      category: .chairs),
    .init(
      id: 3, name: "Arc Lamp", symbol: "lamp.floor", price: 89.5, rating: 4.1,
      category: .lamps),
    .init(
      id: 4, name: "Desk Lamp", symbol: "lamp.desk", price: 39, oldPrice: 55, rating: 3.9,
      category: .lamps),
    .init(
      id: 5, name: "Round Table", symbol: "table.furniture", price: 259, rating: 4.3,
      category: .tables),
    .init(id: 6, name: "Fern", symbol: "leaf", price: 19.9, rating: 5, category: .decor),
    .init(
      id: 7, name: "Frame Set", symbol: "photo.artframe", price: 45, rating: 4.0,
      category: .decor),
  ]

  var visible: [ProductGridItem] {
    let filtered = products.filter { category == .all || $0.category == category }
    switch sort {
    case .featured: return filtered
    case .priceUp: return filtered.sorted { $0.price < $1.price }
    case .priceDown: return filtered.sorted { $0.price > $1.price }
    case .rating: return filtered.sorted { $0.rating > $1.rating }
    }
  }

  func toggleFavorite(_ product: ProductGridItem) {
    if favorites.remove(product.id) == nil { favorites.insert(product.id) }
  }
}

struct ProductGridView: View {
  @StateObject private var store = ProductGridStore()
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    NavigationView {
      ScrollView {
        chips
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(store.visible) { product in
            ProductGridCell(product: product, isFavorite: store.favorites.contains(product.id)) {
              store.toggleFavorite(product)
            }
          }
        }
        .padding()
        .animation(.default, value: store.category)
      }
      .background(Color(.systemGray6).edgesIgnoringSafeArea(.all))
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Picker("Sort by", selection: $store.sort) {
              ForEach(ProductGridSort.allCases, id: \.self) { Text($0.rawValue) }
            }
          } label: {
            Image(systemName: "arrow.up.arrow.down.circle")
          }
        }
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(ProductGridItem.Category.allCases) { category in
          let isSelected = store.category == category
          Button(category.rawValue) { store.category = category }
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .foregroundColor(isSelected ? .white : .primary)
            .background(Capsule().fill(isSelected ? Color.brown : Color(.systemBackground)))
        }
      }
      .padding(.horizontal)
    }
  }
}

struct ProductGridCell: View {
  let product: ProductGridItem
  let isFavorite: Bool
  let onFavorite: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.brown.opacity(0.12))
          .aspectRatio(1, contentMode: .fit)
          .overlay(Image(systemName: product.symbol).font(.largeTitle).foregroundColor(.brown))
        Button(action: onFavorite) {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
            .foregroundColor(isFavorite ? .red : .gray)
            .padding(8)
        }
      }
      Text(product.name).font(.headline).lineLimit(1)
      HStack(spacing: 4) {
        Text(product.price, format: .currency(code: "EUR")).bold()
        if let old = product.oldPrice {
          Text(old, format: .currency(code: "EUR"))
            .strikethrough()
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      Label(String(format: "%.1f", product.rating), systemImage: "star.fill")
        .font(.caption)
        .foregroundColor(.orange)
    }
    .padding(10)
    .background(Color(.systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.06), radius: 6, x: 0, y: 3)
  }
}

struct ProductGridView_Previews: PreviewProvider {
  static var previews: some View {
    ProductGridView()
  }
}
