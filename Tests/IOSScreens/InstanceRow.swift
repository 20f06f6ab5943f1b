import SwiftUI

/// A bordered row of a symbol that fills its frame and three texts.
private struct InstanceRow: View {
  /// #E0E0E0 in Display P3: a gray is the same in sRGB.
  private let border = Color(red: 224 / 255, green: 224 / 255, blue: 224 / 255)

  var body: some View {
    HStack(spacing: 8) {
      picture
      VStack(alignment: .leading) {
        Text("Home Assistant")
          .font(.headline)
        Text(verbatim: "https://homeassistant.local:8123")
          .font(.caption)
          .foregroundColor(.secondary)
        Text(verbatim: "https://my-home.duckdns.org:8123")
          .font(.caption2)
          .foregroundColor(.secondary)
          .lineLimit(1)
          .truncationMode(.middle)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxWidth: .infinity)
    .frame(minHeight: 60)
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(border, lineWidth: 1))
  }

  private var picture: some View {
    ZStack {
      Image(systemName: "externaldrive.connected.to.line.below")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundStyle(Color(red: 0, green: 154 / 255, blue: 199 / 255))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
        .padding(12)
    }
    .frame(width: 60, height: 60)
  }
}

#Preview {
  InstanceRow()
    .padding()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
