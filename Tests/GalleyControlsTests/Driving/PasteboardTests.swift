import Foundation
import Galley
import GalleyUIKit
import Testing

/// What views copy, and what they find.
@MainActor @Suite struct PasteboardTests {
  private struct Copier: View {
    @State private var pasted = "nothing"
    var body: some View {
      VStack {
        Button("Copy") { UIPasteboard.general.string = "tea" }
        Button("Copy bytes") {
          UIPasteboard.general.setData(
            Data("oolong".utf8), forPasteboardType: "public.utf8-plain-text")
        }
        Button("Copy both") { UIPasteboard.general.strings = ["one", "two"] }
        Button("Copy address") { UIPasteboard.general.url = URL(string: "https://example.org") }
        Button("Paste") {
          let board = UIPasteboard.general
          pasted = board.hasStrings ? board.string ?? "?" : "\(board.url?.host ?? "nothing")"
        }
        Text("pasted \(pasted)")
      }
    }
  }

  private func pasted(_ renderer: ImageRenderer<Copier>) throws -> String? {
    try renderer.tap("Paste")
    return try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("pasted") ?? false }?.text
  }

  @Test func whatIsCopiedIsPasted() throws {
    let renderer = ImageRenderer(content: Copier())
    #expect(renderer.copiedText == nil)
    #expect(try pasted(renderer) == "pasted nothing")
    try renderer.tap("Copy")
    #expect(renderer.copiedText == "tea")
    #expect(try pasted(renderer) == "pasted tea")
    try renderer.tap("Copy bytes")
    #expect(renderer.copiedText == "oolong")
    try renderer.tap("Copy both")
    #expect(renderer.copiedText == "one")
    // An address takes the place of the texts.
    try renderer.tap("Copy address")
    #expect(renderer.copiedText == nil)
    #expect(try pasted(renderer) == "pasted example.org")
    renderer.copiedText = "coffee"
    #expect(try pasted(renderer) == "pasted coffee")
  }

  @Test func imagesDoNotHearOfEachOther() throws {
    let (one, other) = (ImageRenderer(content: Copier()), ImageRenderer(content: Copier()))
    try one.tap("Copy")
    #expect(try pasted(other) == "pasted nothing")
    try other.tap("Copy both")
    #expect(try pasted(one) == "pasted tea")
  }

  @Test func valuesAreKeptByWhatTheyAre() throws {
    // One pasteboard of the process: the only test that uses it.
    let board = UIPasteboard.general
    let count = board.changeCount
    board.setValue("text", forPasteboardType: "public.plain-text")
    #expect(board.string == "text" && board.strings == ["text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    board.setData(Data([1, 2]), forPasteboardType: "public.rtf")
    #expect(board.data(forPasteboardType: "public.rtf") == Data([1, 2]))
    #expect(!board.hasStrings && board.data(forPasteboardType: "public.plain-text") == nil)
    let image = UIImage()
    board.image = image
    #expect(board.image === image && board.hasImages && !board.hasURLs)
    board.setValue(1, forPasteboardType: "public.number")
    #expect(!board.hasImages && board.strings == nil && board.urls == nil)
    #expect(board.value(forPasteboardType: "public.number") as? Int == 1)
    #expect(board.contains(pasteboardTypes: ["public.text", "public.number"]))
    #expect(!board.contains(pasteboardTypes: ["public.text"]))
    board.setValue(UIColor.red, forPasteboardType: "com.apple.uikit.color")
    #expect(board.color == .red && board.hasColors && !board.hasStrings)
    board.string = "tea"
    #expect(board.value(forPasteboardType: "public.text") as? String == "tea")
    #expect(board.value(forPasteboardType: "public.number") == nil && board.color == nil)
    #expect(board.changeCount == count + 6)
  }

  private struct Note: Transferable, Equatable {
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.text)
    }
    let text: String
  }

  private struct Clips: View {
    @State private var taken: [String] = []
    @State private var notes = [Note(text: "a"), Note(text: "b")]
    let copies: [String]
    var body: some View {
      VStack {
        Text("words").focusable().copyable(copies)
        Text("notes").focusable()
          .cuttable(for: Note.self) {
            defer { notes = [] }
            return notes
          }
          .pasteDestination(for: Note.self) { notes += $0 }
        Text("taker").focusable()
          .pasteDestination(for: String.self) {
            taken += $0
          } validator: {
            $0.filter { $0 != "no" }
          }
        Text(verbatim: "taken \(taken.joined(separator: ",")) of \(notes.count)")
      }
    }
  }

  private func taken(_ renderer: ImageRenderer<Clips>) throws -> String? {
    try renderer.draw().layoutTree?.first { $0.text?.hasPrefix("taken") ?? false }?.text
  }

  @Test func keysCopyCutAndPasteWhereTheFocusIs() throws {
    let renderer = ImageRenderer(content: Clips(copies: ["one", "no", "two"]))
    try renderer.tap("words")
    try renderer.key("c", modifiers: .command)
    #expect(renderer.copiedText == "one")
    try renderer.tap("taker")
    try renderer.key("v", modifiers: .command)
    #expect(try taken(renderer) == "taken one,two of 2")
    try renderer.tap("notes")
    // Nobody takes the texts.
    #expect(throws: DrivingError.self) { try renderer.key("v", modifiers: .command) }
    #expect(try taken(renderer) == "taken one,two of 2")
    try renderer.key("x", modifiers: .command)
    #expect(renderer.copiedText == nil)
    #expect(try taken(renderer) == "taken one,two of 0")
    for _ in 0..<2 { try renderer.key("v", modifiers: .command) }
    #expect(try taken(renderer) == "taken one,two of 4")
  }

  @Test func noItemsLeaveWhatWasCopied() throws {
    let renderer = ImageRenderer(content: Clips(copies: []))
    renderer.copiedText = "before"
    try renderer.tap("words")
    #expect(throws: DrivingError.self) { try renderer.key("c", modifiers: .command) }
    #expect(renderer.copiedText == "before")
  }
}
