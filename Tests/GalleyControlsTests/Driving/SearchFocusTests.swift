import Galley
import GalleyViews
import Testing

/// The field of `searchable` has the focus of a state.
@MainActor @Suite struct SearchFocusTests {
  /// Says whether somebody searches, and for what.
  private struct Status: View {
    let query: String
    let focus: String
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text("\(isSearching ? "searches" : "rests") \(query) \(focus)") }
  }

  private struct Search: View {
    let isOnScreen: Bool
    @State private var query = ""
    @State private var note = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      if isOnScreen { NavigationStack { content } } else { content }
    }
    private var content: some View {
      VStack {
        Status(query: query, focus: "\(isFocused)")
        TextField("Note", text: $note)
        Button("Find") { isFocused = true }
      }
      .frame(width: 300, height: 300)
      .searchable(text: $query, prompt: "Search here")
      .searchFocused($isFocused)
    }
  }

  private struct Fields: View {
    enum Field: Hashable { case note, search }
    @State private var query = ""
    @State private var note = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        Status(query: query, focus: field.map { "\($0)" } ?? "none")
        TextField("Note", text: $note).focused($field, equals: .note)
        Button("Find") { field = .search }
      }
      .frame(width: 300, height: 300)
      .searchable(text: $query)
      .searchFocused($field, equals: .search)
    }
  }

  private func status(_ renderer: ImageRenderer<some View>) throws -> String? {
    var found: String?
    _ = try renderer.draw().layoutTree?.first { node in
      guard let text = node.text, text.hasPrefix("searches") || text.hasPrefix("rests") else {
        return false
      }
      found = text
      return true
    }
    return found
  }

  @Test(arguments: [false, true]) func typingGoesToTheFieldOfTheState(_ isOnScreen: Bool) throws {
    let renderer = ImageRenderer(content: Search(isOnScreen: isOnScreen))
    #expect(try status(renderer) == "rests  false")
    try renderer.tap("Find")
    #expect(try status(renderer) == "searches  true")
    try renderer.type("tea")
    #expect(try status(renderer) == "searches tea true")
    try renderer.tap("Note")
    #expect(try status(renderer) == "rests tea false")
    try renderer.tap("Search here")
    #expect(try status(renderer) == "searches tea true")
  }

  @Test func theStateMayHoldOtherFields() throws {
    let renderer = ImageRenderer(content: Fields())
    try renderer.tap("Note")
    #expect(try status(renderer) == "rests  note")
    try renderer.tap("Find")
    #expect(try status(renderer) == "searches  search")
    try renderer.type("x")
    #expect(try status(renderer) == "searches x search")
  }
}
