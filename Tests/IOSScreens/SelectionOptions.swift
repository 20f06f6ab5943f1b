import SwiftUI

/// Three bordered buttons with a circle, a title and perhaps a subtitle.
private struct OptionsScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      OptionRow(
        title: "Most secure: Allow this app to know when you're home",
        subtitle: "This provides the best security features")
      OptionRow(
        title: "Less secure: Do not allow this app to know when you're home",
        subtitle: "Limited functionality but more privacy")
      OptionRow(title: "Custom Configuration")
    }
  }
}

private struct OptionRow: View {
  let title: String
  var subtitle: String?

  var body: some View {
    Button {
    } label: {
      HStack(alignment: .top, spacing: 16) {
        Circle()
          .stroke(Color.gray.opacity(0.5), lineWidth: 2)
          .frame(width: 20, height: 20)
          .padding(.top, 4)
        VStack(alignment: .leading, spacing: 4) {
          Text(title)
            .font(.caption)
            .foregroundStyle(.primary)
            .multilineTextAlignment(.leading)
          if let subtitle {
            Text(subtitle)
              .font(.caption2)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.leading)
          }
        }
        Spacer()
      }
      .padding(16)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .fill(Color.clear)
          .overlay(
            RoundedRectangle(cornerRadius: 12)
              .stroke(Color.gray.opacity(0.3), lineWidth: 1)))
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  OptionsScreen()
    .padding()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
