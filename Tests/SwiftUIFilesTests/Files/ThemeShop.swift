import SwiftUI

struct ThemeShopTheme: Identifiable, Equatable, Sendable {
  let id: String
  let accent: Color
  let background: Color
  let surface: Color
  let text: Color
  var cornerRadius: CGFloat = 16

  static let ocean = ThemeShopTheme(
    id: "Ocean", accent: Color(hex: 0x0A84FF), background: Color(hex: 0xEAF4FB),
    surface: .white, text: Color(hex: 0x12324A))
  static let forest = ThemeShopTheme(
    id: "Forest", accent: Color(hex: 0x2E7D32), background: Color(hex: 0xEEF5EA),
    surface: Color(hex: 0xFAFFF5), text: Color(hex: 0x1B3A1D), cornerRadius: 8)
  static let night = ThemeShopTheme(
    id: "Night", accent: Color(hex: 0xFFB300), background: Color(hex: 0x14141C),
    surface: Color(hex: 0x22222E), text: Color(hex: 0xF2F2F7), cornerRadius: 24)
  static let candy = ThemeShopTheme(
    id: "Candy", accent: Color(hex: 0xE91E63), background: Color(hex: 0xFFF0F6),
    surface: .white, text: Color(hex: 0x4A1230), cornerRadius: 30)

  static let all = [ocean, forest, night, candy]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = ThemeShopTheme.ocean
}

private extension EnvironmentValues {
  var shopTheme: ThemeShopTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var shopDensity: CGFloat = 1
}

private extension Color {
  init(hex: UInt32) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255
    )
  }
}

private struct ThemedButtonStyle: ButtonStyle {
  @Environment(\.shopTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .frame(maxWidth: .infinity)
      .padding()
      .background(theme.accent.opacity(isEnabled ? 1 : 0.4))
      .foregroundStyle(theme.background)
      .clipShape(.rect(cornerRadius: theme.cornerRadius))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

struct ThemeShopView: View {
  @State private var theme = ThemeShopTheme.forest
  @State private var applied = ThemeShopTheme.ocean.id
  @State private var isCompact = false

  var body: some View {
    VStack(spacing: 24) {
      ThemeShopPreviewCard()
      Picker("Density", selection: $isCompact) {
        Text("Regular").tag(false)
        Text("Compact").tag(true)
      }
      .pickerStyle(.segmented)

      HStack(spacing: 18) {
        ForEach(ThemeShopTheme.all) { option in
          swatch(option)
        }
      }
      Spacer()
      Button(applied == theme.id ? "Applied" : "Apply \(theme.id)") { applied = theme.id }
        .buttonStyle(ThemedButtonStyle())
        .disabled(applied == theme.id)
    }
    .padding(24)
    .background(theme.background.ignoresSafeArea())
    .environment(\.shopTheme, theme)
    .environment(\.shopDensity, isCompact ? 0.6 : 1)
    .animation(.smooth, value: theme)
    .animation(.smooth, value: isCompact)
  }

  private func swatch(_ option: ThemeShopTheme) -> some View {
    Button {
      theme = option
    } label: {
      VStack {
        Circle()
          .fill(option.accent)
          .overlay { Circle().trim(from: 0.5, to: 1).fill(option.background.opacity(0.8)) }
          .frame(width: 48, height: 48)
          .overlay { Circle().stroke(theme.text, lineWidth: option == theme ? 3 : 0).padding(-4) }
        Text(option.id).font(.caption).foregroundStyle(theme.text)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(option == theme ? .isSelected : [])
  }
}

struct ThemeShopPreviewCard: View {
  @Environment(\.shopTheme) private var theme
  @Environment(\.shopDensity) private var density

  var body: some View {
    VStack(alignment: .leading, spacing: 12 * density) {
      Label("Preview", systemImage: "paintpalette.fill").foregroundStyle(theme.accent)
      Text("Make it yours").font(.title.bold())
      Text("Colours, corners and spacing all follow the environment.").opacity(0.7)
      ProgressView(value: 0.65).tint(theme.accent)
    }
    .foregroundStyle(theme.text)
    .padding(20 * density)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.surface, in: .rect(cornerRadius: theme.cornerRadius))
    .shadow(color: theme.accent.opacity(0.2), radius: 12, y: 6)
  }
}

#Preview { ThemeShopView() }
