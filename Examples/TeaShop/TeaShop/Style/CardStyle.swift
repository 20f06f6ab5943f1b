import SwiftUI

extension EnvironmentValues {
  /// How round cards are, in points.
  @Entry var cardRadius: CGFloat = 16
}

/// A panel in the colour of paper with a soft shadow.
struct CardStyle: ViewModifier {
  @Environment(\.cardRadius) private var radius
  @Environment(\.colorScheme) private var colorScheme
  var inset: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .background(Color("Brand/Card"), in: shape)
      .clipShape(shape)
      .overlay {
        shape.strokeBorder(.primary.opacity(colorScheme == .dark ? 0.12 : 0.06))
      }
      .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.08), radius: 8, y: 3)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: radius, style: .continuous)
  }
}

extension View {
  /// Puts the view on a card.
  func card(inset: CGFloat = 16) -> some View {
    modifier(CardStyle(inset: inset))
  }

  /// Paints the shop's paper behind a screen or a list.
  func onPaper() -> some View {
    scrollContentBackground(.hidden)
      .background(Color("Brand/Paper").ignoresSafeArea())
  }

  func cardRadius(_ radius: CGFloat) -> some View {
    environment(\.cardRadius, radius)
  }
}

#Preview("Cards", traits: .sizeThatFitsLayout) {
  VStack(spacing: 20) {
    Label("As round as others", systemImage: "cup.and.saucer")
      .card()
    Label("Hardly round", systemImage: "leaf")
      .card()
      .cardRadius(4)
    Label("Narrow", systemImage: "timer")
      .card(inset: 8)
      .cardRadius(8)
  }
  .padding(24)
  .background(Color("Brand/Paper"))
}
