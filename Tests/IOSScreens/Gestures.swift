import SwiftUI

/// A list of links with values under a bar with a destructive button; the window's tint is #00AEF8.
/// The 80-point icon is a glyph of an icon font: an empty area of its size stands for it.
private struct GesturesScreen: View {
  var body: some View {
    List {
      pictureRow
      Section {
        ValueLink(title: "Shake", value: "Open debug")
      }
      Section("Swipe left") {
        ValueLink(title: "Using one finger", value: "None")
        ValueLink(title: "Using two fingers", value: "Go to next page")
        ValueLink(title: "Using three fingers", value: "Previous server")
      }
      Section("Swipe right") {
        ValueLink(title: "Using one finger", value: "Show sidebar")
        ValueLink(title: "Using two fingers", value: "Back to previous page")
        ValueLink(title: "Using three fingers", value: "Next server")
      }
      Section("Swipe up") {
        ValueLink(title: "Using three fingers", value: "Servers list")
      }
    }
    .contentMargins(.top, 0)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button(role: .destructive) {
        } label: {
          Text("Reset")
        }
      }
    }
  }

  private var pictureRow: some View {
    VStack(spacing: 16) {
      Color.clear.frame(width: 80, height: 80)
        .frame(maxWidth: .infinity, alignment: .center)
      VStack(spacing: 4) {
        Text("Gestures").font(.title3.bold())
        Text("Gestures below will be applied whenever you are using Home Assistant main UI.")
          .foregroundStyle(Color(uiColor: .secondaryLabel))
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, alignment: .center)
      }
    }
    .padding(.vertical, 4)
  }
}

private struct ValueLink: View {
  let title: String
  let value: String

  var body: some View {
    NavigationLink {
      Text(value)
    } label: {
      HStack {
        Text(title)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text(value)
          .frame(alignment: .trailing)
          .foregroundColor(Color(uiColor: .secondaryLabel))
          .truncationMode(.middle)
          .lineLimit(1)
      }
    }
  }
}

#Preview {
  NavigationView {
    GesturesScreen()
  }
  .tint(Color(red: 0, green: 174 / 255, blue: 248 / 255))
  // The status bar of the test's simulator is 53.67 points high, the device's safe area 47.
  .safeAreaPadding(.top, 20.0 / 3)
}
