import SwiftUI

/// All teas, family by family.
struct TeaListView: View {
  @Environment(Cart.self) private var cart
  @State private var query = ""
  @State private var favourites: Set<Tea.ID> = ["sencha"]

  var body: some View {
    List {
      ForEach(TeaFamily.allCases) { family in
        let teas = found(in: family)
        if !teas.isEmpty {
          Section {
            ForEach(teas) { row($0) }
          } header: {
            Text(family.title)
          } footer: {
            if family == .herbal {
              Text("Herbal teas are made of herbs and have no caffeine at all.")
            }
          }
        }
      }
      .listRowBackground(Color("Brand/Card"))
    }
    .onPaper()
    .navigationTitle("Teas")
    .searchable(text: $query, prompt: "Tea or country")
    .navigationDestination(for: Tea.self) { TeaDetailView(tea: $0) }
  }

  private func row(_ tea: Tea) -> some View {
    NavigationLink(value: tea) {
      TeaRow(tea: tea)
    }
    .swipeActions(edge: .leading) {
      Button("Favourite", systemImage: isFavourite(tea) ? "heart.slash" : "heart") {
        favourites.formSymmetricDifference([tea.id])
      }
      .tint(.pink)
    }
    .swipeActions {
      Button("Add to cart", systemImage: "cart.badge.plus") {
        cart.add(tea)
      }
      .tint(Color("AccentColor"))
    }
  }

  private func isFavourite(_ tea: Tea) -> Bool { favourites.contains(tea.id) }

  private func found(in family: TeaFamily) -> [Tea] {
    TeaCatalogue.teas(of: family).filter { query.isEmpty || $0.id.contains(query.lowercased()) }
  }
}

#Preview {
  NavigationStack {
    TeaListView()
  }
  .environment(Cart.sample)
  .tint(Color("AccentColor"))
}

#Preview("العربية") {
  NavigationStack {
    TeaListView()
  }
  .environment(Cart.sample)
  .tint(Color("AccentColor"))
  .environment(\.locale, Locale(identifier: "ar"))
  .environment(\.layoutDirection, .rightToLeft)
}
