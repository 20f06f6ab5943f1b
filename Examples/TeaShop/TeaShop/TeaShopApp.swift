import SwiftUI

@main
struct TeaShopApp: App {
  @State private var cart = Cart()
  @AppStorage("appearance") private var appearance = Appearance.system

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(cart)
        .preferredColorScheme(appearance.colorScheme)
    }
  }
}

/// Light, dark, or whatever the phone says.
enum Appearance: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
