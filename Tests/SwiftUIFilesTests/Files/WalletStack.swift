import SwiftUI

struct WalletStackCard: Identifiable, Equatable {
  let id: Int
  let bank: String
  let number: String
  let holder: String
  let balance: Double
  let color: Color
}

struct WalletStackTransaction: Identifiable {
  let id = UUID()
  let merchant: String
  let symbol: String
  let amount: Double
}

struct WalletStackView: View {
  @Namespace private var animation
  @State private var selected: WalletStackCard?
  @State private var isExpanded = false

  private let cards = [
    WalletStackCard(
      id: 0, bank: "Aurora", number: "4821", holder: "Lea Moreau",
      balance: 2_340.12, color: .indigo),
    WalletStackCard(
      id: 1, bank: "Fjord Bank", number: "0077", holder: "Lea Moreau",
      balance: 812.5, color: .teal),
    WalletStackCard(
      id: 2, bank: "Cobalt", number: "9314", holder: "Lea Moreau",
      balance: 15_020, color: .blue),
    WalletStackCard(
      id: 3, bank: "Sunset", number: "5562", holder: "Lea Moreau",
      balance: 64.9, color: .orange),
  ]

  private let transactions = [
    WalletStackTransaction(merchant: "Grocer & Co", symbol: "cart", amount: -42.8),
    WalletStackTransaction(merchant: "Salary", symbol: "building.columns", amount: 2_900),
    WalletStackTransaction(merchant: "City Metro", symbol: "tram", amount: -3.2),
  ]

  var body: some View {
    ZStack {
      if let selected {
        detail(selected)
          .transition(.opacity)
      } else {
        stack
      }
    }
    .background(Color(.secondarySystemBackground))
  }

  private var stack: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          Text("Wallet").font(.largeTitle.bold())
          Spacer()
          Button {
            withAnimation(.bouncy) { isExpanded.toggle() }
          } label: {
            Image(systemName: isExpanded ? "rectangle.compress.vertical" : "plus")
              .font(.headline)
              .padding(8)
              .background(.thinMaterial, in: Circle())
          }
        }
        VStack(spacing: isExpanded ? 16 : -130) {
          ForEach(cards) { card in
            WalletStackCardView(card: card)
              .matchedGeometryEffect(id: card.id, in: animation)
              .onTapGesture {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = card }
              }
          }
        }
      }
      .padding()
    }
  }

  private func detail(_ card: WalletStackCard) -> some View {
    VStack(spacing: 20) {
      WalletStackCardView(card: card)
        .matchedGeometryEffect(id: card.id, in: animation)
        .padding()
      List {
        Section("Recent") {
          ForEach(transactions) { item in
            HStack {
              Label(item.merchant, systemImage: item.symbol)
              Spacer()
              Text(item.amount, format: .currency(code: "EUR").sign(strategy: .always()))
                .foregroundStyle(item.amount < 0 ? Color.primary : Color.green)
            }
          }
        }
      }
      .scrollContentBackground(.hidden)
      Button("Done") {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = nil }
      }
      .buttonStyle(.borderedProminent)
      .tint(card.color)
    }
    .padding(.bottom)
  }
}

struct WalletStackCardView: View {
  let card: WalletStackCard

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(card.bank).font(.headline)
        Spacer()
        Image(systemName: "wave.3.right")
      }
      Spacer()
      Text(card.balance, format: .currency(code: "EUR")).font(.title2.bold())
      HStack {
        Text("•••• \(card.number)").monospaced()
        Spacer()
        Text(card.holder)
      }
      .font(.subheadline)
      .opacity(0.85)
    }
    .padding(20)
    .frame(height: 190)
    .foregroundStyle(.white)
    .background {
      ZStack {
        card.color
        Circle().fill(.white.opacity(0.1)).offset(x: 120, y: -60)
        Circle().fill(.black.opacity(0.08)).scaleEffect(1.4).offset(x: -140, y: 90)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .shadow(color: .black.opacity(0.2), radius: 8, y: -2)
  }
}

#Preview {
  WalletStackView()
}
