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
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: ReadConfiguration) throws
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
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from. Galley opens no documents, and makes none.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to. Galley saves no documents, and makes none.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// What was read; nil for a document that was never saved.
  public let existingFile: FileWrapper?
}

/// An open document as its views see it. Galley opens no documents, and makes none.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// An open document as its views see it. Galley opens no documents, and makes none.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
