import SwiftUI

/// A link that looks like a wide button: a tinted symbol and a bold title.
private struct WideLink: View {
  let destination: URL

  var body: some View {
    Link(destination: destination) {
      HStack(spacing: 16) {
        Image(systemName: "heart")
          .frame(width: 30, height: 30)
          .font(.title2)
          .tint(.blue)
        Text("This is a title")
          .frame(maxWidth: .infinity, alignment: .leading)
          .multilineTextAlignment(.leading)
          .tint(Color(uiColor: .label))
          .font(.body.bold())
      }
    }
    .frame(maxWidth: 600)
    .padding()
    .background(Color(uiColor: .secondarySystemFill))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

#Preview {
  WideLink(destination: URL(string: "https://google.com")!)
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
