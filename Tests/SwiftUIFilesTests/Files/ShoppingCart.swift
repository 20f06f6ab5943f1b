import SwiftUI

struct ShoppingCartLine: Identifiable {
  let id = UUID()
  let title: String
  let variant: String
  let emoji: String
  let unitPrice: Double
  var quantity: Int

  var total: Double { unitPrice * Double(quantity) }
}

@Observable
@MainActor
final class ShoppingCartModel {
  var lines: [ShoppingCartLine] = [
    .init(
      title: "Trail Sneakers", variant: "Size 42 · Olive", emoji: "👟", unitPrice: 119.99,
      quantity: 1),
    .init(title: "Merino Socks", variant: "M · Grey", emoji: "🧦", unitPrice: 14.5, quantity: 3),
    .init(title: "Day Pack", variant: "18 L · Sand", emoji: "🎒", unitPrice: 79, quantity: 1),
  ]
  var coupon = ""
  private(set) var discount = 0.0

  var subtotal: Double { lines.reduce(0) { $0 + $1.total } }
  var shipping: Double { subtotal > 150 || lines.isEmpty ? 0 : 6.9 }
  var total: Double { subtotal * (1 - discount) + shipping }
  var count: Int { lines.map(\.quantity).reduce(0, +) }

  func applyCoupon() {
    discount = coupon.uppercased() == "SWIFT10" ? 0.1 : 0
  }

  func remove(_ line: ShoppingCartLine) {
    lines.removeAll { $0.id == line.id }
  }
}

struct ShoppingCartView: View {
  @State private var cart = ShoppingCartModel()
  @State private var isCheckingOut = false

  var body: some View {
    NavigationStack {
      Group {
        if cart.lines.isEmpty {
          ContentUnavailableView(
            "Your cart is empty", systemImage: "cart",
            description: Text("Items you add will show up here."))
        } else {
          list
        }
      }
      .navigationTitle("Cart (\(cart.count))")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
      }
      .sheet(isPresented: $isCheckingOut) {
        CheckoutSheet(total: cart.total)
          .presentationDetents([.medium])
          .presentationDragIndicator(.visible)
      }
    }
  }

  private var list: some View {
    List {
      Section {
        ForEach($cart.lines) { $line in
          LineRow(line: $line)
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                withAnimation { cart.remove(line) }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Save", systemImage: "bookmark") {}.tint(.indigo)
            }
        }
        .onDelete { cart.lines.remove(atOffsets: $0) }
        .onMove { cart.lines.move(fromOffsets: $0, toOffset: $1) }
      }

      Section("Promo code") {
        HStack {
          TextField("SWIFT10", text: $cart.coupon)
            .textInputAutocapitalization(.characters)
          Button("Apply", action: cart.applyCoupon)
            .buttonStyle(.borderless)
        }
      }

      Section {
        summary("Subtotal", cart.subtotal)
        if cart.discount > 0 {
          summary("Discount", -cart.subtotal * cart.discount).foregroundStyle(.green)
        }
        summary("Shipping", cart.shipping)
        summary("Total", cart.total).font(.headline)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        isCheckingOut = true
      } label: {
        Text("Check out · \(cart.total, format: .currency(code: "USD"))")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
      .background(.bar)
    }
  }

  private func summary(_ title: LocalizedStringKey, _ value: Double) -> some View {
    LabeledContent(title) {
      Text(value, format: .currency(code: "USD")).monospacedDigit()
    }
  }
}

private struct LineRow: View {
  @Binding var line: ShoppingCartLine

  var body: some View {
    HStack(spacing: 12) {
      Text(line.emoji)
        .font(.largeTitle)
        .frame(width: 60, height: 60)
        .background(.quaternary, in: .rect(cornerRadius: 12))
      VStack(alignment: .leading) {
        Text(line.title).font(.headline)
        Text(line.variant).font(.caption).foregroundStyle(.secondary)
        Stepper("Qty \(line.quantity)", value: $line.quantity, in: 1...10)
          .font(.subheadline)
      }
    }
  }
}

private struct CheckoutSheet: View {
  @Environment(\.dismiss) private var dismiss
  let total: Double

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "creditcard.and.123").font(.system(size: 48)).foregroundStyle(.tint)
      Text("Pay \(total, format: .currency(code: "USD"))?").font(.title2.bold())
      Button("Confirm") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  ShoppingCartView()
}
