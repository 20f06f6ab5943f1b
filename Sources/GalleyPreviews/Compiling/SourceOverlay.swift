import Foundation

/// Texts that the compiler reads in the place of files, under the names of those.
struct SourceOverlay {
  /// Words for the compiler.
  let arguments: [String]
  private let files: [String]

  private struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  /// The compiler's description of a file system, of which JSON is a form.
  private struct Description: Encodable {
    var version = 0
    var usesOwnNames = false
    var isCaseSensitive = true
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesOwnNames = "use-external-names"
      case isCaseSensitive = "case-sensitive"
    }
  }

  /// - Parameter texts: by the paths of the files; nil where there is none.
  /// - Throws: `PreviewError` where the folder cannot be written to.
  init?(_ texts: [(path: String, text: [UInt8])], in folder: String) throws {
    if texts.isEmpty { return nil }
    var (files, roots): ([String], [Root]) = ([], [])
    func write(_ data: Data) throws -> String {
      let file = PreviewCache.draft(folder + "/overlay")
      guard FileManager.default.createFile(atPath: file, contents: data) else {
        files.forEach { unlink($0) }
        throw PreviewError(.file, "\(file): it cannot be written")
      }
      files.append(file)
      return file
    }
    for (path, text) in texts {
      roots.append(Root(name: path, contents: try write(Data(text))))
    }
    let description = try JSONEncoder().encode(Description(roots: roots))
    arguments = ["-vfsoverlay", try write(description)]
    self.files = files
  }

  /// Takes the texts away.
  func remove() { files.forEach { unlink($0) } }
}
