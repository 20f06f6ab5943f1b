import SwiftUI

/// A title, a subtitle and a message, centred.
private struct CentredTexts: View {
  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text("Hello")
          .font(.title)
        Text("PreviewSnapshots")
          .font(.subheadline)
      }
      Text("This is a test")
        .font(.body)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

#Preview {
  CentredTexts()
}
