import SwiftUI

enum MatchedTabBarItem: String, CaseIterable, Identifiable {
  case home, search, favorites, cart, profile

  var id: String { rawValue }

  var icon: String {
    switch self {
    case .home: return "house"
    case .search: return "magnifyingglass"
    case .favorites: return "heart"
    case .cart: return "bag"
    case .profile: return "person"
    }
  }

  var tint: Color {
    switch self {
    case .home: return .blue
    case .search: return .green
    case .favorites: return .pink
    case .cart: return .orange
    case .profile: return .purple
    }
  }
}

private extension EnvironmentValues {
  @Entry var hidesTabLabels = false
}

private struct BarHeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct MatchedTabBarContainer<Content: View>: View {
  @Binding var selection: MatchedTabBarItem
  @ViewBuilder let content: (MatchedTabBarItem) -> Content

  var body: some View {
    content(selection)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        MatchedTabBarBar(selection: $selection)
      }
  }
}

struct MatchedTabBarBar: View {
  @Binding var selection: MatchedTabBarItem
  @Namespace private var namespace
  @Environment(\.hidesTabLabels) private var hidesLabels

  var body: some View {
    HStack(spacing: 0) {
      ForEach(MatchedTabBarItem.allCases) { item in
        button(for: item)
      }
    }
    .padding(6)
    .background(.regularMaterial, in: Capsule())
    .overlay(Capsule().stroke(.quaternary, lineWidth: 1))
    .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
    .padding(.horizontal)
    .padding(.bottom, 8)
    .background {
      GeometryReader { proxy in
        Color.clear.preference(key: BarHeightKey.self, value: proxy.size.height)
      }
    }
  }

  private func button(for item: MatchedTabBarItem) -> some View {
    let isSelected = item == selection
    return Button {
      withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) {
        selection = item
      }
    } label: {
      HStack(spacing: 6) {
        Image(systemName: item.icon)
          .symbolVariant(isSelected ? .fill : .none)
          .font(.system(size: 18, weight: .semibold))
        if isSelected && !hidesLabels {
          Text(item.rawValue.capitalized)
            .font(.footnote.bold())
            .lineLimit(1)
            .fixedSize()
        }
      }
      .foregroundStyle(isSelected ? item.tint : .secondary)
      .padding(.vertical, 12)
      .padding(.horizontal, 12)
      .frame(maxWidth: isSelected ? nil : .infinity)
      .background {
        if isSelected {
          Capsule()
            .fill(item.tint.opacity(0.2))
            .matchedGeometryEffect(id: "highlight", in: namespace)
        }
      }
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(item.rawValue)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

struct MatchedTabBarView: View {
  @State private var selection = MatchedTabBarItem.home
  @SceneStorage("matchedTabBar.visits") private var visits = 0
  @State private var barHeight: CGFloat = 0

  var body: some View {
    MatchedTabBarContainer(selection: $selection) { item in
      ZStack {
        item.tint.opacity(0.12).ignoresSafeArea()
        VStack(spacing: 12) {
          Image(systemName: item.icon)
            .font(.system(size: 64, weight: .light))
            .foregroundStyle(item.tint)
            .id(item)
            .transition(.scale.combined(with: .opacity))
          Text(item.rawValue.capitalized).font(.title2)
          Text("Switched \(visits) times, bar is \(Int(barHeight)) pt high")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
    .onPreferenceChange(BarHeightKey.self) { [$barHeight] in $barHeight.wrappedValue = $0 }
    .onChange(of: selection) { visits += 1 }
  }
}

#Preview("Light") {
  MatchedTabBarView()
}

#Preview("Dark") {
  MatchedTabBarView()
    .preferredColorScheme(.dark)
}
