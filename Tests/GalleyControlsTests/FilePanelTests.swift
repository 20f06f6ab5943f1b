import Galley
import Testing

/// Panels for files are names, and reported where one would be seen.
@Suite struct FilePanelTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "note"
    init() {}
    init(configuration: ReadConfiguration) throws { self.init() }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func reported(_ view: some View) throws -> [RenderProblem.Kind] {
    try Renderer().render(view.frame(width: 100, height: 40)).problems.map(\.kind)
  }

  private func exporter(_ isPresented: Bool, _ document: Note?) -> some View {
    Text(verbatim: "a").fileExporter(
      isPresented: .constant(isPresented), document: document, contentType: .plainText
    ) { _ in }
  }

  @Test func aPanelThatWouldBeSeenIsReported() throws {
    #expect(try reported(exporter(true, Note())) == [.ignored("fileExporter")])
    #expect(try reported(exporter(false, Note())) == [])
    #expect(try reported(exporter(true, nil)) == [])
    let none: [String] = []
    let items = Text(verbatim: "a").fileExporter(
      isPresented: .constant(true), items: none, onCompletion: { _ in }, onCancellation: {})
    #expect(try reported(items) == [])
    let mover = Text(verbatim: "a").fileMover(isPresented: .constant(true), files: [URL]()) { _ in }
    #expect(try reported(mover) == [.ignored("fileMover")])
  }

  @Test func documentsAreWrittenToWhatTheyAreReadFrom() {
    #expect(Note.writableContentTypes == [.plainText])
  }
}
