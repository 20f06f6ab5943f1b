import SwiftUI

/// A list with one link whose value stands at the trailing edge, under an empty bar.
private struct PickerRowScreen: View {
  var body: some View {
    List {
      NavigationLink {
        Text("aaaa")
      } label: {
        HStack {
          Text("Select Item")
          Text("aaaa")
            .frame(maxWidth: .infinity, alignment: .trailing)
            .foregroundColor(Color(uiColor: .secondaryLabel))
        }
      }
    }
  }
}

#Preview {
  NavigationView {
    PickerRowScreen()
  }
  // The window of the test's simulator has a safe area of 59 points, the device one of 47.
  .safeAreaPadding(.top, 12)
}
