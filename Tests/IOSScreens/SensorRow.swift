import SwiftUI

/// A list with one row of an icon and two texts, without a bar.
/// The 24-point icon is a glyph of an icon font: an empty area of its size stands for it.
private struct SensorScreen: View {
  var body: some View {
    List {
      HStack(spacing: 16) {
        Color.clear.frame(width: 24, height: 24)
        VStack(alignment: .leading) {
          Text("Sensor 1")
            .foregroundColor(.primary)
          Text("false")
            .foregroundColor(.secondary)
            .font(.subheadline)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

#Preview {
  SensorScreen()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
