import GalleyGeometry
import GalleyLayout
import GalleyViews

/// The bar of a tab view on iOS 26: a capsule that floats above the screen's end. The chosen tab stands on a capsule of its
/// own. The colours are those that its glass has above white and above black.
struct FloatingTabBar {
  let items: [TabPages.Item]
  @Environment(\.lookNumbers) private var numbers
  @Environment(\.deviceSafeArea) private var device

  init(items: [TabPages.Item]) { self.items = items }

  /// All measured: 1_en-US.png (light) and 3_en-US.png (dark) of skiptools/skipapp-showcase.
  private static let ground = Color(
    _light: Color(white: 253 / 255.0),
    dark: Color(red: 32 / 255.0, green: 32 / 255.0, blue: 33 / 255.0))
  private static let chosenGround = Color(
    _light: Color(white: 235 / 255.0),
    dark: Color(red: 65 / 255.0, green: 65 / 255.0, blue: 66 / 255.0))
  private static let edge = Color(
    _light: .white, dark: Color(red: 64 / 255.0, green: 64 / 255.0, blue: 66 / 255.0))
  /// Points.
  private static let edgeWidth: CGFloat = 2 / 3.0
  /// White is 6 of 255 darker above the bar, 12 below it and 8 beside it, and white again 33 away.
  private static let shadow = Color.black.opacity(0.07)
  /// Points.
  private static let shadowRadius: CGFloat = 16
  private static let shadowOffset: CGFloat = 7
}

nonisolated extension FloatingTabBar: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        TabBarItem(item: items[index]).frame(maxWidth: numbers.tabWidth)
          .background { if items[index].isSelected { chosenCapsule } }
          .choosing(items[index])
      }
    }
    .padding(.horizontal, numbers.tabBarPadding)
    .frame(height: numbers.tabBarHeight)
    .background {
      Capsule().fill(Self.ground)
        .shadow(color: Self.shadow, radius: Self.shadowRadius, y: Self.shadowOffset)
        .overlay { Capsule().strokeBorder(Self.edge, lineWidth: Self.edgeWidth) }
    }
    // No more than this is known of the sides: as far away as the screen's end is (assumed).
    .padding(.horizontal, numbers.tabBarEnd)
    .frame(maxWidth: .infinity)
    .frame(height: room, alignment: .top)
  }

  /// Behind the chosen tab; it reaches beyond the tab as far as it stays within the bar.
  private var chosenCapsule: some View {
    Capsule().fill(Self.chosenGround)
      .padding(.horizontal, numbers.chosenTabInset - numbers.tabBarPadding)
      .padding(.vertical, numbers.chosenTabInset)
  }

  /// What the bar takes of the content, in points: it reaches into the safe area at the screen's end.
  private var room: CGFloat {
    max(0, numbers.tabBarHeight + numbers.tabBarEnd - (device?.bottom ?? 0))
  }
}
