import SwiftUI

/// The tabs of the app.
struct RootView: View {
  enum Screen: Hashable {
    case discover
    case teas
    case cart
    case settings
  }

  @Environment(Cart.self) private var cart
  @State private var screen: Screen

  init(screen: Screen = .discover) {
    _screen = State(initialValue: screen)
  }

  var body: some View {
    TabView(selection: $screen) {
      Tab("Discover", systemImage: "sparkles", value: Screen.discover) {
        NavigationStack { TeaGridView() }
      }
      Tab("Teas", systemImage: "leaf", value: Screen.teas) {
        NavigationStack { TeaListView() }
      }
      Tab("Cart", systemImage: "cart", value: Screen.cart) {
        NavigationStack { CartView() }
      }
      .badge(cart.packets)
      Tab("Settings", systemImage: "gearshape", value: Screen.settings) {
        NavigationStack { SettingsView() }
      }
    }
    .tint(Color("AccentColor"))
  }
}

#Preview("Shop") {
  RootView()
    .environment(Cart.sample)
}

#Preview("Shop, cart, dark") {
  RootView(screen: .cart)
    .environment(Cart.sample)
    .preferredColorScheme(.dark)
}
