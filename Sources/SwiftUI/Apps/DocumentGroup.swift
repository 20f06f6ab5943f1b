import GalleyViews

/// Name only: windows of documents. Galley opens no files, and makes no views of them.
nonisolated public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Windows in which documents are edited, new ones included. The editor is never made.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Windows in which documents are shown. The viewer is never made.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows in which documents that are objects are edited, new ones included. The editor is never made.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}

  /// Windows in which documents that are objects are shown. The viewer is never made.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
