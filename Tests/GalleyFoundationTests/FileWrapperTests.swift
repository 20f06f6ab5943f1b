import Foundation
import GalleyFoundation
import Testing

@Suite struct FileWrapperTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-wrapper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [FileWrapper.WritingOptions.atomic, []])
  func foldersAreWrittenAndReadAgain(_ options: FileWrapper.WritingOptions) throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("Book")
      let pages = FileWrapper(directoryWithFileWrappers: [
        "one.txt": FileWrapper(regularFileWithContents: Data("1".utf8))
      ])
      let book = FileWrapper(directoryWithFileWrappers: ["pages": pages])
      #expect(
        book.addRegularFile(withContents: Data("2".utf8), preferredFilename: "cover") == "cover")
      try book.write(to: url, options: options, originalContentsURL: nil)
      #expect(book.matchesContents(of: url))
      let read = try FileWrapper(url: url)
      #expect(read.isDirectory && read.filename == "Book")
      #expect(
        read.fileWrappers?["pages"]?.fileWrappers?["one.txt"]?.regularFileContents
          == Data("1".utf8))
      // What was there is gone.
      book.removeFileWrapper(pages)
      try book.write(to: url, options: options, originalContentsURL: url)
      #expect(try FileWrapper(url: url).fileWrappers?.keys.sorted() == ["cover"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Book"])
    }
  }

  @Test func namesInAFolderAreToldApart() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let file = FileWrapper(regularFileWithContents: Data())
    file.preferredFilename = "a"
    #expect(folder.addFileWrapper(file) == "a")
    let second = folder.addRegularFile(withContents: Data("x".utf8), preferredFilename: "a")
    #expect(second != "a" && second.hasSuffix("a") && folder.fileWrappers?.count == 2)
    #expect(folder.keyForChildFileWrapper(file) == "a")
    #expect(file.addRegularFile(withContents: Data(), preferredFilename: "b") == "b")
    #expect(file.isRegularFile && file.fileWrappers == nil)
  }

  @Test func linksAndMissingFiles() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("target")
      try Data("t".utf8).write(to: target)
      let link = folder.appendingPathComponent("link")
      try FileWrapper(symbolicLinkWithDestinationURL: target)
        .write(to: link, originalContentsURL: nil)
      let read = try FileWrapper(url: link)
      #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == target.path)
      #expect(throws: (any Error).self) {
        try FileWrapper(url: folder.appendingPathComponent("nothing"))
      }
    }
  }
}
