import SwiftUI

/// A globe over a text of three lines.
private struct GlobeMessage: View {
  private let message =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt "
    + "ut labore et dolore magna aliqua."

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundColor(.accentColor)
      Text(message)
    }
    .padding(8)
  }
}

#Preview {
  GlobeMessage()
}
