import SwiftUI

// row: `searchFocused`
struct Sample_searchFocused: View {
  enum Field: Hashable { case search, note }
  @State private var query = ""
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  var body: some View {
    NavigationStack {
      List { Text("A") }
        .searchable(text: $query, prompt: "Find")
        .searchFocused($isFocused)
        .searchFocused($field, equals: .search)
        .onAppear { isFocused = true }
    }
  }
}
