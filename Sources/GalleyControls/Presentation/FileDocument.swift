import GalleyCombine
import GalleyFoundation
import GalleyGeometry
import GalleyViews

/// A document as a value, which is read from a file and written to one.
public protocol FileDocument {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to: those that it is read from, unless declared.
  static var writableContentTypes: [UTType] { get }
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  /// - Throws: what the document throws of a file that it cannot read.
  init(configuration: ReadConfiguration) throws
  /// The document as a file or a folder.
  /// - Throws: what the document throws if it cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, which is read from a file; what is written is a snapshot of it.
public protocol ReferenceFileDocument: ObservableObject {
  /// What of the document is written.
  associatedtype Snapshot
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to: those that it is read from, unless declared.
  static var writableContentTypes: [UTType] { get }
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  /// - Throws: what the document throws of a file that it cannot read.
  init(configuration: ReadConfiguration) throws
  /// What is written of the document as it is now.
  /// - Throws: what the document throws if it cannot be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// A snapshot as a file or a folder.
  /// - Throws: what the document throws if it cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from. Galley opens no documents, and makes none.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file or the folder.
  public let file: FileWrapper
}

/// What a document is written to. Galley saves no documents, and makes none.
public struct FileDocumentWriteConfiguration {
  /// The type of the file to be written.
  public let contentType: UTType
  /// What was read; nil for a document that was never saved.
  public let existingFile: FileWrapper?
}

/// An open document as its views see it. Galley opens no documents, and makes none.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document, to be read and changed.
  @Binding public var document: Document
  /// Where the document is, or nil if it was never saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document as its views see it. Galley opens no documents, and makes none.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, to be read and changed.
  @ObservedObject public var document: Document
  /// Where the document is, or nil if it was never saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
