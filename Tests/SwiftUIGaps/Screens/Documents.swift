import SwiftUI
import UniformTypeIdentifiers

// row: `DocumentGroup`, `FileDocument`, `ReferenceFileDocument`, `FileWrapper`
struct Sample_note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Sample_book: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var pages: [String] = []
  init() {}
  init(configuration: ReadConfiguration) throws {
    pages = try JSONDecoder().decode(
      [String].self, from: configuration.file.regularFileContents ?? Data())
  }
  func snapshot(contentType: UTType) throws -> [String] { pages }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    let wrapper = configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
    wrapper.addRegularFile(
      withContents: try JSONEncoder().encode(snapshot), preferredFilename: "pages")
    return wrapper
  }
}

struct Sample_noteEditor: View {
  @Binding var document: Sample_note
  @State private var exports = false
  var body: some View {
    TextEditor(text: $document.text)
      .fileExporter(
        isPresented: $exports, document: document, contentType: .plainText, defaultFilename: "Note"
      ) { result in
        if case .failure(let error) = result { print(error) }
      }
      .fileExporter(
        isPresented: $exports, document: document, contentTypes: [.plainText],
        onCompletion: { _ in },
        onCancellation: {}
      )
      .fileExporter(isPresented: $exports, documents: [document], contentType: .text) { _ in }
      .fileExporter(
        isPresented: $exports, item: document.text, contentTypes: [.plainText],
        onCompletion: { print($0) }
      )
      .fileExporter(
        isPresented: $exports, items: [document.text], onCompletion: { _ in }, onCancellation: {}
      )
      .fileMover(isPresented: $exports, files: [URL]()) { print($0) }
      .fileDialogMessage("Where to?").fileExporterFilenameLabel("Name")
  }
}

struct Sample_bookEditor: View {
  @ObservedObject var document: Sample_book
  @State private var exports = false
  var body: some View {
    List(document.pages, id: \.self) { Text($0) }
      .fileExporter(isPresented: $exports, document: document, contentType: .json) { _ in }
  }
}

struct Sample_documentApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Sample_note()) { file in
      Sample_noteEditor(document: file.$document)
    }
    DocumentGroup(newDocument: { Sample_book() }) { file in
      Sample_bookEditor(document: file.document)
    }
    DocumentGroup(viewing: Sample_note.self) { Text($0.document.text) }
  }
}
