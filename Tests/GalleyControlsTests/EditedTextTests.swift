import Foundation
import Galley
import Testing

/// What is typed breaks where its lines are full; texts that are shown keep a short word from being alone (TX13).
@MainActor @Suite struct EditedTextTests {
  private let text = "Herons wait beside the mill"

  /// The widths of the lines that are the longest, in views of widths around that of the first four words.
  private func widths(_ view: (CGFloat) -> some View) throws -> Set<CGFloat> {
    Set(
      try stride(from: 160 as CGFloat, through: 200, by: 1).compactMap { width in
        let renderer = ImageRenderer(content: view(width).frame(width: width, height: 60))
        return try renderer.draw().layoutTree?.first { $0.text == text }?.frame.width
      })
  }

  private func width(of text: String) throws -> CGFloat {
    let renderer = ImageRenderer(content: Text(verbatim: text))
    return try #require(renderer.draw().layoutTree?.first { $0.text == text }?.frame.width)
  }

  @Test func editedTextHasShortLastLines() throws {
    let full = try width(of: "Herons wait beside the")
    let edited = try widths { _ in TextEditor(text: .constant(text)) }
    #expect(edited.contains(full))
    let field = try widths { _ in TextField("Note", text: .constant(text), axis: .vertical) }
    #expect(field.contains(full))
    let shown = try widths { _ in Text(verbatim: text) }
    #expect(!shown.contains(full))
    #expect(try shown.contains(width(of: "Herons wait beside")))
  }
}
