import GalleyGeometry
import GalleyViews

// Name only: an image opens no panel and saves no file. A panel that is presented is reported.

// Documents as values.
nonisolated extension View {
  /// Would write a document to a file that the user chooses. Nothing is drawn or written; a panel that would be
  /// open is a warning.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileExporter", isPresented, document != nil) }

  /// Would write a document, as one of several types, to a file that the user chooses. A panel that would be open
  /// is a warning.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { panel("fileExporter", isPresented, document != nil) }

  /// Would write several documents to a folder that the user chooses. A panel that would be open is a warning.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    panel("fileExporter", isPresented, !documents.isEmpty)
  }

  /// Would write several documents, as one of several types, to a folder. A panel that would be open is a
  /// warning.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    panel("fileExporter", isPresented, !documents.isEmpty)
  }
}

// Documents as objects.
nonisolated extension View {
  /// Would write a document to a file that the user chooses. A panel that would be open is a warning.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { panel("fileExporter", isPresented, document != nil) }

  /// Would write a document, as one of several types, to a file. A panel that would be open is a warning.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { panel("fileExporter", isPresented, document != nil) }

  /// Would write several documents to a folder that the user chooses. A panel that would be open is a warning.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    panel("fileExporter", isPresented, !documents.isEmpty)
  }

  /// Would write several documents, as one of several types, to a folder. A panel that would be open is a
  /// warning.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    panel("fileExporter", isPresented, !documents.isEmpty)
  }
}

// What can be transferred.
nonisolated extension View {
  /// Would write a value to a file that the user chooses. A panel that would be open is a warning.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { panel("fileExporter", isPresented, item != nil) }

  /// Would write several values to a folder that the user chooses. A panel that would be open is a warning.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    panel("fileExporter", isPresented, !items.isEmpty)
  }

  private func panel(
    _ name: String, _ isPresented: Binding<Bool>, _ hasContent: Bool
  ) -> some View {
    presenting(
      isPresented.wrappedValue && hasContent ? Color.clear.ignored(name) : nil, dimsTint: false)
  }
}
