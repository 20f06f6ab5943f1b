// row: `DocumentGroup`
// expect: DocumentGroup opens documents in windows; Galley only draws views.
import SwiftUI
struct Sample: App {
  struct Note { var text = "" }
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { note in Text(note.wrappedValue.text) }
  }
}
