import SwiftUI

enum SpendTrackerCategory: String, CaseIterable, Identifiable, Codable {
  case food = "Food", travel = "Travel", home = "Home", fun = "Fun"

  var id: String { rawValue }
  var symbol: String {
    switch self {
    case .food: return "fork.knife"
    case .travel: return "tram.fill"
    case .home: return "house.fill"
    case .fun: return "gamecontroller.fill"
    }
  }
  var tint: Color {
    switch self {
    case .food: return .orange
    case .travel: return .blue
    case .home: return .teal
    case .fun: return .pink
    }
  }
}

struct SpendTrackerItem: Identifiable, Codable {
  var id = UUID()
  var name: String
  var category: SpendTrackerCategory
  var amount: Double
  var date: Date
}

@MainActor
class SpendTrackerStore: ObservableObject {
  @Published var items: [SpendTrackerItem] = [
    .init(name: "Ramen", category: .food, amount: 14.5, date: Date(timeIntervalSince1970: 1.72e9)),
    .init(name: "Train", category: .travel, amount: 38, date: Date(timeIntervalSince1970: 1.719e9)),
    .init(name: "Lamp", category: .home, amount: 59.9, date: Date(timeIntervalSince1970: 1.718e9)),
    .init(name: "Cinema", category: .fun, amount: 22, date: Date(timeIntervalSince1970: 1.717e9)),
  ]

  var total: Double { items.map(\.amount).reduce(0, +) }

  func total(of category: SpendTrackerCategory) -> Double {
    items.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
  }
}

struct SpendTrackerView: View {
  @StateObject private var store = SpendTrackerStore()
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        Section {
          VStack(alignment: .leading, spacing: 12) {
            Text("Spent this month").font(.caption).foregroundColor(.secondary)
            Text(store.total, format: .currency(code: "EUR"))
              .font(.system(size: 36, weight: .heavy, design: .rounded))
            breakdown
          }
          .padding(.vertical, 8)
        }
        Section("Recent") {
          ForEach(store.items) { item in
            HStack {
              Image(systemName: item.category.symbol)
                .foregroundColor(item.category.tint)
                .frame(width: 32)
              VStack(alignment: .leading) {
                Text(item.name)
                Text(item.date, style: .date).font(.caption).foregroundColor(.secondary)
              }
              Spacer()
              Text(item.amount, format: .currency(code: "EUR"))
                .foregroundColor(item.amount > 50 ? .red : .primary)
            }
          }
          .onDelete { store.items.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Expenses")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { isAdding = true }) { Image(systemName: "plus") }
      )
      .sheet(isPresented: $isAdding) { SpendTrackerAddView(store: store) }
    }
    .navigationViewStyle(.stack)
  }

  private var breakdown: some View {
    GeometryReader { proxy in
      HStack(spacing: 2) {
        ForEach(SpendTrackerCategory.allCases) { category in
          let share = store.total == 0 ? 0 : store.total(of: category) / store.total
          Rectangle()
            .fill(category.tint)
            .frame(width: max(0, (proxy.size.width - 6) * share))
        }
      }
    }
    .frame(height: 10)
    .clipShape(Capsule())
  }
}

struct SpendTrackerAddView: View {
  @ObservedObject var store: SpendTrackerStore
  @Environment(\.presentationMode) var presentationMode
  @State var name = ""
  @State var amount = 0.0
  @State var category = SpendTrackerCategory.food
  @State var date = Date()

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
        Picker("Category", selection: $category) {
          ForEach(SpendTrackerCategory.allCases) {
            Label($0.rawValue, systemImage: $0.symbol).tag($0)
          }
        }
        DatePicker("Date", selection: $date, displayedComponents: .date)
      }
      .navigationBarTitle("New expense", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            let item = SpendTrackerItem(name: name, category: category, amount: amount, date: date)
            store.items.insert(item, at: 0)
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(name.isEmpty || amount <= 0)
        }
      }
    }
  }
}

struct SpendTrackerView_Previews: PreviewProvider {
  static var previews: some View { SpendTrackerView() }
}
