import SwiftUI

/// Eight button styles in one row of a plain list.
private struct ButtonsScreen: View {
  private let brand = Color(red: 0, green: 174 / 255, blue: 248 / 255)

  var body: some View {
    List {
      VStack {
        Button("primaryButton") {}
          .buttonStyle(BlockStyle(font: .headline, text: .white, fill: brand))
        Button("secondaryButton") {}
          .buttonStyle(BlockStyle(text: brand))
        Button("negativeButton") {}
          .buttonStyle(BlockStyle(text: .white, fill: .red))
        Button("neutralButton") {}
          .buttonStyle(BlockStyle(text: .white, fill: .gray))
        Button("secondaryNegativeButton") {}
          .buttonStyle(BlockStyle(text: .red))
        Button("linkButton") {}
          .buttonStyle(LinkStyle(text: brand))
        Button("criticalButton") {}
          .buttonStyle(CriticalStyle())
        Button("pillButton") {}
          .buttonStyle(PillStyle(fill: brand))
      }
      .padding(.horizontal)
      .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
  }
}

private struct BlockStyle: ButtonStyle {
  var font = Font.callout.bold()
  let text: Color
  var fill = Color.clear

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(font)
      .foregroundColor(text)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 20)
      .padding(.vertical, 14)
      .background(fill)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct LinkStyle: ButtonStyle {
  let text: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote)
      .foregroundColor(text)
      .frame(maxWidth: .infinity)
  }
}

private struct CriticalStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .multilineTextAlignment(.center)
      .font(.callout.bold())
      .foregroundColor(.black)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 20)
      .padding(.vertical, 14)
      .padding()
      .background(.red.opacity(0.5))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.red, lineWidth: 1))
  }
}

private struct PillStyle: ButtonStyle {
  let fill: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.callout.bold())
      .foregroundColor(.white)
      .padding(.vertical, 8)
      .padding(.horizontal, 12)
      .background(fill)
      .frame(alignment: .leading)
      .clipShape(Capsule())
  }
}

#Preview {
  ButtonsScreen()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
