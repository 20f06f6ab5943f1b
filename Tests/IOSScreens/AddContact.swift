import SwiftUI

/// A form of a text field and a button under a bar without a title.
/// In the real image the field has the focus: its insertion point is ignored.
private struct AddContactScreen: View {
  @State private var name = "Blob"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Save") {}
    }
    .toolbar {
      ToolbarItem {
        Button("Cancel") {}
      }
    }
  }
}

#Preview {
  NavigationStack {
    AddContactScreen()
  }
}
