import SwiftUI

/// An emoji and two texts in the middle of a screen, gray, beside a legend of keys.
private struct ShortcutsScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("⌨️")
        .font(.system(size: 64))
      Text("SwiftUI Keyboard Shortcuts")
        .font(.headline)
      Text("Press ⌘ to see available shortcuts")
        .font(.subheadline)
        .foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    // The safe area of the test's device.
    .padding(EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
    .background(Color(uiColor: .systemBackground))
    .saturation(0)
  }
}

/// Rows of 22 points: keys at least 24 wide, then the title.
private struct KeyLegend: View {
  private let rows: [(keys: [String], title: String)] = [
    (["⌘", "N"], "New"), (["⌘", "O"], "Open"), (["⌘", "S"], "Save"), (["⌘", "C"], "Copy"),
    (["⌘", "V"], "Paste"), (["⌥", "⇧", "⌘", "V"], "Paste Special"), (["esc"], "Escape"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(rows, id: \.title) { row in
        HStack(spacing: 10) {
          HStack(spacing: 4) {
            ForEach(row.keys, id: \.self) { key in
              KeyCap(symbol: key)
            }
          }
          Text(row.title)
            .font(.system(size: 14, weight: .medium))
        }
        .frame(height: 22)
      }
    }
    .foregroundColor(.black)
    .padding(16)
    .frame(width: 250, height: 874, alignment: .topLeading)
    .background(Color(white: 0.9))
  }
}

private struct KeyCap: View {
  let symbol: String

  var body: some View {
    Text(symbol)
      .font(.system(size: 13, weight: .medium, design: .monospaced))
      .padding(.horizontal, 6)
      .frame(minWidth: 24, minHeight: 22, maxHeight: 22)
      .background(Color(white: 0.88))
      .clipShape(RoundedRectangle(cornerRadius: 4))
      .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(Color(white: 0.75), lineWidth: 0.5))
  }
}

#Preview {
  HStack(alignment: .top, spacing: 0) {
    ShortcutsScreen()
      .frame(width: 402, height: 874)
    Color(white: 0.8)
      .frame(width: 1, height: 874)
    KeyLegend()
  }
}
