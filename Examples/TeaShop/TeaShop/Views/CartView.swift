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
        CartTotals(cart: cart)
      } footer: {
        DeliveryProgress(cart: cart)
      }
      .listRowBackground(Color("Brand/Card"))
    }
  }
}

/// A tea in the cart.
private struct CartLine: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Binding var line: Cart.Line

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        label
        stepper
          .labelsHidden()
      }
    } else {
      stepper
    }
  }

  private var stepper: some View {
    Stepper(value: $line.packets, in: 1...10) { label }
  }

  private var label: some View {
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
