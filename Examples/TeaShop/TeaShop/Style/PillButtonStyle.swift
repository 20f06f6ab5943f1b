import SwiftUI

/// A wide button with round ends, filled with the accent colour unless it is a quiet one.
struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var isQuiet = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .padding(.horizontal, 20)
      .foregroundStyle(isQuiet ? AnyShapeStyle(.tint) : AnyShapeStyle(Color("Brand/OnAccent")))
      .background(fill, in: .rect(cornerRadius: 26, style: .continuous))
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }

  private var fill: AnyShapeStyle {
    isQuiet ? AnyShapeStyle(TintShapeStyle().opacity(0.14)) : AnyShapeStyle(.tint)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
  static var quietPill: PillButtonStyle { PillButtonStyle(isQuiet: true) }
}

#Preview("Buttons", traits: .fixedLayout(width: 340, height: 380)) {
  VStack(spacing: 14) {
    Button("Add to cart") {}
      .buttonStyle(.pill)
    Button("Order", systemImage: "shippingbox") {}
      .buttonStyle(.quietPill)
    Button("Sold out") {}
      .buttonStyle(.pill)
      .disabled(true)
  }
  .tint(Color("AccentColor"))
  .padding()
}
