import SwiftUI

/// What is in the cart, what it costs, and the way to the order.
struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Group {
      if cart.isEmpty {
        EmptyCart()
      } else {
        lines
          .safeAreaInset(edge: .bottom) {
            NavigationLink("Order") {
              OrderView(draft: OrderDraft(earliest: .now))
            }
            .buttonStyle(.pill)
            .padding()
            .background(.bar)
          }
      }
    }
    .onPaper()
    .navigationTitle("Cart")
  }

  private var lines: some View {
    @Bindable var cart = cart
    return List {
      Section {
        ForEach($cart.lines) { $line in
          CartLine(line: $line)
            .swipeActions {
              Button("Remove", systemImage: "trash", role: .destructive) {
                cart.remove(line)
              }
            }
        }
      } header: {
        Text("\(cart.packets) packets")
      }
      .listRowBackground(Color("Brand/Card"))
      Section {
        AmountRow("Teas", amount: cart.subtotal)
        AmountRow("Delivery", amount: cart.delivery)
        AmountRow("Total", amount: cart.total)
          .bold()
      } footer: {
        DeliveryProgress(cart: cart)
      }
      .listRowBackground(Color("Brand/Card"))
    }
  }
}

/// A tea in the cart.
private struct CartLine: View {
  @Binding var line: Cart.Line

  var body: some View {
    Stepper(value: $line.packets, in: 1...10) {
      VStack(alignment: .leading, spacing: 2) {
        Text(line.tea.name)
          .font(.headline)
        Text("\(line.packets) × \(line.tea.price, format: .currency(code: "EUR"))")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
    }
  }
}

/// An amount of money and what it is for.
private struct AmountRow: View {
  private let title: LocalizedStringKey
  private let amount: Decimal

  init(_ title: LocalizedStringKey, amount: Decimal) {
    self.title = title
    self.amount = amount
  }

  var body: some View {
    LabeledContent(title) {
      Text(amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
  }
}

/// What is missing for a delivery that costs nothing.
private struct DeliveryProgress: View {
  let cart: Cart

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProgressView(value: cart.progress)
      if cart.delivery == 0 {
        Text("Delivery is free.")
      } else {
        Text(
          "\(Cart.freeDelivery - cart.subtotal, format: .currency(code: "EUR")) to free delivery")
      }
    }
    .padding(.top, 8)
  }
}

/// Shown where there is nothing to buy.
private struct EmptyCart: View {
  var body: some View {
    ContentUnavailableView {
      Label {
        Text("Your cart is empty")
      } icon: {
        Image("Leaves")
      }
    } description: {
      Text("Find a tea that you like, and put it here.")
    } actions: {
      Button("Discover teas") {}
        .buttonStyle(.quietPill)
        .fixedSize()
    }
  }
}

#Preview("Cart") {
  let cart = Cart.sample
  cart.add(TeaCatalogue.milkOolong)
  return NavigationStack {
    CartView()
  }
  .environment(cart)
  .tint(Color("AccentColor"))
}

#Preview("Almost free") {
  NavigationStack {
    CartView()
  }
  .environment(Cart(lines: [Cart.Line(tea: TeaCatalogue.assam, packets: 3)]))
  .tint(Color("AccentColor"))
}

#Preview("Empty") {
  NavigationStack {
    CartView()
  }
  .environment(Cart())
  .tint(Color("AccentColor"))
}
