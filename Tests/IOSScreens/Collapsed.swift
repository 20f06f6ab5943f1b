import SwiftUI

/// The closed header of a collapsible view: a text and a chevron, then an empty stack.
private struct CollapsedScreen: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("This is a header")
        Spacer()
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          .tint(.accentColor)
      }
      .frame(maxWidth: .infinity)
      VStack(alignment: .leading) {
        if isExpanded {
          Text("This is a content")
        }
      }
    }
  }
}

#Preview {
  CollapsedScreen()
    // The status bar of the test's simulator is 54 points high, the device's safe area 47.
    .safeAreaPadding(.top, 7)
}
