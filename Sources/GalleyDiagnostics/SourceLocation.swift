import GalleyGeometry

/// A text that views are read from. It is asked for places only when a message needs them.
package protocol SourceDocument: AnyObject, Sendable {
  /// The name for messages.
  var file: String { get }
  /// Line and column from 1, the column in characters.
  func position(of offset: Int) -> (line: Int, column: Int)
  /// The way to the value at a byte: `$.view.children[2]`.
  func path(of offset: Int) -> String
}

/// Where a view stands in the file that it was read from.
public struct SourceLocation: Hashable, Sendable {
  private let document: any SourceDocument
  /// In bytes from the document's start.
  private let offset: Int

  package init(_ document: any SourceDocument, offset: Int) {
    self.document = document
    self.offset = offset
  }

  /// The name of the file.
  public var file: String { document.file }
  /// The line, counted from 1.
  public var line: Int { document.position(of: offset).line }
  /// The column in characters, counted from 1.
  public var column: Int { document.position(of: offset).column }
  /// The way to the value: `$.view.children[2]`.
  public var path: String { document.path(of: offset) }

  /// Whether both are the same byte of the same document.
  public static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.document === other.document && one.offset == other.offset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(offset)
  }
}
