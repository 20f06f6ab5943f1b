import SwiftUI

/// A list of names below a large title, with a plus in the bar.
private struct ContactsScreen: View {
  private let names = ["Blob", "Blob Jr", "Blob Sr"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
      }
      .navigationTitle("Contacts")
      .toolbar {
        ToolbarItem {
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    }
  }
}

#Preview {
  ContactsScreen()
}
