import SwiftUI

/// What the teas cost, what their delivery costs, and both.
struct CartTotals: View {
  let cart: Cart

  var body: some View {
    AmountRow("Teas", amount: cart.subtotal)
    AmountRow("Delivery", amount: cart.delivery)
    AmountRow("Total", amount: cart.total)
      .bold()
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
struct DeliveryProgress: View {
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

#Preview("Totals", traits: .sizeThatFitsLayout) {
  let cart = Cart(lines: [Cart.Line(tea: TeaCatalogue.rooibos, packets: 4)])
  VStack(alignment: .leading, spacing: 12) {
    CartTotals(cart: cart)
    DeliveryProgress(cart: cart)
  }
  .padding()
  .frame(width: 393)
  .tint(Color("AccentColor"))
}
