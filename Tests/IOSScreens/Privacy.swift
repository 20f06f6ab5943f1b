import SwiftUI

/// A list with a picture row on top and two switches with footers.
/// The 80-point icon is a glyph of an icon font: an empty area of its size stands for it.
private struct PrivacyScreen: View {
  @State private var sendsMessages = true
  @State private var checksAlerts = true

  var body: some View {
    List {
      pictureRow
      Section(
        footer: Text(
          "Firebase Cloud Messaging must be enabled for push notifications to function.")
      ) {
        Toggle("Firebase Cloud Messaging", isOn: $sendsMessages)
      }
      Section(
        footer: Text("Allows checking for important alerts like security vulnerabilities.")
      ) {
        Toggle("Alerts", isOn: $checksAlerts)
      }
    }
    .contentMargins(.top, 0)
  }

  private var pictureRow: some View {
    VStack(spacing: 16) {
      Color.clear.frame(width: 80, height: 80)
        .frame(maxWidth: .infinity, alignment: .center)
      VStack(spacing: 4) {
        Text("Privacy").font(.title3.bold())
        Text("You are in control of your data.")
          .foregroundStyle(Color(uiColor: .secondaryLabel))
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, alignment: .center)
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview {
  PrivacyScreen()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
