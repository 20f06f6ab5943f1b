import SwiftUI

struct BankHomeAccount: Identifiable, Hashable {
  let id: String
  let name: String
  let balance: Decimal
  let lastDigits: String
  let hue: Double
}

struct BankHomeTransaction: Identifiable {
  enum Kind { case card, transfer, salary }
  let id: Int
  let payee: String
  let kind: Kind
  let amount: Decimal
  let daysAgo: Int

  var symbol: String {
    switch kind {
    case .card: "creditcard"
    case .transfer: "arrow.left.arrow.right"
    case .salary: "banknote"
    }
  }
}

private enum Demo {
  static let accounts = [
    BankHomeAccount(id: "a", name: "Everyday", balance: 2_481.37, lastDigits: "4021", hue: 0.6),
    BankHomeAccount(id: "b", name: "Savings", balance: 15_900, lastDigits: "7710", hue: 0.4),
    BankHomeAccount(id: "c", name: "Travel", balance: 310.05, lastDigits: "9934", hue: 0.05),
  ]
  static let transactions = [
    BankHomeTransaction(id: 1, payee: "Green Grocer", kind: .card, amount: -32.4, daysAgo: 0),
    BankHomeTransaction(id: 2, payee: "Studio North", kind: .salary, amount: 3_200, daysAgo: 1),
    BankHomeTransaction(id: 3, payee: "Marta K.", kind: .transfer, amount: -45, daysAgo: 1),
  ]
}

struct BankHomeView: View {
  @State private var scrolledID: String? = "a"
  @State private var hidesAmounts = false
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      home
        .tabItem { Label("Home", systemImage: "house.fill") }.tag(0)
      ContentUnavailableView("No cards", systemImage: "creditcard")
        .tabItem { Label("Cards", systemImage: "creditcard.fill") }
        .badge(2)
        .tag(1)
    }
    .tint(.indigo)
  }

  private var home: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          carousel
          quickActions
          transactions
        }
      }
      .navigationTitle("Good morning, Eva")
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbar {
        Button("Hide", systemImage: hidesAmounts ? "eye.slash" : "eye") {
          withAnimation { hidesAmounts.toggle() }
        }
      }
    }
    .redacted(reason: hidesAmounts ? .privacy : [])
  }

  private var carousel: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(Demo.accounts) { account in
            BankHomeCard(account: account)
              .containerRelativeFrame(.horizontal) { width, _ in width - 48 }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $scrolledID)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 24)

      HStack(spacing: 6) {
        ForEach(Demo.accounts) { account in
          Capsule()
            .fill(account.id == scrolledID ? Color.indigo : .gray.opacity(0.4))
            .frame(width: account.id == scrolledID ? 18 : 6, height: 6)
        }
      }
      .animation(.snappy, value: scrolledID)
    }
  }

  private var quickActions: some View {
    HStack {
      ForEach(
        [("Send", "paperplane.fill"), ("Top up", "plus"), ("More", "ellipsis")], id: \.0
      ) { title, symbol in
        VStack(spacing: 8) {
          Image(systemName: symbol)
            .frame(width: 52, height: 52)
            .background(.indigo.opacity(0.12), in: .circle)
          Text(title).font(.caption)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var transactions: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Transactions").font(.title3.bold())
      ForEach(Demo.transactions) { item in
        HStack(spacing: 14) {
          Image(systemName: item.symbol).frame(width: 28).foregroundStyle(.secondary)
          VStack(alignment: .leading) {
            Text(item.payee)
            Text(item.daysAgo == 0 ? "Today" : "^[\(item.daysAgo) day](inflect: true) ago")
              .font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text(item.amount, format: .currency(code: "EUR").sign(strategy: .always()))
            .foregroundStyle(item.amount > 0 ? Color.green : .primary)
            .privacySensitive()
        }
      }
    }
    .padding(.horizontal, 24)
  }
}

struct BankHomeCard: View {
  let account: BankHomeAccount

  var body: some View {
    VStack(alignment: .leading) {
      Text(account.name).font(.headline)
      Spacer()
      Text(account.balance, format: .currency(code: "EUR")).font(.title.bold()).privacySensitive()
      Text("•••• \(account.lastDigits)").font(.footnote.monospaced()).opacity(0.8)
    }
    .foregroundStyle(.white).padding(20)
    .frame(maxWidth: .infinity, minHeight: 170, alignment: .leading)
    .background(Color(hue: account.hue, saturation: 0.7, brightness: 0.65).gradient)
    .clipShape(.rect(cornerRadius: 22))
  }
}

#Preview { BankHomeView() }
